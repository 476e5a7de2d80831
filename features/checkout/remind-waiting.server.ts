import { nouns } from '#features/campaign/nouns.ts'
import { calledName, donorContacts, totalOf } from '#features/donation/donation.ts'
import { getDonation } from '#features/donation/queries.server.ts'
import { nounAt } from '#features/donation/view.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'

const HOUR_MS = 3_600_000
const MOST = 200
/** Who has just got a code is still paying; who has no hour left would come too late. */
const AFTER_MS = 3 * HOUR_MS
const BEFORE_END_MS = HOUR_MS
/** Between two looks, each code passes this span. */
const SPAN_MS = 12 * HOUR_MS

export const remindWaitingSchedule: Schedule = {
  name: 'checkout.remind-waiting',
  everyMs: 600_000,
  run: remindWaiting,
}

/** Reminds once whoever began to give and has not paid, while the code still holds for an hour. */
export async function remindWaiting(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  const waiting = await ctx.db
    .selectFrom('charge')
    .select(['donation_id as donationId', 'expires_at as expiresAt'])
    .where('status', '=', 'pending')
    .where('created_at', '<=', new Date(now - AFTER_MS))
    .where('expires_at', '>', new Date(now + BEFORE_END_MS))
    .where('expires_at', '<=', new Date(now + SPAN_MS))
    .orderBy('expires_at')
    .limit(MOST)
    .execute()
  for (const { donationId, expiresAt } of waiting) {
    const donation = await getDonation(ctx.db, donationId)
    const { email, phone } = donorContacts(donation)
    if (donation.status !== 'awaiting_payment' || (!email && !phone)) continue
    const { config } = ctx
    await sendTemplate(ctx, {
      event: `waiting ${donationId}`,
      template: 'menunggu-bayar',
      to: { email, phone },
      donationId,
      plainName: donation.donorName,
      values: {
        nama: calledName(donation),
        sebutan: nouns[nounAt(donation, donation.createdAt)].name,
        nominal: formatRupiah(totalOf(donation)),
        program: donation.campaign.title,
        batas: formatDateTime(expiresAt),
        tautan: `${config.origin}/payment/${donation.publicId}`,
      },
    })
  }
  if (waiting.length > 0) ctx.wake()
}
