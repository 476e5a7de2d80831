import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuMicrosOf } from './cpu.ts'

const run = promisify(execFile)

export type Target = { url: string; pid: number; headers: Record<string, string> }

export type LoadRound = {
  requestsPerSecond: number
  /** User and system time of the server process per request; NaN where /proc is missing. */
  cpuMicros: number
}

export type Load = { seconds: number; connections: number }

/** 'wrk' where it is installed (it uses little processor time), otherwise autocannon in its own process. */
export const loadTool = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk'

/** Keeps connections busy for some seconds; throws when any answer was not 2xx. */
export async function loadOnce(target: Target, load: Load): Promise<LoadRound> {
  const before = cpuMicrosOf(target.pid)
  const { requests, failures, seconds } = await (loadTool === 'wrk' ? wrk : autocannon)(
    target,
    load,
  )
  const spent = cpuMicrosOf(target.pid) - before
  if (failures > 0 || requests === 0) throw new Error(`${target.url}: ${failures} bad answers`)
  return { requestsPerSecond: requests / seconds, cpuMicros: spent / requests }
}

type Counted = { requests: number; failures: number; seconds: number }

async function wrk({ url, headers }: Target, { seconds, connections }: Load): Promise<Counted> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...named, url]
  const { stdout } = await run('wrk', args)
  const [, requests, took] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? []
  const [, bad = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? []
  const broken = /Socket errors: (?!.*connect 0, read 0, write 0)/.test(stdout) ? 1 : 0
  return { requests: Number(requests), failures: Number(bad) + broken, seconds: Number(took) }
}

type AutocannonResult = {
  requests: { total: number }
  non2xx: number
  errors: number
  duration: number
}

async function autocannon({ url, headers }: Target, load: Load): Promise<Counted> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const cli = 'node_modules/autocannon/autocannon.js'
  const size = ['-c', String(load.connections), '-d', String(load.seconds)]
  const args = [cli, ...size, '-j', '--no-progress', ...named, url]
  const { stdout } = await run(process.execPath, args, { maxBuffer: 16 * 1024 * 1024 })
  const result: AutocannonResult = JSON.parse(stdout)
  const failures = result.non2xx + result.errors
  return { requests: result.requests.total, failures, seconds: result.duration }
}
