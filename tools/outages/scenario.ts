import { setTimeout as wait } from 'node:timers/promises'
import type { OwnPostgres } from '../../tests/postgres.ts'
import { measureSlowness } from '../test/pace.ts'
import { startLoad, type CallerLoad } from './callers.ts'
import { type Notes, takeNotes } from './notes.ts'
import { lostAcknowledgements } from './verdict.ts'
import { missingPrograms, startWorld, type OutageWorld, type WorldWish } from './world.ts'
import { trustProxy } from './trust.ts'

export type ScenarioResult = {
  name: string
  /** Why it was not run. */
  skipped?: string
  acknowledged: number
  lost: number
  wrong: number
  /** Requests that nothing was there to answer. */
  cut: number
  longestMs: number
  /** More to print. */
  lines: string[]
  broken: string[]
}

export type Scenario = { name: string; run: () => Promise<ScenarioResult> }

export type Course = { world: OutageWorld; notes: Notes; load: CallerLoad }
export type Plan = WorldWish & {
  name: string
  /** What happens under load; answers what was wrong about it, and where the books are afterwards. */
  happen: (course: Course) => Promise<{ books: OwnPostgres; broken?: string[]; lines?: string[] }>
  /** An asynchronous replica: losses are counted, not refused. */
  mayLose?: boolean
}

/** A scenario in a world of its own: two processes behind HAProxy, PgBouncer, a primary and a replica. */
export function inWorld(plan: Plan): Scenario {
  return { name: plan.name, run: () => run(plan) }
}

async function run(plan: Plan): Promise<ScenarioResult> {
  const missing = missingPrograms()
  if (missing.length > 0) return skipped(plan.name, `${missing.join(', ')} is not installed`)
  const world = await startWorld(plan)
  try {
    trustProxy(world.certificate)
    return await underLoad(plan, world)
  } finally {
    await world.stop()
  }
}

async function underLoad(plan: Plan, world: OutageWorld): Promise<ScenarioResult> {
  const { name, mayLose = false } = plan
  const notes = takeNotes({ mayLose })
  const { origin } = world
  const { token } = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
  const load = startLoad({ origin, token, slugs: await slugsOf(origin, token), notes })
  await phase(notes, 'nothing', 4_000 * measureSlowness())
  const { books, broken = [], lines = [] } = await plan.happen({ world, notes, load })
  await load.stop()
  const lost = await lostAcknowledgements(books.url('postgres'), load)
  const losses = mayLose ? [`  lost with the primary (RPO): ${lost.length} acknowledgements`] : []
  return {
    name,
    acknowledged: load.acknowledged.size + load.paid.size,
    lost: lost.length,
    wrong: notes.wrong(),
    cut: notes.cut(),
    longestMs: notes.longestMs(),
    lines: [...notes.lines(), ...lines, ...losses],
    broken: [
      ...(load.acknowledged.size > 0 && load.paid.size > 0 ? [] : ['nothing was acknowledged']),
      ...broken,
      ...notes.broken(),
      ...(mayLose ? [] : lost),
    ],
  }
}

export function skipped(name: string, why: string): ScenarioResult {
  const nothing = { acknowledged: 0, lost: 0, wrong: 0, cut: 0, longestMs: 0 }
  return { name, skipped: why, ...nothing, lines: [], broken: [] }
}

/** A named time of the notes. */
export async function phase(notes: Notes, name: string, ms: number): Promise<void> {
  notes.begin(name)
  await wait(ms)
}

/** Campaigns that take gifts. */
export async function slugsOf(origin: string, token: string): Promise<string[]> {
  const answer = await fetch(`${origin}/v2/campaigns?status=berjalan&limit=12`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { slug: string; minimumAmount?: number }[] }
  return data.map(({ slug }) => slug)
}
