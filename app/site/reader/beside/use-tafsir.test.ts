import { expect, test } from 'vitest'
import { tafsirAt } from './use-tafsir.ts'

const entry = (nomorAyat: number, dari: number, sampai: number) => ({
  surahId: 96,
  nomorAyat,
  dari,
  sampai,
  teks: `Tafsir ${dari}`,
})
const known = {
  entries: [entry(1, 1, 1), entry(2, 2, 3), entry(3, 2, 3)],
  source: 'Tafsir ringkas',
  error: null,
}

test('a tafsir stands beside its verse, and one that verses share at the first of them', () => {
  expect([1, 2, 3, 4].map((ayah) => tafsirAt(known, ayah))).toEqual([
    'Tafsir 1',
    'Ayat 2–3: Tafsir 2',
    undefined,
    undefined,
  ])
  expect(tafsirAt(undefined, 1)).toBeUndefined()
})
