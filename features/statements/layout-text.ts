import { isNoteTable } from './notes/note-tables.ts'
import type { LayoutLine, StatementKind } from './statement-kinds.ts'
import { amilShareSpent } from '#features/ledger/ledger.ts'

/** The parts of a statement as an accountant writes them. */
const sections: Readonly<Record<string, string>> = {
  aset: 'assets',
  liabilitas: 'liabilities',
  saldo: 'equity',
  penerimaan: 'receipts',
  penyaluran: 'spending',
  mutasi: 'roll',
  operasi: 'operating',
  investasi: 'investing',
  pendanaan: 'financing',
  catatan: 'notes',
}

const sides: Readonly<Record<string, LayoutLine['side']>> = { masuk: 'in', keluar: 'out', '': null }

/** Where credits are shown above zero. */
const creditSections = ['liabilities', 'equity', 'receipts']

/** The lines of a statement as text, one a row: 'aset | Aset lancar | Uang muka | 1145 1146 | Z IT | masuk'. */
export function layoutText(lines: readonly LayoutLine[]): string {
  const nameOf = (table: Readonly<Record<string, unknown>>, value: unknown) =>
    Object.keys(table).find((name) => table[name] === value) ?? ''
  return lines
    .map(({ section, heading, words, accounts, funds, side }) =>
      [nameOf(sections, section), heading, words, accounts.join(' '), funds.join(' ')]
        .concat(side ? [nameOf(sides, side)] : [])
        .join(' | ')
        .replace(/[\s|]+$/, ''),
    )
    .join('\n')
}

/** The older layout of a statement as text; undefined where there is none, or it is in force. */
export function olderText(kind: StatementKind, lines: readonly LayoutLine[]): string | undefined {
  if (kind !== 'perubahan-dana') return undefined
  const text = layoutText(olderLayout(lines))
  return text === layoutText(lines) ? undefined : text
}

/** The lines that a text says, or the words for what is wrong in the first row that is not one. */
export function parseLayout(text: string): LayoutLine[] | string {
  const lines: LayoutLine[] = []
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '')
  for (const [at, row] of rows.entries()) {
    const line = lineIn(row)
    if (typeof line === 'string') return `Baris ${at + 1}: ${line}`
    lines.push(line)
  }
  return lines.length > 0 ? lines : 'Tulis sedikitnya satu baris.'
}

function lineIn(row: string): LayoutLine | string {
  const cells = row.split('|').map((cell) => cell.trim())
  const [part = '', heading = '', words = '', codes = '', names = '', way = '', more] = cells
  const section = Object.hasOwn(sections, part) ? sections[part] : undefined
  if (more !== undefined) return 'kolomnya lebih dari enam.'
  if (!section) return `bagian “${part}” tidak dikenal. Pilih ${Object.keys(sections).join(', ')}.`
  if (!words) return 'uraiannya kosong.'
  const accounts = codes.split(/[\s,]+/).filter(Boolean)
  const isKnown = (code: string) =>
    /^\d{4}$/.test(code) || (section === 'notes' && isNoteTable(code))
  const odd = accounts.find((code) => !isKnown(code))
  if (odd) return `akun “${odd}” bukan empat angka${section === 'notes' ? ' atau nama tabel' : ''}.`
  const funds = names.split(/[\s,]+/).filter(Boolean)
  const unknown = funds.find((fund) => !/^(Z|IT|IU|D|A|N|W)$/.test(fund))
  if (unknown) return `dana “${unknown}” tidak dikenal.`
  if (!Object.hasOwn(sides, way)) return `“${way}” bukan masuk atau keluar.`
  const sign = creditSections.includes(section) ? -1 : 1
  return { section, heading, words, accounts, funds, side: sides[way] ?? null, sign }
}

/**
 * The changes of the funds as they were shown before: the amil's share takes from what was received instead of standing
 * among what was spent. The surplus is the same.
 */
export function olderLayout(lines: readonly LayoutLine[]): LayoutLine[] {
  const isShare = ({ section, accounts }: LayoutLine) =>
    section === 'spending' && accounts.every((code) => amilShareSpent.includes(code))
  const shares = lines.filter(isShare)
  const older = lines.filter((line) => !isShare(line))
  for (const share of shares) {
    const isOfFund = ({ section, funds }: LayoutLine) =>
      section === 'receipts' && share.funds.every((fund) => funds.includes(fund))
    const at = older.findLastIndex(isOfFund)
    const heading = older[at]?.heading ?? share.heading
    const words = `Dikurangi: bagian ${share.words.toLowerCase()}`
    older.splice(at + 1, 0, { ...share, section: 'receipts', heading, words, sign: -1 })
  }
  return older
}
