import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { aBank, moneyCame } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { closeBankAccount } from './bank-account.server.ts'
import { sharedAccounts } from './bank-choice.server.ts'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { debtProposals, proposeInterFund } from '#features/debt/proposals.server.ts'
import {
  proposeDisbursement,
  disbursementProposal,
} from '#features/disbursement/proposals.server.ts'

async function twoInfakBanks() {
  const ctx = await testContext()
  const { bankAccountId: one } = await aBank(ctx, 'IU')
  const { bankAccountId: two } = await aBank(ctx, 'IT')
  await moneyCame(ctx, { account: '1122', fund: 'IU', income: '4220' })
  return { ctx, one, two }
}

const needs = {
  campaignId: null,
  fund: 'IU' as const,
  account: '5220',
  amount: rupiah(30_000),
  description: 'Beras untuk dapur umum',
  beneficiaries: 30,
}

/** The bank accounts that the postings of a source name, by account of the ledger. */
async function named(ctx: TestCtx, source: string) {
  const rows = await ctx.db
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_journal as journal', (join) =>
      join
        .onRef('journal.source_id', '=', 'posting.source_id')
        .onRef('journal.id', '=', 'posting.journal_id'),
    )
    .select(['posting.debit_account', 'posting.credit_account', 'posting.bank_account_id as bank'])
    .where('journal.source', '=', source)
    .orderBy('posting.line')
    .execute()
  return rows.flatMap(({ debit_account: debit, credit_account: credit, bank }) => {
    const account = [debit, credit].find((code) => code.startsWith('112'))
    return account ? [[account, bank]] : []
  })
}

test('where two accounts hold a fund’s money, a disbursement says which one pays, and its posting names it', async () => {
  const { ctx, one, two } = await twoInfakBanks()
  const [by, other] = [await aStaff(ctx, 'program'), await aStaff(ctx, 'admin')]
  const ask = (bankAccountId: string | null) =>
    proposeDisbursement(ctx, { ...needs, bankAccountId }, { by: by.id, campaign: null })
  await expect(ask(null)).rejects.toMatchObject({ code: 'books/bank-account-unchosen' })
  expect(await ctx.db.selectFrom('disbursement').select('id').execute()).toEqual([])
  const { bankAccountId: zakat } = await aBank(ctx, 'Z')
  await expect(ask(zakat)).rejects.toMatchObject({ code: 'books/foreign-bank-account' })

  const id = await ask(two)
  const proposal = await ctx.db
    .selectFrom('proposal')
    .select(['id', 'terms'])
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(proposal.terms)).toContain('BSI 1000000001')
  await decideProposal(
    ctx,
    { kinds: [disbursementProposal], id: proposal.id },
    { by: other.id, role: 'admin', isApproved: true },
  )
  await payDisbursement(ctx, id, { proof: 'TRF-1' })
  expect(await named(ctx, 'disbursement')).toEqual([['1122', two]])

  // Paid from the other one after all: that is what the row and the books say.
  const later = await draftDisbursement(ctx, { ...needs, bankAccountId: two }, { by: ctx.newId() })
  await decideDisbursement(ctx, later, { by: ctx.newId(), isApproved: true })
  await payDisbursement(ctx, later, { proof: 'TRF-2', bankAccountId: one })
  const row = await ctx.db
    .selectFrom('disbursement')
    .select('bank_account_id')
    .where('id', '=', later)
    .executeTakeFirstOrThrow()
  expect(row.bank_account_id).toBe(one)
  expect(await named(ctx, 'disbursement')).toContainEqual(['1122', one])
})

test('a disbursement whose account was closed since leaves the one that is left', async () => {
  const { ctx, one, two } = await twoInfakBanks()
  const input = { ...needs, bankAccountId: one }
  const id = await draftDisbursement(ctx, input, { by: ctx.newId() })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  await closeBankAccount(ctx, { id: one, closedOn: '2026-03-05' })
  await expect(
    payDisbursement(ctx, id, { proof: 'TRF-1', bankAccountId: one }),
  ).rejects.toMatchObject({ code: 'books/bank-account-closed' })
  await payDisbursement(ctx, id, { proof: 'TRF-1' })
  expect(await named(ctx, 'disbursement')).toEqual([['1122', two]])
})

test('an account of the ledger is shared by the banks in use for it, and there is nothing to choose elsewhere', async () => {
  const { ctx, one, two } = await twoInfakBanks()
  const { bankAccountId: zakat } = await aBank(ctx, 'Z')
  const shared = async (...given: Parameters<typeof sharedAccounts>[1][]) =>
    (await sharedAccounts(ctx.db, ...given)).map(({ account, banks }) => [
      account,
      banks.map(({ id }) => id),
    ])
  expect(await shared()).toEqual([['1122', [one, two]]])
  expect(await shared([{ debit: '5120', credit: '1121' }])).toEqual([])
  expect(await shared([{ debit: '5220', credit: '1122' }])).toEqual([['1122', [one, two]]])
  await aBank(ctx, 'Z')
  await closeBankAccount(ctx, { id: zakat, closedOn: '2026-03-05' })
  expect(await shared()).toEqual([['1122', [one, two]]])
})

test('one account for a fund is taken without being asked for', async () => {
  const ctx = await testContext()
  const { bankAccountId } = await aBank(ctx, 'IU')
  await moneyCame(ctx, { account: '1122', fund: 'IU', income: '4220' })
  const id = await draftDisbursement(ctx, needs, { by: ctx.newId() })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  await payDisbursement(ctx, id, { proof: 'TRF-1' })
  expect(await named(ctx, 'disbursement')).toEqual([['1122', bankAccountId]])
})

test('a provider’s payout lands in the named account of each fund', async () => {
  const ctx = await payingContext()
  await aBank(ctx, 'IT')
  const { bankAccountId: second } = await aBank(ctx, 'IU')
  const { bankAccountId: amil } = await aBank(ctx, 'A')
  const { donationId, charge } = await aCharge(ctx, { amount: 50_000, operational: 5_000 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const line = { reference: charge.reference, gross: 55_000, fee: 0, tax: 0 }
  const payout = { provider: 'sandbox', reference: 'P1', settledAt: ctx.now(), lines: [line] }
  await recordSettlement(ctx, { ...payout, banks: [second] })
  expect(await named(ctx, 'settlement')).toEqual([
    ['1124', amil],
    ['1122', second],
  ])
})

test('two funds settle their debts through the accounts that were chosen, as the proposal said', async () => {
  const { ctx, two } = await twoInfakBanks()
  const { bankAccountId: amil } = await aBank(ctx, 'A')
  await makeCampaign(ctx, { slug: 'umum', fund: 'IU', incomeAccount: '4220' })
  await postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source: 'test',
    event: 'share',
    description: 'Bagian amil',
    occurredAt: ctx.now(),
    recordedAt: ctx.now(),
    postings: [
      { debit: '5230', credit: '2190', fund: 'IU', amount: rupiah(20_000) },
      { debit: '1190', credit: '4420', fund: 'A', amount: rupiah(20_000) },
    ],
  })
  const [by, other] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'admin')]
  const ask = (banks: string[]) => proposeInterFund(ctx, ['IU', 'A'], { by: by.id, banks })
  await expect(ask([])).rejects.toMatchObject({ code: 'books/bank-account-unchosen' })
  // Whoever names the only one of the amil's too has said the same.
  const refusal = { by: other.id, role: 'admin' as const, isApproved: false }
  const both = await ask([two, amil])
  await decideProposal(ctx, { kinds: debtProposals, id: both }, refusal)
  const id = await ask([two])
  const shown = await ctx.db
    .selectFrom('proposal')
    .select('terms')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(shown.terms)).toContain('BSI 1000000001')
  const told = ctx.db.selectFrom('proposal').select('terms').where('id', '=', both)
  expect(shown).toEqual(await told.executeTakeFirstOrThrow())
  const decision = { by: other.id, role: 'admin' as const, isApproved: true }
  await decideProposal(ctx, { kinds: debtProposals, id }, decision)
  expect(await named(ctx, 'interfund')).toEqual([
    ['1122', two],
    ['1124', amil],
  ])
  expect((await askLedger(ctx.db)).postingsOfAnotherBank).toBe(0)
})
