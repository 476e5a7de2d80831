import * as v from 'valibot'
import { journalWords } from '#features/ledger/journal-words.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { availableOf, heldWords } from './availability.server.ts'
import { banksNow } from '#features/bank-account/bank-account.server.ts'
import { bankFacts, chooseBanks } from '#features/bank-account/bank-choice.server.ts'
import { bankOf } from '#features/books/books.ts'
import { areaWords, kindsOfD } from './disbursement.ts'
import {
  decideDisbursement,
  type DisbursementInput,
  dropDisbursement,
  draftDisbursement,
} from './disburse.server.ts'
import { getDisbursement } from './queries.server.ts'
import { listPapers } from './disbursement-papers.server.ts'
import { bankHolds } from '#features/books/enter-books.server.ts'
import { freeForDisbursement } from '#features/books/free-money.server.ts'

const lines = v.array(v.object({ label: v.string(), value: v.string() }))

/** Money that is passed on, by two people. */
export const disbursementProposal = defineProposal({
  kind: 'disbursement.approve',
  words: 'Menyalurkan dana',
  propose: 'disbursement.write',
  approve: 'disbursement.approve',
  address: (id) => `/kelola/penyaluran/${id}`,
  terms: v.object({ lines }),
  describe: (terms) => terms.lines,
  basis: async ({ db }, { documentId }) => {
    const { status, ...found } = await getDisbursement(db, documentId)
    const banks = await banksNow(db, [found.bank_account_id])
    return { status, fund: found.fund, account: found.account, amount: found.amount, banks }
  },
  since: async (ctx, { documentId }) => [
    { label: 'Berkas', value: await paperWords(ctx.db, documentId) },
    { label: 'Dana sekarang', value: await moneyNow(ctx, documentId) },
  ],
  apply: (ctx, { documentId: id, decidedBy: by }) =>
    decideDisbursement(ctx, id, { by, isApproved: true }),
  dismiss: (ctx, { documentId: id, decidedBy: by }) =>
    by ? decideDisbursement(ctx, id, { by, isApproved: false }) : dropDisbursement(ctx, id),
})

/** The names of the papers, which stand on the disbursement's own page. */
async function paperWords(db: Db | Tx, id: string): Promise<string> {
  const papers = await listPapers(db, id)
  return papers.length > 0 ? papers.map(({ name }) => name).join(', ') : 'Tidak ada'
}

/** Whether the money is there, in words that change only when the answer does. */
async function moneyNow(ctx: Ctx, id: string): Promise<string> {
  const { fund, campaign_id, income_account, account, amount } = await getDisbursement(ctx.db, id)
  const purpose = { fund, campaignId: campaign_id, incomeAccount: income_account, account }
  const isFree = (await freeForDisbursement(ctx.db, purpose)) >= 0
  const held = await bankHolds(ctx.db, { account: bankOf[fund], fund })
  if (isFree && held >= amount) return 'Cukup'
  const why = heldWords(ctx, await availableOf(ctx, ctx.db, purpose))
  return `Belum cukup di rekening. ${why}`.trim()
}

/** Proposes a disbursement, with the journal that it will post. Answers its id. */
export async function proposeDisbursement(
  ctx: Ctx,
  input: DisbursementInput,
  { by, campaign }: { by: string; campaign: string | null },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const txCtx = ctx.within(tx)
    const id = await draftDisbursement(txCtx, input, { by })
    const { fund, amount, account: debit } = input
    const journal = [{ debit, credit: bankOf[fund], fund, amount }]
    const banks = await chooseBanks(tx, journal, [input.bankAccountId])
    const { campaignId, incomeAccount } = input
    const left = await availableOf(ctx, tx, { fund, campaignId, incomeAccount })
    const facts = [
      { label: 'Nominal', value: formatRupiah(amount) },
      { label: 'Sisa sesudah ini', value: formatRupiah(rupiah(left.available)) },
      { label: 'Program', value: campaign ?? 'Tanpa program' },
      ...(input.incomeAccount && !input.campaignId
        ? [{ label: 'Jenis', value: kindsOfD[input.incomeAccount] ?? input.incomeAccount }]
        : []),
      { label: 'Keperluan', value: input.description },
      ...(input.area ? [{ label: 'Bidang', value: areaWords[input.area] }] : []),
      { label: 'Penerima manfaat', value: `${input.beneficiaries} orang` },
      ...(await bankFacts(tx, banks, 'Dibayar dari rekening')),
      { label: 'Jurnal saat dibayar', value: await journalWords(tx, journal) },
    ]
    const title = `${formatRupiah(amount)}: ${input.description}`
    await propose(txCtx, disbursementProposal, {
      documentId: id,
      title,
      terms: { lines: facts },
      by,
    })
    return id
  })
}
