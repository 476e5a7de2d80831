import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Me } from '../account.ts'
import { type PasswordProof, proveAgain } from '../sign-in/change-password.server.ts'
import { IdentityNotFound, IdentityTaken, LastIdentity } from '../errors.ts'
import { sendNoticeJob } from '../jobs.server.ts'
import { getMe, lockAccount } from '../queries.server.ts'
import { addIdentity, findByIdentity } from '../sign-in/sign-in-by-subject.server.ts'
import { vouchedBy } from '#features/account/sign-in/social-api.server.ts'

/**
 * Links a sign-in provider's account after another proof of identity, and tells the owner. A repeat changes nothing;
 * refuses with `account/identity-taken` an identity of another account.
 */
export async function linkIdentity(
  ctx: Ctx,
  { idToken, ...proof }: PasswordProof & { idToken: string },
): Promise<Me> {
  const { accountId } = proof
  const { subject, provider } = await vouchedBy(ctx, idToken)
  await proveAgain(ctx, proof)
  const identity = { issuer: 'firebase' as const, subject, provider }
  const me = await inTransaction(ctx.db, async (tx) => {
    const owner = await findByIdentity(tx, identity)
    if (owner !== undefined && owner !== accountId) throw new IdentityTaken()
    if (owner === undefined) {
      const key = await addIdentity(ctx, tx, { ...identity, accountId })
      await enqueueNotice(ctx, tx, { accountId, notice: 'identity-added', key })
    }
    return getMe(ctx.within(tx), accountId)
  })
  ctx.log.info('account.identity-linked', { accountId, provider })
  ctx.wake()
  return me
}

/** Unlinks a provider's account, but never the last way to sign in, and tells the owner. */
export async function unlinkIdentity(
  ctx: Ctx,
  { id, ...proof }: PasswordProof & { id: string },
): Promise<Me> {
  const { accountId } = proof
  await proveAgain(ctx, proof)
  const me = await inTransaction(ctx.db, async (tx) => {
    // Two removals at once would each assume that the other identity stays.
    await lockAccount(tx, accountId)
    const { identities, contacts } = await getMe(ctx.within(tx), accountId)
    if (!identities.some((each) => each.id === id)) throw new IdentityNotFound()
    // A verified contact can sign in by a code.
    if (contacts.length === 0 && identities.length === 1) throw new LastIdentity()
    await tx
      .deleteFrom('account_identity')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute()
    await enqueueNotice(ctx, tx, { accountId, notice: 'identity-removed', key: `${id}.removed` })
    return getMe(ctx.within(tx), accountId)
  })
  ctx.log.info('account.identity-unlinked', { accountId })
  ctx.wake()
  return me
}

type IdentityNotice = {
  accountId: string
  notice: 'identity-added' | 'identity-removed'
  key: string
}

async function enqueueNotice({ now }: Ctx, tx: Tx, payload: IdentityNotice): Promise<void> {
  await enqueue(tx, sendNoticeJob, { payload, now: now() })
}
