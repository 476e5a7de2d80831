import type { IntroductionWire } from '#features/quran/contract.ts'
import { holdIntroductions } from '#features/quran/introduction/introductions.ts'
import { holdReviewedLatin } from '#features/quran/latin/reviewed-latin.ts'
import { renewOfflineFiles } from '#features/quran/offline/offline-files.server.ts'
import { forgetResponses } from '#features/quran/response-cache.server.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { surahOfKey } from './introduction/introduction-key.ts'
import { leaveLine, reviewWords, verseOfKey } from './scholar-review.ts'

let known = 0

/** Reads anew what scholars have reviewed of the reading: Latin and introductions; answers whether any has changed. */
export async function renewReviewedReading(db: Db): Promise<boolean> {
  const count = await countVersions(db)
  if (count === known) return false
  known = count
  const rows = await latestRows(db)
  const latin = rows.flatMap(({ text_key, passages }) => {
    const [verse, words] = [verseOfKey(text_key), passages?.map((each) => each.latin).join(' ')]
    return verse && words ? [[verseKey(verse), words] as const] : []
  })
  holdReviewedLatin(new Map(latin))
  holdIntroductions(Object.fromEntries(rows.flatMap(introductionOf)))
  forgetResponses()
  await renewOfflineFiles()
  return true
}

type Row = Awaited<ReturnType<typeof latestRows>>[number]

/** Nothing is shown without leave. */
function introductionOf(row: Row): [number, IntroductionWire][] {
  const { text_key, passages, source, leave_by: by, leave_on: on } = row
  const surah = surahOfKey(text_key)
  if (!surah || !passages || !source || !by || !on) return []
  const { reviewer, reviewer_title: title, reviewed_on: reviewedOn } = row
  const shown = {
    isi: passages.map(({ indonesian }) => indonesian),
    sumber: source,
    izin: leaveLine({ source, by, on }),
    tinjauan: reviewWords({ reviewer, title, reviewedOn }),
  }
  return [[surah, shown]]
}

/** Versions are only ever added. */
async function countVersions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('scholar_review')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function latestRows(db: Db) {
  return db
    .selectFrom('scholar_review')
    .distinctOn('text_key')
    .selectAll()
    .where((where) =>
      where.or([where('text_key', 'like', 'latin.%'), where('text_key', 'like', 'pengantar.%')]),
    )
    .orderBy('text_key')
    .orderBy('version', 'desc')
    .execute()
}
