import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** What is seen once a second while donors come. */
export type Sight = { atSeconds: number; backlog: number; memoryMb: number[] }

export type Watch = { sights: Sight[]; stop(): Promise<void> }

/** Looks at the unfinished jobs and at the resident memory of the processes. */
export function startWatch(db: pg.Client, pids: () => number[]): Watch {
  const sights: Sight[] = []
  const began = performance.now()
  let isOver = false
  async function look(): Promise<void> {
    while (!isOver) {
      const backlog = await backlogOf(db)
      const atSeconds = (performance.now() - began) / 1_000
      sights.push({ atSeconds, backlog, memoryMb: pids().map(residentMb) })
      await wait(1_000)
    }
  }
  const looking = look()
  return {
    sights,
    stop: async () => {
      isOver = true
      await looking
    },
  }
}

/** Jobs that are due or running. */
export async function backlogOf(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ jobs: number }>(
    `select count(*)::int as jobs from job
     where done_at is null and dead_at is null and run_at < now() + interval '5 minutes'`,
  )
  return rows[0]?.jobs ?? 0
}

/** Seconds until no job is due; throws after the limit. */
export async function drained(db: pg.Client, mostSeconds: number): Promise<number> {
  const began = performance.now()
  for (;;) {
    const backlog = await backlogOf(db)
    const seconds = (performance.now() - began) / 1_000
    if (backlog === 0) return seconds
    if (seconds > mostSeconds) throw new Error(`${backlog} jobs were left after ${mostSeconds} s`)
    await wait(200)
  }
}

/** NaN where /proc is missing. */
function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024)
  } catch {
    return Number.NaN
  }
}
