import { expect, onTestFinished, test } from 'vitest'
import { recordNewsConsent } from '#features/message/contact-choices.server.ts'
import { lotResult } from '#features/message/send/lot-result.server.ts'
import type { Ctx } from '#platform/context.ts'
import { aFolder } from '#tests/database/installations.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startOwnPostgres } from '#tests/database/postgres.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { startMailServer } from '#tests/fakes/mail-server.ts'
import { contextOn, startSendingProcess } from '#tests/server/sending-process.ts'
import { makeSending } from './make-sending.server.ts'
import { getSending } from './queries.server.ts'
import { beginSending } from './run-sending.server.ts'
import { MOST_PER_MINUTE } from './sending.ts'

const PEOPLE = 60
/** A lease lasts a minute; then another process takes over what a dead one had. */
const LONGEST_MS = 180_000

async function aSendingToAll(ctx: Ctx): Promise<string> {
  for (let at = 0; at < PEOPLE; at += 1) {
    const id = ctx.newId()
    const contact = { kind: 'email' as const, value: `donatur${at}@contoh.id` }
    const made = { id, root_id: id, origin: 'donation' as const, made_at: ctx.now() }
    await ctx.db
      .insertInto('donor')
      .values({ ...made, name: `Donatur ${at}` })
      .execute()
    const own = { donor_id: id, ...contact, since: ctx.now() }
    await ctx.db.insertInto('donor_contact').values(own).execute()
    const sums = { gifts: 1, amount: at + 1, past_gifts: 0, past_amount: 0, months: 1 }
    await ctx.db
      .insertInto('donor_sum')
      .values({ donor_id: id, ...sums, is_anonymous: false } as never)
      .execute()
    await recordNewsConsent(ctx, contact, { isStopped: false, source: 'form' })
  }
  const { id: by } = await aStaff(ctx, 'program')
  const sending = { title: 'Semua', audience: { largest: PEOPLE }, template: 'ramadan', values: {} }
  return await makeSending(ctx, { ...sending, perMinute: MOST_PER_MINUTE }, { by })
}

test('of two processes that send to many, one is killed with a letter on its way: nobody gets two, and what nobody knows is told', async () => {
  needPostgres()
  const server = await startOwnPostgres()
  onTestFinished(() => server.stop())
  // The fifth letter arrives whole, and its process never hears so.
  const dyings = await startMailServer({ unanswered: 5 })
  const others = await startMailServer()
  onTestFinished(async () => void (await Promise.all([dyings.stop(), others.stop()])))
  const env = {
    DATABASE_URL: server.url('postgres'),
    APP_SECRET: 'secret-of-a-test-that-every-process-has',
    DATA_DIR: aFolder(),
    AUDIO_SOURCE: 'lokal',
    // Nobody is written to at night.
    TEST_CLOCK: '2026-06-02T05:00:00Z',
  }
  const ctx = await contextOn(env)
  const id = await aSendingToAll(ctx)
  const [dying, other] = await Promise.all([
    startSendingProcess({ ...env, SMTP_URL: dyings.url }),
    startSendingProcess({ ...env, SMTP_URL: others.url }),
  ])
  await beginSending(ctx, { id, by: (await getSending(ctx.db, id)).made_by })
  await dyings.reached
  await dying.kill()
  const result = () => lotResult(ctx.db, id)
  const left = async () => PEOPLE - (await result()).sent - (await result()).unknown
  await expect.poll(left, { timeout: LONGEST_MS, interval: 1_000 }).toBe(0)
  expect(other.isAlive(), other.errors()).toBe(true)

  const { sent, unknown, ...rest } = await result()
  expect(rest).toEqual({ queued: 0, delivered: 0, read: 0, failed: 0, bounced: 0, unsent: 0 })
  expect(await getSending(ctx.db, id)).toMatchObject({ state: 'done', taken: PEOPLE })
  const [ofDying, ofOther] = await Promise.all([dyings.letters(), others.letters()])
  const arrived = [...ofDying, ...ofOther].map(({ to }) => to)
  expect(new Set(arrived).size).toBe(arrived.length)
  expect([ofDying.length >= 5, ofOther.length > 0]).toEqual([true, true])
  // Every letter that is called sent arrived; of those on their way with the dead process each is told as not known.
  const rows = await ctx.db.selectFrom('sent_message').select(['email', 'status', 'why']).execute()
  const ofStatus = (status: string) => rows.filter((row) => row.status === status)
  expect(ofStatus('sent').every(({ email }) => arrived.includes(email ?? ''))).toBe(true)
  expect(new Set(ofStatus('unknown').map(({ why }) => why))).toEqual(new Set(['interrupted']))
  expect([unknown >= 1, arrived.length - sent <= unknown]).toEqual([true, true])
})
