import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Course } from './course.ts'

const DRAINED_WITHIN_S = 900
const WAITING = `select count(*)::int as jobs from job
  where done_at is null and dead_at is null and run_at < now() + interval '5 minutes'`

/** Looks each second at the jobs that wait and at the memory of the processes while `act` goes on; then until no job is due. */
export async function watched(
  { world, lines }: Course,
  act: () => Promise<unknown>,
): Promise<void> {
  const db = new pg.Client(world.booksUrl ?? '')
  await db.connect()
  const jobs = async () => (await db.query<{ jobs: number }>(WAITING)).rows[0]?.jobs ?? 0
  const sights: { backlog: number; memory: string }[] = []
  let isOver = false
  const looking = async () => {
    while (!isOver) {
      const memory = world.servers.map((server) => residentMb(server.pid())).join(' + ')
      sights.push({ backlog: await jobs(), memory })
      await wait(1_000)
    }
  }
  try {
    await Promise.all([looking(), act().finally(() => (isOver = true))])
    const began = performance.now()
    const took = () => (performance.now() - began) / 1_000
    for (let left = await jobs(); left > 0; left = await jobs()) {
      if (took() > DRAINED_WITHIN_S) throw new Error(`${left} jobs were left after ${took()} s`)
      await wait(200)
    }
    const most = Math.max(...sights.map(({ backlog }) => backlog))
    const shown = [sights[0], sights[Math.floor(sights.length / 2)], sights.at(-1)]
    const memory = shown.map((sight) => sight?.memory).join(' → ')
    lines.push(`  jobs waiting at most ${most}, drained in ${took().toFixed(1)} s; MB ${memory}`)
  } finally {
    await db.end()
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
