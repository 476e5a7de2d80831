import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import {
  asCsv,
  asXlsx,
  midtransFile,
  type PayoutFile,
  type ReportedPayment,
  xenditFile,
} from '#tests/money/payout-files.ts'
import {
  csvOf,
  decidePayout,
  mapAsOffered,
  pendingProposal,
  previewOf,
  proposePayoutReport,
  readPayout,
  reported,
  uploadPayout,
} from '#tests/money/payout-reports.ts'
import { midtransWith, world, xenditWith } from '#tests/money/provider-world.ts'
import { needTwoConnections } from '#tests/database/skip-unless.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { proposeReportUndo, reportProposals } from './proposals.server.ts'
import { getReport } from './queries.server.ts'
import { discardReport } from './upload-report.server.ts'

async function wrongThings(ctx: TestCtx) {
  return Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)
}

async function paid(ctx: TestCtx, amount = 50_000): Promise<string> {
  const { donationId, charge } = await aCharge(ctx, { amount })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  return charge.reference
}

const statusOf = async (ctx: TestCtx, id: string) => (await getReport(ctx.db, id)).status

const files: [
  string,
  () => ReturnType<typeof world>,
  (payments: ReportedPayment[]) => PayoutFile,
][] = [
  ['xendit', () => world('xendit', xenditWith()), xenditFile],
  ['midtrans', () => world('midtrans', midtransWith()), midtransFile],
]

test.each(files)(
  '%s: a CSV and an XLSX file with planted differences list exactly those',
  async (provider, open, file) => {
    const { ctx, fake, arrive } = await open()
    const references: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const { charge } = await aCharge(ctx)
      await arrive(fake.pay(charge.reference))
      references.push(charge.reference)
    }
    const [first = '', other = '', less = '', uncharged = '', before = ''] = references
    const { id: by } = await aStaff(ctx, 'bendahara')
    const earlier = await asCsv(file([reported(before), reported('NOBODY-9')]))
    await proposePayoutReport(ctx, await readPayout(ctx, { provider, bytes: earlier, by }), { by })
    await decidePayout(ctx)

    const planted = [reported(less, 49_000), reported('NOBODY-1', 70_000), reported(before)]
    const payments = [
      { ...reported(first), tax: 440 },
      ...planted,
      reported(uncharged, 50_000, ''),
      reported(other),
    ]
    for (const [reference, write] of Object.entries({ 'PO-2': asCsv, 'PO-3': asXlsx })) {
      const bytes = await write(file(payments))
      const id = await readPayout(ctx, { provider, reference, bytes, by })
      const { settled, differences, net } = await previewOf(ctx, id)
      expect(settled).toHaveLength(2)
      expect(net).toBe(2 * 46_000 - 440)
      expect(differences.map((each) => [each.reference, each.reason, each.expected])).toEqual([
        [less, 'amount', 50_000],
        ['NOBODY-1', 'unknown', 0],
        [before, 'settled', 0],
        [uncharged, 'fee_missing', 50_000],
      ])
    }
    expect(await wrongThings(ctx)).toEqual([])
  },
)

test('a report is booked as two people saw it, undone by reversals, and may then be booked again', async () => {
  const ctx = await payingContext()
  const references = [await paid(ctx), await paid(ctx, 60_000)] as const
  const bytes = await csvOf([
    reported(references[0]),
    reported(references[1], 60_000),
    reported('NOBODY-1'),
  ])
  const { id: by } = await aStaff(ctx, 'bendahara')
  const id = await readPayout(ctx, { bytes, by })
  const shown = await previewOf(ctx, id)
  expect(shown.postings).toContainEqual({
    debit: '1122',
    credit: '1130',
    fund: 'IT',
    amount: 102_000,
  })
  await proposePayoutReport(ctx, id, { by })
  await expect(proposePayoutReport(ctx, id, { by })).rejects.toMatchObject({
    code: 'payout-report/moved',
  })
  await expect(discardReport(ctx, id)).rejects.toMatchObject({ code: 'payout-report/moved' })
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(0)
  await decidePayout(ctx, false)
  expect(await statusOf(ctx, id)).toBe('ready')

  await proposePayoutReport(ctx, id, { by })
  await decidePayout(ctx)
  expect(await statusOf(ctx, id)).toBe('posted')
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(102_000)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
  expect(await ctx.db.selectFrom('payout_report_bytes').select('report_id').execute()).toEqual([])
  await expect(uploadPayout(ctx, { bytes, by })).rejects.toMatchObject({
    code: 'payout-report/file-known',
  })
  expect(await wrongThings(ctx)).toEqual([])

  await proposeReportUndo(ctx, id, { by })
  await decidePayout(ctx)
  expect(await statusOf(ctx, id)).toBe('undone')
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(0)
  expect(await wrongThings(ctx)).toEqual([])

  const again = await readPayout(ctx, { bytes, by })
  expect((await previewOf(ctx, again)).settled).toHaveLength(2)
  await proposePayoutReport(ctx, again, { by })
  await decidePayout(ctx)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(102_000)
  expect(await wrongThings(ctx)).toEqual([])
})

test('a report whose result has changed since it was proposed is refused whole', async () => {
  const ctx = await payingContext()
  const reference = await paid(ctx)
  const { id: by } = await aStaff(ctx, 'bendahara')
  const [one, other] = [reported(reference), reported(reference, 50_000, 3_000)].map((each) => [
    each,
  ])
  const first = await readPayout(ctx, { bytes: await csvOf(one ?? []), by })
  const second = await readPayout(ctx, { reference: 'PO-2', bytes: await csvOf(other ?? []), by })
  await proposePayoutReport(ctx, first, { by })
  await decidePayout(ctx)
  await expect(proposePayoutReport(ctx, second, { by })).rejects.toMatchObject({
    code: 'payout-report/nothing-matches',
  })

  const more = await paid(ctx)
  const bytes = await csvOf([reported(more), reported('NOBODY-1')])
  const third = await readPayout(ctx, { reference: 'PO-3', bytes, by })
  await proposePayoutReport(ctx, third, { by })
  const payout = { provider: 'sandbox', reference: 'PO-4', settledAt: ctx.now() }
  await recordSettlement(ctx, {
    ...payout,
    lines: [{ reference: more, gross: 50_000, fee: 0, tax: 0 }],
  })
  await expect(decidePayout(ctx)).rejects.toMatchObject({ code: 'staff/proposal-moved' })
  expect(await statusOf(ctx, third)).toBe('proposed')
  await decidePayout(ctx, false)
  expect(await statusOf(ctx, third)).toBe('ready')
  expect(await wrongThings(ctx)).toEqual([])
})

test('a payout uploaded, booked and undone by two processes at once counts once', async () => {
  needTwoConnections()
  const ctx = await payingContext()
  const other = await testContext({ sharing: ctx })
  const reference = await paid(ctx)
  const { id: by } = await aStaff(ctx, 'bendahara')
  const bytes = await csvOf([reported(reference)])
  const uploads = await Promise.allSettled([
    uploadPayout(ctx, { bytes, by }),
    uploadPayout(other, { bytes, by }),
  ])
  const taken = uploads.filter((each) => each.status === 'fulfilled')
  expect(taken).toHaveLength(1)
  const id = taken[0]?.value ?? ''
  await mapAsOffered(ctx, id)
  await runJobs(ctx)

  const once = async (attempts: Promise<unknown>[]) => {
    const settled = await Promise.allSettled(attempts)
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
  await once([proposePayoutReport(ctx, id, { by }), proposePayoutReport(other, id, { by })])
  const twice = async () => {
    const { id: admin } = await aStaff(ctx, 'admin')
    const decision = { by: admin, role: 'admin' as const, isApproved: true }
    const open = { kinds: reportProposals, id: await pendingProposal(ctx) }
    await once([decideProposal(ctx, open, decision), decideProposal(other, open, decision)])
  }
  await twice()
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(46_000)
  await once([proposeReportUndo(ctx, id, { by }), proposeReportUndo(other, id, { by })])
  await twice()
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(0)
  expect(await wrongThings(ctx)).toEqual([])
})
