import { readSen } from '#platform/money/written-sum.ts'
import { periodIn } from './statement-value.ts'

/** What a file tells beside its lines. */
export type FileFacts = {
  opening?: number
  closing?: number
  /** The sentence of the period: the order of its numbers shows with the lines. */
  period?: string
  /** Every account that it names. */
  numbers: Set<string>
  currency?: string
}

const NUMBER =
  /^(?:(?:no(?:mor)?\.?|nomer)\s*rek(?:ening)?|account\s*(?:no|number|#))\b[.\s:=']*([\d\s.-]+)/i

/** What stands above the heads, or between the lines: the account, the period, and at some banks the balances. */
export function tellFacts(row: readonly string[], facts: FileFacts): void {
  const text = row.filter((cell) => cell !== '').join(' ')
  const names = /periode?\b|tanggal mutasi|rentang tanggal|statement date|from date/i
  const isPeriod = names.test(text) && (periodIn(text) ?? periodIn(text, 'mdy'))
  if (isPeriod) facts.period ??= text
  const number = NUMBER.exec(text)?.[1]?.replaceAll(/\D/g, '')
  if (number) facts.numbers.add(number)
  const currency = /^(?:kode )?(?:mata uang|currency)[\s:=']*([a-z]+)/i.exec(text)?.[1]
  if (currency) facts.currency ??= currency
  balancesOf(row, facts)
}

const OPENING =
  /^(?:saldo awal|saldo sebelumnya|starting balance|opening balance|previous balance|initial balance|beginning balance)\b\s*[:=]?\s*(.*)$/i
const CLOSING = /^(?:saldo akhir|ending balance|closing balance)\b\s*[:=]?\s*(.*)$/i

/** A row such as “Saldo Awal : 21,912,192.00”, whose sum a separator may have cut. The first opening counts. */
export function balancesOf(row: readonly string[], facts: FileFacts): void {
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
    if (!alone.ok) continue
    facts[name] = name === 'opening' ? (facts.opening ?? alone.value) : alone.value
  }
}

/** Why a file is not of this account, or not of it alone. */
export function foreign({ numbers, currency }: FileFacts, account: string): string[] {
  const plain = (digits: string) => digits.replaceAll(/\D/g, '').replace(/^0+/, '')
  const named = [...new Map([...numbers].map((number) => [plain(number), number])).values()]
  const isOther = named.some((number) => plain(number) !== plain(account))
  const words =
    named.length > 1
      ? `Berkas ini memuat lebih dari satu rekening (${named.slice(0, 5).join(', ')}). Unduh satu berkas untuk tiap rekening.`
      : `Berkas ini dari rekening ${named[0]}, bukan ${account}.`
  return [
    ...(isOther ? [words] : []),
    ...(currency && !/^(?:rp|idr|rupiah)$/i.test(currency)
      ? [`Mata uang berkas ini ${currency}. Hanya rupiah yang dapat dimuat.`]
      : []),
  ]
}
