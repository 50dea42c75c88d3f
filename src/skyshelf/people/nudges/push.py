"""Web push: a message for one browser, which only that browser can read (RFC 8291, RFC 8292)."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE = ec.SECP256R1()
_RECORD = 4096
_VALID_SECONDS = 12 * 3600
TTL_SECONDS = 24 * 3600


def new_key() -> str:
    """A private key, as it is kept."""
    return f"{ec.generate_private_key(_CURVE).private_numbers().private_value:064x}"


class Sender:
    """Signs for this house with a key that never changes: browsers have agreed to hear its owner, and nobody else."""

    def __init__(self, key: str, contact: str) -> None:
        self._key = ec.derive_private_key(int(key, 16), _CURVE)
        self._contact = contact
        self.public = text_of(_point(self._key.public_key()))

    def headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _VALID_SECONDS,
            "sub": self._contact,
        }
        signed = ".".join(
            text_of(json.dumps(part, separators=(",", ":")).encode())
            for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        token = f"{signed}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "authorization": f"vapid t={token}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL_SECONDS),
            "urgency": "normal",
        }


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can open."""
    theirs = bytes_of(p256dh)
    ours = ec.generate_private_key(_CURVE)
    mine = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs))
    salt = os.urandom(16)
    secret = _derived(shared, bytes_of(auth), b"WebPush: info\0" + theirs + mine, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + _RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + body


def is_key(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, bytes_of(p256dh))
        return len(bytes_of(auth)) == 16
    except ValueError:
        return False


def text_of(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
