// What the server's process is started with, from the memory the machine or its control group gives. Without it V8
// lets garbage grow to gigabytes, and glibc holds the memory of pictures and compression that were freed.
import os from 'node:os'

const MEGABYTE = 1_048_576
/** What the server needs besides its rows: about 80 MB of objects live, and a burst needs room. */
const [LEAST_HEAP, MOST_HEAP] = [160, 256]
/** The share of the memory for V8's objects; the rest is for buffers, the embedded database, the system. */
const HEAP_SHARE = 1 / 4
/**
 * V8's nursery has up to three of these, and keeps this size: by itself it shrinks to a few megabytes, and is then
 * emptied three times as often.
 */
const SEMI_SPACE = 16

/** The flags and the environment for a process with this many bytes; settings of the operator's own come first. */
export function serverLimits(memory = availableMemory(), env = process.env) {
  const given = env.NODE_OPTIONS ?? ''
  const heap = Math.round((memory * HEAP_SHARE) / MEGABYTE)
  const wanted = {
    '--max-old-space-size': Math.min(MOST_HEAP, Math.max(LEAST_HEAP, heap)),
    '--max-semi-space-size': SEMI_SPACE,
    '--min-semi-space-size': SEMI_SPACE,
  }
  const own = Object.entries(wanted).filter(([name]) => !given.includes(name))
  return {
    flags: own.map(([name, megabytes]) => `${name}=${megabytes}`),
    env: {
      // Two arenas of glibc instead of eight for each processor: what one thread frees, another uses.
      MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
      // Large blocks go back to the system when they are freed. Otherwise glibc raises this by itself up to 32 MB.
      MALLOC_MMAP_THRESHOLD_: env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
    },
  }
}

/** The bytes of the machine, or of the control group if that has fewer. */
function availableMemory() {
  const limit = process.constrainedMemory?.() || Number.POSITIVE_INFINITY
  return Math.min(os.totalmem(), limit)
}
