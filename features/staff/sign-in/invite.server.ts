import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Role } from '#platform/db/schema/schema-staff.ts'
import { keyedHash, tokenHash } from '#platform/security/keyed-hash.server.ts'
import { isPublicId, publicIdFrom } from '#platform/ids/public-id.ts'
import { INVITE_HOURS, type InviteKind } from './entry.ts'
import { InviteNotValid } from './entry-errors.ts'

/** Makes a one-time link for somebody; their earlier links become invalid. Answers the row's id and the token. */
export async function createInvite(
  ctx: Ctx,
  tx: Db | Tx,
  { staffId, kind }: { staffId: string; kind: InviteKind },
): Promise<{ inviteId: string; token: string; expiresAt: Date }> {
  const now = ctx.now()
  await voidInvites(tx, staffId, now)
  const row = { id: ctx.newId(), nonce: ctx.newPublicId() }
  const token = inviteTokenOf(ctx.config, row)
  const expiresAt = new Date(now.getTime() + INVITE_HOURS[kind] * 3_600_000)
  await tx
    .insertInto('staff_invite')
    .values({
      ...row,
      staff_id: staffId,
      kind,
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { inviteId: row.id, token, expiresAt }
}

/** Makes every open link of a person invalid. */
export async function voidInvites(tx: Db | Tx, staffId: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff_invite')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
}

/** The token of a link; derived again for the mail, so that no job contains it. */
export function inviteTokenOf(
  config: Pick<Config, 'appSecret'>,
  row: { id: string; nonce: string },
): string {
  return publicIdFrom(keyedHash(config, 'staff invite', `${row.id}.${row.nonce}`))
}

export type Invite = {
  id: string
  kind: InviteKind
  staffId: string
  name: string
  email: string
  role: Role
  /** What was chosen so far; the secret is sealed. */
  chosen: { passwordHash: string; totpSecret: string } | undefined
}

/** What a link leads to. Refuses one that is unknown, used or expired, or whose person was removed. */
export async function getInvite(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  token: string,
): Promise<Invite> {
  const row = isPublicId(token)
    ? await db
        .selectFrom('staff_invite as invite')
        .innerJoin('staff', 'staff.id', 'invite.staff_id')
        .select(['invite.id', 'invite.kind', 'invite.password_hash', 'invite.totp_secret'])
        .select(['invite.staff_id', 'staff.name', 'staff.email', 'staff.role'])
        .where('invite.token_hash', '=', tokenHash(token))
        .where('invite.used_at', 'is', null)
        .where('invite.expires_at', '>', now())
        .where('staff.removed_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!row) throw new InviteNotValid()
  const { password_hash: passwordHash, totp_secret: totpSecret, staff_id: staffId, ...rest } = row
  const chosen =
    passwordHash !== null && totpSecret !== null ? { passwordHash, totpSecret } : undefined
  return { ...rest, staffId, chosen }
}
