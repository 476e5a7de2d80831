import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aSettledDonation, assertBooksHold, payingContext } from '#tests/money/payments.ts'
import { post } from '#tests/money/payout-batches.ts'
import { decideDisbursement, payDisbursement, draftDisbursement } from './disburse.server.ts'

type Use = { campaignId?: string; incomeAccount?: string; amount: number }

function propose(ctx: TestCtx, { campaignId, incomeAccount, amount }: Use) {
  const use = { fund: 'D' as const, account: '5500', amount: rupiah(amount) }
  const words = { description: 'Paket makan untuk fakir', beneficiaries: 10 }
  const of = { campaignId: campaignId ?? null, ...(incomeAccount && { incomeAccount }) }
  return draftDisbursement(ctx, { ...use, ...words, ...of }, { by: ctx.newId() })
}

async function pay(ctx: TestCtx, id: string): Promise<void> {
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  await payDisbursement(ctx, id, { proof: 'TRF-1' })
}

const fidyah = { slug: 'fidyah', fund: 'D', incomeAccount: '4510' } as const
const qurban = { slug: 'qurban', fund: 'D', incomeAccount: '4540' } as const
const refused = { code: 'books/money-missing' }

test('a disbursement of fund D names a campaign or a kind, and no kind pays for another', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx, { campaign: fidyah, amount: 60_000 })
  const more = { ...fidyah, slug: 'fidyah-santri' }
  await aSettledDonation(ctx, { campaign: more, amount: 40_000 })
  const { campaignId } = await aSettledDonation(ctx, { campaign: qurban, amount: 70_000 })

  for (const incomeAccount of ['', '4220', '9999']) {
    const unnamed = propose(ctx, { amount: 1, ...(incomeAccount && { incomeAccount }) })
    await expect(unnamed).rejects.toMatchObject({ code: 'books/kind-missing', status: 422 })
  }
  await expect(propose(ctx, { campaignId, amount: 70_001 })).rejects.toMatchObject(refused)
  const beyond = propose(ctx, { incomeAccount: '4540', amount: 70_001 })
  await expect(beyond).rejects.toMatchObject(refused)
  // Fidyah of both campaigns, and not a rupiah of the qurban.
  const all = propose(ctx, { incomeAccount: '4510', amount: 100_001 })
  await expect(all).rejects.toMatchObject(refused)
  await pay(ctx, await propose(ctx, { incomeAccount: '4510', amount: 90_000 }))
  await expect(propose(ctx, { incomeAccount: '4510', amount: 10_001 })).rejects.toMatchObject(
    refused,
  )
  await pay(ctx, await propose(ctx, { campaignId, amount: 70_000 }))
  await assertBooksHold(ctx)
})

test('what a kind paid without a campaign, its campaigns do not have any more', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx, { campaign: fidyah })
  await aSettledDonation(ctx, { campaign: qurban })
  const waiting = await propose(ctx, { incomeAccount: '4510', amount: 80_000 })
  await expect(propose(ctx, { campaignId, amount: 20_001 })).rejects.toMatchObject(refused)
  await pay(ctx, waiting)
  await expect(propose(ctx, { campaignId, amount: 20_001 })).rejects.toMatchObject(refused)
  await propose(ctx, { campaignId, amount: 20_000 })
})

test('fidyah that paid for a qurban is seen at night', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx, { campaign: fidyah })
  const { campaignId } = await aSettledDonation(ctx, { campaign: qurban })
  expect((await askLedger(ctx.db)).kindsSpentBeyondTheirIncome).toBe(0)
  const spent = { debit: '5500', credit: '1122', fund: 'D' as const, campaignId }
  await post(ctx, { ...spent, amount: rupiah(100_001) })
  expect((await askLedger(ctx.db)).kindsSpentBeyondTheirIncome).toBe(1)
})
