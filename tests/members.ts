import { type Caller, openSession } from '#features/account/open-session.server.ts'
import type { TestCtx } from './context.ts'

export const aCaller: Caller = {
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

export type Member = {
  accountId: string
  sessionId: string
  /** The raw value to send as the Authorization header. */
  authorization: string
}

/** Somebody with an account, signed in; with `email` or `phone` as a verified contact. */
export async function aMember(
  ctx: TestCtx,
  given: { name?: string; email?: string; phone?: string } = {},
): Promise<Member> {
  const now = ctx.now()
  const id = ctx.newId()
  const { name = 'Siti Aminah' } = given
  await ctx.db
    .insertInto('account')
    .values({
      id,
      name,
      password_hash: null,
      password_changed_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  for (const kind of ['email', 'phone'] as const) {
    const value = given[kind]
    if (!value) continue
    await ctx.db
      .insertInto('account_contact')
      .values({ account_id: id, kind, value, verified_at: now })
      .execute()
  }
  const { token, sessionId } = await openSession(ctx, ctx.db, { accountId: id, caller: aCaller })
  return { accountId: id, sessionId, authorization: token }
}
