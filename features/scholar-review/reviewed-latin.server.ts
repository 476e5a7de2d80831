import { forgetResponses } from '#features/quran/response-cache.server.ts'
import { holdReviewedLatin } from '#features/quran/latin/reviewed-latin.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { verseOfKey } from './latin-review.ts'

let mark = ''

/** Reads the reviewed Latin anew; answers whether any has changed. */
export async function renewReviewedLatin(db: Db): Promise<boolean> {
  const rows = await db
    .selectFrom('scholar_review')
    .distinctOn('text_key')
    .select(['text_key', 'version', 'passages'])
    .where('text_key', 'like', 'latin.%')
    .orderBy('text_key')
    .orderBy('version', 'desc')
    .execute()
  const now = rows.map(({ text_key, version }) => `${text_key} ${version}`).join(' ')
  if (now === mark) return false
  mark = now
  const reviewed = rows.flatMap(({ text_key, passages }) => {
    const [verse, latin] = [verseOfKey(text_key), passages?.map((each) => each.latin).join(' ')]
    return verse && latin ? [[verseKey(verse), latin] as const] : []
  })
  holdReviewedLatin(new Map(reviewed))
  forgetResponses()
  return true
}
