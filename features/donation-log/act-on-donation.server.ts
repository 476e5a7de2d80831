import { donorContacts } from '#features/donation/donation.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import { isReached, reachOf } from '#features/message/message-channels.ts'
import { settlePaymentJob } from '#features/payment/settle-payment.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import {
  DonorErased,
  NoPapers,
  NothingToAsk,
  OnlyTransfers,
  PapersJustSent,
  RecordUnknown,
} from './errors.ts'
import { findRecord } from './queries.server.ts'
import { isOffline } from '#platform/outside/payment/own-account.ts'

/** Has every code of a donation read again at the provider, paid ones too: a webhook may have been lost. */
export async function askProviderAgain(ctx: Ctx, donationId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const charges = await tx
      .selectFrom('charge')
      .select(['reference', 'method'])
      .where('donation_id', '=', donationId)
      .execute()
    if (charges.length === 0) throw new NothingToAsk()
    // A transfer is known to our own bank only, cash to whoever took it.
    const askable = charges.filter(({ method }) => method !== 'transfer' && !isOffline(method))
    if (askable.length === 0) throw new OnlyTransfers()
    for (const { reference } of askable) {
      const key = `asked ${reference}`
      await enqueue(tx, settlePaymentJob, { payload: { reference }, now: ctx.now(), key })
    }
  })
  ctx.wake()
}

const BETWEEN_PAPERS_MS = 5 * 60_000

/** Sends the e-mail with the receipts of a paid donation again; what is missing is issued first. */
export async function sendPapersAgain(ctx: Ctx, donationId: string): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const donation = await lockDonation(tx, donationId)
    const { status, thankedAt } = donation
    if (status !== 'paid' || !isReached(donorContacts(donation), 'receipt', reachOf(ctx)))
      throw new NoPapers()
    if (thankedAt && now.getTime() - thankedAt.getTime() < BETWEEN_PAPERS_MS)
      throw new PapersJustSent()
    // The e-mail goes once for each time this is empty.
    await tx
      .updateTable('donation')
      .set({ thanked_at: null })
      .where('id', '=', donationId)
      .execute()
    await enqueue(tx, issueReceiptsJob, { payload: { donationId }, now, key: donationId })
  })
  ctx.wake()
}

/** A donor's contacts, whole, with what the audit entry may say of them. */
export type Revealed = {
  name: string
  phone: string | null
  email: string | null
  /** 'Donasi 7K3M-9QXD': whose contact it is, without the contact. */
  whose: string
}

/** A donor's contacts for one look; the caller writes who looked, at whose and why. */
export async function revealContact(ctx: Pick<Ctx, 'db'>, donationId: string): Promise<Revealed> {
  const record = await findRecord(ctx.db, donationId)
  if (!record) throw new RecordUnknown()
  if (record.erasedAt) throw new DonorErased()
  const { name, phone, email } = record.donor
  return { name, phone, email, whose: `Donasi ${shortIdOf(record.publicId)}` }
}
