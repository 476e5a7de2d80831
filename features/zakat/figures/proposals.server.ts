import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { figureWords } from './figure-words.ts'
import { daysText, figuresTerms, figureText, type NewFigure } from './figures.ts'
import { currentParameters } from './queries.server.ts'
import { assertRecordable, recordFigures } from './record-figures.server.ts'

/** New figures of a decree, in force from their day on. */
export const zakatFigures = defineProposal({
  kind: 'zakat.figures',
  words: 'Memberlakukan angka zakat baru',
  propose: 'zakat.write',
  approve: 'zakat.approve',
  terms: figuresTerms,
  describe: ({ rows }) =>
    rows.map((row) => ({
      label: `${figureWords[row.kind].name} (${row.region})`,
      value: [figureText(row), daysText(row), row.decree ?? row.source].join(' · '),
    })),
  address: () => '/kelola/angka-zakat',
  basis: async (ctx, { terms }) => ({ rows: await rowsBefore(ctx, terms.rows) }),
  apply: (ctx, { terms }) => recordFigures(ctx, terms.rows),
})

/** Proposes figures of one region and day; answers the proposal's id. Refuses as assertRecordable. */
export async function proposeFigures(
  ctx: Ctx,
  { rows, note }: { rows: NewFigure[]; note: string },
  { by }: { by: string },
): Promise<string> {
  await assertRecordable(ctx, rows)
  const [first] = rows
  if (!first) throw new Error('figures are proposed with at least one row')
  const { region, effectiveFrom, decree } = first
  return await propose(ctx, zakatFigures, {
    documentId: `${region}.${effectiveFrom}`,
    title: decree ?? first.source,
    terms: { rows },
    before: { rows: await rowsBefore(ctx, rows) },
    note,
    by,
  })
}

/** What holds today in the place of each row. */
async function rowsBefore({ db, now }: Ctx, rows: readonly NewFigure[]): Promise<NewFigure[]> {
  const found: NewFigure[] = []
  for (const { kind, region } of rows) {
    const held = (await currentParameters(db, now(), region))[kind]
    if (!held) continue
    const { amount, effectiveFrom, effectiveTo, basis, decree, source } = held
    found.push({ kind, region, amount, effectiveFrom, effectiveTo, basis, decree, source })
  }
  return found
}
