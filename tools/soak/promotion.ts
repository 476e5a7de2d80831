import { setTimeout as wait } from 'node:timers/promises'
import { measureSlowness } from '../test/pace.ts'
import type { Course, SoakStep } from './course.ts'
import { askServer } from './faults.ts'
import { partOf } from './world.ts'

const PROMOTED_WITHIN_MS = 20_000
/** Until somebody has noticed and decides. */
const NOTICED_AFTER_MS = 5_000
const AFTER = 'after the promotion'

/** Until the replica has taken over, callers are told to come again. */
function killed(then: (course: Course) => unknown): SoakStep {
  const happen = async (course: Course) => {
    await partOf(course.world, 'primary').shutDown('kill')
    await then(course)
    return await takeOver(course)
  }
  return { name: 'primary killed', happen, isFelt: true, afterMs: 0 }
}

/** The primary is killed for good under load, and its replica takes over. */
export const promotion: readonly SoakStep[] = [killed(() => wait(NOTICED_AFTER_MS))]

/** Before it died the primary had been without its replica: what it acknowledged then would be lost. */
export const promotionAlone: readonly SoakStep[] = [
  {
    name: 'replica away',
    happen: async ({ world }) => {
      await partOf(world, 'replica').shutDown('kill')
      await wait(16_000)
    },
    afterMs: 0,
  },
  killed(({ world }) => partOf(world, 'replica').startAgain()),
]

/** An asynchronous replica that is three seconds behind. */
export const promotionAsync: readonly SoakStep[] = [
  {
    name: 'replica frozen',
    happen: async ({ world }) => {
      await partOf(world, 'replica').freeze()
      await wait(3_000)
    },
    afterMs: 0,
  },
  killed(async ({ world }) => {
    await partOf(world, 'replica').thaw()
    await wait(NOTICED_AFTER_MS)
  }),
]

/** Asks for the promotion and waits for it in statements of its own: the end of recovery may cancel that one. */
async function takeOver({ world, notes, lines }: Course): Promise<string[]> {
  const replica = partOf(world, 'replica')
  const began = performance.now()
  await askServer(replica, 'select pg_promote(false)').catch(() => {})
  const isRecovering = 'select pg_is_in_recovery() as answer'
  while (await askServer(replica, isRecovering).catch(() => true)) {
    if (performance.now() - began > PROMOTED_WITHIN_MS) throw new Error('it was not promoted')
    await wait(100)
  }
  lines.push(`  promoted within ${((performance.now() - began) / 1000).toFixed(1)} s`)
  world.booksUrl = replica.url('postgres')
  notes.begin(AFTER)
  await wait(12_000 * measureSlowness())
  const canGive = notes.has(AFTER, 303) && notes.has(AFTER, 201)
  return canGive ? [] : [`${AFTER}: nobody could give`]
}
