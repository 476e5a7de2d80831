import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction } from '#platform/db/connect.server.ts'
import { textOf } from '#platform/text/form-text.ts'
import { purgeCalendar } from './decide-month.server.ts'
import { type HolidayYear, listHolidayYears } from './holiday-queries.server.ts'
import { holidayLines, parseHolidays } from './holiday-list.ts'

/** A year's list as its form sends it. */
export const holidayForm = v.pipe(
  v.object({
    year: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.regex(/^20[2-7]\d$/, 'Tahun terdiri atas empat angka.'),
      v.transform(Number),
    ),
    decree: textOf('Nomor SKB', 200),
    days: v.optional(v.string(), ''),
    note: textOf('Catatan', 500, { isOptional: true }),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { year, decree, days, note } = dataset.value
    const parsed = parseHolidays(days, year)
    if (parsed.ok) return { terms: { year, decree, days: parsed.value }, note }
    addIssue({
      message: parsed.message,
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'days', value: days }],
    })
    return NEVER
  }),
)

const holidayTerms = v.object({
  year: v.number(),
  decree: v.string(),
  days: v.array(v.object({ day: v.string(), name: v.string(), isLeave: v.boolean() })),
})

type HolidayTerms = HolidayYear

/** The holidays and joint leave of a year, in place of an earlier list of it. */
export const calendarHolidays = defineProposal({
  kind: 'calendar.holidays',
  words: 'Menetapkan libur nasional dan cuti bersama',
  propose: 'calendar.write',
  approve: 'calendar.approve',
  terms: holidayTerms,
  describe: ({ year, decree, days }) => [
    { label: 'Tahun', value: String(year) },
    { label: 'Keputusan', value: decree },
    { label: 'Hari', value: holidayLines(days) },
  ],
  address: () => '/kelola/libur',
  basis: async ({ db }, { terms }) => ({ list: await listOf(db, terms.year) }),
  apply: (ctx, { terms, madeBy, decidedBy }) => recordHolidays(ctx, terms, { madeBy, decidedBy }),
})

/** Proposes a year's list; answers the proposal's id. */
export async function proposeHolidays(
  ctx: Ctx,
  { terms, note }: { terms: HolidayTerms; note: string },
  { by }: { by: string },
): Promise<string> {
  return await propose(ctx, calendarHolidays, {
    documentId: `libur-${terms.year}`,
    title: `Libur nasional ${terms.year}`,
    terms,
    before: await listOf(ctx.db, terms.year),
    note,
    by,
  })
}

async function listOf(db: Db, wanted: number): Promise<HolidayYear | null> {
  return (await listHolidayYears(db)).find(({ year }) => year === wanted) ?? null
}

async function recordHolidays(
  ctx: Ctx,
  { year, decree, days }: HolidayTerms,
  { madeBy, decidedBy }: { madeBy: string; decidedBy: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .deleteFrom('state_holiday')
      .where('day', '>=', `${year}-01-01`)
      .where('day', '<=', `${year}-12-31`)
      .execute()
    const hands = { made_by: madeBy, decided_by: decidedBy, decided_at: ctx.now() }
    await tx
      .insertInto('state_holiday')
      .values(
        days.map(({ day, name, isLeave }) => ({ day, name, is_leave: isLeave, decree, ...hands })),
      )
      .execute()
  })
  purgeCalendar(ctx)
}
