import { unopenedName } from '#features/donation/donation.ts'
import { payMethodWords } from '#features/donation-log/donation-filter.ts'
import type { LoggedDonation } from '#features/donation-log/list-donations.server.ts'
import { partOfContacts } from '#features/donation-log/mask.ts'
import { sumIn } from '#features/donation-log/search-text.ts'
import { nearTransfers } from '#features/transfer/near-transfers.server.ts'
import type { PendingTransfer } from '#features/transfer/pending-transfers.server.ts'
import { isPermitted, type Role } from '#features/staff/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import type { DonationLine } from './donation-columns.tsx'

/** A sample has no code, and needs none once it is paid. */
const NO_CHANNEL: Partial<Record<LoggedDonation['status'], string>> = {
  awaiting_payment: 'Belum dipilih',
}

/** A donation as the list shows it. */
export function lineOf(row: LoggedDonation): DonationLine {
  const { id, publicId, status, total, fund, campaign, method, channel, donor, createdAt } = row
  const known = method && channel ? findChannel(method, channel)?.name : undefined
  return {
    id,
    number: shortIdOf(publicId),
    status,
    total,
    fund,
    campaign: campaign.title,
    channel: known ?? (method ? payMethodWords[method] : NO_CHANNEL[status]) ?? '–',
    name: unopenedName({ ...donor, method }),
    contacts: partOfContacts(donor),
    createdAt,
  }
}

/** Of a text that is a sum: the transfers that are waited for beside it, for whom they concern. */
export async function besideSum(
  ctx: Ctx,
  role: Role,
  text: string,
): Promise<{ sum?: Rupiah; near: PendingTransfer[] }> {
  const sum = sumIn(text)
  if (sum === undefined || !isPermitted(role, 'transfer.read')) return { near: [] }
  return { sum, near: await nearTransfers(ctx, sum) }
}
