import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestServer } from '#tests/server/server.ts'
import { cpuMicrosOf } from './cpu.ts'
import { type Figure, median, spread } from './figures.ts'
import { aim } from './goals.ts'
import { type Load, loadOnce, type LoadRound, type Target } from './load.ts'

type Page = {
  goal: 'P5' | 'P6' | 'P7'
  path: string
}

const PAGES: Page[] = [
  { goal: 'P5', path: '/v2/surat' },
  { goal: 'P5', path: '/v2/surat/2' },
  // Of what is asked and of the present day: routers, session, validation and headers, without a database. The text of a
  // city's day is remembered.
  { goal: 'P6', path: '/v2/prayer-times?kota=jakarta' },
  { goal: 'P7', path: '/surat/2' },
  { goal: 'P7', path: '/' },
]
const DOUBTFUL_SPREAD = 0.25
/** By then a page that grew old is drawn and packed. */
const RENDER_MS = 700

/**
 * P5, P6 and P7: our overhead compared with a server that only sends the same bytes, measured alternately in this run.
 */
export async function measureServing(
  server: TestServer,
  { rounds, ...load }: Load & { rounds: number },
): Promise<Figure[]> {
  const headers = await visitorHeaders(server.origin)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-bench-'))
  const bare = await startBare(await copyAnswers(server.origin, { headers, folder }), folder)
  try {
    const pairs = PAGES.map((page) => ({
      page,
      ours: { url: server.origin + page.path, pid: server.pid(), headers },
      floor: { url: bare.origin + page.path, pid: bare.pid, headers },
      rounds: { ours: [] as LoadRound[], floor: [] as LoadRound[] },
    }))
    // The first requests go into compiling and are not measured.
    for (const { ours, floor } of pairs) {
      for (const target of [ours, floor]) await warm(target, load)
    }
    await untilQuiet(server.pid())
    for (let round = 0; round < rounds; round += 1) {
      for (const { ours, floor, rounds: kept } of pairs) {
        // A kept page that grew old between rounds is drawn again once, not once in the seconds of a round.
        await rawGet(ours.url, headers)
        await wait(RENDER_MS)
        const [mine, theirs] = await inTurns([ours, floor], load)
        kept.ours.push(mine as LoadRound)
        kept.floor.push(theirs as LoadRound)
      }
    }
    return pairs.flatMap(({ page, rounds: kept }) => figuresOf(page, kept))
  } finally {
    bare.child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const WARM_REQUESTS = 30_000

/** Loads a target until its code is compiled, however slow the machine is. */
async function warm(target: Target, load: Load): Promise<void> {
  for (let sent = 0, at = 0; sent < WARM_REQUESTS && at < 20; at += 1) {
    const { requestsPerSecond } = await loadOnce(target, { ...load, seconds: 1 })
    sent += requestsPerSecond
  }
}

/** After its start a server packs its files and texts as small as they get, which is no part of any answer. */
async function untilQuiet(pid: number): Promise<void> {
  for (let at = 0; at < 240; at += 1) {
    const before = cpuMicrosOf(pid)
    await wait(1_000)
    if (!(cpuMicrosOf(pid) - before > 50_000)) return
  }
  console.log('the server was busy on its own all the while: its CPU is not that of its answers')
}

async function inTurns(targets: Target[], load: Load): Promise<LoadRound[]> {
  const measured: LoadRound[] = []
  for (const target of targets) measured.push(await loadOnce(target, load))
  return measured
}

function figuresOf(
  { goal, path: of }: Page,
  kept: { ours: LoadRound[]; floor: LoadRound[] },
): Figure[] {
  const speed = { ours: kept.ours.map(rps), floor: kept.floor.map(rps) }
  const cpu = { ours: kept.ours.map(micros), floor: kept.floor.map(micros) }
  const wobble = spread(speed.floor)
  const note =
    wobble > DOUBTFUL_SPREAD
      ? `floor itself spread by ${Math.round(wobble * 100)} %: measure again`
      : ''
  const cpuFigure: Figure = {
    ...aim(goal === 'P5' ? 'P5 CPU' : goal),
    what: `CPU per request, ${of}`,
    ours: `${median(cpu.ours).toFixed(1)} µs`,
    floor: `${median(cpu.floor).toFixed(1)} µs`,
    ratio: median(cpu.ours) / median(cpu.floor),
    note,
  }
  if (goal !== 'P5') return [cpuFigure]
  const speedFigure: Figure = {
    ...aim('P5 speed'),
    what: `requests per second, ${of}`,
    ours: median(speed.ours).toFixed(0),
    floor: median(speed.floor).toFixed(0),
    ratio: median(speed.ours) / median(speed.floor),
    note,
  }
  return [speedFigure, cpuFigure]
}

function rps(round: LoadRound): number {
  return round.requestsPerSecond
}

function micros(round: LoadRound): number {
  return round.cpuMicros
}

async function visitorHeaders(origin: string): Promise<Record<string, string>> {
  const session = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
  return { 'accept-encoding': 'br', authorization: `Bearer ${session.token}` }
}

type Copying = { headers: Record<string, string>; folder: string }

async function copyAnswers(origin: string, { headers, folder }: Copying): Promise<string> {
  const answers = []
  for (const { path: of } of PAGES) {
    // Requested a few times, so that a cached page is warm and fully compressed.
    for (let i = 0; i < 20; i += 1) await rawGet(origin + of, headers)
    const { body, type, encoding } = await rawGet(origin + of, headers)
    const file = path.join(folder, `${answers.length}.bin`)
    writeFileSync(file, body)
    const kept = { 'content-type': type, 'content-encoding': encoding }
    answers.push({
      path: of,
      file,
      headers: { ...kept, 'content-length': String(body.length) },
    })
  }
  const list = path.join(folder, 'answers.json')
  writeFileSync(list, JSON.stringify(answers))
  return list
}

type RawAnswer = { body: Buffer; type: string; encoding: string }

/** The bytes as transferred; fetch would decompress them. */
export async function rawGet(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  const request = http.get(url, { headers })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return {
    body: Buffer.concat(chunks),
    type: response.headers['content-type'] ?? '',
    encoding: response.headers['content-encoding'] ?? 'identity',
  }
}

type Bare = { origin: string; pid: number; child: ChildProcess }

async function startBare(list: string, folder: string): Promise<Bare> {
  const script = fileURLToPath(new URL('./bare.ts', import.meta.url))
  const child = spawn(process.execPath, [script, list], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [port] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer]
  return { origin: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid as number, child }
}
