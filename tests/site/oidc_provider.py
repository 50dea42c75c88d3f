"""An OpenID Connect server in a process of its own, with a real key. It can be told to sign what it should not.

It knows one client, vouches for whomever a test names without asking, and checks code, address and PKCE as a real
one does. Tokens are made here without the library that reads them.
"""

from __future__ import annotations

import base64
import json
import sys
import time
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar
from urllib.parse import parse_qs, unquote, urlencode, urlsplit

from cryptography.hazmat.primitives.asymmetric import padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256

CLIENT, SECRET = "skyshelf", "a secret/with signs:in it"
KEY = rsa.generate_private_key(65537, 2048)
OTHER_KEY = rsa.generate_private_key(65537, 2048)
KID = "the-only-one"


def written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def number(value: int) -> str:
    return written(value.to_bytes((value.bit_length() + 7) // 8, "big"))


def token(claims: dict[str, Any], spoiled: str) -> str:
    header = {"alg": "none" if spoiled == "unsigned" else "RS256", "kid": KID, "typ": "JWT"}
    if spoiled == "hmac":
        header["alg"] = "HS256"
    signed = ".".join(written(json.dumps(part).encode()) for part in (header, claims))
    if spoiled == "unsigned":
        return f"{signed}."
    if spoiled == "hmac":  # the public key as if it were a secret
        import hmac

        secret = number(KEY.public_key().public_numbers().n).encode()
        return f"{signed}.{written(hmac.digest(secret, signed.encode(), 'sha256'))}"
    key = OTHER_KEY if spoiled == "forged" else KEY
    return f"{signed}.{written(key.sign(signed.encode(), padding.PKCS1v15(), SHA256()))}"


class Provider(BaseHTTPRequestHandler):
    codes: ClassVar[dict[str, dict[str, str]]] = {}
    sub, spoiled = "ada-7", ""

    @property
    def issuer(self) -> str:
        return f"http://{self.headers['host']}/club"

    def do_GET(self) -> None:
        parts = urlsplit(self.path)
        asked = {name: values[0] for name, values in parse_qs(parts.query).items()}
        if parts.path == "/club/.well-known/openid-configuration":
            says = f"{self.issuer}/elsewhere" if Provider.spoiled == "other-house" else self.issuer
            self.answer(
                {
                    "issuer": says,
                    "authorization_endpoint": f"{self.issuer}/login",
                    "token_endpoint": f"{self.issuer}/token",
                    "jwks_uri": f"{self.issuer}/keys",
                }
            )
        elif parts.path == "/club/keys":
            public = KEY.public_key().public_numbers()
            key = {
                "kty": "RSA",
                "kid": KID,
                "use": "sig",
                "alg": "RS256",
                "n": number(public.n),
                "e": number(public.e),
            }
            self.answer({"keys": [key]})
        elif parts.path == "/club/login" and asked.get("client_id") == CLIENT:
            code = f"code-{len(Provider.codes)}"
            Provider.codes[code] = asked
            self.send_response(302)
            self.send_header(
                "location", f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state']})}"
            )
            self.end_headers()
        elif parts.path == "/tell":  # a test says who signs in, and what is wrong with the token
            Provider.sub, Provider.spoiled = asked["sub"], asked.get("spoiled", "")
            self.answer({})
        else:
            self.answer({"error": "not_found"}, 404)

    def do_POST(self) -> None:
        body = parse_qs(self.rfile.read(int(self.headers["content-length"])).decode())
        given = {name: values[0] for name, values in body.items()}
        known = base64.b64decode(self.headers.get("authorization", "").removeprefix("Basic ")).decode()
        client, _, secret = known.partition(":")
        asked = Provider.codes.pop(given.get("code", ""), None)
        proof = written(sha256(given.get("code_verifier", "").encode()).digest())
        good = (
            (unquote(client), unquote(secret)) == (CLIENT, SECRET)
            and asked is not None
            and asked["code_challenge_method"] == "S256"
            and proof == asked["code_challenge"]
            and given["redirect_uri"] == asked["redirect_uri"]
        )
        if asked is None or not good:
            self.answer({"error": "invalid_grant"}, 400)
            return
        self.answer({"access_token": "none", "token_type": "Bearer", "id_token": self.made(asked["nonce"])})

    def made(self, nonce: str) -> str:
        spoiled, now = Provider.spoiled, int(time.time())
        claims: dict[str, Any] = {
            "iss": self.issuer,
            "aud": CLIENT,
            "sub": Provider.sub,
            "iat": now,
            "exp": now + 300,
            "nonce": nonce,
            "preferred_username": "Ada over there",
        }
        wrong: dict[str, dict[str, Any]] = {
            "expired": {"exp": now - 300, "iat": now - 600},
            "audience": {"aud": "somebody-else"},
            "party": {"aud": [CLIENT, "somebody-else"], "azp": "somebody-else"},
            "issuer": {"iss": "https://evil.example"},
            "nonce": {"nonce": "of another visit"},
        }
        claims |= wrong.get(spoiled, {})
        if spoiled == "nobody":
            del claims["sub"]
        if spoiled == "endless":
            del claims["exp"]
        return token(claims, spoiled)

    def answer(self, body: dict[str, Any], status: int = 200) -> None:
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *args: Any) -> None:
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", 0), Provider)
    sys.stdout.write(f"{server.server_address[1]}\n")
    sys.stdout.flush()
    server.serve_forever()
