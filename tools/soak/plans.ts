import { setTimeout as wait } from 'node:timers/promises'
import { atTheBooks } from './books.ts'
import { CLOCKS_OFF, giveAndModerate } from './clocks.ts'
import type { Course, Plan, SoakStep, SoakOptions } from './course.ts'
import { startCrowd } from './crowd.ts'
import { kills, nothing, ofCluster, ofOneServer } from './faults.ts'
import { promotion, promotionAlone, promotionAsync } from './promotion.ts'
import { workADay } from './staff.ts'
import { watched } from './watch.ts'

const MOST_SECONDS = 600
const few = { donors: 4, readers: 4 }

/** The embedded database and one process, with everything that a provider can do wrong and kill -9 in between. */
const one: Plan = {
  name: 'one',
  world: () => ({ database: 'embedded', processes: 1 }),
  crowd: ({ donors, donations }) => ({ donors, donations, readers: 2 }),
  steps: (wanted) => [
    ...Array.from({ length: wanted.kills }, (_, at) => [donating(at + 1), killing(at + 1)]).flat(),
    donating(Infinity),
  ],
  hasDesk: true,
}

/** Until its share of the donations was given, or its share of the time is over. */
function donating(number: number): SoakStep {
  const happen = async ({ site, crowd, wanted }: Course) => {
    const { donations, seconds = Infinity, kills: all } = wanted
    const share = Math.min(1, number / (all + 1))
    const ms = (seconds * 1_000) / (all + 1)
    let isOver = false
    const over = () => (isOver = true)
    if (share === 1) void crowd.ended.then(over)
    const began = performance.now()
    while (!isOver && performance.now() - began < ms) {
      if (share < 1 && site.told.begun >= donations * share) return
      await wait(50)
    }
  }
  return {
    name: number === Infinity ? 'donating, the rest' : `donating, part ${number}`,
    happen,
    // Sixteen donors at once fill the one core of the engine.
    mayWait: true,
    afterMs: 0,
    isKept: true,
  }
}

/** The server is killed; staff work while it is down; the next server does the remaining jobs. */
function killing(number: number): SoakStep {
  const happen = async (course: Course) => {
    const [server] = course.world.servers
    const { promise, resolve } = Promise.withResolvers<void>()
    course.back = promise
    await server?.kill()
    const team = { random: seeded(course.wanted.seed + 1 + number), done: course.done }
    await atTheBooks(course.world, (ctx) => workADay(ctx, team))
    await server?.restart()
    resolve()
  }
  return { name: `kill -9 number ${number}`, happen, mayCut: 'all', afterMs: 0 }
}

/** Donors at a pace, first over many campaigns and then in a peak on one, while others read. */
const processes: Plan = {
  name: 'processes',
  world: ({ processes: number }) => ({ database: 'postgres', processes: number }),
  crowd: () => ({ readers: 8 }),
  steps: ({ rate, peak, seconds = MOST_SECONDS }) => [
    pace(`${rate} a second`, { perSecond: rate, seconds }),
    pace(`${peak} a second, one campaign`, {
      perSecond: peak,
      seconds: seconds / 10,
      campaigns: 1,
    }),
  ],
}

type Pace = { perSecond: number; seconds: number; campaigns?: number }

function pace(name: string, { perSecond, seconds, campaigns }: Pace): SoakStep {
  const happen = (course: Course) =>
    watched(course, async () => {
      const { site } = course
      const donations = Math.round(perSecond * seconds)
      const of = { ...site, campaigns: site.campaigns.slice(0, campaigns) }
      await startCrowd(of, { perSecond, donations, isPlain: true }).ended
    })
  return { name, happen, mayWait: true, afterMs: 0, isKept: true }
}

const whole = { processes: 2, isWhole: true } as const

function replicated(name: string, steps: readonly SoakStep[], more: Partial<Plan> = {}): Plan {
  return {
    name,
    world: () => ({ ...whole, database: 'replicated', isSynchronous: !more.mayLose }),
    crowd: () => few,
    steps: () => [nothing, ...steps],
    ...more,
  }
}

const clocks: SoakStep[] = [
  { name: 'clocks ±5 minutes', happen: () => wait(10_000), afterMs: 0 },
  { name: 'one person, both processes', happen: giveAndModerate },
]

/** Every world but a cluster, which must be given. */
export const plans: readonly Plan[] = [
  one,
  processes,
  {
    name: 'server',
    world: () => ({ ...whole, database: 'postgres', hasSmallDisk: true }),
    crowd: () => few,
    steps: () => [nothing, ...ofOneServer],
  },
  replicated('replicas', kills),
  replicated('promotion', promotion),
  replicated('promotion-alone', promotionAlone),
  replicated('promotion-async', promotionAsync, { mayLose: true }),
  replicated('clocks', clocks, {
    world: () => ({ ...whole, database: 'replicated', isSynchronous: true, clocksOff: CLOCKS_OFF }),
    // What is recorded by a wrong clock measures nothing.
    steps: () => [{ ...nothing, isUnharmed: false }, ...clocks],
  }),
]

/** Two processes on a cluster of tools/cluster.sh, which is made for it and keeps the data. */
export function onCluster(address: string): Plan {
  return {
    name: 'cluster',
    world: () => ({ database: { cluster: address }, processes: 2 }),
    crowd: () => ({ donors: 8, readers: 8 }),
    steps: () => [{ ...nothing, isUnharmed: false }, ...ofCluster],
  }
}

/** The steps of a plan that were asked for. */
export function chosenSteps(plan: Plan, wanted: SoakOptions): SoakStep[] {
  const { faults } = wanted
  return plan
    .steps(wanted)
    .filter(({ name, isKept }) => isKept || !faults || faults.some((word) => name.includes(word)))
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
