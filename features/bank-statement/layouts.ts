import type {
  StatementColumn,
  StatementLayout,
  StatementMapping,
} from '#platform/db/schema-statement.ts'
import type { SheetRows } from '#platform/sheet/sheet.ts'

export const statementColumns = [
  'day',
  'description',
  'more',
  'debit',
  'credit',
  'amount',
  'side',
  'balance',
  'number',
] as const satisfies readonly StatementColumn[]

type Heads = Readonly<Partial<Record<StatementColumn, readonly string[]>>>

/** The heads of each bank's own files (decision 0095 says where they are known from), better known ones first. */
const headsOf: Readonly<Record<Exclude<StatementLayout, 'mapped'>, Heads>> = {
  bca: {
    day: ['tanggal transaksi', 'date', 'tanggal'],
    description: ['keterangan', 'description'],
    amount: ['jumlah', 'amount', 'mutasi'],
    balance: ['saldo', 'balance'],
  },
  bri: {
    day: ['tgl tran', 'tanggal transaksi', 'tanggal'],
    description: ['desk tran', 'uraian transaksi', 'transaksi', 'uraian', 'keterangan'],
    more: ['remark custom'],
    debit: ['mutasi debet', 'debet', 'debit'],
    credit: ['mutasi kredit', 'kredit', 'credit'],
    balance: ['saldo akhir mutasi', 'saldo'],
    number: ['norek'],
  },
  mandiri: {
    day: ['postdate', 'posting date', 'date', 'tgl.', 'tanggal'],
    description: ['remarks', 'remark', 'description', 'rincian transaksi', 'keterangan'],
    more: ['additionaldesc', 'description', 'reference no.', 'no. referensi'],
    debit: ['debit amount', 'debit', 'debet'],
    credit: ['credit amount', 'credit', 'kredit'],
    balance: ['close balance', 'balance', 'saldo'],
    number: ['accountno', 'account no'],
  },
  bsi: {
    day: ['tanggal transaksi', 'tanggal', 'transaction date', 'trxdate', 'date'],
    description: ['keterangan', 'deskripsi', 'uraian', 'description'],
    more: ['no. referensi', 'no referensi', 'ft number', 'reference'],
    debit: ['debet', 'debit'],
    credit: ['kredit', 'credit'],
    amount: ['jumlah', 'nominal', 'amount'],
    side: ['d/k', 'db/cr', 'db/kr', 'tipe', 'dbcr'],
    balance: ['saldo', 'balance'],
  },
}

const bankNames: Readonly<Record<Exclude<StatementLayout, 'mapped'>, RegExp>> = {
  bca: /\bbca\b|central asia/i,
  bsi: /\bbsi\b|syariah indonesia/i,
  bri: /\bbri\b|rakyat indonesia/i,
  mandiri: /mandiri/i,
}

/** The layout of a bank's own files by the name of the bank; 'mapped' for any other bank. */
export function layoutOfBank(bank: string): StatementLayout {
  const banks = Object.entries(bankNames) as [StatementLayout, RegExp][]
  return banks.find(([, name]) => name.test(bank))?.[0] ?? 'mapped'
}

const HEAD_ROWS = 30

/** The columns of a file by the heads that this bank is known to write; of another bank's, by all of them. */
export function suggestColumns(rows: SheetRows, layout: StatementLayout): StatementMapping {
  let best: StatementMapping = { headRow: 0, columns: {} }
  for (const [headRow, row] of rows.slice(0, HEAD_ROWS).entries()) {
    for (const heads of layout === 'mapped' ? Object.values(headsOf) : [headsOf[layout]]) {
      const columns = columnsOf(row, heads)
      if (sizeOf(columns) > sizeOf(best.columns)) best = { headRow, columns }
    }
  }
  return best
}

const sizeOf = (columns: StatementMapping['columns']) => Object.keys(columns).length

function columnsOf(row: readonly string[], names: Heads): StatementMapping['columns'] {
  const heads = row.map(headWords)
  const columns: StatementMapping['columns'] = {}
  for (const use of statementColumns) {
    const taken = new Set(Object.values(columns))
    const at = (names[use] ?? [])
      .map((name) => heads.findIndex((head, index) => head === name && !taken.has(index)))
      .find((index) => index >= 0)
    if (at !== undefined) columns[use] = at
  }
  // BCA writes CR or DB in a column without a head, beside the sum.
  const beside = (columns.amount ?? heads.length) + 1
  if (heads[beside] === '' && columns.side === undefined && beside < heads.length - 1)
    columns.side = beside
  return columns
}

/** Whether the columns are enough to read lines: the day, the words, and the sum in one column or in two. */
export function isReadable({ columns }: StatementMapping): boolean {
  const { day, description, amount, debit, credit } = columns
  const hasSum = amount !== undefined || (debit !== undefined && credit !== undefined)
  return day !== undefined && description !== undefined && hasSum
}

/** A head without case, signs and double spaces. */
export function headWords(head: string): string {
  return head
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
}

/** The heads of a file as one text, by which its columns are remembered. */
export function headsText(row: readonly string[] = []): string {
  return row.map(headWords).join('|').slice(0, 2_000)
}
