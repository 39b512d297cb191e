"""What is wrong with something that a person edited by hand, in words that fit on one line."""

from pydantic import ValidationError


def first_fault(error: ValidationError) -> str:
    """The first fault pydantic found, as `where: what`, on one line."""
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(step) for step in fault["loc"]) or "the whole"
    # Names of fields are whatever stood in the file: line breaks too.
    shown = "".join(char if char.isprintable() else repr(char)[1:-1] for char in where)
    return f"{shown}: {fault['msg']}"
