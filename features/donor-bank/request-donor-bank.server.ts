import * as v from 'valibot'
import { donorContacts } from '#features/donation/donation.ts'
import { getDonations } from '#features/donation/queries.server.ts'
import { isReached, reachOf } from '#features/message/message-channels.ts'
import { sendNow } from '#features/message/send/send-now.server.ts'
import { noteMessage } from '#features/message/send-message.server.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { DAY_MS, formatDateTime } from '#platform/time/jakarta.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { keyedHash, tokenHash } from '#platform/security/keyed-hash.server.ts'
import { publicIdFrom } from '#platform/ids/public-id.ts'
import { limit, type WindowLimit } from '#platform/http/rate-limit.server.ts'
import { DonorBankNotNeeded, DonorUnreachable } from './errors.ts'
import type { ReturnOf } from './donor-bank.ts'

/** How long a link can be used. */
const BANK_LINK_DAYS = 7

const requestsOfReturn: WindowLimit = {
  name: 'donor bank requests',
  windows: [{ most: 3, seconds: 86_400 }],
}

/**
 * Asks a donor for the bank account that money goes back to: an e-mail with a link that serves once. An earlier link of
 * the same money ends.
 */
export async function requestDonorBank(
  ctx: Ctx,
  { moneyKey, by }: { moneyKey: ReturnOf; by: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { donationId, suspenseId } = moneyKey
    const donation = (await getDonations(tx, [donationId])).get(donationId)
    if (!donation || !isReached(donorContacts(donation), 'donor-bank', reachOf(ctx)))
      throw new DonorUnreachable()
    if (!(await awaitsBank(tx, moneyKey))) throw new DonorBankNotNeeded()
    await limit(ctx.within(tx), requestsOfReturn, suspenseId ?? donationId)
    const now = ctx.now()
    await closeLinks(tx, moneyKey, now)
    const row = { id: ctx.newId(), nonce: ctx.newPublicId() }
    await tx
      .insertInto('donor_bank')
      .values({
        ...row,
        donation_id: donationId,
        suspense_id: suspenseId,
        asked_by: by,
        asked_at: now,
        token_hash: tokenHash(bankTokenOf(ctx.config, row)),
        expires_at: new Date(now.getTime() + BANK_LINK_DAYS * DAY_MS),
        given_at: null,
        sealed: null,
      })
      .execute()
    await enqueue(tx, sendBankRequestJob, { payload: { donationId, requestId: row.id }, now })
  })
  ctx.wake()
}

/** Whether the payer of a document left a contact that a link can be sent to. */
export async function canRequestDonorBank(ctx: Ctx, donationId: string): Promise<boolean> {
  const donation = (await getDonations(ctx.db, [donationId])).get(donationId)
  return donation !== undefined && isReached(donorContacts(donation), 'donor-bank', reachOf(ctx))
}

/** The token of a link, 130 bits; derived again for the e-mail, so that no job contains it. */
export function bankTokenOf(
  config: Pick<Config, 'appSecret'>,
  { id, nonce }: { id: string; nonce: string },
): string {
  return publicIdFrom(keyedHash(config, 'donor bank link', `${id}.${nonce}`))
}

/** Whether money waits that needs the account: a donation or titipan that may go back and is not on its way. */
export async function awaitsBank(tx: Tx, { donationId, suspenseId }: ReturnOf): Promise<boolean> {
  if (suspenseId !== null) return awaitsBankOfSuspense(tx, { donationId, suspenseId })
  const refund = await tx
    .selectFrom('refund')
    .select('status')
    .where('donation_id', '=', donationId)
    .where('status', 'not in', ['rejected', 'paid'])
    .executeTakeFirst()
  if (refund) return ['proposed', 'approved', 'failed'].includes(refund.status)
  const donation = await tx
    .selectFrom('donation')
    .select('status')
    .where('id', '=', donationId)
    .executeTakeFirst()
  return donation?.status === 'paid'
}

async function awaitsBankOfSuspense(
  tx: Tx,
  { donationId, suspenseId }: { donationId: string; suspenseId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('suspense')
    .select('status')
    .where('donation_id', '=', donationId)
    .where('id', '=', suspenseId)
    .executeTakeFirst()
  if (row?.status === 'open') return true
  const decision = await tx
    .selectFrom('suspense_decision')
    .select('id')
    .where('donation_id', '=', donationId)
    .where('suspense_id', '=', suspenseId)
    .where('kind', '=', 'refund')
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return decision !== undefined
}

async function closeLinks(tx: Tx, moneyKey: ReturnOf, at: Date): Promise<void> {
  await tx
    .updateTable('donor_bank')
    .set({ closed_at: at })
    .where('donation_id', '=', moneyKey.donationId)
    .where('suspense_id', moneyKey.suspenseId === null ? 'is' : '=', moneyKey.suspenseId)
    .where('given_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute()
}

/** Sends the link. One that ended in the meantime is not sent. */
export const sendBankRequestJob = defineJob(
  { name: 'payment.ask-donor-bank', lane: 'email' },
  v.object({ donationId: v.pipe(v.string(), v.uuid()), requestId: v.pipe(v.string(), v.uuid()) }),
  sendBankRequest,
)

async function sendBankRequest(
  ctx: Ctx,
  { donationId, requestId }: { donationId: string; requestId: string },
): Promise<void> {
  const { config, now } = ctx
  const row = await ctx.db
    .selectFrom('donor_bank')
    .select(['id', 'nonce', 'expires_at', 'closed_at', 'given_at', 'suspense_id'])
    .where('id', '=', requestId)
    .executeTakeFirst()
  const donation = (await getDonations(ctx.db, [donationId])).get(donationId)
  const until = row?.expires_at
  const isOver = !until || until <= now() || row.closed_at || row.given_at
  if (isOver || !row.nonce || !donation)
    return await noteMessage(ctx, { donationId, about: 'donor-bank', outcome: 'outdated' })
  const { title } = donation.campaign
  const token = bankTokenOf(config, { id: row.id, nonce: row.nonce })
  const order = {
    event: `bank ${requestId}`,
    template: 'rekening-pengembalian',
    to: donorContacts(donation),
    donationId,
    plainName: donation.donorName,
    values: {
      nama: donation.donorName,
      dana: row.suspense_id
        ? `dana yang kami terima untuk ${title} dan belum menjadi donasi`
        : `dana donasi Anda untuk ${title}`,
      batas: formatDateTime(until),
    },
  }
  // The link serves whoever has it: it is stored nowhere.
  const sent = await sendNow(ctx, order, { tautan: `${config.origin}${bankLinkPath(token)}` })
  if (sent.kind === 'later')
    await enqueue(ctx.db, sendBankRequestJob, {
      payload: { donationId, requestId },
      now: now(),
      runAt: sent.at,
    })
}

/** The address of the donor's page, from '/'. */
export function bankLinkPath(token: string): string {
  return `/pengembalian/${token}`
}
