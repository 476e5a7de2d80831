import { fundWords, funds } from '#features/ledger/funds.ts'
import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import {
  assertNewAccount,
  banksNow,
  closeBankAccount,
  findBankAccount,
  listBankAccounts,
  type NewBankAccount,
  recordBankAccount,
} from './bank-account.server.ts'
import { bankOf } from '#features/books/books.ts'
import { BankAccountUnknown } from './errors.ts'
import { ownTransferProposals } from './own-transfer-proposals.server.ts'

const lines = v.array(v.object({ label: v.string(), value: v.string() }))
const fund = v.picklist(funds)
const ofBank = {
  propose: 'bank-account.write',
  approve: 'bank-account.approve',
  address: () => '/kelola/rekening',
} as const

export const openBankProposal = defineProposal({
  ...ofBank,
  kind: 'bank-account.open',
  words: 'Mencatat rekening lembaga',
  terms: v.object({
    fund,
    bank: v.string(),
    number: v.string(),
    holder: v.string(),
    openedOn: v.string(),
  }),
  describe: ({ fund: code, bank, number, holder, openedOn }) => [
    { label: 'Bank', value: bank },
    { label: 'Nomor', value: number },
    { label: 'Atas nama', value: holder },
    { label: 'Akun buku', value: `${bankOf[code]} (${fundWords[code].toLowerCase()})` },
    { label: 'Dibuka', value: openedOn },
  ],
  basis: async ({ db }, { terms: { number } }) => ({
    known: (await listBankAccounts(db)).filter((each) => each.number === number),
  }),
  apply: async (ctx, { terms }) => {
    await recordBankAccount(ctx, terms)
  },
})

export const closeBankProposal = defineProposal({
  ...ofBank,
  kind: 'bank-account.close',
  words: 'Menutup rekening lembaga',
  terms: v.object({ closedOn: v.string(), lines }),
  describe: ({ closedOn, lines: facts }) => [...facts, { label: 'Ditutup', value: closedOn }],
  basis: async ({ db }, { documentId }) => ({ banks: await banksNow(db, [documentId]) }),
  apply: (ctx, { documentId: id, terms }) =>
    closeBankAccount(ctx, { id, closedOn: terms.closedOn }),
})

/** Every kind of proposal about bank accounts and transfers between them. */
export const bankAccountProposals = [openBankProposal, closeBankProposal, ...ownTransferProposals]

type Hand = { by: string }

/** Proposes to record a bank account. */
export async function proposeBankAccount(
  ctx: Ctx,
  terms: NewBankAccount,
  { by }: Hand,
): Promise<void> {
  await assertNewAccount(ctx.db, terms)
  const title = `${terms.bank} ${terms.number}`
  await propose(ctx, openBankProposal, { documentId: title, title, terms, by })
}

/** Proposes to close one today. */
export async function proposeBankClosure(ctx: Ctx, id: string, { by }: Hand): Promise<void> {
  const found = await findBankAccount(ctx.db, id)
  if (!found || found.closed_on) throw new BankAccountUnknown()
  const title = `${found.bank} ${found.number}`
  const facts = [
    { label: 'Rekening', value: `${title}, atas nama ${found.holder}` },
    { label: 'Akun buku', value: found.account },
  ]
  const terms = { closedOn: dayOf(ctx.now()), lines: facts }
  await propose(ctx, closeBankProposal, { documentId: id, title, terms, by })
}
