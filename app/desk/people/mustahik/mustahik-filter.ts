import { picklist, safeParse } from 'valibot'
import { asnafWords, mustahikKinds, mustahikStates } from '#features/mustahik/mustahik.ts'
import type { MustahikFilter } from '#features/mustahik/queries.server.ts'
import { choicesOf } from './mustahik-input.ts'

const keyIn = <K extends string>(words: Readonly<Record<K, string>>, typed: string | undefined) => {
  const asked = safeParse(picklist(choicesOf(words).map(({ value }) => value)), typed)
  return asked.success ? asked.output : undefined
}
const sort = picklist(['terbaru', 'terlama', 'nama'])

/** The filters of the register, as its address has them. */
export const mustahikFilterNames = [
  'kata',
  'bentuk',
  'asnaf',
  'provinsi',
  'keadaan',
  'urut',
] as const

type Typed = Partial<Record<(typeof mustahikFilterNames)[number], string | undefined>>

/** The same as the query takes them; unknown values are left out. */
export function mustahikFilterOf(typed: Typed): MustahikFilter & { sort: string } {
  const order = safeParse(sort, typed.urut)
  return {
    words: typed.kata,
    kind: keyIn(mustahikKinds, typed.bentuk),
    asnaf: keyIn(asnafWords, typed.asnaf),
    state: keyIn(mustahikStates, typed.keadaan),
    province: typed.provinsi,
    sort: order.success ? order.output : ('terbaru' as const),
  }
}
