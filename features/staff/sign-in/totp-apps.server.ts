import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { WrongFactor } from './entry-errors.ts'
import { newTotpSecret, totpStep } from './totp.server.ts'

/** An app with its first code: the step used up with it. */
export type NewTotpApp = { staffId: string; secret: string; step: number; device: string }

/** Stores an app whose first code was shown. */
export async function addTotpApp(ctx: Ctx, tx: Db | Tx, app: NewTotpApp): Promise<void> {
  const { staffId, ...values } = app
  const at = ctx.now()
  const row = { id: ctx.newId(), staff_id: staffId, created_at: at, confirmed_at: at }
  await tx
    .insertInto('staff_totp')
    .values({ ...row, ...values })
    .execute()
}

/** Makes a secret for a further app; it opens nothing before `confirmTotpApp`. An earlier unfinished one is void. */
export async function beginTotpApp(ctx: Ctx, staffId: string, device: string): Promise<void> {
  await ctx.db
    .deleteFrom('staff_totp')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .execute()
  await ctx.db
    .insertInto('staff_totp')
    .values({
      id: ctx.newId(),
      staff_id: staffId,
      secret: newTotpSecret(ctx, staffId),
      device,
      created_at: ctx.now(),
      confirmed_at: null,
    })
    .execute()
}

/** How long a secret waits for its first code. */
const WAITS_MS = 3_600_000

/** The sealed secret of an app that is being added. */
export async function waitingTotpApp({ db, now }: Pick<Ctx, 'db' | 'now'>, staffId: string) {
  return db
    .selectFrom('staff_totp')
    .select(['id', 'secret'])
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', new Date(now().getTime() - WAITS_MS))
    .executeTakeFirst()
}

/** Takes the first code of an app that is being added; refuses with WrongFactor. */
export async function confirmTotpApp(ctx: Ctx, staffId: string, typed: string): Promise<void> {
  const waiting = await waitingTotpApp(ctx, staffId)
  const code = typed.replaceAll(/\s/g, '')
  const step = waiting && totpStep(ctx, { staffId, sealed: waiting.secret, code })
  if (!waiting || step === undefined) throw new WrongFactor()
  await ctx.db
    .updateTable('staff_totp')
    .set({ step, confirmed_at: ctx.now() })
    .where('id', '=', waiting.id)
    .execute()
}

/** Uses the code of one of a person's apps up; a code and all older ones of that app count once. */
export async function spendTotp(
  ctx: Ctx,
  { staffId, code }: { staffId: string; code: string },
): Promise<boolean> {
  const apps = await ctx.db
    .selectFrom('staff_totp')
    .select(['id', 'secret'])
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .execute()
  for (const { id, secret } of apps) {
    const step = totpStep(ctx, { staffId, sealed: secret, code })
    if (step === undefined) continue
    const { numUpdatedRows } = await ctx.db
      .updateTable('staff_totp')
      .set({ step, last_used_at: ctx.now() })
      .where('id', '=', id)
      .where('step', '<', step)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return true
  }
  return false
}
