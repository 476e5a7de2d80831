import * as v from 'valibot'
import { areaWords } from '#features/disbursement/disbursement.ts'
import { fundWords, funds } from '#features/ledger/funds.ts'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { PlanNotWhole } from './errors.ts'
import { listPlans, readPlanText, standingLines, writePlan } from './plan.server.ts'
import { type PlanLine, yearSum } from './plan-rows.ts'
import { sectionSums } from './section-sums.ts'

const sum = v.pipe(v.number(), v.transform(rupiah))

const line = v.object({
  code: v.string(),
  label: v.string(),
  fund: v.picklist(funds),
  account: v.string(),
  campaignId: v.nullable(v.string()),
  area: v.nullable(v.picklist(['pendidikan', 'kesehatan', 'kemanusiaan', 'ekonomi', 'dakwah'])),
  quarters: v.tuple([sum, sum, sum, sum]),
})

/** A version of a year's plan, by two people. */
export const planProposal = defineProposal({
  kind: 'plan.agree',
  words: 'Menetapkan RKAT',
  propose: 'disbursement.write',
  approve: 'disbursement.approve',
  address: (id) => `/kelola/rkat?tahun=${id.slice('rkat '.length)}`,
  terms: v.object({ year: v.number(), note: v.string(), lines: v.array(line) }),
  describe: ({ year, note, lines }) => [
    { label: 'Tahun', value: String(year) },
    { label: 'Catatan', value: note },
    ...sectionSums(lines),
    ...lines.map((each) => ({ label: `${each.code} ${each.label}`, value: lineWords(each) })),
  ],
  basis: async ({ db }, { terms: { year } }) => ({
    version: (await listPlans(db, year))[0]?.version ?? 0,
  }),
  apply: (ctx, { terms: { year, note, lines }, madeBy, decidedBy }) =>
    inTransaction(ctx.db, async (tx) => {
      const made = { by: madeBy, approvedBy: decidedBy }
      await writePlan(ctx, tx, { year, note, lines: lines as PlanLine[], made })
    }),
})

function lineWords(each: PlanLine): string {
  const subject = [each.account, fundWords[each.fund], each.area && areaWords[each.area]]
  return `${formatRupiah(yearSum(each))} (${subject.filter(Boolean).join(', ')})`
}

/** Proposes a version of a year's plan from the rows of a sheet. Answers the year. */
export async function proposePlan(
  ctx: Ctx,
  { text, note }: { text: string; note: string },
  { by }: { by: string },
): Promise<number> {
  const { year, lines, problems } = await readPlanText(ctx, text)
  const [first] = problems
  if (first) throw new PlanNotWhole(`Baris ${first.row}: ${first.why}`)
  if (!year || lines.length === 0) throw new PlanNotWhole('Belum ada pos anggaran.')
  const standing = await standingLines(ctx.db, year)
  if (sameLines(standing, lines)) throw new PlanNotWhole('Isinya sama dengan RKAT yang berlaku.')
  await propose(ctx, planProposal, {
    documentId: `rkat ${year}`,
    title: `RKAT ${year}: ${lines.length} pos`,
    terms: { year, note, lines },
    by,
  })
  return year
}

function sameLines(one: readonly PlanLine[], other: readonly PlanLine[]): boolean {
  const text = (lines: readonly PlanLine[]) =>
    JSON.stringify(
      lines.map((each) => [
        each.code,
        each.label,
        each.fund,
        each.account,
        each.campaignId,
        each.area,
        each.quarters,
      ]),
    )
  return text(one) === text(other)
}
