import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FromFileWorker, RefusalFacts, ToFileWorker } from './file-worker.server.ts'

/** The worker took too long, took too much memory, or died: which of them is all the same to whoever sent the file. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded'
}

export type Read = { answer: unknown } | { refusal: RefusalFacts }

const START_MS = 60_000
const PRIORITY = 5
const IDLE_MS = 20_000
const HEAP_MEGABYTES = 192
/** Pixels and unpacked bytes lie outside the heap. */
const MOST_BYTES = 640 * 1024 * 1024
const WATCH_MS = 50
const PAGE_BYTES = 4_096
const TICK_MS = 10
/** A busy machine gives a worker less than a whole processor. */
const MOST_WAITING = 6

type WorkerOptions = { heapMegabytes?: number; program?: URL }

/** A process that reads one file at a time, kept for the next one for a while. */
export class FileWorker {
  #child: ChildProcess
  #ready: Promise<unknown>
  #resting: NodeJS.Timeout | undefined
  #isAlive = true

  constructor(options: WorkerOptions = {}) {
    this.#child = startChild(options)
    this.#ready = Promise.race([once(this.#child, 'message'), once(this.#child, 'exit')])
    this.#child.once('exit', () => {
      this.#isAlive = false
    })
    // An error event without a listener would end the server; a process that cannot start has no message.
    this.#child.on('error', () => this.#end())
  }

  isAlive(): boolean {
    return this.#isAlive
  }

  /** What the worker reads within this much of a processor's time; refuses with WorkerEnded. */
  async read(message: ToFileWorker, ms: number): Promise<Read> {
    clearTimeout(this.#resting)
    this.#child.channel?.ref()
    const starting = setTimeout(() => this.#end(), START_MS)
    await this.#ready.catch(() => {})
    clearTimeout(starting)
    if (!this.#isAlive) throw new Error('the process that reads files does not start')
    try {
      return await this.#ask(message, ms)
    } finally {
      this.#child.channel?.unref()
      this.#resting = setTimeout(() => this.#end(), IDLE_MS).unref()
    }
  }

  async #ask(message: ToFileWorker, ms: number): Promise<Read> {
    const child = this.#child
    const rows: string[][] = []
    const deadline = setTimeout(() => this.#end(), ms * MOST_WAITING)
    const before = usageOf(child.pid).processorMs
    const watch = setInterval(() => {
      const { processorMs, bytes } = usageOf(child.pid)
      if (bytes > MOST_BYTES || processorMs - before > ms) this.#end()
    }, WATCH_MS)
    try {
      return await new Promise<Read>((resolve, reject) => {
        const onExit = () => reject(new WorkerEnded('the worker ended over a file'))
        const onMessage = (said: FromFileWorker) => {
          if (said.kind === 'rows') {
            for (const row of said.rows) rows.push(row)
            return
          }
          if (said.kind === 'ready') return
          child.off('exit', onExit).off('message', onMessage)
          if (said.isLast) this.#end()
          if (said.kind === 'failed') reject(new WorkerEnded('the worker could not read a file'))
          else if (said.kind === 'refused') resolve({ refusal: said.refusal })
          else
            resolve({
              answer: rows.length > 0 ? { ...(said.answer as object), rows } : said.answer,
            })
        }
        child.once('exit', onExit).on('message', onMessage)
        child.send(message, (error) => error && this.#end())
      })
    } finally {
      clearTimeout(deadline)
      clearInterval(watch)
    }
  }

  #end(): void {
    this.#isAlive = false
    clearTimeout(this.#resting)
    this.#child.kill('SIGKILL')
  }
}

function startChild({
  heapMegabytes = HEAP_MEGABYTES,
  program = new URL('./file-worker.server.ts', import.meta.url),
}: WorkerOptions): ChildProcess {
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced',
    // Nothing of the server's: no secret, no address of a database.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--max-semi-space-size=8',
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--disable-warning=SecurityWarning',
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  stepBack(child.pid)
  return child
}

/** Pages come first, and where memory ends it is this process that ends. */
function stepBack(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    os.setPriority(pid, PRIORITY)
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // Not on this system.
  }
}

type Usage = { processorMs: number; bytes: number }

/** What a process has used so far, where the system tells it (proc(5)). */
function usageOf(pid: number | undefined): Usage {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number)
    return {
      processorMs: ((user ?? 0) + (system ?? 0)) * TICK_MS,
      bytes: (pages ?? 0) * PAGE_BYTES,
    }
  } catch {
    return { processorMs: 0, bytes: 0 }
  }
}
