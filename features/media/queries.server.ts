import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { Keyset } from '#platform/db/keyset.server.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import { searchWords } from '#platform/text/search-words.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'
import { PictureGone, PictureNotFound } from './errors.ts'
import { keysIn, type MediaPicture, type PictureUse, type ShownPicture } from './media.ts'

const columns = [
  'id',
  'version',
  'picture',
  'alt',
  'credit',
  'licence',
  'focus_x',
  'focus_y',
  'made_by',
  'made_at',
] as const

type Row = {
  id: string
  version: number
  picture: KeptPicture
  alt: string
  credit: string
  licence: string
  focus_x: number
  focus_y: number
  made_by: string
  made_at: Date
}

/** The orders of the library: the latest first, or by what the pictures show. */
export const mediaSorts = ['terbaru', 'isi'] as const
type MediaSort = (typeof mediaSorts)[number]

const keysets: Readonly<Record<MediaSort, Keyset>> = {
  terbaru: { by: 'media.made_at', id: 'media.id', kind: 'moment', order: 'desc' },
  isi: { by: 'media.alt', id: 'media.id', kind: 'text', order: 'asc' },
}

export type MediaFilter = PageAsked & {
  q?: string | undefined
  sort?: MediaSort | undefined
}

/** As the index media_search has it. */
const mediaSearch = {
  from: sql`media`,
  text: sql`media.alt || ' ' || media.credit`,
  narrowest: 1,
} as const

/** One page of the library; every word of `q` stands in the alt text or the credit. */
export async function listMedia(
  db: Db,
  { q = '', sort = 'terbaru', after, limit = 24 }: MediaFilter,
): Promise<PageOf<MediaPicture>> {
  const query = db.selectFrom('media').select(columns)
  const search = { ...mediaSearch, words: searchWords(q) }
  const { items, next } = await pageOf(db, query, { keyset: keysets[sort], search, after, limit })
  return { items: items.map(toPicture), next }
}

/** How many pictures have these words; counting stops at `most`. */
export async function countMedia(db: Db, { q = '' }: MediaFilter, most: number): Promise<number> {
  const search = { ...mediaSearch, words: searchWords(q) }
  return await countUpTo(db, { from: mediaSearch.from, where: [], search, most })
}

/** A picture of the library. Refuses with PictureNotFound. */
export async function getPicture(db: Db | Tx, id: string): Promise<MediaPicture> {
  const row = await db.selectFrom('media').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw new PictureNotFound()
  return toPicture(row)
}

/** The picture of a file's key, or undefined. */
export async function findPictureByKey(
  db: Db | Tx,
  key: string,
): Promise<MediaPicture | undefined> {
  const row = await db.selectFrom('media').select(columns).where('key', '=', key).executeTakeFirst()
  return row && toPicture(row)
}

function toPicture(row: Row): MediaPicture {
  const { focus_x: x, focus_y: y, made_by: madeBy, made_at: madeAt, ...rest } = row
  return { ...rest, focus: { x, y }, madeBy, madeAt }
}

/** A column with the picture of an outer row, or null; `media` is joined there. */
export const shownColumn = sql<ShownPicture | null>`case when media.id is null then null
  else media.picture || jsonb_build_object('alt', media.alt, 'credit', media.credit,
    'focus', jsonb_build_object('x', media.focus_x, 'y', media.focus_y)) end`

/**
 * Refuses with PictureGone unless every picture that a document shows is in the library, and holds them there until
 * the commit: a removal waits, and then finds the use.
 */
export async function assertPictures(
  tx: Tx,
  { html, ids = [] }: { html: string; ids?: readonly string[] },
): Promise<void> {
  const keys = keysIn(html)
  if (keys.length === 0 && ids.length === 0) return
  const rows = await tx
    .selectFrom('media')
    .select(['id', 'key'])
    .where((where) =>
      where.or([
        ...(keys.length > 0 ? [where('key', 'in', keys)] : []),
        ...(ids.length > 0 ? [where('id', 'in', [...ids])] : []),
      ]),
    )
    .orderBy('id')
    .forShare()
    .execute()
  const isThere = (id: string) => rows.some((row) => row.id === id)
  const hasKey = (key: string) => rows.some((row) => row.key === key)
  if (!keys.every(hasKey) || !ids.every(isThere)) throw new PictureGone()
}

/** Every place that shows a picture, in the words of the desk. */
export async function pictureUses(
  db: Db | Tx,
  { id, picture: { key } }: Pick<MediaPicture, 'id' | 'picture'>,
): Promise<PictureUse[]> {
  const shows = (html: string) => sql`picture_keys(${sql.ref(html)}) @> array[${key}::text]`
  const { rows } = await sql<PictureUse>`
    select 'Foto program' as kind, title, '/kelola/program/' || id as address
      from campaign where photo_id = ${id}
    union all
    select 'Cerita program', title, '/kelola/program/' || id
      from campaign where ${shows('story_html')}
    union all
    select 'Galeri program', campaign.title, '/kelola/program/' || campaign.id || '/galeri'
      from campaign_picture join campaign on campaign.id = campaign_picture.campaign_id
      where media_id = ${id}
    union all
    select 'Kabar program', campaign_update.title,
        '/kelola/program/' || campaign_id || '/kabar/' || campaign_update.id
      from campaign_update where ${shows('body_html')}
    union all
    select 'Laporan penyaluran', disbursement.description,
        '/kelola/penyaluran/' || disbursement.id || '/laporan'
      from disbursement_picture
      join disbursement on disbursement.id = disbursement_picture.disbursement_id
      where media_id = ${id}
    union all
    select 'Artikel', title, '/kelola/artikel/' || id
      from article where ${shows('body')} or picture ->> 'key' = ${key}
    union all
    select 'Asrama', name, '/kelola/asrama/' || id from asrama where picture ->> 'key' = ${key}
    union all
    select 'Halaman lembaga', title, '/kelola/halaman/' || slug
      from site_page_version where ${shows('body')}
    order by 1, 2`.execute(db)
  return rows
}
