import * as v from 'valibot'
import { journalWords } from '#features/ledger/journal-words.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { VoucherUnknown } from './errors.ts'
import { listFiles } from './files.server.ts'
import { listOpenItems } from './open-items.server.ts'
import type { VoucherPlan } from './plan-voucher.server.ts'
import { postProposed, rejectVoucher } from './post-voucher.server.ts'
import { planReversal, postReversal } from './reverse-voucher.server.ts'
import { agreed, agreedLines, nextAgreed } from './tier/agreement.server.ts'
import { limitProposals } from './tier/tiers.server.ts'
import { voucherNumber, voucherTitle } from './voucher.ts'

const lines = v.array(v.object({ label: v.string(), value: v.string() }))
const ofVouchers = {
  propose: 'voucher.write',
  approve: 'voucher.approve',
  address: (id: string) => `/kelola/transaksi/${id}`,
} as const

/** An act above the limit, by two people. */
const postProposal = defineProposal({
  ...ofVouchers,
  kind: 'voucher.post',
  words: 'Membukukan transaksi',
  terms: v.object({ lines, agreed }),
  describe: (terms) => [...terms.lines, ...agreedLines(terms)],
  basis: async ({ db }, { documentId }) => {
    const { status, sum, template, given } = await getVoucher(db, documentId)
    const [item] = given['item'] ? await listOpenItems(db, { id: given['item'] }) : []
    return { status, sum, template, given, remaining: item?.remaining ?? null }
  },
  since: async ({ db }, { documentId }) => [
    { label: 'Berkas', value: await fileWords(db, documentId) },
  ],
  apply: async (ctx, { documentId: id, terms, madeBy, decidedBy: by }) => {
    const row = await getVoucher(ctx.db, id)
    const more = await nextAgreed(ctx, { sum: row.sum, agreed: terms.agreed, by })
    if (!more) return postProposed(ctx, { id, by })
    const proposal = { documentId: id, title: voucherTitle(row), by: madeBy }
    await propose(ctx, postProposal, { ...proposal, terms: { ...terms, agreed: more } })
  },
  dismiss: (ctx, { documentId: id, decidedBy: by }) => rejectVoucher(ctx, { id, by }),
})

/** Undoing one that two people agreed to, or that is above the limit. */
const reverseProposal = defineProposal({
  ...ofVouchers,
  kind: 'voucher.reverse',
  words: 'Membatalkan transaksi',
  terms: v.object({ reason: v.string(), lines, agreed }),
  describe: (terms) => [...terms.lines, ...agreedLines(terms)],
  basis: async ({ db }, { documentId }) => {
    const { status, journal_id: journal } = await getVoucher(db, documentId)
    return { status, journal }
  },
  apply: async (ctx, { documentId: id, terms, madeBy: by, decidedBy }) => {
    const row = await getVoucher(ctx.db, id)
    const more = await nextAgreed(ctx, { sum: row.sum, agreed: terms.agreed, by: decidedBy })
    if (!more) return postReversal(ctx, { id, reason: terms.reason, by, decidedBy })
    const proposal = { documentId: id, title: reverseTitle(row), by }
    await propose(ctx, reverseProposal, { ...proposal, terms: { ...terms, agreed: more } })
  },
})

export const voucherProposals = [postProposal, reverseProposal, ...limitProposals]

type Titled = Pick<Awaited<ReturnType<typeof getVoucher>>, 'sum' | 'year' | 'serial'>

function reverseTitle(row: Titled): string {
  return `${formatRupiah(row.sum)}: batalkan ${voucherNumber(row)}`
}

/** The names of the papers, which stand on the voucher's own page. */
async function fileWords(db: Db | Tx, id: string): Promise<string> {
  const files = await listFiles(db, id)
  return files.length > 0 ? files.map(({ name }) => name).join(', ') : 'Tidak ada'
}

/** A voucher as it is now. Refuses one that is unknown. */
export async function getVoucher(db: Db | Tx, id: string) {
  const row = await db.selectFrom('voucher').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new VoucherUnknown()
  return row
}

type Asking = { id: string; number: string; plan: VoucherPlan; by: string }

/** Proposes a voucher with the journal that it will post. */
export async function proposeVoucher(ctx: Ctx, { id, number, plan, by }: Asking): Promise<void> {
  const { template, input, postings, total } = plan
  const { day, note } = input
  const party = input.party || input.item?.party
  const facts = [
    { label: 'Transaksi', value: `${number} ${template.title}` },
    { label: 'Tanggal', value: formatDate(startOfDay(day)) },
    { label: 'Nominal', value: formatRupiah(total) },
    ...(party ? [{ label: 'Pihak', value: party }] : []),
    { label: 'Keterangan', value: note },
    { label: 'Jurnal saat disetujui', value: await journalWords(ctx.db, postings) },
  ]
  const title = voucherTitle({ sum: rupiah(total), template: template.key })
  await propose(ctx, postProposal, { documentId: id, title, terms: { lines: facts }, by })
}

/** Proposes to undo a voucher, with the journal that it will post. */
export async function proposeReversal(
  ctx: Ctx & { db: Tx },
  { id, reason, by }: { id: string; reason: string; by: string },
): Promise<void> {
  const row = await getVoucher(ctx.db, id)
  const postings = await planReversal(ctx, ctx.db, id)
  const facts = [
    { label: 'Transaksi', value: voucherNumber(row) },
    { label: 'Nominal', value: formatRupiah(row.sum) },
    { label: 'Alasan', value: reason },
    { label: 'Jurnal pembalik', value: await journalWords(ctx.db, postings) },
  ]
  const title = reverseTitle(row)
  const terms = { reason, lines: facts }
  await propose(ctx, reverseProposal, { documentId: id, title, terms, by })
}
