import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from './context.ts'
import { patiently } from './db/patience.server.ts'
import {
  type Job,
  type Lane,
  lanes,
  openRunner,
  releaseLeases,
  type Schedule,
} from './jobs.server.ts'

export type Worker = {
  /** Something may be due: every lane looks at once. */
  wake(): void
  /** Begins nothing more and waits this long for what runs; what still runs then is another process's to take. */
  stop(graceMs?: number): Promise<void>
}

export type WorkerOptions = {
  jobs: Job[]
  schedules: Schedule[]
  /** How many jobs of a lane run side by side. */
  atOnce: Record<Lane, number>
  /** No other process is at this database: what the one before had begun is nobody's now. */
  isAlone?: boolean
}

const GRACE_MS = 3_000
const POLL_MS = 1_000
const LONGEST_PAUSE_MS = 5_000

/** Runs due jobs, each lane by itself, and schedules until stopped: at once when woken, otherwise every second. */
export function startWorker(ctx: Ctx, options: WorkerOptions): Worker {
  const { schedules, atOnce, isAlone = false } = options
  const jobs = new Map(options.jobs.map((job) => [job.name, job]))
  const isFree = isAlone ? releaseLeases(ctx) : Promise.resolve()
  const running = lanes.map((lane) => {
    return startLane(ctx, { jobs, lane, atOnce: atOnce[lane], isFree })
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
  /** What has to happen first. */
  isFree: Promise<void>
}

function startLane(ctx: Ctx, options: LaneOptions): Worker {
  const alarm = openAlarm()
  // What a job brings with it is looked for when the job ends.
  const runner = openRunner(ctx, { ...options, onEnded: alarm.ring })
  let stopped = false
  let failures = 0

  async function loop(): Promise<void> {
    await options.isFree.catch((cause) => ctx.log.error('worker.failed', { cause }))
    while (!stopped) {
      try {
        while (!stopped && (await runner.begin()) > 0);
        failures = 0
      } catch (cause) {
        failures += 1
        ctx.log.error('worker.failed', { lane: options.lane, cause })
      }
      // A database that is away is not asked every second by every lane.
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
        // Nobody waits for a schedule, and a question to all the books may take minutes.
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

/** Naps that a ring ends; one that rang since the last nap is not slept through. */
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

/** Whether it ended, well or badly, before the time was over. */
async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const ended = work.then(
    () => true,
    () => true,
  )
  return Promise.race([ended, wait(ms, false, { ref: false })])
}
