import { type Contact, maskContact } from '#platform/text/contact.ts'
import { messageWays } from '#features/message/message-channels.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { OtpDraft } from '#platform/db/schema/schema-account.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { tokenHash } from '#platform/security/keyed-hash.server.ts'
import { limit, TooManyTries } from '#platform/http/rate-limit.server.ts'
import {
  CHALLENGE_HOURS,
  type ChallengePurpose,
  CODE_MINUTES,
  goesToEverybody,
  RESEND_SECONDS,
} from '../account.ts'
import { LinkNotValid, PhoneNotReachable } from '../errors.ts'
import { sendCodeJob } from '../jobs.server.ts'
import { type Asker, spendMessage } from '../sign-in/known-device.server.ts'
import { phoneLimit } from '../limits.ts'

/** What the code screen shows; the contact is masked. */
export type Challenge = {
  purpose: string
  kind: Contact['kind']
  target: string
  codeExpiresAt: Date
  resendAt: Date
}

export type ChallengeRequest = {
  purpose: ChallengePurpose
  contact: Contact
  draft: OtpDraft
  asker: Asker
}

/**
 * Starts a challenge and sends its code. Only the requester gets the token. Refuses when the contact got too many
 * messages.
 */
export async function createChallenge(
  ctx: Ctx,
  request: ChallengeRequest,
): Promise<Challenge & { token: string }> {
  const { contact, purpose, draft, asker } = request
  await spendSending(ctx, { purpose, contact, asker })
  const token = ctx.newPublicId()
  const now = ctx.now()
  const row = {
    id: ctx.newId(),
    token_hash: tokenHash(token),
    purpose,
    account_id: asker.accountId ?? null,
    kind: contact.kind,
    contact: contact.value,
    draft: JSON.stringify(draft),
    nonce: ctx.newPublicId(),
    sends: 1,
    created_at: now,
    sent_at: now,
    code_expires_at: minutesAfter(now, CODE_MINUTES),
    expires_at: minutesAfter(now, 60 * CHALLENGE_HOURS),
  }
  await inTransaction(ctx.db, async (tx) => {
    await tx.insertInto('otp_challenge').values(row).execute()
    await enqueue(tx, sendCodeJob, { payload: { challengeId: row.id, sends: 1 }, now })
  })
  ctx.wake()
  return { token, ...shown(row) }
}

/**
 * Sends another code for the same challenge; the earlier one is void. Refuses within a minute and above the limits.
 */
export async function resendCode(
  ctx: Ctx,
  { token, asker }: { token: string; asker: Asker },
): Promise<Challenge> {
  const now = ctx.now()
  const row = await getRow(ctx, token)
  const waitMs = row.sent_at.getTime() + RESEND_SECONDS * 1000 - now.getTime()
  if (waitMs > 0) throw new TooManyTries(waitMs / 1000)
  await spendSending(ctx, {
    purpose: row.purpose,
    contact: { kind: row.kind, value: row.contact },
    // The holder of the token may have signed out meanwhile.
    asker: { ...asker, accountId: row.account_id ?? undefined },
  })
  const next = {
    sends: row.sends + 1,
    attempts: 0,
    nonce: ctx.newPublicId(),
    sent_at: now,
    code_expires_at: minutesAfter(now, CODE_MINUTES),
    expires_at: minutesAfter(now, 60 * CHALLENGE_HOURS),
  }
  await inTransaction(ctx.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('otp_challenge')
      .set(next)
      .where('id', '=', row.id)
      // Two clicks at once send one code.
      .where('sends', '=', row.sends)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new TooManyTries(RESEND_SECONDS)
    await enqueue(tx, sendCodeJob, { payload: { challengeId: row.id, sends: next.sends }, now })
  })
  ctx.wake()
  return shown({ ...row, ...next })
}

/** What the registration screen shows. Refuses a token that is unknown, used, expired or of another purpose. */
export async function getChallenge(ctx: Ctx, token: string): Promise<Challenge> {
  const row = await getRow(ctx, token)
  if (row.purpose !== 'register') throw new LinkNotValid()
  return shown(row)
}

async function getRow(ctx: Ctx, token: string) {
  const row = await ctx.db
    .selectFrom('otp_challenge')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  if (!row) throw new LinkNotValid()
  return row
}

type Sending = { purpose: string; contact: Contact; asker: Asker }

/** Counts a message to a contact, whether or not it has an account. */
async function spendSending(ctx: Ctx, { purpose, contact, asker }: Sending): Promise<void> {
  const { kind } = contact
  if (!messageWays('account', ctx.otp).includes(kind)) throw new PhoneNotReachable()
  await spendMessage(ctx, 'codes', { contact, asker })
  // The job counts a code that only a known contact gets, where it is really sent.
  if (kind === 'phone' && goesToEverybody(purpose)) await limit(ctx, phoneLimit(ctx.config), 'all')
}

type Row = {
  purpose: string
  kind: Contact['kind']
  contact: string
  sent_at: Date
  code_expires_at: Date
}

function shown(row: Row): Challenge {
  return {
    purpose: row.purpose,
    kind: row.kind,
    target: maskContact({ kind: row.kind, value: row.contact }),
    codeExpiresAt: row.code_expires_at,
    resendAt: minutesAfter(row.sent_at, RESEND_SECONDS / 60),
  }
}

function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000)
}
