import { once } from 'node:events'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './embedded-worker.server.ts'
import { copyEmptyDatabase, KEPT } from './empty-database.server.ts'
import { lockDirectory } from './lock-directory.server.ts'
import { type WireBackend, WireStream } from './wire-stream.server.ts'

export type Embedded = {
  /** A new "socket" for the pg driver. */
  stream(): WireStream
  /**
   * Copies the database's files, between two transactions, so that an engine can be opened on `folder`; visitors wait
   * meanwhile.
   */
  snapshot(folder: string): Promise<void>
  close(): Promise<void>
}

/** PGlite cannot enforce statement_timeout; a longer statement restarts the engine. */
const LONGEST_STATEMENT_MS = 60_000
const MOST_RESTARTS = 20

/**
 * Starts the embedded PostgreSQL in its own thread. `dataDir` null keeps it in memory; otherwise the directory is locked,
 * and a new one begins as a copy of what is `kept`.
 */
export async function openEmbedded(dataDir: string | null, emptyFolder = KEPT): Promise<Embedded> {
  const unlock = dataDir === null ? () => {} : lockDirectory(dataDir)
  try {
    const files = dataDir === null ? null : path.join(path.resolve(dataDir), 'pgdata')
    if (files !== null && !existsSync(path.join(files, 'PG_VERSION'))) {
      await createCluster(files, emptyFolder)
    }
    const engine = new Engine(files)
    await engine.start()
    return {
      stream: () => new WireStream(engine),
      snapshot: (folder) => engine.snapshot(path.join(folder, 'pgdata')),
      close: async () => {
        await engine.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A connection exception for waiting callers: the engine restarts, so a later retry is right. */
class EngineGone extends Error {
  override name = 'EngineGone'
  readonly code = '08006'
}

type Task = {
  stream: WireStream | null
  message: ToWorker
  keepsBackend: boolean
  /** Learns how a task that no stream waits for has ended. */
  ended?: (error?: Error) => void
}

/** One backend shared by many clients: a client owns it during a transaction or an unfinished batch. */
class Engine implements WireBackend {
  #files: string | null
  #worker: Worker | null = null
  #queue: Task[] = []
  #running: Task | null = null
  #owner: WireStream | null = null
  #streams = new Set<WireStream>()
  #waiting: (() => void)[] = []
  #failure: Error | null = null
  #restarts = 0
  #isStopping = false
  #watchdog: NodeJS.Timeout | undefined

  constructor(files: string | null) {
    this.#files = files
  }

  async start(): Promise<void> {
    const worker = newWorker(this.#files)
    await ready(worker)
    worker.on('message', (message: FromWorker) => this.#answered(message))
    worker.once('error', (error) => this.#restart(new EngineGone(`embedded database: ${error}`)))
    worker.once('exit', (code) => this.#restart(new EngineGone(`embedded database exit ${code}`)))
    this.#worker = worker
    this.#failure = null
    for (const resume of this.#waiting.splice(0)) resume()
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#watchdog)
    const worker = this.#worker
    if (!worker || this.#failure) return
    const exited = new Promise((resolve) => worker.once('exit', resolve))
    worker.postMessage({ kind: 'close' } satisfies ToWorker)
    await exited
  }

  connect(stream: WireStream): void {
    const join = () => {
      if (this.#failure) return void stream.destroy(this.#failure)
      this.#streams.add(stream)
      process.nextTick(() => stream.emit('connect'))
    }
    if (this.#failure && this.#worker === null) this.#waiting.push(join)
    else join()
  }

  run(stream: WireStream, bytes: Buffer, keepsBackend: boolean): void {
    // A copy: the buffer is transferred to the other thread.
    this.#add({ stream, message: { kind: 'wire', bytes: new Uint8Array(bytes) }, keepsBackend })
  }

  snapshot(folder: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const ended = (error?: Error) => (error ? reject(error) : resolve())
      if (this.#failure) return ended(this.#failure)
      this.#add({ stream: null, message: { kind: 'snapshot', folder }, keepsBackend: false, ended })
    })
  }

  gone(stream: WireStream): void {
    this.#streams.delete(stream)
    this.#queue = this.#queue.filter((task) => task.stream !== stream)
    if (this.#failure) return
    if (this.#owner === stream || this.#running?.stream === stream) {
      this.#owner = null
      this.#queue.unshift(sessionEnd('ROLLBACK'))
    }
    if (this.#streams.size === 0) this.#queue.push(sessionEnd('DISCARD ALL'))
    this.#next()
  }

  #add(task: Task): void {
    this.#queue.push(task)
    this.#next()
  }

  #next(): void {
    if (this.#running || this.#failure || !this.#worker) return
    const owner = this.#owner
    const index = owner ? this.#queue.findIndex((task) => task.stream === owner) : 0
    const [task] = index < 0 ? [] : this.#queue.splice(index, 1)
    if (!task) return
    this.#running = task
    this.#watchdog = setTimeout(() => {
      this.#restart(new EngineGone(`statement exceeded ${LONGEST_STATEMENT_MS} ms`))
    }, LONGEST_STATEMENT_MS)
    this.#watchdog.unref()
    const moved = task.message.kind === 'wire' ? [task.message.bytes.buffer as ArrayBuffer] : []
    this.#worker.postMessage(task.message, moved)
  }

  #answered(message: FromWorker): void {
    const task = this.#running
    if (message.kind === 'ready' || !task) return
    clearTimeout(this.#watchdog)
    this.#running = null
    task.ended?.(message.kind === 'failed' ? new Error(message.why) : undefined)
    if (message.kind === 'failed') return this.#next()
    const { stream } = task
    const isOpen = stream !== null && this.#streams.has(stream)
    this.#owner = isOpen && (message.inTransaction || task.keepsBackend) ? stream : null
    if (isOpen && message.bytes) stream.push(Buffer.from(message.bytes))
    this.#next()
  }

  /** Drops the engine and opens it again, like kill -9: its log is recovered and no commit is lost. */
  #restart(failure: Error): void {
    const worker = this.#worker
    if (this.#isStopping || !worker) return
    clearTimeout(this.#watchdog)
    worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit')
    this.#worker = null
    this.#failure = failure
    for (const task of [this.#running, ...this.#queue]) task?.ended?.(failure)
    this.#running = null
    this.#owner = null
    this.#queue = []
    const cut = [...this.#streams]
    this.#streams.clear()
    for (const stream of cut) stream.destroy(failure)
    const cannotComeBack = this.#files === null || ++this.#restarts > MOST_RESTARTS
    void worker
      .terminate()
      .then(() => (cannotComeBack ? this.#giveUp() : this.start()))
      .catch((error: unknown) => {
        console.error(`embedded database did not come back: ${error}`)
        this.#giveUp()
      })
  }

  #giveUp(): void {
    for (const resume of this.#waiting.splice(0)) resume()
  }
}

/**
 * V8 optimizes a function of the engine after it has run through so many bytes of it. By its own figure (13 million) a
 * start optimized hundreds that run only at a start, for a second of a core and 25 MB.
 */
const BYTES_BEFORE_OPTIMIZING = 100_000_000

function newWorker(files: string | null): Worker {
  setFlagsFromString(`--wasm-tiering-budget=${BYTES_BEFORE_OPTIMIZING}`)
  return new Worker(new URL('./embedded-worker.server.ts', import.meta.url), {
    workerData: { dataDir: files },
    // Flags of the main thread, such as --watch, must not reach the worker.
    execArgv: [],
  })
}

/** The folder has its name once all files are there, so that a process killed meanwhile leaves no half database. */
async function createCluster(files: string, emptyFolder: string): Promise<void> {
  if (existsSync(files) && readdirSync(files).length > 0) {
    throw new Error(
      `${files} is no whole database, and nothing in it was touched: restore a backup`,
    )
  }
  const unfinished = `${files}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  if (!copyEmptyDatabase(unfinished, emptyFolder)) await initialize(unfinished)
  renameSync(unfinished, files)
}

/** Makes the files of a new database in a thread of their own: it takes 350 MB, which only its end gives back. */
export async function initialize(files: string): Promise<void> {
  const worker = newWorker(files)
  await ready(worker)
  const exited = once(worker, 'exit')
  worker.postMessage({ kind: 'close' } satisfies ToWorker)
  await exited
}

function sessionEnd(sql: 'ROLLBACK' | 'DISCARD ALL'): Task {
  return { stream: null, message: { kind: 'sql', sql }, keepsBackend: false }
}

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number) => reject(new Error(`embedded database did not start (${code})`))
    const onMessage = (message: FromWorker) => {
      // `node --watch` sends messages of its own.
      if (message?.kind !== 'ready') return
      worker.off('message', onMessage).off('error', reject).off('exit', onExit)
      resolve()
    }
    worker.on('message', onMessage).once('error', reject).once('exit', onExit)
  })
}
