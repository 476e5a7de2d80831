import { setTimeout as wait } from 'node:timers/promises'
import { formatRupiah } from '#platform/money/money.ts'
import { atTheBooks } from './books.ts'
import type { Course, Plan, SoakOptions } from './course.ts'
import { startCrowd } from './crowd.ts'
import { atTheDesk, neverDone } from './desk.ts'
import { printedTimes, takeNotes } from './notes.ts'
import { chosenSteps, seeded } from './plans.ts'
import { type CrowdLog, enterSite } from './site.ts'
import { workADay } from './staff.ts'
import { judge, settleDown } from './verdict.ts'
import { missingPrograms, startWorld, type SoakWorld } from './world.ts'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

/** A tenth of a second is usual; the machine may be busy. */
const LONGEST_MS = 5_000

/** How a world came out of it. */
export type SoakResult = {
  name: string
  /** Why it was not run. */
  skipped?: string
  acknowledged: number
  lost: number
  wrong: number
  /** Requests that nothing was there to answer. */
  cut: number
  longestMs: number
  lines: string[]
  broken: string[]
}

/** From so many donations on every act of the desk must have happened; a kill brings the payouts to spend. */
const isWhole = ({ donations, kills }: SoakOptions) => donations >= 100 && kills > 0
/** How many acts more it does for what has not happened yet, once the donors have gone. */
const LAST_ACTS = 1_500
const AFTER_MS = 3_000

export async function runPlan(plan: Plan, wanted: SoakOptions): Promise<SoakResult> {
  const wish = plan.world(wanted)
  const missing = missingPrograms(wish)
  if (missing.length > 0) {
    const nothing = { acknowledged: 0, lost: 0, wrong: 0, cut: 0, longestMs: 0, lines: [] }
    return {
      name: plan.name,
      skipped: `${missing.join(', ')}: not installed`,
      ...nothing,
      broken: [],
    }
  }
  const world = await startWorld(wish)
  try {
    return await underLoad(plan, wanted, world)
  } finally {
    await world.stop()
  }
}

async function underLoad(plan: Plan, wanted: SoakOptions, world: SoakWorld): Promise<SoakResult> {
  const notes = takeNotes({ mayLose: plan.mayLose ?? false })
  notes.begin('the first')
  const site = await enterSite(world, { notes, random: seeded(wanted.seed) })
  const course: Course = {
    world,
    wanted,
    notes,
    site,
    lines: [],
    done: new Map(),
    back: Promise.resolve(),
    crowd: startCrowd(site, plan.crowd(wanted)),
  }
  let isOver = false
  const going = goThrough(plan, course).finally(() => (isOver = true))
  // A desk that fails ends the soak.
  const [broken] = await Promise.all([going, plan.hasDesk && workAtDesk(course, () => isOver)])
  site.leave()
  for (const server of world.servers) await server.end()
  return await look(plan, course, broken)
}

async function goThrough(plan: Plan, course: Course): Promise<string[]> {
  const { notes, crowd } = course
  const broken: string[] = []
  for (const step of chosenSteps(plan, course.wanted)) {
    const { name, mayCut, mayWait, isFelt, afterMs = AFTER_MS } = step
    notes.begin(name, { mayCut, mayWait })
    const wrong = await step.happen(course)
    if (Array.isArray(wrong)) broken.push(...(wrong as string[]))
    if (isFelt && !notes.has(name, 503)) broken.push(`${name}: nobody felt it`)
    console.log(`  • ${name}`)
    if (afterMs === 0) continue
    notes.begin(`after: ${name}`)
    await wait(afterMs)
  }
  await crowd.stop()
  return broken
}

async function workAtDesk(course: Course, isOver: () => boolean): Promise<void> {
  const { world, wanted, done, site } = course
  const desk = {
    origin: world.servers[0]?.origin ?? '',
    random: seeded(wanted.seed + 2),
    done,
    acknowledged: site.told.acknowledged,
    isBack: () => course.back,
  }
  await atTheDesk(desk, { isOver, lastActs: isWhole(wanted) ? LAST_ACTS : 0 })
}

/** The days after, and then every rupiah and every promise. */
async function look(plan: Plan, course: Course, broken: string[]): Promise<SoakResult> {
  const { world, wanted, notes, site, done, lines } = course
  const { told } = site
  const unharmed = chosenSteps(plan, wanted).flatMap((step) => (step.isUnharmed ? [step.name] : []))
  const { verdict, times } = await atTheBooks(world, async (ctx) => {
    const measured = await paymentTimes(ctx, told, unharmed)
    const team = { random: seeded(wanted.seed + 1), done }
    await settleDown(ctx, plan.hasDesk ? (later) => workADay(later, team) : undefined)
    return { verdict: await judge(ctx, told), times: measured }
  })
  const { donations, charges, paidAtSimulator, inLedger, donated, kept, lost, wrong } = verdict
  const letters = await world.parts.letters?.letters()
  return {
    name: plan.name,
    acknowledged: told.acknowledged.length + told.paid.size,
    lost: lost.length,
    wrong: notes.wrong(),
    cut: notes.cut(),
    longestMs: notes.longestMs(),
    lines: [
      ...notes.lines(),
      ...lines,
      ...(unharmed.length > 0 ? times.lines : []),
      ...(letters ? [`  ${letters.length} mails taken`] : []),
      `  at the simulator: ${listed(told.actions)}`,
      ...(done.size > 0 ? [`  the staff: ${listed(done)}`] : []),
      `  ${donations} donations, ${charges} charges; ${told.acknowledged.length} and ${told.paid.size} payments acknowledged`,
      `  paid by the simulator ${formatRupiah(paidAtSimulator)}, in the ledger ${formatRupiah(inLedger)}`,
      `  ${formatRupiah(donated)} as donated, ${formatRupiah(kept)} as titipan or returned by our bank`,
    ],
    broken: [
      ...(told.acknowledged.length > 0 && told.paid.size > 0 ? [] : ['nothing was acknowledged']),
      ...broken,
      ...notes.broken(),
      ...times.broken,
      ...(plan.mayLose ? [] : lost),
      ...wrong,
      ...(plan.hasDesk && isWhole(wanted)
        ? neverDone(done).map((act) => `the desk never did: ${act}`)
        : []),
    ],
  }
}

function listed(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].toSorted(([a], [b]) => a.localeCompare(b))
  return sorted.map(([what, times]) => `${what} ${times}`).join(', ')
}

/** How long it took from a webhook to the journal of its payment, by phase; `unharmed` are those that must be quick. */
async function paymentTimes(
  { db }: Ctx,
  { paid }: CrowdLog,
  unharmed: readonly string[],
): Promise<{ lines: string[]; broken: string[] }> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select public_id as id, min(journal.recorded_at) as at
    from donation join ledger_journal as journal on journal.source_id = donation.id
    where public_id = any(${[...paid.keys()]}::text[]) and journal.event like 'captured%'
    group by public_id`.execute(db)
  const recorded = new Map(rows.map(({ id, at }) => [id, at.getTime()]))
  const times = new Map<string, number[]>()
  for (const [id, { phase, at }] of paid) {
    const settled = recorded.get(id)
    if (settled === undefined) continue
    times.set(phase, [...(times.get(phase) ?? []), Math.max(0, settled - at)])
  }
  return {
    lines: [...times].map(([phase, all]) => {
      return `  ${phase.padEnd(34)} ${all.length} payments, webhook to paid ${printedTimes(all)}`
    }),
    broken: unharmed.flatMap((phase) => {
      const all = times.get(phase)
      if (!all) return [`${phase}: no payment was made, so none was measured`]
      return Math.max(...all) > LONGEST_MS ? [`${phase}: a payment took ${printedTimes(all)}`] : []
    }),
  }
}
