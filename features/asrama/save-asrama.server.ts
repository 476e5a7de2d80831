import type { Updateable } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import type { Database } from '#platform/db/schema.ts'
import type { AsramaPhoto } from './asrama.ts'
import type { AsramaInput } from './desk-contract.ts'
import {
  AsramaCampaignTaken,
  AsramaCampaignUnknown,
  AsramaNotFound,
  AsramaSlugTaken,
} from './errors.ts'

/** Adds a dormitory, hidden until it is published; answers its id. Refuses with AsramaSlugTaken and those of a campaign. */
export async function addAsrama(ctx: Ctx, input: AsramaInput): Promise<string> {
  const id = ctx.newId()
  await changeAsramaPages(ctx, input.slug, async (tx) => {
    await assertSlugFree(tx, input.slug)
    const now = ctx.now()
    await tx
      .insertInto('asrama')
      .values({
        id,
        slug: input.slug,
        ...(await columnsOf(tx, { id, input })),
        cover: JSON.stringify({ motif: 'asrama', palette: 'pagi', seed: seedOf(input.slug) }),
        is_published: false,
        created_at: now,
        updated_at: now,
      })
      .execute()
  })
  return id
}

/** Changes a dormitory; its address stays. Refuses with AsramaNotFound and those of a campaign. */
export async function changeAsrama(
  ctx: Ctx,
  { id, ...input }: Omit<AsramaInput, 'slug'> & { id: string },
): Promise<void> {
  const slug = await asramaSlug(ctx, id)
  await changeAsramaPages(ctx, slug, async (tx) => {
    await tx
      .updateTable('asrama')
      .set({ ...(await columnsOf(tx, { id, input })), is_sample: false, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
}

/** Shows a dormitory to everybody, or hides it; visits and records stay. Refuses with AsramaNotFound. */
export async function publishAsrama(
  ctx: Ctx,
  { id, isPublished }: { id: string; isPublished: boolean },
): Promise<void> {
  await setColumns(ctx, id, { is_published: isPublished })
}

/** Shows a picture of the library at a dormitory, or the drawn cover again. Refuses with AsramaNotFound. */
export async function showAsramaPicture(
  ctx: Ctx,
  { id, shown }: { id: string; shown: AsramaPhoto | undefined },
): Promise<void> {
  const { alt, ...picture } = shown ?? { alt: null }
  await setColumns(ctx, id, {
    picture: shown ? JSON.stringify(picture) : null,
    picture_alt: alt,
  })
}

async function setColumns(ctx: Ctx, id: string, columns: Changed): Promise<void> {
  const slug = await asramaSlug(ctx, id)
  await changeAsramaPages(ctx, slug, async (tx) => {
    await tx
      .updateTable('asrama')
      .set({ ...columns, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
}

/** Runs a change, and drops the pages that show the dormitory. */
export async function changeAsramaPages(
  ctx: Ctx,
  slug: string,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  const shownOn = ['/asrama', `/kunjungan/${slug}`]
  await inTransaction(ctx.db, async (tx) => {
    await change(tx)
    await recordPurge(ctx, tx, shownOn)
  })
  ctx.pages.purge(...shownOn)
}

/** The address of a dormitory by its id; refuses with AsramaNotFound. */
export async function asramaSlug({ db }: Pick<Ctx, 'db'>, id: string): Promise<string> {
  const found = await db.selectFrom('asrama').where('id', '=', id).select('slug').executeTakeFirst()
  if (!found) throw new AsramaNotFound()
  return found.slug
}

type Changed = Updateable<Database['asrama']>
type Columns = { id: string; input: Omit<AsramaInput, 'slug'> }

async function columnsOf(tx: Tx, { id, input }: Columns) {
  return {
    name: input.name,
    summary: input.summary,
    story: JSON.stringify(paragraphsIn(input.story)),
    province: input.province,
    city: input.city,
    district: input.district,
    latitude: input.latitude,
    longitude: input.longitude,
    address: input.address,
    capacity: input.capacity,
    residents: input.residents,
    non_residents: input.nonResidents,
    counted_on: input.countedOn,
    head: input.head,
    phone: input.phone,
    email: input.email || null,
    hours: JSON.stringify(input.hours),
    takes_visits: input.takesVisits === 'ya',
    most_visitors: input.mostVisitors,
    cover_words: input.coverWords,
    campaign_id: input.campaignSlug === '' ? null : await campaignOf(tx, id, input.campaignSlug),
  }
}

function paragraphsIn(story: string): string[] {
  return story
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

async function campaignOf(tx: Tx, id: string, slug: string): Promise<string> {
  const campaign = await tx
    .selectFrom('campaign_slug')
    .where('slug', '=', slug)
    .select('campaign_id as id')
    .executeTakeFirst()
  if (!campaign) throw new AsramaCampaignUnknown()
  const other = await tx
    .selectFrom('asrama')
    .where('campaign_id', '=', campaign.id)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst()
  if (other) throw new AsramaCampaignTaken()
  return campaign.id
}

async function assertSlugFree(tx: Tx, slug: string): Promise<void> {
  const other = await tx
    .selectFrom('asrama')
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst()
  if (other) throw new AsramaSlugTaken()
}

function seedOf(slug: string): number {
  let seed = 7
  for (const character of slug) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 997
  return seed
}
