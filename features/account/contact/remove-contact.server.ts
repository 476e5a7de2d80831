import type { Contact } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { tokenHash } from '#platform/security/keyed-hash.server.ts'
import type { Me } from '../account.ts'
import { type PasswordProof, proveAgain } from '../sign-in/change-password.server.ts'
import { ContactNotFound, LastContact } from '../errors.ts'
import { sendReplacedJob } from '../jobs.server.ts'
import { getMe, lockAccount } from '../queries.server.ts'

/**
 * Removes an email or phone from an account, but never the last one, and tells the removed contact. The member proves
 * their identity first.
 */
export async function removeContact(
  ctx: Ctx,
  { kind, ...proof }: PasswordProof & { kind: Contact['kind'] },
): Promise<Me> {
  const { accountId } = proof
  await proveAgain(ctx, proof)
  const me = await inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, accountId)
    const { contacts } = await getMe(ctx.within(tx), accountId)
    const gone = contacts.find((each) => each.kind === kind)
    if (!gone) throw new ContactNotFound()
    if (contacts.length === 1) throw new LastContact()
    await tx
      .deleteFrom('account_contact')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .execute()
    await enqueueNotice(ctx, tx, { accountId, contact: gone })
    return getMe(ctx.within(tx), accountId)
  })
  ctx.log.info('account.contact-removed', { accountId, kind })
  ctx.wake()
  return me
}

/** Job rows stay for long, but a contact must be deleted after a day, so the job refers to a row that is. */
async function enqueueNotice(
  ctx: Ctx,
  tx: Tx,
  { accountId, contact }: { accountId: string; contact: Contact },
): Promise<void> {
  const now = ctx.now()
  const id = ctx.newId()
  await tx
    .insertInto('otp_challenge')
    .values({
      id,
      token_hash: tokenHash(ctx.newPublicId()),
      purpose: 'removed',
      account_id: accountId,
      kind: contact.kind,
      contact: contact.value,
      draft: JSON.stringify({ replaced: contact.value }),
      nonce: '',
      created_at: now,
      sent_at: now,
      code_expires_at: now,
      expires_at: now,
      used_at: now,
    })
    .execute()
  await enqueue(tx, sendReplacedJob, { payload: { challengeId: id }, now })
}
