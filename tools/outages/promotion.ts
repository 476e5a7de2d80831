import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { OwnPostgres } from '../../tests/postgres.ts'
import { measureSlowness } from '../test/pace.ts'
import type { Notes } from './notes.ts'
import { type Course, inWorld, phase, type Scenario } from './scenario.ts'

const PROMOTED_WITHIN_MS = 20_000
/** Until somebody has noticed and decides. */
const NOTICED_AFTER_MS = 5_000
const AFTER = 'after the promotion'

/** The primary is killed for good under load, and its replica takes over. */
export const promotions: Scenario[] = [
  inWorld({ name: 'promotion', isSynchronous: true, happen: promote }),
  inWorld({ name: 'promotion-alone', isSynchronous: true, happen: promoteAfterAlone }),
  inWorld({ name: 'promotion-async', isSynchronous: false, mayLose: true, happen: promoteBehind }),
]

async function promote({ world, notes }: Course) {
  const { primary, replica } = world
  notes.begin('primary killed')
  await primary.shutDown('kill')
  await wait(NOTICED_AFTER_MS)
  return await takeOver(replica, notes)
}

/** Before it died the primary had been without its replica: what it acknowledged then would be lost. */
async function promoteAfterAlone({ world, notes }: Course) {
  const { primary, replica } = world
  notes.begin('replica away')
  await replica.shutDown('kill')
  await wait(16_000)
  notes.begin('primary killed')
  await primary.shutDown('kill')
  await replica.startAgain()
  return await takeOver(replica, notes)
}

/** An asynchronous replica that is three seconds behind. */
async function promoteBehind({ world, notes }: Course) {
  const { primary, replica } = world
  notes.begin('replica frozen')
  await replica.freeze()
  await wait(3_000)
  notes.begin('primary killed')
  await primary.shutDown('kill')
  await replica.thaw()
  await wait(NOTICED_AFTER_MS)
  return await takeOver(replica, notes)
}

/** Asks for the promotion and waits for it in statements of its own: the end of recovery may cancel that one. */
async function takeOver(replica: OwnPostgres, notes: Notes) {
  const began = performance.now()
  await ask(replica, 'select pg_promote(false)').catch(() => {})
  while (await ask(replica, 'select pg_is_in_recovery() as answer').catch(() => true)) {
    if (performance.now() - began > PROMOTED_WITHIN_MS) throw new Error('it was not promoted')
    await wait(100)
  }
  const lines = [`  promoted within ${((performance.now() - began) / 1000).toFixed(1)} s`]
  await phase(notes, AFTER, 12_000 * measureSlowness())
  const broken = [
    ...(notes.has('primary killed', 503) ? [] : ['primary killed: nobody felt it']),
    ...(notes.has(AFTER, 303) && notes.has(AFTER, 201) ? [] : [`${AFTER}: nobody could give`]),
  ]
  return { books: replica, lines, broken }
}

async function ask(server: OwnPostgres, text: string): Promise<unknown> {
  const client = new pg.Client(server.url('postgres'))
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(text)
    return rows[0]?.answer
  } finally {
    await client.end().catch(() => {})
  }
}
