import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { settlePayment } from '#features/payment/settle-payment.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { allWaitFor, untilOneWaits } from '#tests/database/races.ts'
import { needTwoConnections } from '#tests/database/skip-unless.ts'
import { drawn } from '#tests/draws.ts'
import { closedThrough, decideClose, listPeriods, proposeClose } from './close-period.server.ts'

const DAY_MS = 86_400_000

/** The day in Jakarta this many days ago. */
function daysAgo(ctx: Pick<TestCtx, 'now'>, days: number): string {
  const moment = new Date(ctx.now().getTime() - days * DAY_MS + 7 * 3_600_000)
  return moment.toISOString().slice(0, 10)
}

async function close(ctx: TestCtx, through: string): Promise<string> {
  const id = await proposeClose(ctx, { through, note: 'Tutup buku', by: ctx.newId() })
  await decideClose(ctx, id, { by: ctx.newId(), isApproved: true })
  return id
}

function journal(ctx: TestCtx, occurredAt: Date) {
  const words = { source: 'uji', event: 'masuk', description: 'Uji' }
  const amount = rupiah(10_000)
  const postings = [{ debit: '1130', credit: '4220', fund: 'IU' as const, amount }]
  const ids = { sourceId: ctx.newId(), journalId: ctx.newId() }
  return { ...words, ...ids, occurredAt, recordedAt: ctx.now(), postings }
}

function row(ctx: TestCtx, occurred_at: Date) {
  const words = { source: 'uji', event: 'masuk', description: 'Uji' }
  return { ...words, source_id: ctx.newId(), id: ctx.newId(), occurred_at, recorded_at: ctx.now() }
}

test('a period is closed by two people, once it is over, and what closed it is kept', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const asked = { note: 'Tutup buku', by }
  await expect(proposeClose(ctx, { ...asked, through: daysAgo(ctx, 0) })).rejects.toMatchObject({
    code: 'books/period-not-over',
  })
  const id = await proposeClose(ctx, { ...asked, through: daysAgo(ctx, 2) })
  await expect(proposeClose(ctx, { ...asked, through: daysAgo(ctx, 3) })).rejects.toMatchObject({
    code: 'books/not-in-this-state',
  })
  await expect(decideClose(ctx, id, { by, isApproved: true })).rejects.toMatchObject({
    code: 'books/same-person',
  })
  const bypass = { status: 'approved' as const, approved_by: by, approved_at: ctx.now() }
  await expect(ctx.db.updateTable('period_close').set(bypass).execute()).rejects.toMatchObject({
    code: '23514',
  })
  const changed = { code: 'books/not-in-this-state' }
  const decide = (of: string, isApproved = true) =>
    decideClose(ctx, of, { by: ctx.newId(), isApproved })
  await expect(decide(ctx.newId())).rejects.toMatchObject(changed)
  expect(await closedThrough(ctx)).toBeUndefined()
  await decide(id)
  await expect(decide(id, false)).rejects.toMatchObject(changed)
  expect(await closedThrough(ctx)).toBe(daysAgo(ctx, 2))
  await expect(
    ctx.db.updateTable('period_close').set({ status: 'rejected' }).execute(),
  ).rejects.toMatchObject({ code: '23001' })
  await expect(ctx.db.deleteFrom('period_close').execute()).rejects.toMatchObject({ code: '23001' })
  await expect(proposeClose(ctx, { ...asked, through: daysAgo(ctx, 2) })).rejects.toMatchObject({
    code: 'books/period-closed',
  })
  await decide(await proposeClose(ctx, { ...asked, through: daysAgo(ctx, 1) }))
  expect(await closedThrough(ctx)).toBe(daysAgo(ctx, 1))
})

test('a period that was refused may be proposed again, and the newest is listed first', async () => {
  const ctx = await testContext()
  const asked = { note: 'Tutup buku', by: ctx.newId(), through: daysAgo(ctx, 2) }
  const start = ctx.now()
  const refused = await proposeClose(ctx, asked)
  await decideClose(ctx, refused, { by: ctx.newId(), isApproved: false })
  expect(await closedThrough(ctx)).toBeUndefined()
  const moments: [minutes: number, id: string, status: string][] = [[0, refused, 'rejected']]
  for (const minutes of [3, 1, 2]) {
    ctx.clock.set(new Date(start.getTime() + minutes * 60_000))
    const id = await proposeClose(ctx, asked)
    await decideClose(ctx, id, { by: ctx.newId(), isApproved: false })
    moments.push([minutes, id, 'rejected'])
  }
  expect((await listPeriods(ctx.db)).map(({ id, status }) => [id, status])).toEqual(
    moments.toSorted(([a], [b]) => b - a).map(([, id, status]) => [id, status]),
  )
})

test('two decide on a period at once: the first is heard, the other is told in words', async () => {
  const ctx = await testContext()
  const asked = { note: 'Tutup buku', by: ctx.newId(), through: daysAgo(ctx, 2) }
  const id = await proposeClose(ctx, asked)
  const decide = (isApproved: boolean) => decideClose(ctx, id, { by: ctx.newId(), isApproved })
  const lock = (tx: Tx) =>
    tx.selectFrom('period_close').selectAll().where('id', '=', id).forUpdate().execute()
  const both = await allWaitFor(ctx, lock, [() => decide(true), () => decide(false)])
  expect(both).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'books/not-in-this-state' } },
  ])
  expect(await closedThrough(ctx)).toBe(daysAgo(ctx, 2))
})

test('the database refuses a journal on a closed day of Jakarta, to the millisecond', async () => {
  const ctx = await testContext()
  const through = daysAgo(ctx, 2)
  await close(ctx, through)
  const open = new Date(new Date(`${through}T00:00:00+07:00`).getTime() + DAY_MS)
  const last = new Date(open.getTime() - 1)
  await expect(
    ctx.db.insertInto('ledger_journal').values(row(ctx, last)).execute(),
  ).rejects.toMatchObject({ code: '23001' })
  await ctx.db.insertInto('ledger_journal').values(row(ctx, open)).execute()
})

test('what is heard of after its day was closed stands on the first open day, with its true moment beside it', async () => {
  const ctx = await testContext()
  const through = daysAgo(ctx, 2)
  await close(ctx, through)
  const open = new Date(new Date(`${through}T00:00:00+07:00`).getTime() + DAY_MS)
  const happened = new Date(open.getTime() - 5 * DAY_MS)
  const late = journal(ctx, happened)
  expect(await postJournal(ctx.db, late)).toBe(true)
  expect(await postJournal(ctx.db, late)).toBe(false)
  const early = journal(ctx, ctx.now())
  expect(await postJournal(ctx.db, early)).toBe(true)
  const rows = await ctx.db
    .selectFrom('ledger_journal')
    .select(['occurred_at', 'happened_at'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { occurred_at: open, happened_at: happened },
    { occurred_at: ctx.now(), happened_at: null },
  ])
})

test('money that is heard of after its month was closed stands in the ledger exactly once', async () => {
  const given = fc.record({
    waits: fc.integer({ min: 0, max: 4 }),
    closes: fc.boolean(),
    isTwice: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(given, { minLength: 1, maxLength: 5 }), async (donations) => {
      const ctx = await payingContext({ deliver: async () => 503 })
      for (const { waits, closes, isTwice } of donations) {
        const { donationId, charge } = await aCharge(ctx, { operational: 2_000 })
        await ctx.sandbox.drive(donationId, isTwice ? 'duplicate' : 'pay')
        ctx.clock.advance({ hours: waits * 24 })
        const through = daysAgo(ctx, 1)
        if (closes && ((await closedThrough(ctx)) ?? '') < through) await close(ctx, through)
        await settlePayment(ctx, { reference: charge.reference })
        await settlePayment(ctx, { reference: charge.reference })
      }
      await runJobs(ctx)
      const { rows } = await sql<{ captures: number; sum: number; early: number }>`
        select
          (select count(*)::int from ledger_journal where event = 'captured') as captures,
          (select coalesce(sum(amount), 0)::bigint from ledger_posting
            where credit_account in ('4210', '4430')) as sum,
          (select count(*)::int from ledger_journal where happened_at > occurred_at) as early`.execute(
        ctx.db,
      )
      expect(rows).toEqual([
        { captures: donations.length, sum: donations.length * 52_000, early: 0 },
      ])
      expect(Object.entries(await askLedger(ctx.db)).filter(([, wrong]) => wrong > 0)).toEqual([])
    }),
    { numRuns: drawn(3) },
  )
})

test('a journal that is being written holds its day open until it is in the books', async () => {
  needTwoConnections()
  const ctx = await testContext()
  const through = daysAgo(ctx, 2)
  const id = await proposeClose(ctx, { through, note: 'Tutup buku', by: ctx.newId() })
  const order: string[] = []
  const happened = new Date(ctx.now().getTime() - 3 * DAY_MS)
  let closing: Promise<void> = Promise.resolve()
  await inTransaction(ctx.db, async (tx) => {
    await postJournal(tx, journal(ctx, happened))
    closing = decideClose(ctx, id, { by: ctx.newId(), isApproved: true }).then(() => {
      order.push('closed')
    })
    await untilOneWaits(tx)
    order.push('booked')
  })
  await closing
  expect(order).toEqual(['booked', 'closed'])
  const kept = await ctx.db.selectFrom('ledger_journal').select('happened_at').execute()
  expect(kept).toEqual([{ happened_at: null }])
})
