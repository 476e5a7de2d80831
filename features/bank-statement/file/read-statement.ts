import type { TypedFacts, StatementMapping } from '#platform/db/schema/schema-statement.ts'
import type { SheetRows } from '#platform/sheet/sheet.ts'
import { type DayOrder, isYearless, readDay, readSheetDay } from '#platform/time/written-day.ts'
import { readSen } from '#platform/money/written-sum.ts'
import { type DayPlan, type DaysRead, readDays, type WrittenLine } from '../day-order.ts'
import { balancesOf, type FileFacts, foreign, tellFacts } from './file-facts.ts'
import { headWords, headWidth, type statementColumns } from './layouts.ts'
import { marksIn, type SideMarks, senIn } from './line-sum.ts'
import { checkBalances, type StatementLine } from './statement-balances.ts'

export type Statement = {
  from: string
  to: string
  opening: number
  closing: number
  lines: StatementLine[]
}

export type ReadStatement =
  | {
      statement: Statement
      problems: []
      /** The order of day and month, where the days of the file depend on it. */
      order?: DayOrder
    }
  | { problems: string[] }

export type StatementPlan = {
  mapping: StatementMapping
  typedFacts: TypedFacts
  /** The account it must be of. */
  number: string
  /** A workbook that counts its days from 1904. */
  is1904?: boolean
  /** 'yyyy-mm-dd'; no line may be of a later day. */
  today: string
  /** The order of day and month that is known of this bank. */
  usual?: DayOrder | undefined
}

const MOST_PROBLEMS = 20

type Reading = {
  told: FileFacts
  lines: WrittenLine[]
  problems: string[]
  marks: SideMarks
  /** The line that a row of words alone goes on with. */
  last: WrittenLine | undefined
}

/**
 * The lines of a bank's file with its balances, oldest first. A row that cannot be read, and balances that do not add
 * up, are told in words, and nothing of the file is taken.
 */
export function readStatement(rows: SheetRows, plan: StatementPlan): ReadStatement {
  const { mapping } = plan
  const heads = headWidth(rows, mapping)
  const body = rows.map((row, index) => (index > mapping.headRow ? whole(row, heads, mapping) : []))
  const reading: Reading = {
    told: { numbers: new Set() },
    lines: [],
    problems: [],
    marks: marksIn(body, mapping.columns),
    last: undefined,
  }
  for (const row of rows.slice(0, mapping.headRow)) tellFacts(row, reading.told)
  for (const [index, row] of body.entries()) {
    if (index <= mapping.headRow) continue
    readRow(reading, { row, index, mapping })
    if (reading.problems.length >= MOST_PROBLEMS) break
  }
  const wrong = [...foreign(reading.told, plan.number), ...reading.problems]
  if (wrong.length > 0) return { problems: wrong }
  return finished(reading, plan)
}

/** KlikBCA leaves commas in the words unquoted: what is too much belongs to them. */
function whole(
  row: readonly string[],
  heads: number,
  { columns }: StatementMapping,
): readonly string[] {
  const words = columns.description ?? 0
  const more = row.length - heads
  const isCut = more > 0 && row.at(-1) !== '' && (columns.balance ?? columns.amount ?? 0) > words
  if (!isCut) return row
  return [
    ...row.slice(0, words),
    row.slice(words, words + more + 1).join(','),
    ...row.slice(words + more + 1),
  ]
}

type Row = { row: readonly string[]; index: number; mapping: StatementMapping }

const FOOTER =
  /^(?:saldo|starting|ending|opening|closing|previous|grand total|total|jumlah|mutasi (?:debe?t|kredit)|credit|debe?t|debit|kredit)\b/i
const PENDING = /^pend(?:ing)?$/i

function readRow(reading: Reading, { row, index, mapping: { columns } }: Row): void {
  const { told: facts, lines, problems, marks } = reading
  if (row.every((cell) => cell === '')) {
    reading.last = undefined
    return
  }
  const cell = (use: (typeof statementColumns)[number]) => row[columns[use] ?? -1] ?? ''
  const say = (why: string) => void problems.push(`Baris ${index + 1}: ${why}`)
  const day = cell('day')
  if (PENDING.test(day)) return say('belum final (PEND). Unduh lagi setelah hari berganti')
  if (!isWrittenDay(day))
    return readOther(reading, { row, index, mapping: { headRow: 0, columns } })
  const words = joinedWords([cell('description'), cell('more')])
  const balance = cell('balance') ? readSen(cell('balance')) : undefined
  if (balance && !balance.ok) return say(`saldonya ${balance.why}`)
  const sen = senIn(cell, marks)
  if (typeof sen === 'string') return say(sen)
  const number = cell('number').replaceAll(/[\s.-]/g, '')
  if (/^\d+$/.test(number)) facts.numbers.add(number)
  if (sen === undefined && balance && /^(?:saldo awal|opening|previous)/i.test(words)) {
    facts.opening ??= balance.value
    return
  }
  if (sen === undefined)
    return /^(?:saldo|closing)/i.test(words) ? undefined : say('jumlahnya kosong')
  reading.last = {
    row: index + 1,
    written: day,
    sen,
    description: words,
    ...(balance && { balance: balance.value }),
  }
  lines.push(reading.last)
}

/** A row without a day: balances, facts of the file, heads again, or the rest of the words above. */
function readOther(reading: Reading, { row, index, mapping: { columns } }: Row): void {
  const day = row[columns.day ?? -1] ?? ''
  const first = row.find((each) => each !== '') ?? ''
  const { told: facts, problems } = reading
  if (!FOOTER.test(first)) {
    const more = restOfWords(row, columns)
    if (more && reading.last) {
      reading.last.description = joinedWords([reading.last.description, more])
      return
    }
  }
  reading.last = undefined
  if (FOOTER.test(first)) return balancesOf(row, facts)
  tellFacts(row, facts)
  if (row.filter((each) => each !== '').length < 3 || isHeads(row, day)) return
  const why = isYearless(day)
    ? 'tanggalnya tanpa tahun. Isi tahunnya, lalu baca lagi'
    : `tanggalnya tidak dikenal: “${day.slice(0, 30)}”`
  problems.push(`Baris ${index + 1}: ${why}`)
}

const PAGE = /^(?:halaman|hal|page)\b/i
const HOUR = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*wi(?:b|ta|t))?$/i

/** The words of a row that holds nothing else, at most an hour in the place of the day. */
function restOfWords(row: readonly string[], columns: StatementMapping['columns']): string {
  const words = [columns.description, columns.more]
  const isElse = row.some((cell, at) => {
    if (cell === '' || words.includes(at)) return false
    return at !== columns.day || !HOUR.test(cell)
  })
  if (isElse || columns.description === columns.day) return ''
  const more = joinedWords(words.map((at) => row[at ?? -1] ?? ''))
  return PAGE.test(more) ? '' : more
}

function joinedWords(words: readonly string[]): string {
  return words.join(' ').replaceAll(/\s+/g, ' ').trim()
}

const isHeads = (row: readonly string[], day: string) =>
  /^(?:tanggal|tgl|date|postdate|posting)/.test(headWords(day)) && row.length > 2

/** In so many, each day of the year falls on each day of the week. */
const YEARS = Array.from({ length: 28 }, (_, at) => 2000 + at)

/** True for what is a day in any order of its numbers, also without a year. */
function isWrittenDay(text: string): boolean {
  if (isYearless(text)) {
    return (['dmy', 'mdy'] as const).some((order) =>
      YEARS.some((year) => readDay(text, { order, year })),
    )
  }
  return (['dmy', 'mdy', 'ymd'] as const).some((order) =>
    readSheetDay(text, { order, is1904: false }),
  )
}

function finished({ lines, told: facts }: Reading, plan: StatementPlan): ReadStatement {
  const { typedFacts, today, mapping } = plan
  const found = readDays(lines, daysPlan(facts, plan))
  if ('problems' in found) return found
  const dated = lines.map(({ row, sen, description, balance }, at) => ({
    row,
    day: found.days[at] ?? '',
    sen,
    description: description.slice(0, 500),
    ...(balance !== undefined && { balance }),
  }))
  const ordered = checkBalances(dated, {
    opening: facts.opening ?? typedFacts.opening,
    closing: facts.closing ?? typedFacts.closing,
  })
  if ('problems' in ordered) return ordered
  const period = periodOf(found, today)
  if (!period) return { problems: ['Tidak ada baris mutasi di berkas ini.'] }
  const order = mapping.dayOrder ?? found.order
  return { statement: { ...period, ...ordered }, problems: [], ...(order && { order }) }
}

function daysPlan(
  facts: FileFacts,
  { typedFacts, mapping, is1904 = false, usual, today }: StatementPlan,
) {
  const year = typedFacts.year ?? yearOf(facts.period)
  const plan: DayPlan = { period: facts.period, year, is1904, usual, today }
  return mapping.dayOrder ? { ...plan, chosen: mapping.dayOrder } : plan
}

function yearOf(period: string | undefined): number | undefined {
  const years = [...(period ?? '').matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year))
  return years.at(-1)
}

/** A period that goes on beyond today is told as far as today. */
function periodOf({ days, period }: DaysRead, today: string) {
  const inOrder = days.toSorted()
  const from = period?.from ?? inOrder[0]
  const to = period?.to ?? inOrder.at(-1)
  if (!from || !to) return undefined
  return { from: from < today ? from : today, to: to < today ? to : today }
}
