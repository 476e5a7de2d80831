import { expect, test } from 'vitest'
import { layoutText, parseLayout } from './layout-text.ts'
import type { LayoutLine } from './statement-kinds.ts'

const lines: LayoutLine[] = [
  {
    section: 'assets',
    heading: 'Aset lancar',
    words: 'Piutang dari wakaf',
    accounts: ['1190', '2190'],
    funds: [],
    side: 'in',
    sign: 1,
  },
  {
    section: 'receipts',
    heading: '',
    words: 'Muzaki',
    accounts: ['4110'],
    funds: ['Z'],
    side: null,
    sign: -1,
  },
]

test('lines are written as text and read back as they were', () => {
  const text = layoutText(lines)
  expect(text.split('\n')).toEqual([
    'aset | Aset lancar | Piutang dari wakaf | 1190 2190 |  | masuk',
    'penerimaan |  | Muzaki | 4110 | Z',
  ])
  expect(parseLayout(text)).toEqual(lines)
})

test.each([
  ['', 'Tulis sedikitnya satu baris.'],
  ['aset | A | Kas | 1110\nharta | A | Kas', 'Baris 2: bagian “harta” tidak dikenal.'],
  ['aset | A |  | 1110', 'Baris 1: uraiannya kosong.'],
  ['aset | A | Kas | 111', 'Baris 1: akun “111” bukan empat angka.'],
  ['aset | A | Kas | 1110 | X', 'Baris 1: dana “X” tidak dikenal.'],
  ['aset | A | Kas | 1110 | Z | naik', 'Baris 1: “naik” bukan masuk atau keluar.'],
  ['aset | A | Kas | 1110 | Z | masuk | 1', 'Baris 1: kolomnya lebih dari enam.'],
  ['constructor | A | Kas | 1110', 'Baris 1: bagian “constructor” tidak dikenal.'],
])('the text %j is refused in words', (text, words) => {
  const parsed = parseLayout(text)
  expect(typeof parsed === 'string' && parsed.startsWith(words)).toBe(true)
})
