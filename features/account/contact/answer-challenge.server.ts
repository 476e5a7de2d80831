import { sql } from 'kysely'
import type { Contact } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { OtpDraft } from '#platform/db/schema/schema-account.ts'
import { tokenHash } from '#platform/security/keyed-hash.server.ts'
import { type ChallengePurpose, CODE_TRIES } from '../account.ts'
import { CodeExpired, CodeLocked, LinkNotValid, WrongCode } from '../errors.ts'
import { codeOf, isSameCode } from '../secret-values.server.ts'

export type ChallengeAnswer = { token: string; code: string; purpose: ChallengePurpose }

/** A challenge with a right answer; the transaction of its purpose must still consume it. */
export type ChallengeOutcome = {
  challengeId: string
  accountId: string | null
  contact: Contact
  draft: OtpDraft
}

/**
 * Compares a code. Every attempt is counted before the comparison, in one statement, so that parallel attempts are
 * limited to five as well. Refuses a wrong code with the attempts left, a void or expired one, and a token of another
 * purpose.
 */
export async function answerChallenge(
  ctx: Ctx,
  answer: ChallengeAnswer,
): Promise<ChallengeOutcome> {
  const now = ctx.now()
  const row = await ctx.db
    .updateTable('otp_challenge')
    .set({ attempts: sql`attempts + 1` })
    .where('token_hash', '=', tokenHash(answer.token))
    .where('purpose', '=', answer.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('code_expires_at', '>', now)
    .where('attempts', '<', CODE_TRIES)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw await whyNot(ctx, answer)
  if (!isSameCode(answer.code, codeOf(ctx.config, row))) {
    ctx.log.warn('account.code-refused', { purpose: answer.purpose, challengeId: row.id })
    const left = CODE_TRIES - row.attempts
    throw left > 0 ? new WrongCode(left) : new CodeLocked()
  }
  return {
    challengeId: row.id,
    accountId: row.account_id,
    contact: { kind: row.kind, value: row.contact },
    draft: row.draft,
  }
}

/** Consumes a right answer once, and deletes its draft. Refuses when it was consumed meanwhile. */
export async function useAnswer(
  tx: Tx,
  { challengeId }: ChallengeOutcome,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('otp_challenge')
    .set({ used_at: now, draft: '{}' })
    .where('id', '=', challengeId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new LinkNotValid()
}

async function whyNot(ctx: Ctx, { token, purpose }: ChallengeAnswer): Promise<Error> {
  const now = ctx.now()
  const row = await ctx.db
    .selectFrom('otp_challenge')
    .select(['attempts', 'used_at', 'expires_at', 'code_expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!row || row.used_at || row.expires_at <= now) return new LinkNotValid()
  return row.attempts >= CODE_TRIES ? new CodeLocked() : new CodeExpired()
}
