import { availableOf, heldWords } from '#features/disbursement/availability.server.ts'
import { listPapers } from '#features/disbursement/disbursement-papers.server.ts'
import { type Evidence, listEvidence } from '#features/mustahik/evidence.server.ts'
import { helpedLately, listRecipients } from '#features/mustahik/recipients.server.ts'
import { findDisbursement } from '#features/disbursement/disbursement-list.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { fundBankChoices } from '../bank-account/shared-banks.ts'
import type { Desk } from '#app/desk/context.ts'
import { existing } from '#app/not-found.ts'

/** A disbursement with its papers, and while it is open with what there is of its money; 404 for an unknown id. */
export async function disbursementView(ctx: Desk['ctx'], id: string) {
  const disbursement = existing(await findDisbursement(ctx.db, id))
  const { status, fund } = disbursement
  const evidence = await listEvidence(ctx.db, id)
  const isOpen = status === 'proposed' || status === 'approved'
  return {
    disbursement,
    banks: status === 'approved' ? await fundBankChoices(ctx.db, fund) : [],
    today: dayOf(ctx.now()),
    papers: await listPapers(ctx.db, id),
    recipients: await recipientsOf(ctx, id, evidence),
    evidence: evidence.filter(({ recipientId }) => recipientId === null),
    money: isOpen ? await moneyOf(ctx, disbursement) : undefined,
  }
}

/** Whom it names, each with the other help of the same kind within 90 days. */
async function recipientsOf({ db }: Desk['ctx'], id: string, evidence: readonly Evidence[]) {
  const late = new Map((await helpedLately(db, id)).map((row) => [row.recipientId, row]))
  const rows = await listRecipients(db, id)
  const proofs = Map.groupBy(evidence, ({ recipientId }) => recipientId)
  return rows.map((row) => ({
    ...row,
    other: late.get(row.id) ?? null,
    evidence: proofs.get(row.id)?.length ?? 0,
  }))
}

/** What may be passed on and why it is not more, as facts. */
async function moneyOf(ctx: Desk['ctx'], purpose: Parameters<typeof availableOf>[2]) {
  const money = await availableOf(ctx, ctx.db, purpose)
  const atProvider = heldWords(ctx, money)
  return [
    { label: 'Tersedia di rekening', value: formatRupiah(rupiah(money.available)) },
    { label: 'Belum dijanjikan', value: formatRupiah(rupiah(money.free)) },
    ...(atProvider ? [{ label: 'Di penyedia', value: atProvider }] : []),
  ]
}
