import { formatRupiah, rupiah } from '#platform/money/money.ts'

/** A line as a file tells it; sums in hundredths of a rupiah, money that leaves below zero. */
export type StatementLine = {
  row: number
  day: string
  sen: number
  description: string
  /** The balance after it, where the file tells one. */
  balance?: number
}

type Balances = { opening: number | undefined; closing: number | undefined }
type Checked = { lines: StatementLine[]; opening: number; closing: number }

/**
 * The lines oldest first with the balances before and after them, once they add up: the opening balance and all lines
 * are the closing balance, and each balance of a line follows from the one before.
 */
export function checkBalances(
  lines: readonly StatementLine[],
  balances: Balances,
): Checked | { problems: string[] } {
  const [first, other] = ordersOf(lines)
  const found = checkOrder(first, balances)
  if (!('problems' in found)) return found
  const turned = checkOrder(other, balances)
  return 'problems' in turned ? found : turned
}

/** Banks list the newest line first or last; a single day does not tell which. */
function ordersOf(lines: readonly StatementLine[]): [StatementLine[], StatementLine[]] {
  const [as, turned] = [[...lines], [...lines].reverse()]
  return (lines[0]?.day ?? '') > (lines.at(-1)?.day ?? '') ? [turned, as] : [as, turned]
}

function checkOrder(lines: StatementLine[], balances: Balances): Checked | { problems: string[] } {
  const [first] = lines
  const implied = first?.balance === undefined ? undefined : first.balance - first.sen
  const opening = balances.opening ?? implied
  const closing = balances.closing ?? lines.at(-1)?.balance
  if (opening === undefined || closing === undefined) return { problems: [unknownWords(lines)] }
  let balance = opening
  for (const line of lines) {
    balance += line.sen
    if (line.balance === undefined || line.balance === balance) continue
    const why = `saldo seharusnya ${senWords(balance)}, tertulis ${senWords(line.balance)}`
    return { problems: [`Baris ${line.row}: ${why}. Ada baris yang hilang atau berubah.`] }
  }
  if (balance === closing) return { lines, opening, closing }
  const sum = `Saldo awal ${senWords(opening)} ditambah semua mutasi menjadi ${senWords(balance)}`
  const off = senWords(closing - balance)
  return { problems: [`${sum}, tetapi saldo akhir ${senWords(closing)}: selisih ${off}.`] }
}

/** A file that tells balances tells them of every end. */
function unknownWords(lines: readonly StatementLine[]): string {
  const [first, last] = [lines[0], lines.at(-1)]
  const bare = [first, last].find((line) => line && line.balance === undefined)
  const isTold = lines.some(({ balance }) => balance !== undefined)
  return isTold && bare
    ? `Baris ${bare.row}: saldonya kosong. Berkas mungkin terpotong: unduh lagi.`
    : UNKNOWN
}

const UNKNOWN = 'Saldo awal dan saldo akhir tidak ada di berkas. Isi keduanya dari rekening koran.'

/** A sum in hundredths of a rupiah, with its hundredths where it has some. */
export function senWords(sen: number): string {
  const whole = formatRupiah(rupiah(Math.floor(Math.abs(sen) / 100)))
  const rest = Math.abs(sen) % 100
  const words = rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`
  return sen < 0 ? `−${words}` : words
}
