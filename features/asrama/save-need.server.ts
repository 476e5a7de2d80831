import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { NeedInput } from './desk-contract.ts'
import { MoneyNeedTaken, NeedNotFound } from './errors.ts'
import { changeAsramaPages, asramaSlug } from './save-asrama.server.ts'

const MONEY = 'rupiah'

/** Adds a monthly need at the end of a dormitory's list; answers its id. Refuses with MoneyNeedTaken. */
export async function addNeed(
  ctx: Ctx,
  { asramaId, ...input }: NeedInput & { asramaId: string },
): Promise<string> {
  const id = ctx.newId()
  const slug = await asramaSlug(ctx, asramaId)
  await changeAsramaPages(ctx, slug, async (tx) => {
    await lockAsrama(tx, asramaId)
    await assertOneOfMoney(tx, { asramaId, id, input })
    const { last } = await tx
      .selectFrom('asrama_need')
      .select((select) => select.fn.max('position').as('last'))
      .where('asrama_id', '=', asramaId)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('asrama_need')
      .values({ asrama_id: asramaId, id, ...columnsOf(input), position: (last ?? 0) + 1 })
      .execute()
  })
  return id
}

/**
 * Changes a need; one that is no longer there ends with a month, so that what came stays counted. The unit stays once
 * something was delivered. Refuses with NeedNotFound or MoneyNeedTaken.
 */
export async function changeNeed(
  ctx: Ctx,
  { asramaId, id, ...input }: NeedInput & { asramaId: string; id: string },
): Promise<void> {
  const slug = await asramaSlug(ctx, asramaId)
  await changeAsramaPages(ctx, slug, async (tx) => {
    await lockAsrama(tx, asramaId)
    await assertOneOfMoney(tx, { asramaId, id, input })
    const { unit, ...rest } = columnsOf(input)
    const isDelivered = await hasDelivery(tx, { asramaId, id })
    const { numUpdatedRows } = await tx
      .updateTable('asrama_need')
      .set(isDelivered ? rest : { ...rest, unit })
      .where('asrama_id', '=', asramaId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new NeedNotFound()
  })
}

type CheckedNeed = { asramaId: string; id: string; input: NeedInput }

/** The database refuses it too; this says it in words. */
async function assertOneOfMoney(tx: Tx, { asramaId, id, input }: CheckedNeed): Promise<void> {
  if (input.unit !== MONEY || input.untilMonth !== '') return
  const other = await tx
    .selectFrom('asrama_need')
    .where('asrama_id', '=', asramaId)
    .where('unit', '=', MONEY)
    .where('until_month', 'is', null)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst()
  if (other) throw new MoneyNeedTaken()
}

async function hasDelivery(tx: Tx, { asramaId, id }: Pick<CheckedNeed, 'asramaId' | 'id'>) {
  const row = await tx
    .selectFrom('asrama_delivery')
    .where('asrama_id', '=', asramaId)
    .where('need_id', '=', id)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Of two changes at once the second sees the first. */
async function lockAsrama(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('asrama').where('id', '=', id).select('id').forUpdate().execute()
}

function columnsOf({ name, unit, wanted, fromMonth, untilMonth }: NeedInput) {
  return { name, unit, wanted, from_month: fromMonth, until_month: untilMonth || null }
}
