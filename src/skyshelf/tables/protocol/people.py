"""People: who one is, how one is known again, whom one knows, what one keeps."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from skyshelf.tables.protocol.requests import Key, Name

Handle: TypeAlias = Annotated[str, Meta(max_length=16)]


class PersonNote(Struct, frozen=True):
    """A person as others see them; `tie` is what they are to the reader."""

    handle: str
    name: str
    picture: str
    languages: list[str]
    tie: Literal["friend", "asked", "asks", "blocked", ""] = ""
    here: bool = False


class TitleNote(Struct, frozen=True):
    """How many games of a title somebody has played to the end."""

    game: str
    title: str
    games: int


class ProfileNote(Struct, frozen=True):
    person: PersonNote
    titles: list[TitleNote]
    mine: bool


class DeviceNote(Struct, frozen=True):
    id: str
    name: str
    made_at: float
    seen_at: float
    here: bool


class PasskeyNote(Struct, frozen=True):
    id: str
    name: str
    made_at: float
    used_at: float | None


class MeNote(Struct, frozen=True):
    """Who one is here; without `person` a guest. `waiting` is how many tables of one's own are not over.

    `suspended_until` is None unless organisers have let one do nothing for a while, and said why;
    `warned_for` is what they have warned one for of late.
    """

    name: str
    person: PersonNote | None
    titles: list[TitleNote]
    devices: list[DeviceNote]
    passkeys: list[PasskeyNote]
    passkeys_here: bool
    mail: bool
    oidc: str  # the name of the server that vouches for people, or ""
    organiser: bool
    suspended_until: float | None
    suspended_for: str
    warned_for: list[str]
    waiting: int


class WordsNote(Struct, frozen=True):
    """Shown once: the server cannot say them again."""

    words: list[str]


class EnterBody(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the three. What the guest of this browser has begun is the person's from then on."""

    words: Annotated[str, Meta(max_length=200)] = ""
    code: Annotated[str, Meta(max_length=40)] = ""
    passkey: dict[str, Any] | None = None
    key: Key = ""


class OidcNote(Struct, frozen=True):
    """Where the browser has to go."""

    url: str


class OidcBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser brings back from there."""

    state: Annotated[str, Meta(max_length=100)]
    code: Annotated[str, Meta(max_length=2000)]
    key: Key = ""


class CodeBody(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]
    key: Key = ""


class QrCode(Struct, frozen=True):
    """An address as the path of a drawing `size` units wide that cameras read."""

    address: str
    path: str
    size: int


class DeviceLink(Struct, frozen=True):
    """A code for another browser: as letters, and as a drawing of the address."""

    code: str
    drawing: QrCode
    until: float
    seconds: float


class PasskeyOptions(Struct, frozen=True):
    """What the browser's own functions read, written as JSON."""

    options: str


class PasskeyBody(Struct, frozen=True, forbid_unknown_fields=True):
    passkey: dict[str, Any]
    key: Key = ""


class ProfileBody(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    picture: Annotated[str, Meta(max_length=24, pattern=r"^[a-z0-9-]*$")] = ""
    languages: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=8)] = []
    key: Key = ""


class TieBody(Struct, frozen=True, forbid_unknown_fields=True):
    wish: Literal["befriend", "part", "block", "unblock"]
    key: Key = ""


class DeleteBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The name must be written out: nobody deletes everything by a slip."""

    name: Annotated[str, Meta(max_length=60)]
    key: Key = ""


class DropBody(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=400, pattern=r"^[^\x00]*$")]
    key: Key = ""


class BelongingNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Something the pages keep for a person; an empty body says that it was deleted."""

    kind: Literal["deck", "lessons", "feats", "settings"]
    item: Annotated[str, Meta(max_length=40, pattern=r"^[^\x00]*$")]
    changed: float
    body: Annotated[str, Meta(max_length=16_000, pattern=r"^[^\x00]*$")]


class BelongingsBody(Struct, frozen=True, forbid_unknown_fields=True):
    things: Annotated[list[BelongingNote], Meta(max_length=60)]
    key: Key = ""


class SeatPerson(Struct, frozen=True):
    """Who sits where, of those who are people."""

    seat: int
    person: PersonNote
