import { parseVerseKey, verseKey } from '#features/quran/verse-key.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { VersesUnfit } from '../errors.ts'
import { versionOf } from '../queries.server.ts'
import { addVersion, assertReviewable, columnsOf, type TwoHands } from '../record-review.server.ts'
import { aboutKey, BY_INSTITUTION } from '../scholar-review.ts'
import { FEWEST_VERSES, VERSES_OF_DAY, type VersesTerms, versesTerms } from './contract.ts'
import { findVersesOfDay, shownVerse } from './queries.server.ts'

/** A notice has room for this much of a translation. */
const MOST_BYTES = 1_500

export const versesProposal = defineProposal({
  kind: 'scholar.verses',
  words: 'Memakai daftar ayat hari ini',
  propose: 'content.write',
  approve: 'content.approve',
  terms: versesTerms,
  describe: ({ verses, reviewer, title, reviewedOn, note }) => [
    { label: 'Ayat', value: verses.join(', ') },
    {
      label: 'Ditinjau oleh',
      value: reviewer ? `${reviewer}, ${title}` : 'Belum ditinjau ulama; disetujui lembaga',
    },
    {
      label: 'Tanggal tinjauan',
      value: reviewedOn && formatDate(startOfDay(reviewedOn)),
    },
    { label: 'Catatan', value: note },
  ],
  address: () => `/kelola/tinjauan/${VERSES_OF_DAY}`,
  basis: async ({ db }) => ({ version: await versionOf(db, VERSES_OF_DAY) }),
  apply: (ctx, { terms, madeBy, decidedBy }) => recordVerses(ctx, terms, { madeBy, decidedBy }),
})

/** Proposes a list of verses of the day; answers the proposal's id. Refuses with VersesUnfit and ReviewInFuture. */
export async function proposeVerses(ctx: Ctx, terms: VersesTerms, { by }: { by: string }) {
  assertFit(ctx, terms)
  return await propose(ctx, versesProposal, {
    documentId: VERSES_OF_DAY,
    title: aboutKey(VERSES_OF_DAY).title,
    terms,
    before: await versesInForce(ctx),
    note: terms.note,
    by,
  })
}

/** Takes a list into use from now on. Refuses as `proposeVerses` does. */
export async function recordVerses(ctx: Ctx, terms: VersesTerms, hands: TwoHands): Promise<void> {
  assertFit(ctx, terms)
  const { verses, reviewer, title, reviewedOn, note } = terms
  const passages = verses.map((indonesian) => ({ arabic: '', latin: '', indonesian }))
  await addVersion(ctx, VERSES_OF_DAY, async () => ({
    passages: JSON.stringify(passages),
    reviewer: reviewer || ctx.config.institution.name,
    reviewer_title: reviewer ? title : BY_INSTITUTION,
    reviewed_on: reviewedOn || dayOf(ctx.now()),
    note,
    ...columnsOf(hands),
  }))
}

/** The list that is in use, as the terms of its proposal. */
export async function versesInForce({ db }: Pick<Ctx, 'db'>): Promise<VersesTerms | null> {
  const found = await findVersesOfDay(db)
  if (!found) return null
  const { reviewer, title, reviewedOn } = found.review
  const hasScholar = title !== BY_INSTITUTION
  return {
    verses: found.verses.map(verseKey),
    reviewer: hasScholar ? reviewer : '',
    title: hasScholar ? title : '',
    reviewedOn: hasScholar ? reviewedOn : '',
    note: '',
  }
}

function assertFit(ctx: Ctx, { verses, reviewedOn }: VersesTerms): void {
  if (reviewedOn) assertReviewable(ctx, { reviewedOn })
  if (new Set(verses).size !== verses.length)
    throw new VersesUnfit('Ada ayat yang ditulis dua kali.')
  if (verses.length < FEWEST_VERSES)
    throw new VersesUnfit(`Tulis paling sedikit ${FEWEST_VERSES} ayat.`)
  for (const key of verses) {
    const ref = parseVerseKey(key)
    const text = ref && shownVerse(ctx.config, ref)?.text
    if (!text) throw new VersesUnfit(`Tidak ada ayat ${key}.`)
    if (Buffer.byteLength(text) > MOST_BYTES)
      throw new VersesUnfit(`Ayat ${key} terlalu panjang untuk sebuah pengingat.`)
  }
}
