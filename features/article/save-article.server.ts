import * as v from 'valibot'
import { cleanHtml } from '#platform/text/clean-html.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { ArticleTables } from '#platform/db/schema/schema-article.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { parseRichText, plainText } from '#platform/text/rich-text.ts'
import { countWords } from './article.ts'
import { type ArticleInput, articleInput } from './contract.ts'
import { ArticleNotFound, SlugTaken } from './errors.ts'
import { ARTICLE_PAGES, showScheduledJob } from './jobs.server.ts'

/** The staff member who made the change, by id. */
type Hand = { by: string }

/**
 * Creates a draft, or changes the article of `id`, which keeps its state and former slugs. Answers its id. Refuses
 * with InvalidInput, SlugTaken or ArticleNotFound.
 */
export async function saveArticle(
  ctx: Ctx,
  input: ArticleInput & { id?: string; isSample?: boolean },
  { by }: Hand,
): Promise<string> {
  const { output, issues } = v.safeParse(articleInput, input, { abortPipeEarly: true })
  if (issues) throw new InvalidInput(fieldsOf(issues))
  const id = input.id ?? ctx.newId()
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const fields = { ...(await fieldsFor(tx, output)), changed_at: now }
    if (input.id) await change(tx, id, fields)
    else {
      const begun = { is_sample: input.isSample ?? false, created_at: now, published_at: null }
      await tx
        .insertInto('article')
        .values({ id, ...fields, ...begun, status: 'draft' })
        .execute()
        .catch(refuseTaken)
    }
    await keepSlug(tx, { slug: output.slug, article_id: id, created_at: now })
    await keepVersion(tx, id, { by, now })
    await recordPurge(ctx, tx, ARTICLE_PAGES)
  })
  ctx.pages.purge(...ARTICLE_PAGES)
  return id
}

/** Publishes an article now, or from `at`. A withdrawn one becomes public again. Refuses with ArticleNotFound. */
export async function publishArticle(
  ctx: Ctx,
  { id, at = ctx.now() }: { id: string; at?: Date },
  { by }: Hand,
): Promise<void> {
  await changeState(ctx, { id, set: { status: 'published', published_at: at }, by })
}

/** Withdraws a published article; its address then says so. Refuses with ArticleNotFound, also for a draft. */
export async function withdrawArticle(ctx: Ctx, id: string, { by }: Hand): Promise<void> {
  await changeState(ctx, { id, set: { status: 'withdrawn' }, by })
}

type StateChange = Hand & {
  id: string
  set: { status: 'published'; published_at: Date } | { status: 'withdrawn' }
}

async function changeState(ctx: Ctx, { id, set, by }: StateChange): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('article')
      .set({ ...set, changed_at: now })
      .where('id', '=', id)
      .$if(set.status === 'withdrawn', (query) => query.where('status', '<>', 'draft'))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ArticleNotFound()
    await keepVersion(tx, id, { by, now })
    if (set.status === 'published' && set.published_at > now) {
      await enqueue(tx, showScheduledJob, { payload: { id }, now, runAt: set.published_at })
    }
    await recordPurge(ctx, tx, ARTICLE_PAGES)
  })
  ctx.pages.purge(...ARTICLE_PAGES)
}

async function fieldsFor(tx: Tx, input: v.InferOutput<typeof articleInput>) {
  const { slug, title, summary, category, author, cover, picture, campaignSlug, isFeatured } = input
  const body = cleanHtml(input.body)
  const plain = plainText(parseRichText(body))
  const words = countWords(plain)
  const { alt, ...coverFields } = picture ?? {}
  if (words === 0) throw new InvalidInput({ body: 'Isi artikel belum ditulis.' })
  return {
    slug,
    title,
    summary,
    category,
    author,
    body,
    plain,
    words,
    cover: JSON.stringify(cover),
    cover_words: input.coverWords ?? '',
    picture: picture ? JSON.stringify(coverFields) : null,
    picture_alt: alt ?? null,
    campaign_id: campaignSlug ? await campaignId(tx, campaignSlug) : null,
    is_featured: isFeatured ?? false,
  }
}

async function campaignId(tx: Tx, slug: string): Promise<string> {
  const found = await tx
    .selectFrom('campaign_slug')
    .select('campaign_id as id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!found) throw new InvalidInput({ campaignSlug: 'Program ini tidak ada.' })
  return found.id
}

type Fields = Awaited<ReturnType<typeof fieldsFor>> & { changed_at: Date }

async function change(tx: Tx, id: string, fields: Fields): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('article')
    .set(fields)
    .where('id', '=', id)
    .executeTakeFirst()
    .catch(refuseTaken)
  if (numUpdatedRows === 0n) throw new ArticleNotFound()
}

/**
 * A slug belongs to its article for ever; one of another article or of a campaign is refused, also by the database.
 */
async function keepSlug(tx: Tx, row: ArticleTables['article_slug']): Promise<void> {
  const saved = await tx
    .insertInto('article_slug')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('article_id')
    .executeTakeFirst()
    .catch(refuseTaken)
  if (saved) return
  const owner = await tx
    .selectFrom('article_slug')
    .select('article_id')
    .where('slug', '=', row.slug)
    .executeTakeFirstOrThrow()
  if (owner.article_id !== row.article_id) throw new SlugTaken()
}

const UNIQUE_VIOLATION = '23505'

function refuseTaken(cause: unknown): never {
  const { code } = (cause ?? {}) as { code?: string }
  throw code === UNIQUE_VIOLATION ? new SlugTaken() : cause
}

async function keepVersion(tx: Tx, id: string, { by, now }: Hand & { now: Date }): Promise<void> {
  // The change just made has locked the row, so versions are numbered one at a time.
  const article = await tx
    .selectFrom('article')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { count } = await tx
    .selectFrom('article_version')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('article_id', '=', id)
    .executeTakeFirstOrThrow()
  const { status, plain: _, searched: __, pieces: ___, ...content } = article
  await tx
    .insertInto('article_version')
    .values({
      article_id: id,
      version: Number(count) + 1,
      status,
      content: JSON.stringify(content),
      saved_by: by,
      saved_at: now,
    })
    .execute()
}

function fieldsOf(issues: v.BaseIssue<unknown>[]): Record<string, string> {
  return Object.fromEntries(
    issues
      .toReversed()
      .map((issue) => [v.getDotPath(issue)?.split('.')[0] ?? 'body', issue.message]),
  )
}
