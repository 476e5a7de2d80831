import { addDays } from '#platform/time/jakarta.ts'
import type { Statement } from './file/read-statement.ts'
import type { StatementLine } from './file/statement-balances.ts'

/** A line as it is kept: once for all files that tell it. */
export type KeyedLine = StatementLine & {
  key: string
  /** By how many whole rupiah it moves the balance. */
  amount: number
}

/** What earlier files told of an account. */
export type Known = {
  statements: readonly { from: string; to: string; opening: number }[]
  lines: readonly { key: string; day: string; sen: number }[]
}

/**
 * The lines with their keys: a bank gives none, so a line is known by its day, sum and words, and by its place among
 * those alike on that day. Sums in whole rupiah follow the balance, so that they add up to it.
 */
export function keyedLines({ opening, lines }: Statement): KeyedLine[] {
  const alike = new Map<string, number>()
  let balance = opening
  return lines.map((line) => {
    const before = Math.floor(balance / 100)
    balance += line.sen
    const name = `${line.day}|${line.sen}|${plainWords(line.description)}`
    const place = (alike.get(name) ?? 0) + 1
    alike.set(name, place)
    return { ...line, key: `${name}|${place}`, amount: Math.floor(balance / 100) - before }
  })
}

function plainWords(description: string): string {
  return description.toLowerCase().replaceAll(/\s+/g, ' ').slice(0, 200)
}

/** Why a statement does not continue what is known of its account; undefined when it does. */
export function whyNotContinuing(
  statement: Statement,
  lines: readonly KeyedLine[],
  known: Known,
): string | undefined {
  const before = balanceBefore(known, statement.from)
  if (before !== undefined && before !== statement.opening) return OTHER_OPENING
  const next = balanceBefore(known, addDays(statement.to, 1))
  const isOther = [...daysOf(lines, known, statement)].find(
    (day) => !agrees(day, { statement, lines, known }),
  )
  if (isOther) return `Baris tanggal ${isOther} lain dari rekening koran yang sudah dimuat.`
  const isFollowed = known.statements.some(({ from }) => from === addDays(statement.to, 1))
  if (isFollowed && next !== undefined && next !== statement.closing) return OTHER_CLOSING
  return undefined
}

const OTHER_OPENING =
  'Saldo awalnya tidak menyambung dengan rekening koran yang sudah dimuat. Periksa rekening dan tanggalnya.'
const OTHER_CLOSING =
  'Saldo akhirnya tidak menyambung dengan rekening koran sesudahnya. Periksa rekening dan tanggalnya.'

/** The balance at the end of the day before, as far as a file tells it. */
function balanceBefore({ statements, lines }: Known, day: string): number | undefined {
  const begun = statements.find(({ from }) => from === day)
  if (begun) return begun.opening
  const over = statements.find(({ from, to }) => from < day && day <= addDays(to, 1))
  if (!over) return undefined
  return lines
    .filter((line) => line.day >= over.from && line.day < day)
    .reduce((sum, { sen }) => sum + sen, over.opening)
}

type Both = { statement: Statement; lines: readonly KeyedLine[]; known: Known }

/** The days of the statement of which earlier files told something too. */
function daysOf(lines: readonly KeyedLine[], known: Known, { from, to }: Statement): Set<string> {
  const days = [...lines, ...known.lines].map(({ day }) => day)
  return new Set(
    days.filter(
      (day) =>
        day >= from &&
        day <= to &&
        known.statements.some((other) => other.from <= day && day <= other.to),
    ),
  )
}

/** On the last day of a file some lines may be missing, since the day went on; on others it must tell all. */
function agrees(day: string, { statement, lines, known }: Both): boolean {
  const keys = new Set(lines.filter((line) => line.day === day).map(({ key }) => key))
  const retained = new Set(known.lines.filter((line) => line.day === day).map(({ key }) => key))
  const isMissing = [...retained].some((key) => !keys.has(key))
  const isMore = [...keys].some((key) => !retained.has(key))
  const wereCut = known.statements
    .filter(({ from, to }) => from <= day && day <= to)
    .every(({ to }) => to === day)
  return (!isMissing || day === statement.to) && (!isMore || wereCut) && !(isMissing && isMore)
}
