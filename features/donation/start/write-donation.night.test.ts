import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#platform/db/connect.server.ts'
import { isOutage } from '#platform/db/pool/outage.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { startOwnPostgres } from '#tests/database/postgres.ts'
import { startStopwatch } from '../../../tools/test/pace.ts'
import { type NewRow, writeDonation } from './write-donation.server.ts'

function row(n: number): NewRow {
  const now = new Date('2026-11-22T00:00:00Z')
  const id = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
  return {
    keys: [`form:${n}`],
    inputHash: 'hash',
    donation: {
      id,
      public_id: String(n).padStart(26, '0'),
      campaign_id: id,
      fund: 'IT',
      amount: rupiah(50_000),
      status: 'awaiting_payment',
      donor_name: 'Siti',
      donor_phone: null,
      donor_email: 'siti@contoh.id',
      is_anonymous: false,
      prayer: null,
      consent_version: 'uji',
      shows_prayer: false,
      wants_news: false,
      created_at: now,
      updated_at: now,
    },
  }
}

test('when the database freezes, 500 donations that wait in batches are all told so within 15 seconds', async () => {
  needPostgres()
  const postgres = await startOwnPostgres()
  onTestFinished(() => postgres.stop())
  const { db, close } = await connect({ url: postgres.url('postgres') })
  onTestFinished(() => close())

  await postgres.freeze()
  const passed = startStopwatch()
  const told = await Promise.allSettled(
    Array.from({ length: 500 }, (_, n) => writeDonation(db, row(n))),
  )
  const ms = passed()
  await postgres.thaw()
  let after: unknown
  // What was told of the outage is told so for a while after it.
  await expect
    .poll(async () => {
      after = await writeDonation(db, row(1_000)).catch((error: unknown) => error)
      return isOutage(after)
    })
    .toBe(false)

  const reasons = told.map((one) => (one.status === 'rejected' ? one.reason : 'written'))
  expect(reasons.filter((reason) => !isOutage(reason))).toEqual([])
  expect(ms).toBeLessThan(15_000)
  // The queue continues: this donation gets its own answer, that its campaign does not exist.
  expect(after).toMatchObject({ code: '23503' })
})
