import type { Ctx } from '#platform/context.ts'
import { dateIn } from './asrama.ts'
import { DeliveryInFuture, NeedNotFound } from './errors.ts'

export type Delivery = {
  asramaId: string
  needId: string
  /** In the need's own unit; a negative number corrects an earlier record. */
  quantity: number
  /** 'yyyy-mm-dd' of the delivery. */
  receivedOn: string
  /** The staff account. */
  by: string
}

/** Records a delivery to a dormitory for one of its needs. Money is no delivery: the books count it. */
export async function recordDelivery(ctx: Ctx, delivery: Delivery): Promise<void> {
  const { asramaId, needId, quantity, receivedOn, by } = delivery
  const need = await ctx.db
    .selectFrom('asrama_need')
    .innerJoin('asrama', 'asrama.id', 'asrama_need.asrama_id')
    .where('asrama_need.asrama_id', '=', asramaId)
    .where('asrama_need.id', '=', needId)
    .where('unit', '!=', 'rupiah')
    .select(['asrama.slug', 'asrama.province'])
    .executeTakeFirst()
  if (!need) throw new NeedNotFound()
  if (receivedOn > dateIn(need.province, ctx.now())) throw new DeliveryInFuture()
  await ctx.db
    .insertInto('asrama_delivery')
    .values({
      asrama_id: asramaId,
      id: ctx.newId(),
      need_id: needId,
      quantity,
      received_on: receivedOn,
      recorded_by: by,
      recorded_at: ctx.now(),
    })
    .execute()
  ctx.pages.purge('/asrama', `/asrama/${need.slug}`)
}
