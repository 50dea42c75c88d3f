"""Two server processes on one PostgreSQL: one table through both, and one process killed."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx

from skyshelf.lab.own_postgres import OwnPostgres
from tests.site.running import Browser, server_process, two_players, wait_for


def through(guest: Browser, url: str) -> Browser:
    """The same person at another server: the cookie is good there too."""
    other = Browser.__new__(Browser)
    other.http = httpx.Client(base_url=url, cookies=guest.http.cookies, timeout=120, verify=False)
    other.token = guest.token
    other.http.headers["x-skyshelf-token"] = guest.token
    return other


def test_one_table_through_two_servers_and_one_of_them_killed(tmp_path: Path, postgres: OwnPostgres) -> None:
    database = postgres.new_database()
    home = tmp_path / "home"
    with server_process(home, database=database) as one, server_process(home, database=database) as two:
        table, ada, ben = two_players(one, game="painters")
        people = [[guest, through(guest, two.url)] for guest in (ada, ben)]
        heard: list[list[int]] = [[], []]

        def listen(server: int) -> None:
            try:
                with people[0][server].live(table) as live:
                    for event in live:
                        if event["event"] == "step":
                            heard[server].append(int(event["id"].partition(":")[2]))
            except httpx.TransportError:
                pass  # its server was killed

        for server in range(2):
            threading.Thread(target=listen, args=(server,), daemon=True).start()
        wait_for(
            lambda: two.process.poll() is None and people[0][1].look(table)["room"]["status"] == "playing"
        )
        rng = Random(3)
        kept: list[int] = []

        def state() -> tuple[int, dict[str, int]]:
            looks = [person[rng.randrange(2)].look(table) for person in people]
            deciding = next((seat for seat, look in enumerate(looks) if look["prompt"]), None)
            if deciding is None:
                return -1, {}
            prompt = looks[deciding]["prompt"]
            return deciding, {"prompt": prompt["number"], "choices": len(prompt["choices"])}

        with ThreadPoolExecutor(4) as pool:
            while len(kept) < 60:
                seat, prompt = state()
                if seat < 0:
                    continue  # one server has not heard yet what the other has done
                # The same decision answered four times at once, through both servers, with different choices.
                bodies = [
                    {
                        "prompt": prompt["prompt"],
                        "choice": rng.randrange(prompt["choices"]),
                        "key": f"{rng.random()}",
                    }
                    for _ in range(4)
                ]
                sends = [
                    pool.submit(people[seat][number % 2].post, table, "move", **body)
                    for number, body in enumerate(bodies)
                ]
                answers = [send.result() for send in sends]
                statuses = sorted(answer.status_code for answer in answers)
                assert statuses in ([200, 409, 409, 409], [409, 409, 409, 409]), statuses
                kept += [answer.json()["version"] for answer in answers if answer.status_code == 200]
        assert kept == list(range(kept[0], kept[0] + len(kept))), "no fork, no lost move, no double move"
        wait_for(lambda: all(versions and versions[-1] >= kept[-1] for versions in heard))
        for versions in heard:
            assert versions == list(range(versions[0], versions[-1] + 1))

        one.kill()
        survivors = [person[1] for person in people]
        looks = [person.look(table) for person in survivors]
        assert looks[0]["version"] >= kept[-1]
        assert looks[0]["room"]["status"] == "playing"
        seat = looks[0]["view"]["decider"]
        answer = survivors[seat].post(table, "move", prompt=looks[seat]["prompt"]["number"], choice=0)
        assert answer.status_code == 200
        with survivors[1 - seat].live(table, f"{table}:{kept[-1]}") as live:
            assert next(live)["event"] == "step", "a stream of the dead server resumes at the other"
