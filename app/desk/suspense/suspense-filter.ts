import { picklist, safeParse } from 'valibot'
import { filtersIn } from '../ui/filters.ts'

const reason = picklist(['wrong_amount', 'late', 'double', 'orphan'])
const status = picklist(['open', 'allocated', 'refunded'])

/** The filters of the list of money in suspense, as its address has them and as the query takes them. */
export function suspenseFilterIn(params: URLSearchParams) {
  const filters = filtersIn(params, ['keadaan', 'sebab', 'urut'])
  const asked = safeParse(status, filters.keadaan ?? 'open')
  const why = safeParse(reason, filters.sebab)
  const filter = {
    status: asked.success ? asked.output : undefined,
    reason: why.success ? why.output : undefined,
    isLatestFirst: filters.urut === 'terbaru',
  }
  return { filters, filter }
}
