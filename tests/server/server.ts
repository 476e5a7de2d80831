import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { codeCache } from './code-cache.ts'
import { quickFolder } from '../database/quick-folder.ts'
import { seededOn } from './seeded.ts'
import { serverLimits } from '../../tools/server-limits.mjs'
import { paceOfTests } from '../../tools/test/pace.ts'
import type { MemoryGroup } from './memory-group.ts'

export type TestServer = {
  /** http://127.0.0.1:{port} without a slash at its end. */
  origin: string
  dataDir: string
  pid(): number
  /** Everything it has printed since its last start. */
  output(): string
  /** SIGKILL: it gets no chance to clean up. */
  kill(): Promise<void>
  /** Its exit code, once it has ended; null when a signal ended it. */
  exit(): Promise<number | null>
  /** Starts it again on the same address and data. */
  restart(): Promise<void>
  /** Stops it as an operator would; its data stays. */
  end(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

export type TestServerOptions = {
  /** Settings that differ from the tests' own, e.g. { AUDIO_SOURCE: 'everyayah' }. */
  env?: Record<string, string>
  /** With what it is served with alone, because its memory is measured. */
  isMeasured?: boolean
  /** Starts it as a service does, by the launcher; in this control group if there is one. */
  launcher?: { group: MemoryGroup | undefined }
  /** The program; the product as it is served by default. */
  program?: 'server/main.ts' | 'tools/dev.ts'
  /** The data folder; a temporary one by default. */
  dataDir?: string
}

const START_WITHIN_MS = 90_000
/** While its heap grows to what it keeps, a process collects a dozen times: an eighth of the work of a start. */
const INITIAL_HEAP = '--initial-heap-size=240'
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts the real product on a free port of 127.0.0.1 with its own data; it must have been built. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await newDataDir(options.env))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = { PORT: String(port), HOST: '127.0.0.1', ORIGIN: origin, DATA_DIR: dataDir }
  const env = { AUDIO_SOURCE: 'lokal', ...settings, ...options.env }

  const start = () => launch(env, commandOf(options))
  let running = start()
  await untilReady(origin, running)
  return {
    origin,
    dataDir,
    pid: () => running.child.pid as number,
    output: () => running.printed.join(''),
    kill: () => end(running.child, 'SIGKILL'),
    exit: async () => {
      const { child } = running
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
    restart: async () => {
      await end(running.child, 'SIGTERM')
      running = start()
      await untilReady(origin, running)
    },
    end: () => end(running.child, 'SIGTERM'),
    stop: async () => {
      await end(running.child, 'SIGTERM')
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** With the sample data of its day if the journeys keep some; otherwise the server makes its own. */
async function newDataDir(env: Record<string, string> = {}): Promise<string> {
  const dataDir = quickFolder()
  const kept = process.env.SEEDED_DATA
  if (kept && !env.DATABASE_URL)
    cpSync(await seededOn(env.TEST_CLOCK, kept), dataDir, { recursive: true })
  return dataDir
}

type Running = { child: ChildProcess; printed: string[] }

type Command = { file: string; args: string[]; env: Record<string, string> }

function commandOf(options: TestServerOptions): Command {
  const { launcher, isMeasured = false, program = 'server/main.ts' } = options
  const node = process.execPath
  const limits = serverLimits()
  if (!launcher) {
    // Tools measure, too: they have no folder that a run of tests shares.
    const isQuick = process.env.SEEDED_DATA !== undefined && !isMeasured
    const args = [...limits.flags, ...(isQuick ? [INITIAL_HEAP] : []), program]
    return { file: node, args, env: { ...limits.env, ...(isMeasured ? {} : codeCache()) } }
  }
  const args = ['tools/node.mjs', program]
  if (!launcher.group) return { file: node, args, env: {} }
  const { procs } = launcher.group
  return { file: 'sh', args: ['-c', 'echo $$ > "$0" && exec "$@"', procs, node, ...args], env: {} }
}

function launch(env: Record<string, string>, command: Command): Running {
  // With the ipc channel the server notices the end of this process, even after kill -9.
  const child = spawn(command.file, command.args, {
    cwd: root,
    env: { ...cleanEnv(), ...command.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  }
  return { child, printed }
}

/** The tests must not depend on the developer's own settings for the product. */
function cleanEnv(): Record<string, string> {
  const ofRun = ['AMANAH_BUILD_ID', 'AMANAH_PACKING']
  const wanted = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot', ...ofRun]
  const entries = wanted.map((name) => [name, process.env[name]] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]))
}

async function untilReady(origin: string, { child, printed }: Running): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS * paceOfTests()
  while (!(await answers(`${origin}/v2/session`))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded || performance.now() > deadline) {
      await end(child, 'SIGKILL')
      throw new Error(`the server did not start:\n${printed.join('').slice(-4_000)}`)
    }
    await wait(50)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(impatience)
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
