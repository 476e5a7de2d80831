import { getBankAccount } from '#features/bank-account/bank-account.server.ts'
import { LineDiffers } from '#features/offline-donation/errors.ts'
import type { OfflineDonation } from '#features/offline-donation/contract.ts'
import { recordOfflineDonation } from '#features/offline-donation/record-offline-donation.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { linkEntries, lockLine } from '../confirm-line.server.ts'

export type BankedDonation = Omit<OfflineDonation, 'sum'> & {
  /** Made by the caller; the same id is recorded once. */
  id: string
  method: 'static' | 'direct'
  bankAccountId: string
  /** What came to the bank, and what an acquirer kept before. */
  net: Rupiah
  fee: Rupiah
  /** The line that tells of it, which it explains whole. */
  lineId?: string | undefined
}

/**
 * Money that came to a bank without a form of ours becomes a donation of its programme and its channel: what was given is
 * what came with what the acquirer kept of it.
 */
export async function recordBanked(
  ctx: Ctx,
  { method, bankAccountId, net, fee, lineId, ...donor }: BankedDonation,
  { by }: { by: string },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const inTx = ctx.within(tx)
    // The locks of the line come before those of the books.
    const line = lineId ? await lockLine(tx, lineId) : undefined
    const { id, account, fund } = await getBankAccount(tx, bankAccountId)
    const way = { in: 'bank', method, bank: { id, account, fund }, fee } as const
    const donation = { ...donor, sum: rupiah(net + fee), way }
    const { donationId, isNew } = await recordOfflineDonation(inTx, donation, { by })
    if (!line || !isNew) return donationId
    if (line.bankAccountId !== bankAccountId || line.open !== net) throw new LineDiffers()
    await linkEntries(inTx, { line, by }, { sourceId: donationId })
    return donationId
  })
}
