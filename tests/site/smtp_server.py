"""A mail server in a process of its own: STARTTLS with the certificate it is given, then a password, then letters.

It says its port first, and then every letter as a line of JSON.
"""

from __future__ import annotations

import asyncio
import base64
import json
import ssl
import sys
from asyncio import StreamReader, StreamWriter

USER, PASSWORD = "club", "a secret"
KNOWN = base64.b64encode(f"\0{USER}\0{PASSWORD}".encode()).decode()


async def serve(certificate: str, key: str) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)

    async def talk(reader: StreamReader, writer: StreamWriter) -> None:
        closed, known, to = False, False, ""
        writer.write(b"220 ready\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.partition(" ")[0].upper()
            if word == "EHLO":
                writer.write(b"250-here\r\n250 AUTH PLAIN\r\n" if closed else b"250-here\r\n250 STARTTLS\r\n")
            elif word == "STARTTLS":
                writer.write(b"220 go on\r\n")
                await writer.drain()
                await writer.start_tls(context)
                closed = True
            elif word == "AUTH":
                known = closed and line.split()[-1] == KNOWN
                writer.write(b"235 welcome\r\n" if known else b"535 no\r\n")
            elif not known:
                writer.write(b"530 who are you?\r\n")
            elif word == "DATA":
                writer.write(b"354 go on\r\n")
                letter = await reader.readuntil(b"\r\n.\r\n")
                print(json.dumps({"to": to, "letter": letter.decode()}), flush=True)
                writer.write(b"250 taken\r\n")
            else:
                to = line if word == "RCPT" else to
                writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 good\r\n")
        writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], sys.argv[2]))
