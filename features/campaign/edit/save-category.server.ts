import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { typedSentence } from '#platform/text/typed-text.ts'
import { shownVersion, slugOf } from '../campaign-input.ts'
import { CAMPAIGN_SCREENS } from './campaign-version.server.ts'
import { CategoryNotFound, CategorySlugTaken, ChangedMeanwhile } from '../errors.ts'

const line = (most: number, what: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedSentence),
    v.maxLength(most, `${what} paling panjang ${most} huruf.`),
    v.minLength(1, `${what} belum diisi.`),
  )

/** A category as its form sends it. Its slug is made of its first name and stays: addresses of lists never break. */
export const categoryForm = v.object({
  version: shownVersion,
  name: line(60, 'Nama'),
  description: line(200, 'Keterangan'),
  position: v.pipe(
    v.optional(v.string(), '1'),
    v.trim(),
    v.regex(/^[1-9]\d{0,2}$/, 'Urutan adalah 1 sampai 999.'),
    v.transform(Number),
  ),
})

export type CategoryForm = v.InferOutput<typeof categoryForm>

/** A category as staff edit it, with how many campaigns it holds. */
export type EditedCategory = {
  id: string
  version: number
  slug: string
  name: string
  description: string
  position: number
  campaigns: number
}

/** All categories in their order. */
export async function listEditedCategories(db: Db): Promise<EditedCategory[]> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('campaign', 'campaign.category_id', 'category.id')
    .groupBy('category.id')
    .orderBy('category.position')
    .orderBy('category.name')
    .select(['category.id', 'category.version', 'category.slug', 'category.name'])
    .select(['category.description', 'category.position'])
    .select((select) => select.fn.count<number>('campaign.id').as('campaigns'))
    .execute()
  return rows.map((row) => ({ ...row, campaigns: Number(row.campaigns) }))
}

/** Creates a category and answers its id. Refuses with CategorySlugTaken when one of that name is there. */
export async function createCategory(ctx: Ctx, form: CategoryForm): Promise<string> {
  const id = ctx.newId()
  const slug = slugOf(form.name) || `kategori-${id.slice(-6)}`
  await inTransaction(ctx.db, async (tx) => {
    const { name, description, position } = form
    const row = await tx
      .insertInto('category')
      .values({ id, slug, name, description, position })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new CategorySlugTaken()
    await recordPurge(ctx, tx, CAMPAIGN_SCREENS)
  })
  ctx.pages.purge(...CAMPAIGN_SCREENS)
  return id
}

/** Changes a category. Refuses with ChangedMeanwhile when somebody saved since the form was drawn. */
export async function saveCategory(
  ctx: Ctx,
  { id, form }: { id: string; form: CategoryForm },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const before = await tx
      .selectFrom('category')
      .select('version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new CategoryNotFound()
    if (before.version !== form.version) throw new ChangedMeanwhile()
    const { name, description, position } = form
    await tx
      .updateTable('category')
      .set({ name, description, position, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    await recordPurge(ctx, tx, CAMPAIGN_SCREENS)
  })
  ctx.pages.purge(...CAMPAIGN_SCREENS)
}
