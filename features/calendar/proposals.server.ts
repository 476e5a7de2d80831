import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { formatDay, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { assertDecidable, decideMonth, undoMonth } from './decide-month.server.ts'
import { NothingDecided } from './errors.ts'
import { formatMonth, type HijriMonth, monthIndex } from './hijri.ts'
import { decidedMonths, findMonths, listDecisions } from './queries.server.ts'

const month = { year: v.number(), month: v.number() }

const decisionTerms = v.object({
  ...month,
  firstDay: v.pipe(v.string(), v.check(isDay)),
  source: v.picklist(['isbat', 'hisab']),
  decree: v.string(),
})

/** The first day of a Hijri month, with the decision that set it. */
type MonthTerms = v.InferOutput<typeof decisionTerms>

const sourceWords = { isbat: 'Sidang isbat', hisab: 'Koreksi hisab' } as const

/** The first day of a month by a sidang isbat, or a correction of what was reckoned. */
export const calendarMonth = defineProposal({
  kind: 'calendar.month',
  words: 'Menetapkan awal bulan Hijriah',
  propose: 'calendar.write',
  approve: 'calendar.approve',
  terms: decisionTerms,
  describe: (terms) => [
    { label: `1 ${formatMonth(terms)}`, value: formatDay(startOfDay(terms.firstDay)) },
    { label: 'Dasar', value: sourceWords[terms.source] },
    { label: 'Keputusan', value: terms.decree },
  ],
  address: () => '/kelola/isbat',
  basis: ({ db }, { terms }) => monthNow(db, terms),
  apply: (ctx, { terms, madeBy }) => decideMonth(ctx, { ...terms, by: madeBy }),
})

/** Takes a decision back: known results and calculation apply again. */
export const calendarUndo = defineProposal({
  kind: 'calendar.undo',
  words: 'Menarik penetapan awal bulan Hijriah',
  propose: 'calendar.write',
  approve: 'calendar.approve',
  terms: v.object(month),
  describe: (terms) => [{ label: 'Penetapan yang ditarik', value: formatMonth(terms) }],
  address: () => '/kelola/isbat',
  basis: ({ db }, { terms }) => monthNow(db, terms),
  apply: (ctx, { terms }) => undoMonth(ctx, terms),
})

type Wish = { by: string; note: string }

/** Proposes a month's first day; answers the proposal's id. Refuses as decideMonth. */
export async function proposeMonth(ctx: Ctx, terms: MonthTerms, { by, note }: Wish) {
  await assertDecidable(ctx.db, terms)
  const { year } = terms
  const months = await findMonths(ctx.db)
  const index = monthIndex(terms)
  const decided = (await decidedMonths(ctx.db)).get(index)
  const before: MonthTerms = {
    year,
    month: terms.month,
    firstDay: months.firstDay(index),
    source: decided?.source ?? 'hisab',
    decree: decided?.decree ?? 'Perhitungan menurut kriteria MABIMS',
  }
  return await propose(ctx, calendarMonth, {
    documentId: documentOf(terms),
    title: `1 ${formatMonth(terms)}`,
    terms,
    before,
    note,
    by,
  })
}

/** Proposes to take a decision back. Refuses with NothingDecided. */
export async function proposeUndo(ctx: Ctx, hijriMonth: HijriMonth, { by, note }: Wish) {
  const decisions = await listDecisions(ctx.db)
  if (decisions.every((each) => monthIndex(each) !== monthIndex(hijriMonth)))
    throw new NothingDecided(hijriMonth)
  await assertDecidable(ctx.db, hijriMonth)
  const { year, month: number } = hijriMonth
  return await propose(ctx, calendarUndo, {
    documentId: documentOf(hijriMonth),
    title: formatMonth(hijriMonth),
    terms: { year, month: number },
    note,
    by,
  })
}

async function monthNow(db: Db, hijriMonth: HijriMonth) {
  const index = monthIndex(hijriMonth)
  const decision = (await listDecisions(db)).find((each) => monthIndex(each) === index)
  return { decision: decision ?? null, firstDay: (await findMonths(db)).firstDay(index) }
}

function documentOf({ year, month: number }: HijriMonth): string {
  return `${year}-${String(number).padStart(2, '0')}`
}
