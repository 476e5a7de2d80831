import type { StatementMapping } from '#platform/db/schema/schema-statement.ts'
import type { SheetRows } from '#platform/sheet/sheet.ts'
import { SheetRefused } from '#platform/sheet/sheet.ts'
import { senWords } from './statement-balances.ts'
import { addDays, formatDate, startOfDay } from '#platform/time/jakarta.ts'

/** Where its lines stand in the table that a message becomes. */
export const mt940Mapping: StatementMapping = {
  headRow: 4,
  columns: { day: 0, description: 1, amount: 2 },
}

/** True for a text of SWIFT messages of a customer's statement (MT940), also within its envelope. */
export function isMt940(text: string): boolean {
  return (
    /(?:^|[\r\n])\s{0,10}:20:/.test(text) &&
    /[\r\n]:(?:25P?|28C?|60[FM]|62[FM]|13D|34F):/.test(text)
  )
}

/**
 * The statements of a file as one table, as other files are: its account, period and balances above the heads, then a
 * row for each line. Each statement is checked with its own balances, and each must go on from the one before.
 */
export function mt940Rows(text: string): SheetRows {
  const statements = oldestFirst(statementsIn(text))
  const [first] = statements
  const last = statements.at(-1)
  if (!first || !last) throw new SheetRefused(CUT)
  const accounts = new Set(statements.map(({ account }) => account))
  if (accounts.size > 1) {
    throw new SheetRefused(
      `Berkas ini memuat lebih dari satu rekening (${[...accounts].slice(0, 5).join(', ')}). Unduh satu berkas untuk tiap rekening.`,
    )
  }
  for (const statement of statements) assertAddsUp(statement)
  for (const [at, statement] of statements.slice(1).entries()) {
    assertGoesOn(statements[at] as Mt940, statement)
  }
  const lines = statements.flatMap((statement) => statement.lines)
  return [
    [`Nomor rekening : ${first.account}`],
    [`Periode : ${periodOf(first, last, lines).join(' - ')}`],
    ['Saldo awal', written(first.opening.sen)],
    ['Saldo akhir', written(last.closing.sen)],
    ['Tanggal', 'Keterangan', 'Jumlah'],
    ...lines.map(({ day, words, sen }) => [day, words, written(sen)]),
  ]
}

type Balance = { day: string; sen: number }
type Line = { day: string; sen: number; words: string }
type Mt940 = { name: string; account: string; opening: Balance; closing: Balance; lines: Line[] }

const CUT = 'Berkas MT940 ini terpotong: ada bagian tanpa saldo awal atau saldo akhir. Unduh lagi.'
const INTERIM =
  'Berkas ini laporan sementara (MT942), bukan rekening koran. Unduh MT940 setelah hari berganti.'

type Field = { tag: string; text: string }

/** More than the six lines of words that a message may give; the rest says nothing about money. */
const LONGEST = 2_000

/** A field begins at a line with its tag and goes on to the next; the envelope of a message holds none. */
function fieldsIn(text: string): Field[] {
  const fields: Field[] = []
  for (const line of text.replaceAll('\uFEFF', '').split(/\r\n?|\n/)) {
    const plain = line.replace(/^\s{0,10}(?=:\d\d[A-Z]?:)/, '')
    const found = /^(?:\{[1245]:.{0,200}?)?:(\d\d[A-Z]?):(.*)$/.exec(plain)
    const last = fields.at(-1)
    if (found) fields.push({ tag: found[1] ?? '', text: found[2] ?? '' })
    else if (/^-(?:\}.{0,200})?\s*$|^\{[1-5S]:/.test(plain)) fields.push({ tag: '', text: '' })
    else if (last && last.tag !== '' && plain.trim() !== '' && last.text.length < LONGEST)
      last.text += `\n${plain}`
  }
  return fields.filter(({ tag }) => tag !== '')
}

function statementsIn(text: string): Mt940[] {
  const fields = fieldsIn(text)
  if (fields.some(({ tag }) => tag === '34F' || tag === '13D')) throw new SheetRefused(INTERIM)
  const begins = fields.flatMap(({ tag }, at) => (tag === '20' ? [at] : []))
  return begins.map((begin, index) => statementOf(fields.slice(begin, begins[index + 1])))
}

/** Some banks give the newest statement first. */
function oldestFirst(statements: Mt940[]): Mt940[] {
  const [first, last] = [statements[0], statements.at(-1)]
  return first && last && last.closing.day < first.opening.day
    ? statements.toReversed()
    : statements
}

function statementOf(fields: readonly Field[]): Mt940 {
  const all = (...tags: string[]) => fields.filter(({ tag }) => tags.includes(tag))
  const [account] = all('25', '25P')
  const [opening, more] = all('60F', '60M')
  const [closing, again] = all('62F', '62M')
  if (!account || !opening || !closing || more || again) throw new SheetRefused(CUT)
  const name = all('20', '28', '28C').map(({ text }) => text.trim())
  return {
    name: name.join(' '),
    account: accountIn(account.text),
    opening: balanceIn(opening.text),
    closing: balanceIn(closing.text),
    lines: linesIn(fields),
  }
}

/** The longest row of digits: the bank's code, the currency or a branch may stand around it. */
function accountIn(text: string): string {
  const numbers = (text.split('\n')[0] ?? '').replaceAll(/[.-]/g, '').match(/\d+/g) ?? []
  const [longest] = numbers.toSorted((a, b) => b.length - a.length)
  return longest ?? text.trim().slice(0, 35)
}

function balanceIn(text: string): Balance {
  const found = /^([CD])(\d{6})([A-Z]{3})(\d{1,15}(?:[.,]\d{0,2})?)\s*$/.exec(text.trim())
  const day = found && dayIn(found[2] ?? '')
  if (!found || !day) throw new SheetRefused(`Saldo “${text.slice(0, 40)}” tidak terbaca (MT940).`)
  if (found[3] !== 'IDR') {
    throw new SheetRefused(`Mata uang berkas ini ${found[3]}. Hanya rupiah yang dapat dimuat.`)
  }
  const sen = senIn(found[4] ?? '')
  return { day, sen: found[1] === 'D' ? 0 - sen || 0 : sen }
}

/** `:61:` with the `:86:` that follows it; an `:86:` after the closing balance tells of the whole statement. */
function linesIn(fields: readonly Field[]): Line[] {
  const lines: Line[] = []
  let last: Line | undefined
  for (const { tag, text } of fields) {
    if (tag === '61') {
      last = lineIn(text)
      lines.push(last)
    } else if (tag === '86') {
      if (last) last.words = plainWords(`${narrative(text)} ${last.words}`)
    } else last = undefined
  }
  return lines
}

const LINE =
  /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?(\d{1,15}(?:[.,]\d{0,2})?)([NSF][A-Z0-9]{3})?(.*)$/

/** Value day, entry day, side (R turns a line back), sum, kind, our reference, the bank's, and words. */
function lineIn(text: string): Line {
  const [first = '', ...rest] = text.split('\n')
  const found = LINE.exec(first.trim())
  const valued = found && dayIn(found[1] ?? '')
  if (!found || !valued || found[3]?.startsWith('E')) {
    throw new SheetRefused(`Baris “:61:${first.slice(0, 60)}” tidak terbaca (MT940).`)
  }
  const [, , entered = '', side = '', , amount = '', , references = ''] = found
  const isOut = side === 'D' || side === 'RC'
  const sen = senIn(amount)
  const words = [...references.split('//'), ...rest].filter(
    (each) => !/^\s*(?:NONREF)?\s*$/.test(each),
  )
  return {
    day: entryDay(valued, entered),
    sen: isOut ? 0 - sen || 0 : sen,
    words: plainWords(words.join(' ')),
  }
}

/** The day on which the bank booked it has no year: it is the one nearest to the value day. */
function entryDay(valued: string, entered: string): string {
  if (entered === '') return valued
  const year = Number(valued.slice(0, 4))
  const days = [year - 1, year, year + 1]
    .map((each) => dayIn(`${String(each).slice(2)}${entered}`))
    .filter((day) => day !== undefined)
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valued))
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? valued
}

/** A line of full length was cut there, within a word or not; `?20` and its like divide the words. */
function narrative(text: string): string {
  return text
    .split('\n')
    .reduce((all, line) =>
      all.length > 0 && lastLine(all).length < FULL ? `${all}\n ${line}` : `${all}\n${line}`,
    )
    .replaceAll('\n', '')
    .replaceAll(/\?\d\d/g, ' ')
}

const FULL = 65
const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1)

function plainWords(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function dayIn(text: string): string | undefined {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined
}

function senIn(text: string): number {
  const [whole = '', hundredths = ''] = text.split(/[.,]/)
  const sen = Number(whole) * 100 + Number(hundredths.padEnd(2, '0'))
  if (!Number.isSafeInteger(sen)) throw new SheetRefused(`Jumlah “${text}” terlalu besar.`)
  return sen
}

function assertAddsUp({ name, opening, closing, lines }: Mt940): void {
  const sum = lines.reduce((all, { sen }) => all + sen, opening.sen)
  if (sum === closing.sen) return
  throw new SheetRefused(
    `Rekening koran ${name}: saldo awal ${senWords(opening.sen)} ditambah semua mutasi menjadi ${senWords(sum)}, tetapi saldo akhir ${senWords(closing.sen)}. Ada baris yang hilang atau berubah.`,
  )
}

function assertGoesOn(before: Mt940, after: Mt940): void {
  const isSame = before.name === after.name && before.opening.day === after.opening.day
  if (isSame) throw new SheetRefused(`Rekening koran ${after.name} ada dua kali di berkas ini.`)
  const isEarlier = after.closing.day < before.closing.day
  if (before.closing.sen === after.opening.sen && !isEarlier) return
  throw new SheetRefused(
    `Rekening koran ${after.name} tidak menyambung: saldo awalnya ${senWords(after.opening.sen)}, saldo akhir sebelumnya ${senWords(before.closing.sen)} (${formatDate(startOfDay(before.closing.day))}). Ada bagian yang hilang, ganda, atau tertukar.`,
  )
}

/** Banks give an opening balance the day before or the first day: a day with lines is told whole either way. */
function periodOf(
  { opening }: Mt940,
  { closing }: Mt940,
  lines: readonly Line[],
): [string, string] {
  const days = [...lines.map(({ day }) => day), closing.day].toSorted()
  const first = days[0] ?? closing.day
  const next = addDays(opening.day, 1)
  return [next < first ? next : first, days.at(-1) ?? closing.day]
}

function written(sen: number): string {
  const [whole, hundredths] = [Math.floor(Math.abs(sen) / 100), Math.abs(sen) % 100]
  return `${sen < 0 ? '-' : ''}${whole},${String(hundredths).padStart(2, '0')}`
}
