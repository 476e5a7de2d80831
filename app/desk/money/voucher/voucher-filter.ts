import { picklist, safeParse } from 'valibot'
import type { VoucherFilter } from '#features/voucher/queries.server.ts'
import { findTemplate } from '#features/voucher/templates.ts'
import { isDay } from '#platform/time/jakarta.ts'

const status = picklist(['proposed', 'posted', 'rejected', 'reversed'])
const sort = picklist(['terbaru', 'terlama', 'nominal'])

/** The filters of the list of vouchers, as its address has them. */
export const voucherFilterNames = [
  'kata',
  'jenis',
  'keadaan',
  'dari',
  'sampai',
  'tinjau',
  'urut',
] as const

type Typed = Partial<Record<(typeof voucherFilterNames)[number], string | undefined>>

/** The same as the query takes them; unknown values are left out. */
export function voucherFilterOf(typed: Typed): VoucherFilter & { sort: string } {
  const [asked, order] = [safeParse(status, typed.keadaan), safeParse(sort, typed.urut)]
  const day = (text: string | undefined) => (text && isDay(text) ? text : undefined)
  return {
    words: typed.kata,
    template: typed.jenis && findTemplate(typed.jenis)?.key,
    status: asked.success ? asked.output : undefined,
    from: day(typed.dari),
    through: day(typed.sampai),
    isUnreviewed: typed.tinjau === 'belum',
    sort: order.success ? order.output : ('terbaru' as const),
  }
}
