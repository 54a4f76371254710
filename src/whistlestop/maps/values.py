"""Values that many keys of a map file have: small numbers, and ids of other parts of the same file."""

from typing import Annotated, TypeAlias

from msgspec import Meta

# Numbers of the game are small on purpose: each fits in one signed byte of a game record.
Number: TypeAlias = Annotated[int, Meta(ge=0, le=127)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=127)]
Signed: TypeAlias = Annotated[int, Meta(ge=-127, le=127)]

# `names` tells a program that offers a choice where the ids are listed.
PlaceId: TypeAlias = Annotated[str, Meta(extra_json_schema={"names": ["places"]})]
CountryId: TypeAlias = Annotated[str, Meta(extra_json_schema={"names": ["countries"]})]
CompanyId: TypeAlias = Annotated[str, Meta(extra_json_schema={"names": ["companies"]})]
GoalId: TypeAlias = Annotated[str, Meta(extra_json_schema={"names": ["places", "countries"]})]
