import type { Contact } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { answerChallenge, useAnswer } from '../contact/answer-challenge.server.ts'
import { LinkNotValid } from '../errors.ts'
import type { Asker } from './known-device.server.ts'
import { type Challenge, createChallenge } from '../contact/create-challenge.server.ts'
import { type Caller, startSession, type OpenedSession } from './start-session.server.ts'
import { findByContact } from '../queries.server.ts'
import { forgetTries } from './sign-in-delay.server.ts'

/** Requests a code to sign in without a password. An unknown contact gets the same answer, and nothing is sent. */
export async function requestSignInCode(
  ctx: Ctx,
  { contact, asker }: { contact: Contact; asker: Asker },
): Promise<Challenge & { token: string }> {
  return createChallenge(ctx, { purpose: 'sign-in', contact, draft: {}, asker })
}

export type CodeEntry = { token: string; code: string; caller: Caller }

/** Signs in by a code sent to a verified contact, once, always with a new session. */
export async function signInByCode(
  ctx: Ctx,
  { token, code, caller }: CodeEntry,
): Promise<OpenedSession & { accountId: string }> {
  const answered = await answerChallenge(ctx, { token, code, purpose: 'sign-in' })
  const { contact } = answered
  const done = await inTransaction(ctx.db, async (tx) => {
    await useAnswer(tx, answered, ctx.now())
    // The contact may have moved to another account since the code was sent.
    const account = await findByContact(tx, contact)
    if (!account) throw new LinkNotValid()
    return {
      ...(await startSession(ctx, tx, { accountId: account.id, caller })),
      accountId: account.id,
    }
  })
  const { accountId, sessionId } = done
  await forgetTries(ctx, { contact, address: caller.address })
  ctx.log.info('account.signed-in', { accountId, sessionId, by: 'code' })
  return done
}
