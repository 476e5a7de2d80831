import * as v from 'valibot'
import type { VerseRef } from '#features/quran/quran.ts'
import { openQuran, rawLatin } from '#features/quran/text/source.server.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { type ReviewInput, reviewInput } from './contract.ts'
import { NothingReviewed, NoVerseLists } from './errors.ts'
import { findReviewed, listReviewVersions, versionOf } from './queries.server.ts'
import { assertReviewable, recordReview, withdrawReview } from './record-review.server.ts'
import { isVerseListKey, readVerseLists, verseListLines } from './verse-lists.ts'
import {
  aboutKey,
  isReviewKey,
  type ReviewKey,
  verseOfKey,
  type WordingKey,
} from './scholar-review.ts'
import { latinOf } from '#features/quran/latin/latin-of.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import type { Config } from '#platform/config.ts'
import type { ReviewedPassage } from '#platform/db/schema/schema-review.ts'

/** Where a review is looked at, by its key or by what a proposal is about. */
const address = (key: string) =>
  `/kelola/tinjauan/${key.replace('.', key.startsWith('pengantar.') ? '/' : '.')}`

export const scholarReview = defineProposal({
  kind: 'scholar.review',
  words: 'Menampilkan teks yang sudah ditinjau ulama',
  propose: 'content.write',
  approve: 'content.approve',
  terms: reviewInput,
  describe: ({ key, arabic, latin, indonesian, reviewer, title, reviewedOn, note }) => [
    ...(isVerseListKey(key)
      ? [{ label: 'Kelompok dan ayatnya', value: indonesian }]
      : [
          { label: 'Arab', value: arabic },
          { label: 'Latin', value: latin },
          { label: 'Arti', value: indonesian },
        ]),
    { label: 'Ditinjau oleh', value: `${reviewer}, ${title}` },
    { label: 'Tanggal tinjauan', value: formatDate(startOfDay(reviewedOn)) },
    { label: 'Catatan', value: note },
  ],
  address,
  basis: async (ctx, { terms: { key } }) => ({ inForce: await inForce(ctx, key) }),
  apply: (ctx, { terms, madeBy, decidedBy }) => recordReview(ctx, terms, { madeBy, decidedBy }),
})

/** A wording that is taken back: its place waits again. */
export const scholarWithdrawal = defineProposal({
  kind: 'scholar.withdraw',
  words: 'Menarik teks yang sudah ditinjau ulama',
  propose: 'content.write',
  approve: 'content.approve',
  terms: v.object({ key: v.custom<ReviewKey>(isReviewKey), note: v.string() }),
  describe: ({ key, note }) => [
    { label: 'Teks yang ditarik', value: aboutKey(key).title },
    { label: 'Alasan', value: note },
  ],
  address,
  basis: async ({ db }, { terms: { key } }) => ({ version: await versionOf(db, key) }),
  apply: (ctx, { terms, madeBy, decidedBy }) => withdrawReview(ctx, terms, { madeBy, decidedBy }),
})

/** Proposes a reviewed wording; answers the proposal's id. Refuses with ReviewInFuture and NoVerseLists. */
export async function proposeReview(ctx: Ctx, input: ReviewInput, { by }: { by: string }) {
  assertReviewable(ctx, input)
  const { findSurah } = openQuran(ctx.config)
  const isList = isVerseListKey(input.key)
  if (isList && !readVerseLists(verseListLines(input.indonesian), findSurah))
    throw new NoVerseLists()
  const verse = verseOfKey(input.key)
  // Of a verse only the Latin is entered: its Arabic and its translation are the text's own.
  const terms = verse ? { ...input, ...verseTexts(ctx, verse) } : input
  return await propose(ctx, scholarReview, {
    documentId: terms.key,
    title: aboutKey(terms.key).title,
    terms,
    before: await inForce(ctx, terms.key),
    note: terms.note,
    by,
  })
}

/** Proposes to take a wording back. Refuses with NothingReviewed. */
export async function proposeWithdrawal(
  ctx: Ctx,
  terms: { key: ReviewKey; note: string },
  { by }: { by: string },
) {
  if (!(await findReviewed(ctx.db, [terms.key]))[terms.key]) throw new NothingReviewed()
  const { title } = aboutKey(terms.key)
  const about = { documentId: terms.key, title, terms, note: terms.note }
  return await propose(ctx, scholarWithdrawal, { ...about, by })
}

/** The wording that shows now, as the terms of its review. */
export async function inForce(
  { db }: Pick<Ctx, 'db'>,
  key: WordingKey,
): Promise<ReviewInput | null> {
  const held = (await findReviewed(db, [key]))[key]
  if (!held) return null
  const [last] = await listReviewVersions(db, key)
  const { passages, reviewer, title, reviewedOn } = held
  const between = isVerseListKey(key) ? '\n' : '\n\n'
  const joined = (part: 'arabic' | 'latin' | 'indonesian') =>
    passages
      .map((passage) => passage[part])
      .join(between)
      .trim()
  return {
    key,
    arabic: joined('arabic'),
    latin: joined('latin'),
    indonesian: joined('indonesian'),
    reviewer,
    title,
    reviewedOn,
    note: last?.note ?? '',
  }
}

function verseTexts({ config }: Pick<Ctx, 'config'>, verse: VerseRef) {
  const { arabic, indonesian } = latinDraft(config, verse)
  return { arabic, indonesian }
}

/** What waits for a scholar: the verse as it is shown, with the Latin that the rule writes. */
export function latinDraft(config: Pick<Config, 'quranSource'>, ref: VerseRef): ReviewedPassage {
  const verse = openQuran(config).findSurah(ref.surah)?.verses[ref.ayah - 1]
  if (!verse) throw new Error(`no verse ${verseKey(ref)}`)
  return { arabic: verse.arabic, latin: latinOf(verse.arabic), indonesian: verse.indonesian }
}

/** The Latin that the source has for a verse, to be compared. */
export function sourceLatin(
  config: Pick<Config, 'quranSource'>,
  verse: VerseRef,
): string | undefined {
  return rawLatin(config, verse)
}
