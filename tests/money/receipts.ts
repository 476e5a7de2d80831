import { terbilang } from '#features/receipt/terbilang.ts'
import { type ReceiptDocument, receiptNumber } from '#features/receipt/receipt.ts'
import { findDonationId, lockDonation } from '#features/donation/queries.server.ts'
import { issueDue } from '#features/receipt/issue-receipt.server.ts'
import { newestOf } from '#features/receipt/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { ReceiptKind, ReceiptSnapshot } from '#platform/db/schema/schema-receipt.ts'
import { sampleInstitution } from '#platform/settings/institution.ts'
import { rupiah } from '#platform/money/money.ts'

type ReceiptToIssueNow = { donationId: string; kind: ReceiptKind }

/** Runs the job's work without the thanks, and answers the number of one kind; undefined when none is due. */
export async function issueReceipt(
  ctx: Ctx,
  asked: ReceiptToIssueNow,
): Promise<string | undefined> {
  const issued = await inTransaction(ctx.db, async (tx) =>
    issueDue(ctx, tx, { donation: await lockDonation(tx, asked.donationId) }),
  )
  return issued.find(({ kind }) => kind === asked.kind)?.number
}

/** Every receipt a donation ever had, by its public id: kuitansi first, newest first within a kind. */
export async function receiptsOf(
  ctx: Ctx,
  publicId: string,
): Promise<{ number: string; kind: ReceiptKind; voidedAt?: Date }[]> {
  const donationId = await findDonationId(ctx.db, publicId)
  const rows = donationId === undefined ? [] : await newestOf(ctx.db, donationId)
  return rows.map(({ voidedAt, kind, ...row }) => ({
    number: receiptNumber({ kind, ...row }),
    kind,
    ...(voidedAt && { voidedAt }),
  }))
}

/** A kuitansi of Rp260.000 as it is printed, but for what is said otherwise. */
export function aReceiptDocument(
  of: Partial<ReceiptDocument> = {},
  printed: Partial<ReceiptSnapshot> = {},
): ReceiptDocument {
  const amount = printed.amount ?? rupiah(260_000)
  return {
    number: 'KW/2026/000001',
    kind: 'kuitansi',
    issuedAt: new Date('2026-11-21T05:00:00Z'),
    ...of,
    snapshot: {
      institution: { ...sampleInstitution, isSample: false },
      donor: { name: 'Siti Aminah', isAnonymous: false },
      fund: 'IT',
      program: 'Sumur untuk desa kering',
      rows: [
        { label: 'Infak terikat', amount: rupiah(250_000) },
        { label: 'Infak operasional', amount: rupiah(10_000) },
      ],
      amount,
      words: terbilang(amount),
      channel: 'QRIS',
      reference: '01JD9X2K7Q4M8N3P6R5S0T1V2W',
      providerReference: 'sbx_0193f0c2',
      paidAt: '2026-11-21T04:58:12Z',
      ...printed,
    },
  }
}

/** What a paper of zakat prints otherwise. */
export const printedZakat: Partial<ReceiptSnapshot> = {
  fund: 'Z',
  program: 'Zakat penghasilan',
  rows: [{ label: 'Zakat penghasilan', amount: rupiah(260_000) }],
}
