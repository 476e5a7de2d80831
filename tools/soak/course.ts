import { setTimeout as wait } from 'node:timers/promises'
import type { Allowed, Notes } from './notes.ts'
import type { SoakCrowd, CrowdWish } from './crowd.ts'
import type { SoakSite } from './site.ts'
import type { SoakWorld, WorldWish } from './world.ts'

/** What one asks for on the command line. */
export type SoakOptions = {
  donations: number
  kills: number
  /** The longest time of donating; of the steady pace where donors come at one. */
  seconds: number | undefined
  rate: number
  peak: number
  processes: number
  donors: number
  seed: number
  /** Only faults whose names have one of these words; undefined are all. */
  faults: readonly string[] | undefined
}

/** A plan under way. */
export type Course = {
  world: SoakWorld
  wanted: SoakOptions
  notes: Notes
  site: SoakSite
  crowd: SoakCrowd
  /** More to print. */
  lines: string[]
  /** What was counted of the staff's work. */
  done: Map<string, number>
  /** Resolves once a killed server is back. */
  back: Promise<void>
}

/** Something that happens under load. */
export type SoakStep = Allowed & {
  name: string
  /** Answers what was wrong about it. */
  happen(course: Course): unknown
  /** Callers must have seen 503, or it was no fault. */
  isFelt?: boolean
  /** Payments wait for nothing that is away then. */
  isUnharmed?: boolean
  afterMs?: number
  /** Stays when faults are chosen by their names. */
  isKept?: boolean
}

export type Plan = {
  name: string
  world(wanted: SoakOptions): WorldWish
  crowd(wanted: SoakOptions): CrowdWish
  steps(wanted: SoakOptions): SoakStep[]
  /** An asynchronous replica: losses are counted, not refused. */
  mayLose?: boolean
  /** Two people work at the desk meanwhile, and the provider pays out. */
  hasDesk?: boolean
}

/** Something is taken away for a time, and given back. */
export function away(
  [name, ms]: readonly [name: string, ms: number],
  [take, giveBack]: readonly [(world: SoakWorld) => unknown, (world: SoakWorld) => unknown],
  more: Partial<SoakStep> = {},
): SoakStep {
  const happen = async ({ world }: Course) => {
    await take(world)
    await wait(ms)
    await giveBack(world)
  }
  return { name, happen, ...more }
}
