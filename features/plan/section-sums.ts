import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { type PlanLine, planSections, planSectionOf, yearSum } from './plan-rows.ts'

/** What a plan has in each section, as facts. */
export function sectionSums(lines: readonly PlanLine[]) {
  return Object.values(planSections).map((section) => {
    const own = lines.filter((line) => planSectionOf(line) === section)
    const sum = rupiah(own.reduce((all, line) => all + yearSum(line), 0))
    return { label: section, value: formatRupiah(sum) }
  })
}
