import { type RawBuilder, sql } from 'kysely'
import { isDay } from '../time/jakarta.ts'
import { isRowId } from '../ids/row-id.ts'

type Kind = 'moment' | 'text' | 'number' | 'day' | 'id'

export type Keyset = {
  /** What a list is sorted by, and the row's id, which parts equal values: 'article.changed_at', 'article.id'. */
  by: string
  id: string
  /** 'id' where rows are sorted by their ids alone, which grow with time. */
  kind: Kind
  /** The id is a text of its own, as a public id is. */
  hasTextId?: true
  /** A number that parts rows of one id, as the lines of a journal. */
  line?: string
  order: 'asc' | 'desc'
}

export type MoneySort = 'terbaru' | 'terlama' | 'nominal'

type MoneyColumns = { at?: string; kind?: Kind; sum?: string }

/** The orders of a list of money: by time, which its ids follow unless `at` says otherwise, and by its sums. */
export function moneyKeysets(
  table: string,
  { at = 'id', kind = 'id', sum = 'amount' }: MoneyColumns = {},
): Readonly<Record<MoneySort, Keyset>> {
  const id = `${table}.id`
  const byTime = { by: `${table}.${at}`, id, kind }
  return {
    terbaru: { ...byTime, order: 'desc' },
    terlama: { ...byTime, order: 'asc' },
    nominal: { by: `${table}.${sum}`, id, kind: 'number', order: 'desc' },
  }
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
export function positionIn(keyset: Keyset, after: string | undefined): Position {
  const parts = partsOf(keyset)
  const columns = parts.map(({ column }) => sql.ref(column))
  const texts = parts.map(({ kind }, index) => kinds[kind].text(columns[index] ?? sql`''`))
  const values = valuesIn(after, parts)
  const sign = sql.raw(keyset.order === 'desc' ? '<' : '>')
  return {
    cursor: sql<string>`${sql.join(texts, sql` || '.' || `)}`,
    isAfter: values
      ? sql<boolean>`(${sql.join(columns)}) ${sign} (${sql.join(values)})`
      : sql<boolean>`true`,
  }
}

type Part = { column: string; kind: Kind }

function partsOf({ by, kind, id, hasTextId, line }: Keyset): Part[] {
  return [
    ...(kind === 'id' ? [] : [{ column: by, kind }]),
    { column: id, kind: hasTextId ? 'text' : 'id' },
    ...(line ? [{ column: line, kind: 'number' as const }] : []),
  ]
}

function valuesIn(after = '', parts: readonly Part[]): RawBuilder<unknown>[] | undefined {
  const patterns = parts.map(({ kind }) => `(${kinds[kind].pattern})`)
  const [, ...typed] = new RegExp(`^${patterns.join('\\.')}$`).exec(after) ?? []
  const isWhole = parts.every(({ kind }, index) => kinds[kind].holds(typed[index]))
  return isWhole ? parts.map(({ kind }, index) => kinds[kind].value(typed[index] ?? '')) : undefined
}

type Reading = {
  pattern: string
  holds(typed: string | undefined): boolean
  text(column: RawBuilder<unknown>): RawBuilder<string>
  value(typed: string): RawBuilder<unknown>
}

const isTyped = (typed: string | undefined) => typed !== undefined
const asText = (column: RawBuilder<unknown>) => sql<string>`${column}::text`

const kinds: Readonly<Record<Kind, Reading>> = {
  moment: {
    pattern: String.raw`\d{1,16}`,
    holds: isTyped,
    text: (column) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`,
    value: (typed) => sql`timestamptz 'epoch' + ${typed}::float8 * interval '1 microsecond'`,
  },
  text: {
    pattern: String.raw`[^\0]{0,500}`,
    holds: isTyped,
    text: asText,
    value: (typed) => sql`${typed}::text`,
  },
  number: {
    pattern: String.raw`-?\d{1,18}`,
    holds: isTyped,
    text: asText,
    value: (typed) => sql`${typed}::bigint`,
  },
  day: {
    pattern: String.raw`\d{4}-\d{2}-\d{2}`,
    holds: (typed) => typed !== undefined && isDay(typed),
    text: asText,
    value: (typed) => sql`${typed}::date`,
  },
  id: {
    pattern: '[0-9a-f-]{36}',
    holds: isRowId,
    text: asText,
    value: (typed) => sql`${typed}::uuid`,
  },
}
