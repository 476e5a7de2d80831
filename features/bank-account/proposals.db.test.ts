import { expect, test } from 'vitest'
import { decideProposal, withdrawProposal } from '#features/staff/proposal.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aBank, moneyCame } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { findBankAccount, listBankAccounts } from './bank-account.server.ts'
import {
  proposeDisbursement,
  disbursementProposal,
} from '#features/disbursement/proposals.server.ts'
import { findDisbursement } from '#features/disbursement/disbursement-list.server.ts'
import { booksProposals } from '#features/books/policy-proposals.server.ts'
import {
  proposeBankAccount,
  proposeBankClosure,
  bankAccountProposals,
  openBankProposal,
} from './proposals.server.ts'
import { proposeDebtPayment, debtProposals } from '#features/debt/proposals.server.ts'

const proposals = [
  ...bankAccountProposals,
  disbursementProposal,
  ...debtProposals,
  ...booksProposals,
]

/** The one proposal that waits, with its terms as both people read them. */
async function waiting({ db }: TestCtx) {
  const row = await db
    .selectFrom('proposal')
    .selectAll()
    .where('status', '=', 'proposed')
    .executeTakeFirstOrThrow()
  const kind = proposals.find((each) => each.kind === row.kind)
  const lines = kind?.describe(row.terms).map(({ label, value }) => `${label}: ${value}`)
  return { ...row, lines, address: kind?.address(row.document_id) }
}

async function twoPeople(ctx: TestCtx) {
  const { id: by } = await aStaff(ctx, 'bendahara')
  const { id: other } = await aStaff(ctx, 'admin')
  const decide = async (isApproved: boolean) => {
    const { id } = await waiting(ctx)
    const decision = { by: other, role: 'admin' as const, isApproved }
    await decideProposal(ctx, { kinds: proposals, id }, decision)
  }
  return { by, other, decide }
}

const facts = {
  fund: 'Z' as const,
  bank: 'BSI',
  number: '70000009',
  holder: 'Yayasan Contoh',
  openedOn: '2026-01-10',
}

test('a bank account is in use once two people agreed, and is closed on the day on which it was asked', async () => {
  const ctx = await testContext({ now: '2026-11-20T18:00:00Z' })
  const { by, decide } = await twoPeople(ctx)
  await proposeBankAccount(ctx, facts, { by })
  expect(await listBankAccounts(ctx.db)).toEqual([])
  expect(await waiting(ctx)).toMatchObject({
    title: 'BSI 70000009',
    address: '/kelola/rekening',
    lines: [
      'Bank: BSI',
      'Nomor: 70000009',
      'Atas nama: Yayasan Contoh',
      'Akun buku: 1121 (zakat)',
      'Dibuka: 2026-01-10',
    ],
  })
  await decide(true)
  const [bank] = await listBankAccounts(ctx.db)
  const { openedOn: opened_on, ...rest } = facts
  expect(bank).toMatchObject({ ...rest, account: '1121', opened_on, closed_on: null })

  const id = bank?.id as string
  await proposeBankClosure(ctx, id, { by })
  expect(await findBankAccount(ctx.db, id)).toMatchObject({ closed_on: null })
  expect((await waiting(ctx)).lines).toEqual([
    'Rekening: BSI 70000009, atas nama Yayasan Contoh',
    'Akun buku: 1121',
    'Ditutup: 2026-11-21',
  ])
  ctx.clock.advance({ days: 2 })
  await decide(true)
  expect(await findBankAccount(ctx.db, id)).toMatchObject({ closed_on: '2026-11-21' })
  for (const gone of [id, ctx.newId()])
    await expect(proposeBankClosure(ctx, gone, { by })).rejects.toMatchObject({
      code: 'books/bank-account-unknown',
    })
})

const needs = {
  campaignId: null,
  fund: 'IU' as const,
  account: '5220',
  amount: rupiah(60_000),
  description: 'Beras untuk dapur umum',
  beneficiaries: 30,
}

test('a disbursement that is rejected or taken back leaves its money free, and one that is agreed holds it', async () => {
  const ctx = await testContext()
  const { by, other, decide } = await twoPeople(ctx)
  await moneyCame(ctx, { account: '1122', fund: 'IU', income: '4220' })
  const ask = () => proposeDisbursement(ctx, needs, { by, campaign: null })
  const stateOf = async (id: string) => (await findDisbursement(ctx.db, id))?.status
  const rejected = await ask()
  const { lines, title, address } = await waiting(ctx)
  expect({ title, address }).toEqual({
    title: 'Rp60.000: Beras untuk dapur umum',
    address: `/kelola/penyaluran/${rejected}`,
  })
  expect(lines?.slice(0, 4)).toEqual([
    'Nominal: Rp60.000',
    'Sisa sesudah ini: Rp40.000',
    'Program: Tanpa program',
    'Keperluan: Beras untuk dapur umum',
  ])
  expect(lines?.at(-1)).toMatch(/^Jurnal saat dibayar: .*debit 5220.*kredit 1122/)
  await expect(ask()).rejects.toMatchObject({ code: 'books/money-missing' })
  await decide(false)
  const taken = await ask()
  const { id } = await waiting(ctx)
  await withdrawProposal(ctx, id, { by, kinds: proposals })
  const agreed = await ask()
  await decide(true)
  expect(await Promise.all([rejected, taken, agreed].map(stateOf))).toEqual([
    'rejected',
    'rejected',
    'approved',
  ])
  const rows = await ctx.db
    .selectFrom('disbursement')
    .select(['id', 'approved_by', 'approved_at'])
    .where('status', '=', 'rejected')
    .orderBy('id')
    .execute()
  // Who takes a proposal back decides nothing.
  expect(rows).toEqual([
    { id: rejected, approved_by: other, approved_at: ctx.now() },
    { id: taken, approved_by: null, approved_at: null },
  ])
  await expect(ask()).rejects.toMatchObject({ code: 'books/money-missing' })
  const withCampaign = { ...needs, amount: rupiah(1_000) }
  await proposeDisbursement(ctx, withCampaign, { by, campaign: 'Dapur umum' })
  expect((await waiting(ctx)).lines?.[2]).toBe('Program: Dapur umum')
})

test('where there is one bank account to pay from, nobody reads which', async () => {
  const ctx = await testContext()
  const { by } = await twoPeople(ctx)
  await aBank(ctx, 'A')
  await proposeDebtPayment(ctx, { amount: rupiah(555), note: 'Tagihan Juni' }, { by })
  const { lines } = await waiting(ctx)
  expect(lines).toHaveLength(3)
  expect(lines?.join()).not.toContain('Dibayar dari rekening')
})

test('a bill of wakaf’s fees says its sum, what it is for and its journal, and waits for a second person', async () => {
  const ctx = await testContext()
  const { by, decide } = await twoPeople(ctx)
  await proposeDebtPayment(ctx, { amount: rupiah(555), note: 'Tagihan Juni' }, { by })
  expect(await waiting(ctx)).toMatchObject({
    title: 'Rp555: Tagihan Juni',
    lines: [
      'Nominal: Rp555',
      'Untuk: Tagihan Juni',
      expect.stringMatching(/^Jurnal saat disetujui: .*debit 2110.*kredit 1124/),
    ],
  })
  // Nothing is owed, so that nothing is paid.
  await expect(decide(true)).rejects.toMatchObject({ code: 'books/money-missing' })
})

test.each([
  ['Z', '1121'],
  ['IT', '1122'],
  ['IU', '1122'],
  ['W', '1123'],
  ['A', '1124'],
  ['D', '1122'],
  ['N', '1125'],
] as const)(
  'two people read a bank account of fund %s, at account %s of the books',
  (fund, code) => {
    const lines = openBankProposal.describe({ ...facts, fund })
    expect(lines).toContainEqual({
      label: 'Akun buku',
      value: `${code} (${fundWords[fund].toLowerCase()})`,
    })
  },
)

test('each kind of proposal has its own name, by which the desk and its permits know it', () => {
  const named = proposals.map(({ kind, propose, approve }) => [kind, propose, approve].join(' '))
  expect(named).toEqual([
    'bank-account.open bank-account.write bank-account.approve',
    'bank-account.close bank-account.write bank-account.approve',
    'own-transfer.book books.write books.approve',
    'own-transfer.undo books.write books.approve',
    'disbursement.approve disbursement.write disbursement.approve',
    'debt.pay bank-account.write bank-account.approve',
    'books.inter-fund books.write books.approve',
    'books.amil-policy books.write books.approve',
    'books.period books.write books.approve',
  ])
})

test('an account that is recorded, or waits, is refused when it is proposed, however its bank is spelled', async () => {
  const ctx = await testContext({ now: '2026-11-20T18:00:00Z' })
  const { by, decide } = await twoPeople(ctx)
  await proposeBankAccount(ctx, facts, { by })
  await expect(proposeBankAccount(ctx, facts, { by })).rejects.toMatchObject({ status: 409 })
  await decide(true)
  for (const bank of ['BSI', 'bsi', 'Bank BSI', 'PT. Bank B.S.I.']) {
    await expect(proposeBankAccount(ctx, { ...facts, bank }, { by })).rejects.toMatchObject({
      code: 'books/bank-account-known',
      fields: { nomor: 'Rekening ini sudah tercatat.' },
    })
  }
  await proposeBankAccount(ctx, { ...facts, bank: 'BCA' }, { by })
})
