import { hiddenLatinVerses } from '#features/quran/latin/hidden-latin.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import {
  type LatinKey,
  latinKeyOf,
  type ReviewedText,
  reviewedTexts,
  type ReviewedTexts,
  type ReviewKey,
  type TextKey,
  textKeys,
} from './scholar-review.ts'

/** The reviewed wordings among the given keys; what still waits is missing. */
export async function findReviewed(
  db: Db | Tx,
  keys: readonly ReviewKey[] = textKeys,
): Promise<ReviewedTexts> {
  const rows = await latestReviews(db, keys).execute()
  const found: ReviewedTexts = {}
  for (const { key, version: _, passages, source, leaveBy, leaveOn, ...review } of rows) {
    if (passages === null) continue
    const leave = source && leaveBy && leaveOn && { source, by: leaveBy, on: leaveOn }
    found[key as ReviewKey] = { ...review, passages, ...(leave && { leave }) }
  }
  return found
}

/** A wording in the desk's list: with its review, or waiting for one. */
export type TextEntry = {
  key: TextKey
  title: string
  shownOn: string
  review: ReviewedText | undefined
}

/** Every wording that needs a scholar, those that wait first. */
export async function listTexts(db: Db): Promise<TextEntry[]> {
  const reviewed = await findReviewed(db)
  return textKeys
    .map((key) => ({ key, ...reviewedTexts[key], review: reviewed[key] }))
    .toSorted((a, b) => Number(a.review !== undefined) - Number(b.review !== undefined))
}

/** The Latin of a verse that waits for a scholar, or shows by a review. */
export type LatinEntry = { key: LatinKey; place: string; isShown: boolean }

/** Every verse whose Latin is hidden in the source, in reading order. */
export async function listLatin(db: Db): Promise<LatinEntry[]> {
  const verses = hiddenLatinVerses().map((verse) => ({
    key: latinKeyOf(verse),
    place: verseKey(verse),
  }))
  const reviewed = await findReviewed(
    db,
    verses.map(({ key }) => key),
  )
  return verses.map((verse) => ({ ...verse, isShown: reviewed[verse.key] !== undefined }))
}

/** The latest version of a review; 0 before the first. */
export async function versionOf(db: Db | Tx, key: ReviewKey): Promise<number> {
  const [latest] = await latestReviews(db, [key]).execute()
  return latest?.version ?? 0
}

export type ReviewVersion = {
  version: number
  /** Null where the wording was taken back. */
  review: ReviewedText | null
  reviewer: string
  note: string
  madeBy: string
  decidedBy: string
  decidedAt: Date
}

/** All versions of one wording's review, latest first. */
export async function listReviewVersions(db: Db, key: ReviewKey): Promise<ReviewVersion[]> {
  const rows = await db
    .selectFrom('scholar_review')
    .selectAll()
    .where('text_key', '=', key)
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({
    version: row.version,
    review: row.passages && {
      passages: row.passages,
      reviewer: row.reviewer,
      title: row.reviewer_title,
      reviewedOn: row.reviewed_on,
    },
    reviewer: row.reviewer,
    note: row.note,
    madeBy: row.made_by,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
  }))
}

function latestReviews(db: Db | Tx, keys: readonly ReviewKey[]) {
  return db
    .selectFrom('scholar_review')
    .distinctOn('text_key')
    .select([
      'text_key as key',
      'version',
      'passages',
      'reviewer',
      'reviewer_title as title',
      'reviewed_on as reviewedOn',
      'source',
      'leave_by as leaveBy',
      'leave_on as leaveOn',
    ])
    .where('text_key', 'in', [...keys])
    .orderBy('text_key')
    .orderBy('version', 'desc')
}
