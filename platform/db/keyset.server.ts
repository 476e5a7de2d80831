import { type RawBuilder, sql } from 'kysely'
import { isDay } from '../time/jakarta.ts'
import { isRowId } from '../ids/row-id.ts'

export type Keyset = {
  /** What a list is sorted by, and the row's id, which parts equal values: 'article.changed_at', 'article.id'. */
  by: string
  id: string
  /** 'id' where rows are sorted by their ids alone, which grow with time. */
  kind: 'moment' | 'text' | 'number' | 'day' | 'id'
  order: 'asc' | 'desc'
}

/** A position in a sorted list as SQL: what stands after a row, and the text that names a row's own position. */
export type Position = {
  isAfter: RawBuilder<boolean>
  cursor: RawBuilder<string>
}

/**
 * Reads the position that an address names, to the microsecond of the column; any other text names the beginning. The
 * order of the query must be that of the keyset, so that an index serves both.
 */
export function positionIn({ by, id, kind, order }: Keyset, after: string | undefined): Position {
  const column = sql.ref(by)
  const row = sql.ref(id)
  const micros = sql`(extract(epoch from ${column}) * 1000000)::bigint::text`
  const cursor = sql<string>`${row}::text || '.' || ${kind === 'moment' ? micros : sql`${column}::text`}`
  const sign = sql.raw(order === 'desc' ? '<' : '>')
  if (kind === 'id') {
    const isAfter = isRowId(after) ? sql<boolean>`${row} ${sign} ${after}::uuid` : BEGINNING
    return { isAfter, cursor: sql<string>`${row}::text` }
  }
  const rowId = after?.slice(0, 36)
  const value = after?.slice(37) ?? ''
  if (!isRowId(rowId) || after?.[36] !== '.' || !isValue(kind, value)) {
    return { isAfter: BEGINNING, cursor }
  }
  const from = valueOf[kind](value)
  return { isAfter: sql<boolean>`(${column}, ${row}) ${sign} (${from}, ${rowId}::uuid)`, cursor }
}

const BEGINNING = sql<boolean>`true`

type Valued = Exclude<Keyset['kind'], 'id'>

const valueOf: Readonly<Record<Valued, (value: string) => RawBuilder<unknown>>> = {
  moment: (value) => sql`timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond'`,
  text: (value) => sql`${value}::text`,
  number: (value) => sql`${value}::bigint`,
  day: (value) => sql`${value}::date`,
}

function isValue(kind: Valued, value: string): boolean {
  if (kind === 'text') return value.length <= 500 && !value.includes('\0')
  if (kind === 'day') return isDay(value)
  return kind === 'moment' ? /^\d{1,16}$/.test(value) : /^-?\d{1,18}$/.test(value)
}
