import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from '../context.ts'
import { patiently } from '../db/pool/statement-limits.server.ts'
import { type Job, type Lane, lanes, releaseLeases, type Schedule } from './jobs.server.ts'
import { openRunner } from './run-jobs.server.ts'

export type Worker = {
  /** Tells every lane to look for due jobs at once. */
  wake(): void
  /** Starts nothing more and waits this long for running jobs; other processes may then take what still runs. */
  stop(graceMs?: number): Promise<void>
}

export type WorkerOptions = {
  jobs: Job[]
  schedules: Schedule[]
  /** How many jobs of a lane run at the same time. */
  atOnce: Record<Lane, number>
  /** How long a lane waits after it began a job, where its jobs begin one after another. */
  everyMs?: Partial<Record<Lane, number>>
  /** True when no other process serves this database: every job started earlier belongs to nobody now. */
  isAlone?: boolean
}

const GRACE_MS = 3_000
const POLL_MS = 1_000
const LONGEST_PAUSE_MS = 5_000

/** Runs due jobs, each lane separately, and schedules until stopped: at once when woken, otherwise every second. */
export function startWorker(ctx: Ctx, options: WorkerOptions): Worker {
  const { schedules, atOnce, everyMs = {}, isAlone = false } = options
  const jobs = new Map(options.jobs.map((job) => [job.name, job]))
  const isFree = isAlone ? releaseLeases(ctx) : Promise.resolve()
  const running = lanes.map((lane) => {
    return startLane(ctx, { jobs, lane, atOnce: atOnce[lane], everyMs: everyMs[lane], isFree })
  })
  const clock = startSchedules(ctx, schedules)
  return {
    wake: () => running.forEach((lane) => lane.wake()),
    stop: async (graceMs = GRACE_MS) => {
      const stopping = [...running.map((lane) => lane.stop(graceMs)), clock.stop(graceMs)]
      await Promise.all(stopping)
    },
  }
}

type LaneOptions = {
  jobs: ReadonlyMap<string, Job>
  lane: Lane
  atOnce: number
  everyMs: number | undefined
  /** What must happen first. */
  isFree: Promise<void>
}

function startLane(ctx: Ctx, { everyMs, ...options }: LaneOptions): Worker {
  const alarm = openAlarm()
  // When a job ends, the jobs it enqueued are looked for.
  const runner = openRunner(ctx, { ...options, isOneByOne: !!everyMs, onEnded: alarm.ring })
  let stopped = false
  let failures = 0

  async function loop(): Promise<void> {
    await options.isFree.catch((cause) => ctx.log.error('worker.failed', { cause }))
    while (!stopped) {
      try {
        while (!stopped && (await runner.begin()) > 0) if (everyMs) await wait(everyMs)
        failures = 0
      } catch (cause) {
        failures += 1
        ctx.log.error('worker.failed', { lane: options.lane, cause })
      }
      // During an outage the lanes do not ask the database every second.
      await alarm.nap(Math.min(LONGEST_PAUSE_MS, POLL_MS * 2 ** failures))
    }
  }

  const looping = loop()
  return {
    wake: alarm.ring,
    stop: async (graceMs = GRACE_MS) => {
      stopped = true
      alarm.ring()
      const ended = looping.then(() => runner.settled())
      if (await endsWithin(ended, graceMs)) return
      await endsWithin(runner.release(), 500)
    },
  }
}

/** Beside the jobs: a schedule may have much to catch up on, and a payment must not wait for it. */
function startSchedules(ctx: Ctx, schedules: Schedule[]): Pick<Worker, 'stop'> {
  const nextRun = new Map(schedules.map((schedule) => [schedule.name, 0]))
  const alarm = openAlarm()
  let stopped = false

  async function loop(): Promise<void> {
    while (!stopped) {
      for (const schedule of schedules) {
        if (stopped || performance.now() < (nextRun.get(schedule.name) ?? 0)) continue
        nextRun.set(schedule.name, performance.now() + schedule.everyMs)
        // Nobody waits for a schedule, and a check of all the books may take minutes.
        await patiently(() => schedule.run(ctx)).catch((cause) => {
          ctx.log.error('schedule.failed', { schedule: schedule.name, cause })
        })
      }
      await alarm.nap(POLL_MS)
    }
  }

  const looping = loop()
  return {
    stop: async (graceMs = GRACE_MS) => {
      stopped = true
      alarm.ring()
      await endsWithin(looping, graceMs)
    },
  }
}

type Alarm = { ring(): void; nap(ms: number): Promise<void> }

/** Pauses that a ring ends; a ring since the last pause ends the next at once. */
function openAlarm(): Alarm {
  let isRung = false
  let rouse = () => {}
  return {
    ring: () => {
      isRung = true
      rouse()
    },
    nap: async (ms) => {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          rouse = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isRung = false
    },
  }
}

/** Whether the work ended, with or without success, within the time. */
async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const ended = work.then(
    () => true,
    () => true,
  )
  return Promise.race([ended, wait(ms, false, { ref: false })])
}
