import type { Donation } from '#features/donation/donation.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { ReceiptKind, ReceiptSnapshot } from '#platform/db/schema-receipt.ts'
import { sampleInstitution } from '#platform/institution.ts'
import { receiptNumber } from './receipt.ts'
import { terbilang } from './terbilang.ts'

export type Asked = { donationId: string; kind: ReceiptKind }

/**
 * The number of a paid donation's receipt, given once and the same ever after; undefined while no money is
 * there. A Bukti Setor Zakat of anything but zakat is a bug of the caller and throws.
 */
export async function issueReceipt(ctx: Ctx, asked: Asked): Promise<string | undefined> {
  return inTransaction(ctx.db, async (tx) => {
    // The donation's lock orders its issues; the counter's orders everybody's.
    const donation = await lockDonation(tx, asked.donationId)
    const { kind } = asked
    if (kind === 'bsz' && donation.fund !== 'Z') throw new Error(`${donation.id} is not zakat`)
    const earlier = await findIssued(tx, asked)
    if (earlier) return receiptNumber({ kind, ...earlier })
    if (donation.status !== 'paid' || !donation.paidAt) return undefined

    const year = yearInJakarta(donation.paidAt)
    const serial = await takeSerial(tx, { kind, year })
    const snapshot = JSON.stringify(snapshotOf(donation, donation.paidAt))
    const row = { donation_id: donation.id, kind, version: 1, year, serial, snapshot }
    await tx
      .insertInto('receipt')
      .values({ ...row, issued_at: ctx.now() })
      .execute()
    return receiptNumber({ kind, year, serial })
  })
}

function findIssued(tx: Tx, { donationId, kind }: Asked) {
  return tx
    .selectFrom('receipt')
    .select(['year', 'serial'])
    .where('donation_id', '=', donationId)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .executeTakeFirst()
}

async function takeSerial(tx: Tx, of: { kind: ReceiptKind; year: number }): Promise<number> {
  const { last } = await tx
    .insertInto('receipt_counter')
    .values({ ...of, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'year'])
        .doUpdateSet((eb) => ({ last: eb('receipt_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

function snapshotOf(donation: Donation, paidAt: Date): ReceiptSnapshot {
  const { complaints: _, ...institution } = sampleInstitution
  const { donorName: name, isAnonymous, fund, amount, publicId: reference } = donation
  return {
    institution,
    donor: { name, isAnonymous },
    fund,
    program: donation.campaign.title,
    rows: [{ label: donation.campaign.title, amount }],
    amount,
    words: terbilang(amount),
    channel: '',
    reference,
    providerReference: '',
    paidAt: paidAt.toISOString(),
  }
}

const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Jakarta' })

function yearInJakarta(moment: Date): number {
  return Number(year.format(moment))
}
