import { fieldsOf } from '#features/voucher/templates/template.ts'
import { findTemplate } from '#features/voucher/templates/templates.ts'
import { formatFigure } from '#platform/money/money.ts'
import type { OpenLine } from '../suggest.ts'

/** An act of the institution that a line may stand for, and its form filled in with what the line tells. */
export type LineAct = { template: string; title: string; href: string }

type Sign = 'in' | 'out'

/** By the words that banks and treasurers write. */
const acts: readonly { template: string; sign: Sign; words: RegExp }[] = [
  { template: 'gaji', sign: 'out', words: /\b(gaji|payroll|salary|thr|honor(arium)?)\b/i },
  { template: 'setor-pajak', sign: 'out', words: /\b(pajak|pph|mpn|djp|ebilling|billing|ntpn)\b/i },
  { template: 'bayar-tagihan', sign: 'out', words: /\b(tagihan|invoice|inv|faktur)\b/i },
  { template: 'kas-kecil-isi', sign: 'out', words: /\b(kas kecil|petty|tarik(an)? tunai)\b/i },
  { template: 'uang-muka-karyawan', sign: 'out', words: /\b(uang muka|kasbon|panjar|um)\b/i },
  { template: 'uang-muka-program', sign: 'out', words: /\b(uang muka|panjar|um|program)\b/i },
  { template: 'titip-mitra', sign: 'out', words: /\b(mitra|laz|baznas|upz)\b/i },
  { template: 'qardh', sign: 'out', words: /\b(qardh?|pinjaman|bergulir)\b/i },
  {
    template: 'belanja',
    sign: 'out',
    words:
      /\b(sewa|listrik|pln|pdam|internet|telkom|indihome|token|atk|jasa|audit|iklan|belanja|beli|bayar)\b/i,
  },
  {
    template: 'angsuran-qardh',
    sign: 'in',
    words: /\b(angsuran|cicilan|qardh?|pengembalian pinjaman|bayar pinjaman)\b/i,
  },
  { template: 'investasi-wakaf-cair', sign: 'in', words: /\b(pencairan|deposito|sukuk)\b/i },
  { template: 'cair-penyedia-lama', sign: 'in', words: /\b(xendit|midtrans|settlement)\b/i },
  { template: 'setor-upz', sign: 'in', words: /\bupz\b/i },
  {
    template: 'setor-kas',
    sign: 'in',
    words: /\b(setor(an)?( tunai)?|kotak|celengan|tunai|cash|deposit)\b/i,
  },
  { template: 'kembali-mitra', sign: 'in', words: /\b(mitra|retur|kembali)\b/i },
  { template: 'hasil-wakaf', sign: 'in', words: /\b(bagi hasil|sewa|dividen|nisbah)\b/i },
  { template: 'infak-operasional', sign: 'in', words: /\b(operasional|ops)\b/i },
]

type OwnForm = {
  template: string
  title: string
  words: RegExp
  alsoWords?: RegExp
  address: string
}

/** What came and has a form of its own: by its own words before the acts of the institution, by others after them. */
const forms: readonly OwnForm[] = [
  {
    template: 'setor-kotak',
    title: 'Setoran kotak amal',
    words: /\b(kotak|celengan)\b/i,
    alsoWords: /\b(setor(an)?( tunai)?|tunai|cash)\b/i,
    address: '/kelola/kotak/setor',
  },
  {
    template: 'donasi-qris',
    title: 'Donasi lewat QRIS statis',
    words: /\b(qris?|nmid|merchant)\b/i,
    address: '/kelola/donasi/bank?cara=static',
  },
]

const MOST_ACTS = 3

type Line = Pick<OpenLine, 'id' | 'day' | 'open' | 'description' | 'bankAccountId'>

/**
 * The acts that fit a line of this account: what was chosen for such a description before comes first, then what its
 * words say. `learned` gives a template by `wordsKey`.
 */
export function actsForLine(
  line: Line,
  account: string,
  learned: ReadonlyMap<string, string>,
): LineAct[] {
  const before = learned.get(wordsKey(line))
  const offered = acts.filter(
    ({ sign, words }) => sign === signOf(line) && words.test(line.description),
  )
  const keys = new Set([...(before ? [before] : []), ...offered.map(({ template }) => template)])
  const found = [...keys].flatMap((key) => actFor(line, account, key) ?? [])
  const [own, others] = [formsFor(line, 'words'), formsFor(line, 'alsoWords')]
  const first = own.map(({ template }) => template)
  const later = others.filter(({ template }) => !first.includes(template))
  return [...own, ...found, ...later].slice(0, MOST_ACTS)
}

function formsFor(line: Line, by: 'words' | 'alsoWords'): LineAct[] {
  if (signOf(line) === 'out') return []
  const fitting = forms.filter((form) => form[by]?.test(line.description))
  return fitting.map(({ template, title, address }) => {
    const href = `${address}${address.includes('?') ? '&' : '?'}line=${line.id}`
    return { template, title, href }
  })
}

/** The form by which money that came without one becomes a donation; none for money that left. */
export function donationHref(line: Line): string | undefined {
  return signOf(line) === 'in' ? `/kelola/donasi/bank?line=${line.id}` : undefined
}

/** The form of a template for a line, or undefined where it does not take money of this account. */
function actFor(line: Line, account: string, key: string): LineAct | undefined {
  const template = findTemplate(key)
  const places = template
    ? fieldsOf(template).flatMap((field) => (field.kind === 'place' ? [field] : []))
    : []
  // Of two places the money comes to the second.
  const side = signOf(line) === 'in' ? places.at(-1) : places[0]
  if (!template || !side?.accounts.includes(account)) return undefined
  const place = { [side.name]: `bank:${line.bankAccountId}` }
  const query = new URLSearchParams({ ...offered(line), ...place, ...toldByWords(line, key) })
  const href = `/kelola/transaksi/baru/${key}?${query}`
  return { template: key, title: template.title, href }
}

/** What the words of a line tell of an act: which tax it pays. */
function toldByWords({ description }: Line, key: string): Record<string, string> {
  if (key !== 'setor-pajak') return {}
  const tax = taxWords.find(([, words]) => words.test(description))
  return tax ? { taxAccount: tax[0] } : {}
}

const taxWords: readonly (readonly [account: string, words: RegExp])[] = [
  ['2220', /\bpph\s*(pasal\s*)?21\b|\b411121\b/i],
  ['2230', /\bpph\s*(pasal\s*)?23\b|\b411124\b/i],
  ['2240', /\bpph\s*(pasal\s*)?4|\bfinal\b|\b411128\b/i],
]

/** The list of all acts, each of which then begins with what the line tells. */
export function anyActHref(line: Line): string {
  const place = `bank:${line.bankAccountId}`
  return `/kelola/transaksi/baru?${new URLSearchParams({ ...offered(line), place })}`
}

function offered({ id, day, open, description }: Line): Record<string, string> {
  return { line: id, day, sum: formatFigure(Math.abs(open)), note: description.slice(0, 120) }
}

function signOf({ open }: Pick<Line, 'open'>): Sign {
  return open > 0 ? 'in' : 'out'
}

const months = /^(jan|feb|mar|apr|mei|jun|jul|agu|aug|sep|okt|oct|nov|des|dec)/

/** What stays the same from month to month of a description: its sign and its first words without numbers and months. */
export function wordsKey(line: Pick<Line, 'description' | 'open'>): string {
  const words = line.description.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return [signOf(line), ...words.filter((word) => !months.test(word)).slice(0, 3)].join(' ')
}
