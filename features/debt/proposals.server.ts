import * as v from 'valibot'
import { banksNow } from '#features/bank-account/bank-account.server.ts'
import { bankFacts, chooseBanks } from '#features/bank-account/bank-choice.server.ts'
import type { NamedBanks } from '#features/books/bank-namer.server.ts'
import { NothingOwed } from './errors.ts'
import { planInterFund, settleInterFund } from './inter-fund.server.ts'
import { debtPostings, payOperatingDebt } from './pay-debt.server.ts'
import { fundWords, funds } from '#features/ledger/funds.ts'
import { journalWords } from '#features/ledger/journal-words.server.ts'
import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { formatRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'

const lines = v.array(v.object({ label: v.string(), value: v.string() }))
const fund = v.picklist(funds)
const banks = v.optional(v.array(v.string()), [])

/** Fees of wakaf that the amil owes are paid from the amil's bank. */
export const debtProposal = defineProposal({
  propose: 'bank-account.write',
  approve: 'bank-account.approve',
  address: () => '/kelola/rekening',
  kind: 'debt.pay',
  words: 'Membayar utang operasional',
  terms: v.object({
    amount: v.pipe(v.number(), v.transform(rupiah)),
    note: v.string(),
    banks,
    lines,
  }),
  describe: (terms) => terms.lines,
  basis: async ({ db }, { terms }) => ({ banks: await banksNow(db, terms.banks) }),
  apply: async (ctx, { documentId: id, terms: { amount, note, banks: chosen } }) => {
    await payOperatingDebt(ctx, { id, amount, note, banks: chosen })
  },
})

/** What two funds owe each other, set off and moved from bank to bank. */
export const interFundProposal = defineProposal({
  propose: 'books.write',
  approve: 'books.approve',
  kind: 'books.inter-fund',
  words: 'Melunasi utang antar dana',
  terms: v.object({ one: fund, other: fund, net: v.number(), banks, lines }),
  describe: ({ net, lines: shown }) => [
    { label: 'Dipindahkan antar rekening', value: formatRupiah(net) },
    ...shown,
  ],
  address: () => '/kelola/antar-dana',
  basis: async ({ db }, { terms: { one, other, banks: chosen } }) => {
    const { payer, net, postings } = await planInterFund(db, [one, other])
    return { payer, net, postings, banks: await banksNow(db, chosen) }
  },
  apply: async (ctx, { id, terms }) => {
    const { one, other, banks: chosen } = terms
    await settleInterFund(ctx, { id, between: [one, other], banks: chosen })
  },
})

/** Every kind of proposal about what the amil or a fund owes. */
export const debtProposals = [debtProposal, interFundProposal]

type Proposing = { by: string; note?: string; banks?: NamedBanks }

/** Proposes to pay some of what the amil owes, with the journal that it will post. */
export async function proposeDebtPayment(
  ctx: Ctx,
  { amount, note, banks: typed = [] }: { amount: Rupiah; note: string; banks?: NamedBanks },
  { by }: { by: string },
): Promise<void> {
  const postings = debtPostings(amount)
  const chosen = await chooseBanks(ctx.db, postings, typed)
  const facts = [
    { label: 'Nominal', value: formatRupiah(amount) },
    { label: 'Untuk', value: note },
    ...(await bankFacts(ctx.db, chosen, 'Dibayar dari rekening')),
    { label: 'Jurnal saat disetujui', value: await journalWords(ctx.db, postings) },
  ]
  const title = `${formatRupiah(amount)}: ${note}`
  const terms = { amount, note, banks: chosen.map(({ id }) => id), lines: facts }
  await propose(ctx, debtProposal, { documentId: ctx.newId(), title, terms, by })
}

/** Proposes to settle what two funds owe each other; refuses when that is nothing. */
export async function proposeInterFund(
  ctx: Ctx,
  [one, other]: [Fund, Fund],
  { by, note = '', banks: typed = [] }: Proposing,
): Promise<string> {
  const { net, postings } = await planInterFund(ctx.db, [one, other])
  if (postings.length === 0) throw new NothingOwed()
  const chosen = await chooseBanks(ctx.db, postings, typed)
  const shown = [...(await bankFacts(ctx.db, chosen)), ...(await postingLines(ctx.db, postings))]
  return propose(ctx, interFundProposal, {
    documentId: `${one}.${other}`,
    title: `${fundWords[one]} dan ${fundWords[other].toLowerCase()}`,
    terms: { one, other, net, banks: chosen.map(({ id }) => id), lines: shown },
    note,
    by,
  })
}
