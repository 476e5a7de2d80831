import type { Ctx } from '#platform/context.ts'
import { refusal } from '#platform/refusal.ts'
import { NotPermitted } from '../errors.ts'
import { noticeStaff } from '../notices.server.ts'
import { addPasskey, checkNewPasskey, type PasskeyAnswer, passkeysOf } from './passkey.server.ts'
import { renewRecoveryCodes } from './recovery-codes.server.ts'
import { confirmTotpApp } from './totp-apps.server.ts'

export class LastFactor extends refusal({
  code: 'staff/last-factor',
  status: 409,
  message: 'Ini satu-satunya faktor kedua Anda. Tambahkan yang lain dahulu.',
}) {}

export class FactorUnknown extends refusal({
  code: 'staff/factor-unknown',
  status: 404,
  message: 'Faktor kedua ini tidak ditemukan atau sudah dilepas.',
}) {}

/** One second factor of a person. */
export type OwnFactor = {
  id: string
  kind: 'app' | 'passkey'
  device: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** The second factors of a person, oldest first. */
export async function listOwnFactors(
  { db }: Pick<Ctx, 'db'>,
  staffId: string,
): Promise<OwnFactor[]> {
  const apps = await db
    .selectFrom('staff_totp')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .execute()
  const passkeys = await passkeysOf(db, staffId)
  const view = (kind: OwnFactor['kind']) => (row: (typeof apps)[number]) => ({
    id: row.id,
    kind,
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  })
  return [...apps.map(view('app')), ...passkeys.map(view('passkey'))].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
}

/** Adds an app by its first code, within the transaction of an act. */
export async function addOwnApp(ctx: Ctx, staffId: string, code: string): Promise<void> {
  await lockFactors(ctx, staffId)
  await confirmTotpApp(ctx, staffId, code)
  await noticeStaff(ctx, { staffId, kind: 'factor-added' })
}

type NewKey = PasskeyAnswer & { staffId: string; device: string }

/** Adds a passkey that a browser has made, within the transaction of an act. */
export async function addOwnPasskey(ctx: Ctx, { staffId, device, ...key }: NewKey) {
  await lockFactors(ctx, staffId)
  const passkey = await checkNewPasskey(ctx, staffId, key)
  await addPasskey(ctx, ctx.db, { staffId, passkey, device })
  await noticeStaff(ctx, { staffId, kind: 'factor-added' })
}

/** Removes one factor, within the transaction of an act; the last one stays. */
export async function removeOwnFactor(ctx: Ctx, staffId: string, id: string): Promise<void> {
  await lockFactors(ctx, staffId)
  const factors = await listOwnFactors(ctx, staffId)
  const wanted = factors.find((each) => each.id === id)
  if (!wanted) throw new FactorUnknown()
  if (factors.length === 1) throw new LastFactor()
  const table = wanted.kind === 'app' ? 'staff_totp' : 'staff_passkey'
  await ctx.db.deleteFrom(table).where('id', '=', id).where('staff_id', '=', staffId).execute()
  await noticeStaff(ctx, { staffId, kind: 'factor-removed' })
}

/** Ten new codes of recovery in the place of all earlier ones, within the transaction of an act. */
export async function renewOwnCodes(ctx: Ctx, staffId: string): Promise<string[]> {
  await noticeStaff(ctx, { staffId, kind: 'new-codes' })
  return await renewRecoveryCodes(ctx, ctx.db, staffId)
}

/** Two removals at once wait for each other. Refuses the sample person of a demo, who has no factor. */
async function lockFactors({ db }: Ctx, staffId: string): Promise<void> {
  const held = await db
    .selectFrom('staff_credential')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new NotPermitted()
}
