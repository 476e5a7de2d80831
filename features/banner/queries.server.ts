import type { Db } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import type { Banner } from './banner.ts'
import { BannerNotFound } from './errors.ts'

/** The notice of a day: of several the one that began last; undefined on most days. */
export async function findBanner(db: Db, now: Date): Promise<Banner | undefined> {
  const today = dayOf(now)
  const row = await banners(db)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('starts_on', 'desc')
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toBanner(row)
}

const MOST = 200

/** Every notice, the last to end first. */
export async function listBanners(db: Db): Promise<Banner[]> {
  const rows = await banners(db)
    .orderBy('ends_on', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(toBanner)
}

/** One notice; refuses with BannerNotFound. */
export async function getBanner(db: Db, id: string): Promise<Banner> {
  const row = isRowId(id) ? await banners(db).where('id', '=', id).executeTakeFirst() : undefined
  if (!row) throw new BannerNotFound()
  return toBanner(row)
}

function banners(db: Db) {
  return db
    .selectFrom('banner')
    .select([
      'id',
      'text',
      'link',
      'link_words as words',
      'starts_on as startsOn',
      'ends_on as endsOn',
    ])
}

type Row = Omit<Banner, 'link'> & { link: string | null; words: string | null }

function toBanner({ link, words, ...banner }: Row): Banner {
  return { ...banner, link: link !== null && words !== null ? { to: link, words } : null }
}
