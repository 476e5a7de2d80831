import { sql } from 'kysely'
import { nouns } from '#features/campaign/nouns.ts'
import { calledName, donorContacts, totalOf } from '#features/donation/donation.ts'
import { getDonation } from '#features/donation/queries.server.ts'
import { nounAt } from '#features/donation/view.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { tryEach, walkPages } from '#platform/db/walk-pages.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'

const HOUR_MS = 3_600_000
const PAGE = 200
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

type Waiting = { donationId: string; expiresAt: Date }

/** Reminds once whoever began to give and has not paid, while the code still holds for an hour. */
export async function remindWaiting(ctx: Ctx): Promise<void> {
  const read = (last: Waiting | undefined) => waitingCharges(ctx, last)
  await walkPages({ size: PAGE, read }, async (waiting) => {
    await tryEach(waiting, (each) => remind(ctx, each))
    if (waiting.length > 0) ctx.wake()
  })
}

async function waitingCharges(ctx: Ctx, last: Waiting | undefined): Promise<Waiting[]> {
  const now = ctx.now().getTime()
  return (
    ctx.db
      .selectFrom('charge')
      .select(['donation_id as donationId', 'expires_at as expiresAt'])
      .where('status', '=', 'pending')
      // A debit comes by itself, or its owner was told where to allow it: who paid it by hand would give twice.
      .where('mandate_id', 'is', null)
      .where('created_at', '<=', new Date(now - AFTER_MS))
      .where('expires_at', '>', new Date(now + BEFORE_END_MS))
      .where('expires_at', '<=', new Date(now + SPAN_MS))
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(expires_at, donation_id) > (${last?.expiresAt}, ${last?.donationId}::uuid)`,
        ),
      )
      .orderBy('expires_at')
      .orderBy('donation_id')
      .limit(PAGE)
      .execute()
  )
}

async function remind(ctx: Ctx, { donationId, expiresAt }: Waiting): Promise<void> {
  const donation = await getDonation(ctx.db, donationId)
  const { email, phone } = donorContacts(donation)
  if (donation.status !== 'awaiting_payment' || (!email && !phone)) return
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
