import type { StatementGiven, StatementMapping } from '#platform/db/schema-statement.ts'
import { readSheetDay } from '#platform/sheet/sheet-value.ts'
import type { SheetRows } from '#platform/sheet/sheet.ts'
import { headWords, statementColumns } from './layouts.ts'
import { checkBalances, type StatementLine } from './statement-balances.ts'
import { isYearless, type Period, periodIn, readSen } from './statement-value.ts'

export type Statement = {
  from: string
  to: string
  opening: number
  closing: number
  lines: StatementLine[]
}

export type ReadStatement = { statement: Statement; problems: [] } | { problems: string[] }

export type StatementPlan = {
  mapping: StatementMapping
  given: StatementGiven
  /** The account it must be of. */
  number: string
  /** A workbook that counts its days from 1904. */
  is1904?: boolean
}

const MOST_PROBLEMS = 20

type FileFacts = {
  opening?: number
  closing?: number
  period?: Period
  number?: string
  currency?: string
}
type Reading = {
  told: FileFacts
  lines: StatementLine[]
  problems: string[]
  year: number | undefined
  is1904: boolean
}

/**
 * The lines of a bank's file with its balances, oldest first. A row that cannot be read, and balances that do not add
 * up, are told in words, and nothing of the file is taken.
 */
export function readStatement(rows: SheetRows, plan: StatementPlan): ReadStatement {
  const { mapping, given, is1904 = false } = plan
  const told = headerOf(rows, mapping)
  const year = given.year ?? (told.period && Number(told.period.to.slice(0, 4)))
  const reading: Reading = { told, lines: [], problems: [], year, is1904 }
  for (const [index, row] of rows.entries()) {
    if (index <= mapping.headRow || row.every((cell) => cell === '')) continue
    readRow(reading, { row: whole(row, rows[mapping.headRow] ?? [], mapping), index, mapping })
    if (reading.problems.length >= MOST_PROBLEMS) break
  }
  const wrong = [...foreign(told, plan), ...reading.problems]
  if (wrong.length > 0) return { problems: wrong }
  return finished(reading, given)
}

/** What stands above the heads: the account, the period, and at some banks the balances. */
function headerOf(rows: SheetRows, { headRow }: StatementMapping): FileFacts {
  const told: FileFacts = {}
  for (const row of rows.slice(0, headRow)) {
    const text = row.filter((cell) => cell !== '').join(' ')
    const period = /periode?\b|tanggal mutasi/i.test(text) ? periodIn(text) : undefined
    if (period) told.period ??= period
    const number =
      /^(?:no(?:mor)?\.?\s*rek(?:ening)?|account\s*(?:no|number))\b[.\s:=']*([\d\s.-]+)/i.exec(text)
    if (number?.[1]) told.number ??= number[1].replaceAll(/\D/g, '')
    const currency = /^(?:kode )?(?:mata uang|currency)[\s:=']*([a-z]+)/i.exec(text)?.[1]
    if (currency) told.currency ??= currency
    balancesOf(row, told)
  }
  return told
}

const OPENING =
  /^(?:saldo awal|saldo sebelumnya|starting balance|opening balance|previous balance|initial balance)\b\s*[:=]?\s*(.*)$/i
const CLOSING = /^(?:saldo akhir|ending balance|closing balance)\b\s*[:=]?\s*(.*)$/i

/** A row such as “Saldo Awal : 21,912,192.00”, whose sum a separator may have cut. */
function balancesOf(row: readonly string[], told: FileFacts): void {
  const [first = '', ...rest] = row.filter((cell) => cell !== '' && cell !== '=' && cell !== ':')
  for (const [name, label] of [
    ['opening', OPENING],
    ['closing', CLOSING],
  ] as const) {
    const found = label.exec(first)
    if (!found) continue
    const beside = found[1] ? [found[1], ...rest].join(',') : (rest.at(-1) ?? '')
    const read = readSen(beside)
    const alone = read.ok ? read : readSen(found[1] ?? '')
    if (alone.ok) told[name] = alone.value
  }
}

/** KlikBCA leaves commas in the words unquoted: what is too much belongs to them. */
function whole(
  row: readonly string[],
  heads: readonly string[],
  { columns }: StatementMapping,
): string[] {
  const words = columns.description ?? 0
  const more = row.length - heads.length
  const isCut = more > 0 && row.at(-1) !== '' && (columns.balance ?? columns.amount ?? 0) > words
  if (!isCut) return [...row]
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

function readRow(reading: Reading, { row, index, mapping }: Row): void {
  const { columns } = mapping
  const cell = (use: (typeof statementColumns)[number]) => row[columns[use] ?? -1] ?? ''
  const say = (why: string) => void reading.problems.push(`Baris ${index + 1}: ${why}`)
  if (PENDING.test(cell('day'))) return say('belum final (PEND). Unduh lagi setelah hari berganti')
  const first = row.find((each) => each !== '') ?? ''
  const day = dayOf(cell('day'), reading)
  if (!day) {
    if (FOOTER.test(first)) return balancesOf(row, reading.told)
    if (row.filter((each) => each !== '').length < 3 || isHeads(row, cell('day'))) return
    if (isYearless(cell('day'))) return say('tanggalnya tanpa tahun. Isi tahunnya, lalu baca lagi')
    return say(`tanggalnya tidak dikenal: “${cell('day').slice(0, 30)}”`)
  }
  const words = [cell('description'), cell('more')].join(' ').replaceAll(/\s+/g, ' ').trim()
  const balance = cell('balance') ? readSen(cell('balance')) : undefined
  if (balance && !balance.ok) return say(`saldonya ${balance.why}`)
  const sen = senOf(cell)
  if (typeof sen === 'string') return say(sen)
  const number = cell('number').replaceAll(/\D/g, '')
  if (number && /^\d+$/.test(cell('number'))) reading.told.number ??= number
  if (sen === undefined && balance && /^(?:saldo awal|opening|previous)/i.test(words)) {
    reading.told.opening ??= balance.value
    return
  }
  if (sen === undefined)
    return /^(?:saldo|closing)/i.test(words) ? undefined : say('jumlahnya kosong')
  reading.lines.push({
    row: index + 1,
    day,
    sen,
    description: words.slice(0, 500),
    ...(balance && { balance: balance.value }),
  })
}

const isHeads = (row: readonly string[], day: string) =>
  /^(?:tanggal|tgl|date|postdate|posting)/.test(headWords(day)) && row.length > 2

/** A day without a year takes that of the period; a period over new year decides by its days. */
function dayOf(text: string, { told: { period }, year, is1904 }: Reading): string | undefined {
  if (!isYearless(text) || !period) return readSheetDay(text, { is1904, year })
  const years = new Set([Number(period.from.slice(0, 4)), Number(period.to.slice(0, 4))])
  const days = [...years].map((each) => readSheetDay(text, { is1904, year: each }))
  return days.find((day) => day && day >= period.from && day <= period.to) ?? days[0]
}

/** The sum of a row, a sentence where it cannot be read, undefined where there is none. */
function senOf(
  cell: (use: (typeof statementColumns)[number]) => string,
): number | string | undefined {
  const [debit, credit, amount] = [cell('debit'), cell('credit'), cell('amount')]
  if (amount) {
    const read = readSen(amount)
    if (!read.ok) return `jumlahnya ${read.why}`
    const side = cell('side')
    if (/^(?:d|db|dr|debit|debet)\.?$/i.test(side)) return 0 - Math.abs(read.value)
    return /^(?:c|cr|k|credit|kredit)\.?$/i.test(side) ? Math.abs(read.value) : read.value
  }
  if (!debit && !credit) return undefined
  const [out, come] = [readSen(debit || '0'), readSen(credit || '0')]
  if (!out.ok) return `debitnya ${out.why}`
  if (!come.ok) return `kreditnya ${come.why}`
  // Some banks write a minus before what leaves, others do not.
  return Math.abs(come.value) - Math.abs(out.value)
}

function foreign({ number, currency }: FileFacts, plan: StatementPlan): string[] {
  const plain = (digits: string) => digits.replace(/^0+/, '')
  const isOther = number !== undefined && plain(number) !== plain(plan.number)
  return [
    ...(isOther ? [`Berkas ini dari rekening ${number}, bukan ${plan.number}.`] : []),
    ...(currency && !/^(?:rp|idr)$/i.test(currency)
      ? [`Mata uang berkas ini ${currency}. Hanya rupiah yang dapat dimuat.`]
      : []),
  ]
}

function finished({ lines, told }: Reading, given: StatementGiven): ReadStatement {
  const ordered = checkBalances(lines, {
    opening: told.opening ?? given.opening,
    closing: told.closing ?? given.closing,
  })
  if ('problems' in ordered) return ordered
  const days = ordered.lines.map(({ day }) => day).toSorted()
  const from = told.period?.from ?? days[0]
  const to = told.period?.to ?? days.at(-1)
  if (!from || !to) return { problems: ['Tidak ada baris mutasi di berkas ini.'] }
  const outside = ordered.lines.find(({ day }) => day < from || day > to)
  if (outside) {
    return { problems: [`Baris ${outside.row}: tanggal ${outside.day} di luar periode berkas.`] }
  }
  return { statement: { from, to, ...ordered }, problems: [] }
}
