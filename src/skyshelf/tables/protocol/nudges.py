"""Being told that it is one's turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from skyshelf.tables.protocol.requests import Key


class ChannelNote(Struct, frozen=True):
    id: str
    kind: Literal["webhook", "push", "mail"]
    about: str


class WishesNote(Struct, frozen=True):
    """Quiet hours, in minutes of the day; none where both are the same. `placed` is whether it is known by which
    clock: until somebody says so (`zone`, `offset`), it is universal time.
    """

    quiet_from: int
    quiet_to: int
    placed: bool


class NudgesNote(Struct, frozen=True):
    """`push_key` is what a browser needs in order to hear this server."""

    channels: list[ChannelNote]
    wishes: WishesNote
    push_key: str
    mail: bool


class ChannelBody(Struct, frozen=True, forbid_unknown_fields=True):
    """`address` is that of a webhook, of a browser's push service, or of mail."""

    kind: Literal["webhook", "push", "mail"]
    address: Annotated[str, Meta(max_length=1000)]
    form: Literal["discord", "ntfy", "json"] = "json"
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""
    key: Key = ""


class WishesBody(Struct, frozen=True, forbid_unknown_fields=True):
    quiet_from: Annotated[int, Meta(ge=0, lt=1440)]
    quiet_to: Annotated[int, Meta(ge=0, lt=1440)]
    zone: Annotated[str, Meta(max_length=60)] = ""
    offset: Annotated[int, Meta(ge=-1440, le=1440)] = 0
    key: Key = ""


class MailBody(Struct, frozen=True, forbid_unknown_fields=True):
    mail: Annotated[str, Meta(max_length=200)]
    key: Key = ""


class TriedNote(Struct, frozen=True):
    """Whether a message went through."""

    good: bool
