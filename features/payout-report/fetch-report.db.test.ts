import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { testContext } from '#tests/context.ts'
import { MIDTRANS_KEY, XENDIT_KEY, XENDIT_TOKEN } from '#tests/fakes/benches.ts'
import { startXendit, type XenditFake, type XenditFakeOptions } from '#tests/fakes/xendit.ts'
import { aCharge, runJobs } from '#tests/money/payments.ts'
import { decidePayout, previewOf, proposePayoutReport } from '#tests/money/payout-reports.ts'
import { world } from '#tests/money/provider-world.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { endStalledReports } from './end-stalled.server.ts'
import { fetchAgain, fetchReport, fetchReportJob } from './fetch-report.server.ts'
import { getReport } from './queries.server.ts'
import { discardReport } from './upload-report.server.ts'

async function xenditWorld(over: Partial<XenditFakeOptions> = {}) {
  let xendit: XenditFake | undefined
  const opened = await world('xendit', async (now) => {
    const fake = await startXendit({ key: XENDIT_KEY, token: XENDIT_TOKEN, now, ...over })
    xendit = fake
    const keys = { XENDIT_SECRET_KEY: XENDIT_KEY, XENDIT_CALLBACK_TOKENS: XENDIT_TOKEN }
    return { fake, env: { ...keys, XENDIT_BASE_URL: fake.origin } }
  })
  return { ...opened, fake: xendit as XenditFake }
}

const yesterdayOf = (now: Date) => dayOf(new Date(now.getTime() - 86_400_000))

test('a day’s settlements come from Xendit’s API page by page, and are matched and booked as a file is', async () => {
  const { ctx, fake, arrive, later } = await xenditWorld()
  const references: string[] = []
  for (let index = 0; index < 4; index += 1) {
    const { charge } = await aCharge(ctx)
    await arrive(fake.pay(charge.reference))
    references.push(charge.reference)
  }
  const [settled = '', pending = '', nextDay = '', uncharged = ''] = references
  later({ days: 1 })
  const at = ctx.now().toISOString()
  fake.settle(settled, { at, fee: 4_000, tax: 440 })
  fake.settle(uncharged, { at, fee: 0, tax: 0, feeStatus: 'PENDING' })
  const moved = { created: at, amount: 500 }
  fake.move({ ...moved, type: 'ADJUSTMENT_DEDUCT', cashflow: 'MONEY_OUT' })
  fake.move({ ...moved, type: 'WITHDRAWAL', cashflow: 'MONEY_OUT', amount: 45_060 })
  for (let index = 0; index < 60; index += 1)
    fake.move({ ...moved, type: 'TOPUP', cashflow: 'MONEY_IN' })
  later({ days: 1 })
  fake.settle(nextDay, { at: ctx.now().toISOString(), fee: 1, tax: 0 })
  expect(pending).not.toBe('')

  const { id: by } = await aStaff(ctx, 'bendahara')
  const day = yesterdayOf(ctx.now())
  await expect(
    fetchReport(ctx, { reference: 'WD-1', settledOn: dayOf(ctx.now()), by }),
  ).rejects.toMatchObject({ code: 'payout-report/day-not-over' })
  const id = await fetchReport(ctx, { reference: 'WD-1', settledOn: day, by })
  await expect(fetchReport(ctx, { reference: 'WD-2', settledOn: day, by })).rejects.toMatchObject({
    code: 'payout-report/day-known',
  })
  await runJobs(ctx)
  const lists = fake.asked.filter(({ url }) => url.startsWith('/transactions?currency'))
  expect(lists).toHaveLength(2)
  const shown = await previewOf(ctx, id)
  expect(shown.net).toBe(50_000 - 4_440 - 500)
  expect(shown.differences).toMatchObject([{ reference: uncharged, reason: 'fee_missing' }])

  await proposePayoutReport(ctx, id, { by })
  await decidePayout(ctx)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(3 * 50_000)
  const wrong = Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)
  expect(wrong).toEqual([])
})

test('a provider that is away is asked again where it stopped, and a key without the right is told in words', async () => {
  const { ctx, fake, arrive, later } = await xenditWorld()
  const { charge } = await aCharge(ctx)
  await arrive(fake.pay(charge.reference))
  fake.settle(charge.reference, { at: ctx.now().toISOString(), fee: 4_000, tax: 0 })
  later({ days: 1 })
  const { id: by } = await aStaff(ctx, 'bendahara')
  const wanted = { reference: 'WD-1', settledOn: yesterdayOf(ctx.now()), by }
  const id = await fetchReport(ctx, wanted)
  const { reading_id: readingId } = await getReport(ctx.db, id)
  const away = await testContext({
    sharing: ctx,
    env: {
      PAYMENT_PROVIDER: 'xendit',
      XENDIT_SECRET_KEY: XENDIT_KEY,
      XENDIT_CALLBACK_TOKENS: XENDIT_TOKEN,
      XENDIT_BASE_URL: 'http://127.0.0.1:9',
    },
  })
  const run = fetchReportJob.run(away, { reportId: id, readingId })
  await expect(run).rejects.toMatchObject({ name: 'ProviderQuiet' })
  expect(await getReport(ctx.db, id)).toMatchObject({ status: 'reading', read_lines: 0 })
  await runJobs(ctx)
  expect(await getReport(ctx.db, id)).toMatchObject({ status: 'ready', read_lines: 1 })

  const hidden = await xenditWorld({ hidesTransactions: true })
  const { id: maker } = await aStaff(hidden.ctx, 'bendahara')
  const settledOn = yesterdayOf(hidden.ctx.now())
  const other = await fetchReport(hidden.ctx, { ...wanted, settledOn, by: maker })
  await runJobs(hidden.ctx)
  const { status, failure } = await getReport(hidden.ctx.db, other)
  expect([status, failure]).toEqual(['failed', expect.stringContaining('Transaction Read')])
  await discardReport(hidden.ctx, other)
  await fetchReport(hidden.ctx, { ...wanted, settledOn, by: maker })
})

test('a report whose job is given up ends in words, and is fetched again whole', async () => {
  const { ctx, fake, arrive, later } = await xenditWorld()
  for (let index = 0; index < 60; index += 1) {
    const at = ctx.now().toISOString()
    fake.move({ created: at, amount: 10 + index, type: 'ADJUSTMENT_ADD', cashflow: 'MONEY_IN' })
  }
  const { charge } = await aCharge(ctx)
  await arrive(fake.pay(charge.reference))
  fake.settle(charge.reference, { at: ctx.now().toISOString(), fee: 4_000, tax: 0 })
  later({ days: 1 })
  const { id: by } = await aStaff(ctx, 'bendahara')
  const id = await fetchReport(ctx, { reference: 'WD-1', settledOn: yesterdayOf(ctx.now()), by })
  // A job that is still to be done is left alone, also one that failed and waits for its next try.
  await endStalledReports(ctx)
  await ctx.db.updateTable('job').set({ attempts: 3, last_error: 'away' }).execute()
  await endStalledReports(ctx)
  expect((await getReport(ctx.db, id)).status).toBe('reading')
  await expect(fetchAgain(ctx, id)).rejects.toMatchObject({ code: 'payout-report/moved' })

  await ctx.db.updateTable('job').set({ dead_at: ctx.now() }).execute()
  await endStalledReports(ctx)
  expect(await getReport(ctx.db, id)).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('Ambil lagi'),
  })
  expect(ctx.logged.map(({ event }) => event)).toContain('payout-report.stalled')
  await fetchAgain(ctx, id)
  await runJobs(ctx)
  expect(await getReport(ctx.db, id)).toMatchObject({
    status: 'ready',
    read_lines: 61,
    failure: null,
  })
})

test('Midtrans gives its reports as files', async () => {
  const ctx = await testContext({
    env: { PAYMENT_PROVIDER: 'midtrans', MIDTRANS_SERVER_KEY: MIDTRANS_KEY },
  })
  const { id: by } = await aStaff(ctx, 'bendahara')
  const settledOn = yesterdayOf(ctx.now())
  await expect(fetchReport(ctx, { reference: 'X', settledOn, by })).rejects.toMatchObject({
    code: 'payout-report/by-file',
  })
})
