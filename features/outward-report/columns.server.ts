import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { columnText, type ReportColumns } from './column-text.ts'
import { type ColumnSet, deliveredOn, type OutwardName, outwardReports } from './outward-report.ts'
import { refusal } from '#platform/refusal.ts'

/** Reports of days gone by keep the columns they were sent with. */
class ColumnsTooEarly extends refusal({
  code: 'outward-report/columns-too-early',
  status: 422,
  message: 'Kolom baru berlaku paling cepat hari ini.',
  field: 'mulai',
}) {}

class ColumnsKnown extends refusal({
  code: 'outward-report/columns-known',
  status: 409,
  message: 'Sudah ada kolom yang mulai berlaku hari itu. Pilih hari lain.',
  field: 'mulai',
}) {}

const terms = v.object({
  report: v.picklist(Object.keys(outwardReports) as OutwardName[]),
  validFrom: v.string(),
  columns: v.array(v.tuple([v.string(), v.string()])),
})

/** The columns in force on the last day of a period: what two people agreed on, else what is delivered. */
export async function columnsOn(db: Db, name: OutwardName, day: string): Promise<ColumnSet> {
  const set = await db
    .selectFrom('outward_column_set')
    .select(['valid_from as validFrom', 'names', 'heads'])
    .where('report', '=', name)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!set) return deliveredOn(name, day)
  const { validFrom, names, heads } = set
  return { validFrom, columns: names.map((cell, at) => [cell, heads[at] ?? cell] as const) }
}

/** Which cells a report shows, their heads and order, for periods that end from a day on. */
export const columnsProposal = defineProposal({
  propose: 'books.write',
  approve: 'books.approve',
  kind: 'outward-report.columns',
  words: 'Mengubah kolom laporan ke luar',
  terms,
  describe: ({ report, validFrom, columns }) => [
    { label: 'Laporan', value: outwardReports[report].title },
    { label: 'Berlaku mulai', value: formatDate(startOfDay(validFrom)) },
    ...columns.map((column, at) => ({ label: `Kolom ${at + 1}`, value: columnText([column]) })),
  ],
  address: (id) => `/kelola/laporan-keluar/${id}/kolom`,
  basis: async ({ db }, { terms: { report, validFrom } }) => ({
    set: await columnsOn(db, report, validFrom),
  }),
  apply: async (ctx, { terms: { report, validFrom, columns }, madeBy, decidedBy }) => {
    if (validFrom < dayOf(ctx.now())) throw new ColumnsTooEarly()
    const { numInsertedOrUpdatedRows: added } = await ctx.db
      .insertInto('outward_column_set')
      .values({
        id: ctx.newId(),
        report,
        valid_from: validFrom,
        names: columns.map(([cell]) => cell),
        heads: columns.map(([, head]) => head),
        made_by: madeBy,
        approved_by: decidedBy,
        made_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (added !== 1n) throw new ColumnsKnown()
  },
})

type NewColumns = { report: OutwardName; validFrom: string; columns: ReportColumns }

/** Proposes other columns for a report. Refuses with ColumnsTooEarly. */
export async function proposeColumns(
  ctx: Ctx,
  wanted: NewColumns,
  { by, note }: { by: string; note: string },
): Promise<string> {
  const { report, validFrom } = wanted
  if (validFrom < dayOf(ctx.now())) throw new ColumnsTooEarly()
  const { columns } = await columnsOn(ctx.db, report, validFrom)
  const before = { report, validFrom, columns }
  const { title } = outwardReports[report]
  const about = { documentId: report, title, terms: { ...wanted }, before, note, by }
  return await propose(ctx, columnsProposal, about)
}
