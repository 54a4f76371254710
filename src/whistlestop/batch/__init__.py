"""Many games at once: the fast door for programs that play, learn or count."""

from whistlestop.batch.batch import Batch as Batch
from whistlestop.batch.batch import advance as advance
from whistlestop.batch.buffers import Buffers as Buffers
from whistlestop.batch.buffers import buffers as buffers
from whistlestop.compiler.kernel import directly as directly
