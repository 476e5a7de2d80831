import type * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { changeShown } from '#platform/db/page-purge.server.ts'
import type { helpWords } from './contract.ts'
import { HelpArticleNotFound, HelpSlugTaken } from './errors.ts'

export type HelpWords = v.InferOutput<typeof helpWords>

/** Held while places are given out, so that no two articles get the same. */
const placing = { lock: 4_202_634, shownOn: ['/pusat-bantuan'] }

/** Adds an article at the end of its topic; answers its id. Refuses with HelpSlugTaken. */
export async function addHelp(ctx: Ctx, words: HelpWords & { slug: string }): Promise<string> {
  const id = ctx.newId()
  await changeShown(ctx, placing, async (tx) => {
    await assertFree(tx, words.slug)
    const position = (await lastPosition(tx)) + 1
    await tx
      .insertInto('help_article')
      .values({ id, ...words, position, updated_at: ctx.now() })
      .execute()
  })
  return id
}

/** Changes an article; its address and place stay. Refuses with HelpArticleNotFound. */
export async function changeHelp(
  ctx: Ctx,
  { id, ...words }: HelpWords & { id: string },
): Promise<void> {
  await changeShown(ctx, placing, async (tx) => {
    await articleOf(tx, id)
    await tx
      .updateTable('help_article')
      .set({ ...words, is_sample: false, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
}

/** Moves an article one place up or down within its topic; at the end of it nothing changes. */
export async function moveHelp(
  ctx: Ctx,
  { id, isUp }: { id: string; isUp: boolean },
): Promise<void> {
  await changeShown(ctx, placing, async (tx) => {
    const { topic } = await articleOf(tx, id)
    const order = await tx
      .selectFrom('help_article')
      .select(['id', 'position'])
      .where('topic', '=', topic)
      .orderBy('position')
      .orderBy('slug')
      .execute()
    const at = order.findIndex((each) => each.id === id)
    const own = order[at]
    const other = order[isUp ? at - 1 : at + 1]
    if (!own || !other) return
    await place(tx, own.id, other.position)
    await place(tx, other.id, own.position)
  })
}

/** Removes an article with its votes. Refuses with HelpArticleNotFound. */
export async function removeHelp(ctx: Ctx, id: string): Promise<void> {
  await changeShown(ctx, placing, async (tx) => {
    await articleOf(tx, id)
    await tx.deleteFrom('help_article').where('id', '=', id).execute()
  })
}

async function assertFree(tx: Tx, slug: string): Promise<void> {
  const other = await tx
    .selectFrom('help_article')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (other) throw new HelpSlugTaken()
}

async function articleOf(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('help_article')
    .select('topic')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new HelpArticleNotFound()
  return found
}

async function lastPosition(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom('help_article')
    .select((select) => select.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

async function place(tx: Tx, id: string, position: number): Promise<void> {
  await tx.updateTable('help_article').set({ position }).where('id', '=', id).execute()
}
