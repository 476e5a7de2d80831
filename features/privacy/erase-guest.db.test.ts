import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { findRecord } from '#features/donation-log/queries.server.ts'
import { addNote } from '#features/donor-record/notes.server.ts'
import { hasStoppedNews } from '#features/message/contact-choices.server.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import { papersOf } from '#features/receipt/queries.server.ts'
import { receiveReply } from '#features/ticket/inbox/receive-reply.server.ts'
import { eraseGuest } from './erase-guest.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { donorOf } from '#tests/donors.ts'
import { aMember } from '#tests/members.ts'
import {
  aDonation,
  aSettledDonation,
  booksOf,
  payingContext,
  runJobs,
} from '#tests/money/payments.ts'
import { aPlan } from '#tests/money/plans.ts'

const guest = {
  donorName: 'Siti Nurjanah',
  donorEmail: 'nurjanah@contoh.id',
  donorPhone: '+6281234567890',
}
/** What is theirs alone; the number is their family's as well. */
const traces = ['nurjanah']

async function held(ctx: TestCtx, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(ctx.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select held::text as row from ${sql.table(name)} as held`.execute(ctx.db)
    if (rows.some(({ row }) => texts.some((text) => row.toLowerCase().includes(text))))
      found.push(name)
  }
  return found
}

async function aGuest(ctx: TestCtx) {
  const { donationId } = await aSettledDonation(ctx, guest)
  const id = (await findRecord(ctx.db, donationId))?.id ?? ''
  return { id, donor: (await donorOf(ctx.db, id)) ?? '' }
}

/** A provider's own words of a payment, and the wallet it asked. */
async function providerNames(ctx: TestCtx, id: string, name: string): Promise<void> {
  await sql`update payment_event set body = ${name} where donation_id = ${id}`.execute(ctx.db)
  await sql`update charge set instruction = instruction || jsonb_build_object('sentTo', ${name}::text)
    where donation_id = ${id}`.execute(ctx.db)
}

test('a guest leaves on request: nothing of them is left but the books, and others keep what is theirs', async () => {
  const ctx = await payingContext()
  const { id, donor } = await aGuest(ctx)
  await providerNames(ctx, id, 'Nurjanah')
  await aSettledDonation(ctx, { ...guest, donorName: 'Umar Said', donorEmail: 'umar@contoh.id' })
  const { id: ofUmar } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('donor_name', '=', 'Umar Said')
    .executeTakeFirstOrThrow()
  await providerNames(ctx, ofUmar, 'Umar Said')
  await aDonation(ctx, { ...guest, amount: 30_000 })
  await aPlan(ctx, { contact: guest.donorEmail, donorName: guest.donorName })
  const contact = { email: guest.donorEmail }
  await receiveReply(ctx, { via: 'mail', outsideId: '1', contact, text: 'Saya Siti Nurjanah.' })
  await addNote(ctx, { donorId: donor, text: 'Bu Nurjanah suka ditelepon.', by: ctx.newId() })
  const values = { nama: guest.donorName, lembaga: 'Amanah', berhenti: '-' }
  const order = { event: 'later', template: 'ramadan', to: contact, values, donorId: donor }
  const runAt = new Date(ctx.now().getTime() + 86_400_000)
  await sendTemplate(ctx, { ...order, plainName: guest.donorName, runAt })
  const numbers = async () => (await papersOf(ctx.db, [id])).get(id)?.map(({ number }) => number)
  const [books, papers] = [await booksOf(ctx), await numbers()]
  expect((await held(ctx, traces)).length).toBeGreaterThan(8)
  const by = ctx.newId()
  expect(await eraseGuest(ctx, donor, { by })).toEqual({ donations: 2, receipts: 1 })
  expect(await held(ctx, traces)).toEqual([])
  expect([await booksOf(ctx), await numbers()]).toEqual([books, papers])
  const answers = await askLedger(ctx.db)
  expect(Object.entries(answers).filter(([, wrong]) => wrong > 0)).toEqual([])
  expect(await hasStoppedNews(ctx, { kind: 'email', value: guest.donorEmail })).toBe(true)
  const plans = await ctx.db.selectFrom('recurring_plan').select(['status', 'contact']).execute()
  expect(plans.toSorted((a, b) => a.status.localeCompare(b.status))).toMatchObject([
    { status: 'ended', contact: null },
    { contact: 'orang.lain@contoh.id' },
  ])
  // The one who shares the number keeps name and number.
  expect(await held(ctx, ['umar said'])).toEqual(
    expect.arrayContaining(['donation', 'charge', 'payment_event']),
  )
  expect(await held(ctx, ['81234567890'])).toContain('donor_contact')
  ctx.clock.advance({ days: 2 })
  const before = ctx.mails.length
  await runJobs(ctx)
  expect(ctx.mails.slice(before).filter(({ to }) => to === guest.donorEmail)).toEqual([])
  await expect(eraseGuest(ctx, donor, { by })).rejects.toMatchObject({ status: 409 })
})

test('whoever has an account leaves by it', async () => {
  const ctx = await payingContext()
  const { donor } = await aGuest(ctx)
  const { accountId } = await aMember(ctx, { email: 'lain@contoh.id' })
  await sql`insert into donor (id, root_id, origin, name, made_at)
    values (${accountId}, ${accountId}, 'account', 'Siti', now())`.execute(ctx.db)
  await ctx.db.updateTable('donor').set({ root_id: accountId }).where('id', '=', donor).execute()
  const left = eraseGuest(ctx, accountId, { by: ctx.newId() })
  await expect(left).rejects.toMatchObject({ code: 'privacy/guest-has-account' })
})
