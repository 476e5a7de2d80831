import { picklist, safeParse } from 'valibot'

const status = picklist(['proposed', 'approved', 'rejected', 'paid'])
const sort = picklist(['terbaru', 'terlama', 'nominal'])

/** The filters of the list of disbursements, as its address has them. */
export const disbursementFilterNames = ['keadaan', 'urut'] as const

type Typed = Partial<Record<(typeof disbursementFilterNames)[number], string | undefined>>

/** The same as the query takes them; unknown values are left out. */
export function disbursementFilterOf({ keadaan, urut }: Typed) {
  const asked = safeParse(status, keadaan)
  const order = safeParse(sort, urut)
  return {
    status: asked.success ? asked.output : undefined,
    sort: order.success ? order.output : ('terbaru' as const),
  }
}
