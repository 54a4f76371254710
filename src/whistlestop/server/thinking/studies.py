"""Studies that visitors order: one at a time for each of them, in processes that give way to whoever plays.

A thread of a fair pool looks after the process of a study: it reads how far the games are and what they showed. To stop
a study its input is closed; a process that does not then tell of its games soon is ended. Results stay in memory for a
while, under an id that only whoever ordered them knows.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from threading import Timer

import msgspec

from whistlestop.compiler.stand_in import STAND_IN
from whistlestop.server.pools import Pool
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.studio import Study, StudyStage
from whistlestop.server.sharing.owners import Elsewhere
from whistlestop.study.order import Order, Report
from whistlestop.study.outcome import Outcome
from whistlestop.study.told import StudiesCompared

logger = logging.getLogger(__name__)
reports = msgspec.json.Decoder(Report)
COMMAND = [sys.executable, "-m", "whistlestop.study.process"]
WAITING, KEPT = 16, 64
LONGEST_SECONDS = 900.0  # after which a study tells of the games it has played
LAST_SECONDS = 60.0  # in which it must have told of them
ALONE = "here"  # the name of a process that knows no other


class Running:
    """One study: its order, how far it is, its process while there is one, and what came of it."""

    def __init__(self, id: str, asker: str, order: Order) -> None:
        """Wait."""
        self.id, self.asker, self.order = id, asker, order
        self.stage: StudyStage = "waiting"
        self.played = 0
        self.outcome: Outcome | None = None
        self._stopped = False
        self._process: subprocess.Popen[bytes] | None = None
        self._timers: list[Timer] = []

    @property
    def open(self) -> bool:
        """Whether it waits or runs."""
        return self.stage in ("waiting", "running")

    def run(self) -> None:
        """Study until all is told; in a thread that may wait."""
        STAND_IN.wait_for_relief()
        if self.stage == "waiting":
            self.stage = "running"
            with self._begun() as process:
                self._process = process
                if self._stopped:  # while it began
                    self._close(process)
                self._read(process)
            for timer in self._timers:
                timer.cancel()

    def _begun(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own module
        assert process.stdin is not None
        with suppress(OSError):  # it is gone already, which its output will tell
            process.stdin.write(msgspec.json.encode(self.order) + b"\n")
            process.stdin.flush()
        self._later(LONGEST_SECONDS, lambda: self._close(process))
        return process

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        """Hear what a process tells until it ends."""
        assert process.stdout is not None
        stage: StudyStage = "failed"
        for line in process.stdout:
            report = reports.decode(line)
            self.played = report.played
            if report.error:
                logger.error("a study failed: %s", report.error)
            if report.outcome is not None:
                self.outcome, stage = report.outcome, "done"
        stopped = process.stdin is not None and process.stdin.closed
        self.stage = "stopped" if stopped else stage

    def stop(self) -> None:
        """End it with the games that have been played; one that waits is never played."""
        self._stopped = True
        if self.stage == "waiting":
            self.stage = "stopped"
        elif self._process is not None and self.stage == "running":
            self._close(self._process)

    def _close(self, process: subprocess.Popen[bytes]) -> None:
        if process.stdin is not None and not process.stdin.closed:
            with suppress(OSError):
                process.stdin.close()
            self._later(LAST_SECONDS, process.kill)

    def _later(self, seconds: float, work: Callable[[], None]) -> None:
        timer = Timer(seconds, work)
        timer.daemon = True
        timer.start()
        self._timers.append(timer)

    def end(self) -> None:
        """End its process at once, as the server ends."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()


class Studies:
    """The studies of a process of the server."""

    def __init__(self, name: str = ALONE) -> None:
        """Begin with none; ids carry the name of this process, so that others know whom to ask."""
        self.name = name
        self.pool = Pool("studying", waiting=WAITING, each=1)
        self._studies: OrderedDict[str, Running] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, asker: str, order: Order) -> Study:
        """Put a study in line; raises Denial if the asker has one under way or too many wait."""
        if any(one.asker == asker and one.open for one in self._studies.values()):
            raise Denial("study_running")
        if self.pool.length >= WAITING:
            raise Denial("busy", "too many studies wait")
        study = Running(f"{self.name}-{secrets.token_urlsafe(12)}", asker, order)
        self._studies[study.id] = study
        self._forget()
        task = asyncio.create_task(self._run(study))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return self._told(study)

    async def _run(self, study: Running) -> None:
        try:
            await self.pool.run(study.asker, study.run)
        except Exception:
            logger.exception("a study failed")
            study.stage = "failed"

    def refuse_elsewhere(self, id: str) -> None:
        """Raise Elsewhere if another process of the server has a study."""
        name, dash, _ = id.partition("-")
        if dash and name != self.name and self.name != ALONE:
            raise Elsewhere(name)

    def look(self, id: str) -> Study:
        """Return how far a study is; raises Denial or Elsewhere."""
        return self._told(self._found(id))

    def stop(self, id: str) -> Study:
        """Stop a study and return how far it came; raises Denial or Elsewhere."""
        study = self._found(id)
        study.stop()
        return self._told(study)

    def compare(self, first: str, second: str) -> StudiesCompared:
        """Return two studies side by side; raises Denial or Elsewhere."""
        from whistlestop.study.comparing import ComparisonError, compared  # few ask for it, and it brings the studies

        one, two = self._found(first).outcome, self._found(second).outcome
        if one is None or two is None:
            raise Denial("not_comparable", "a study has no result yet")
        try:
            return compared(one, two)
        except ComparisonError as error:
            raise Denial("not_comparable", str(error)) from None

    def close(self) -> None:
        """Take no more, and end what runs."""
        self.pool.close()
        for study in self._studies.values():
            study.end()

    def _found(self, id: str) -> Running:
        self.refuse_elsewhere(id)
        found = self._studies.get(id)
        if found is None:
            raise Denial("unknown_study")
        return found

    def _told(self, study: Running) -> Study:
        before = [one for one in self._studies.values() if one.open]
        ahead = before.index(study) if study.stage == "waiting" else 0
        result = None if study.outcome is None else study.outcome.result
        return Study(
            id=study.id,
            stage=study.stage,
            played=study.played,
            games=study.order.games,
            ahead=ahead,
            result=result,
        )

    def _forget(self) -> None:
        """Keep the last studies only; those under way are kept in any case."""
        for id in [id for id, one in self._studies.items() if not one.open][: max(0, len(self._studies) - KEPT)]:
            del self._studies[id]
