"""Letters over a real connection: another process takes them, behind TLS and a password."""

from __future__ import annotations

import asyncio
import json
import ssl
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email import message_from_string
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import IO

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from skyshelf.people.club import PeopleSettings
from skyshelf.people.nudges import nudger
from skyshelf.people.nudges.mail import Post
from tests.site.running import Browser, ServerThread
from tests.site.test_nudges import begin, listening

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """One that nobody has signed but its own key, and the key."""
    folder = tmp_path_factory.mktemp("certificate")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, SHA256())
    )
    paths = folder / "certificate.pem", folder / "key.pem"
    paths[0].write_bytes(made.public_bytes(Encoding.PEM))
    paths[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return paths


@pytest.fixture
def mail(certificate: tuple[Path, Path]) -> Iterator[tuple[Post, IO[bytes]]]:
    """The mail server as an operator names it, and what it has taken."""
    command = [sys.executable, "-m", "tests.site.smtp_server", *map(str, certificate)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout is not None
    port = int(process.stdout.readline())
    try:
        yield Post.read(f"smtp://club:a%20secret@localhost:{port}?from=club@example.org"), process.stdout
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_a_letter_says_that_it_is_ones_turn(
    mail: tuple[Post, IO[bytes]],
    certificate: tuple[Path, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    monkeypatch.setattr(nudger, "AWAY_SECONDS", 0.05)
    post, taken = mail
    server = ServerThread(tmp_path, people=PeopleSettings(post=post))
    try:
        ada = listening(server, "Ada", "ada@example.org", kind="mail")
        first = json.loads(taken.readline())
        assert "<ada@example.org>" in first["to"]
        code = first["letter"].split("/me/mail-")[1].split()[0]
        assert ada.http.post("/api/people/mail/confirm", json={"code": code}).status_code == 200
        table = begin(ada, Browser(server.url, "Ben"))
        assert f"/table/{table}" in json.loads(taken.readline())["letter"]
    finally:
        server.stop()


def test_a_letter_has_the_date_and_the_name_of_its_own_without_which_others_refuse_it(
    mail: tuple[Post, IO[bytes]], certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    post, taken = mail
    letters = []
    for _ in range(2):
        asyncio.run(post.send("ada@example.org", "Your turn", "Come."))
        letters.append(message_from_string(json.loads(taken.readline())["letter"]))
    sent = parsedate_to_datetime(letters[0]["Date"])
    assert abs(datetime.now(UTC) - sent) < timedelta(minutes=5)
    names = {letter["Message-ID"] for letter in letters}
    assert len(names) == 2
    assert all(name.endswith("@example.org>") for name in names)


def test_a_sender_may_have_a_plus_in_it() -> None:
    assert Post.read("smtp://mail.example.org?from=club+games@example.org").sender == "club+games@example.org"
    assert (
        Post.read("smtp://mail.example.org?from=club%2Bgames@example.org").sender == "club+games@example.org"
    )


def test_a_mail_server_that_nobody_vouches_for_hears_no_password(mail: tuple[Post, IO[bytes]]) -> None:
    with pytest.raises(ssl.SSLCertVerificationError):
        asyncio.run(mail[0].send("ada@example.org", "Your turn", "Come."))
