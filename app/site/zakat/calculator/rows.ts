import type { ZakatFormValues } from './form-values.ts'

export type RowPrefix = 'items' | 'saldo' | 'panenKg'

/** The values of a new row. A field name is the prefix, the row's number and one of these keys. */
const blanks: Record<RowPrefix, ZakatFormValues> = {
  items: { '.jenis': 'emas', '.gram': '', '.karat': '24', '.dipakai': 'disimpan' },
  saldo: { '': '' },
  panenKg: { '': '' },
}

/** The number of rows in a form, at least one. */
export function rowCount(values: ZakatFormValues, prefix: RowPrefix): number {
  const found = Object.keys(values).map((name) => rowOf(name, prefix) ?? -1)
  return Math.max(0, ...found) + 1
}

/** The values after a press of 'tambah' or 'hapus.2'; other texts change nothing. Rows stay numbered from 0. */
export function editRows(
  values: ZakatFormValues,
  prefix: RowPrefix,
  edit: string,
): ZakatFormValues {
  const count = rowCount(values, prefix)
  if (edit === 'tambah') return { ...values, ...blankRow(prefix, count) }
  const gone = /^hapus\.(\d{1,3})$/.exec(edit)?.[1]
  if (gone === undefined) return values
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const row = rowOf(name, prefix)
    if (row === undefined || row < Number(gone)) return [[name, value] as const]
    if (row === Number(gone)) return []
    return [[name.replace(`${prefix}.${row}`, `${prefix}.${row - 1}`), value] as const]
  })
  return { ...(count === 1 && blankRow(prefix, 0)), ...Object.fromEntries(entries) }
}

/** The fields of an empty row. */
export function blankRow(prefix: RowPrefix, row: number): ZakatFormValues {
  return Object.fromEntries(
    Object.entries(blanks[prefix]).map(([rest, value]) => [`${prefix}.${row}${rest}`, value]),
  )
}

function rowOf(name: string, prefix: RowPrefix): number | undefined {
  const [head, row] = name.split('.')
  return head === prefix && /^\d{1,3}$/.test(row ?? '') ? Number(row) : undefined
}
