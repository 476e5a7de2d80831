import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import type { BannerInput } from './contract.ts'
import { BannerNotFound } from './errors.ts'

const SHOWN_ON = ['/']

type Hand = { by: string }

/** Adds a notice, or changes the one of `id`; answers its id. Refuses with BannerNotFound. */
export async function saveBanner(
  ctx: Ctx,
  { id: known, ...input }: BannerInput & { id?: string },
  { by }: Hand,
): Promise<string> {
  const id = known ?? ctx.newId()
  const fields = {
    text: input.text,
    link: input.link || null,
    link_words: input.linkWords || null,
    starts_on: input.startsOn,
    ends_on: input.endsOn,
    changed_by: by,
    changed_at: ctx.now(),
  }
  await changeHome(ctx, async (tx) => {
    if (known === undefined) {
      await tx
        .insertInto('banner')
        .values({ id, ...fields })
        .execute()
      return
    }
    const { numUpdatedRows } = await tx
      .updateTable('banner')
      .set(fields)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new BannerNotFound()
  })
  return id
}

/** Removes a notice. Refuses with BannerNotFound. */
export async function removeBanner(ctx: Ctx, id: string): Promise<void> {
  await changeHome(ctx, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('banner').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new BannerNotFound()
  })
}

async function changeHome(ctx: Ctx, change: (tx: Tx) => Promise<void>): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await change(tx)
    await recordPurge(ctx, tx, SHOWN_ON)
  })
  ctx.pages.purge(...SHOWN_ON)
}
