import { verseKey } from '#features/quran/verse-key.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { type Bookmark, highlightColours } from './bookmark.ts'

export type BookmarkRow = Bookmark & { id: string }

/** All bookmarks of an account, at most SAVED_MOST. */
export async function findBookmarks(db: Db | Tx, accountId: string): Promise<BookmarkRow[]> {
  const rows = await db
    .selectFrom('saved_verse')
    .select(['id', 'surah', 'ayah', 'note', 'labels', 'colour', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ created_at, updated_at, colour, ...row }) => ({
    ...row,
    colour: highlightColours.find((each) => each === colour) ?? '',
    createdAt: created_at.getTime(),
    updatedAt: updated_at.getTime(),
  }))
}

/** The verses an account has saved between two surahs, both included, as '2:255'. */
export async function bookmarkKeysOf(
  db: Db,
  accountId: string,
  surahs: { from: number; to: number },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('saved_verse')
    .select(['surah', 'ayah'])
    .where('account_id', '=', accountId)
    .where('surah', '>=', surahs.from)
    .where('surah', '<=', surahs.to)
    .execute()
  return new Set(rows.map(verseKey))
}
