import type { Contact } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Me } from '../account.ts'
import { answerChallenge, useAnswer } from './answer-challenge.server.ts'
import { type PasswordProof, proveAgain } from '../sign-in/change-password.server.ts'
import { ContactTaken, LinkNotValid } from '../errors.ts'
import { sendReplacedJob } from '../jobs.server.ts'
import { type Challenge, createChallenge } from './create-challenge.server.ts'
import { getMe } from '../queries.server.ts'
import { addContact } from '../sign-in/register-account.server.ts'

/** Sends a code to a contact to add, or to replace the one of its kind. The member proves their identity first. */
export async function beginContact(
  ctx: Ctx,
  { contact, device, ...proof }: PasswordProof & { contact: Contact; device?: string | undefined },
): Promise<Challenge & { token: string }> {
  await proveAgain(ctx, proof)
  return createChallenge(ctx, {
    purpose: 'contact',
    contact,
    draft: {},
    asker: { ...proof, device },
  })
}

/** Adds the contact whose code was right; a replaced contact gets a message. Refuses another account's token. */
export async function finishContact(
  ctx: Ctx,
  { accountId, token, code }: { accountId: string; token: string; code: string },
): Promise<Me> {
  const answered = await answerChallenge(ctx, { token, code, purpose: 'contact' })
  if (answered.accountId !== accountId) throw new LinkNotValid()
  const { challengeId, contact } = answered
  const now = ctx.now()
  const me = await inTransaction(ctx.db, async (tx) => {
    await useAnswer(tx, answered, now)
    const replaced = await takeOut(tx, { accountId, contact })
    if (!(await addContact(ctx, tx, { accountId, contact }))) throw new ContactTaken()
    if (replaced && replaced !== contact.value) {
      await tx
        .updateTable('otp_challenge')
        .set({ draft: JSON.stringify({ replaced }) })
        .where('id', '=', challengeId)
        .execute()
      await enqueue(tx, sendReplacedJob, { payload: { challengeId }, now })
    }
    return getMe(ctx.within(tx), accountId)
  })
  ctx.log.info('account.contact-added', { accountId, kind: contact.kind })
  ctx.wake()
  return me
}

type Own = { accountId: string; contact: Contact }

async function takeOut(tx: Tx, { accountId, contact }: Own): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('account_contact')
    .where('account_id', '=', accountId)
    .where('kind', '=', contact.kind)
    .returning('value')
    .executeTakeFirst()
  return row?.value
}
