import { picklist, safeParse } from 'valibot'

const reason = picklist(['wrong_amount', 'late', 'double', 'orphan'])
const status = picklist(['open', 'allocated', 'refunded'])
const sort = picklist(['terlama', 'terbaru', 'jumlah'])

/** The filters of the list of money in suspense, as its address has them. */
export const suspenseFilterNames = ['keadaan', 'sebab', 'urut'] as const

type Typed = Partial<Record<(typeof suspenseFilterNames)[number], string | undefined>>

/** The same as the query takes them; unknown values are left out. */
export function suspenseFilterOf({ keadaan, sebab, urut }: Typed) {
  const asked = safeParse(status, keadaan ?? 'open')
  const why = safeParse(reason, sebab)
  const order = safeParse(sort, urut)
  return {
    status: asked.success ? asked.output : undefined,
    reason: why.success ? why.output : undefined,
    sort: order.success ? order.output : ('terlama' as const),
  }
}
