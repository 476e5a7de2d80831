import { expect, test } from 'vitest'
import { chooseCover, type CoverSource } from './cover.ts'

const plain = { motif: 'bintang', palette: 'pagi', seed: 3 }

function choose(given: Partial<CoverSource>) {
  const { motif, place, palette } = chooseCover({
    words: '',
    title: 'Untuk sesama',
    category: 'lainnya',
    cover: plain,
    ...given,
  })
  return `${motif} ${place} ${palette}`
}

test.each([
  [{ words: 'dapur banjir senja' }, 'dapur banjir senja'],
  [{ words: 'senja banjir dapur' }, 'dapur banjir senja'],
  [{ words: 'mata' }, 'mata langit pagi'],
  [{ title: 'Sumur bor untuk 12 dusun' }, 'sumur desa pagi'],
  [{ title: 'Dapur umum untuk warga terdampak banjir Demak' }, 'dapur banjir pagi'],
  [{ title: 'Operasi katarak', words: 'mata kota' }, 'mata kota pagi'],
  [{ title: 'Wakaf 2.000 mushaf untuk pelosok', words: 'mushaf' }, 'mushaf pesantren pagi'],
  [{ title: 'Renovasi musala di tepi pantai' }, 'masjid pantai pagi'],
  [{ title: 'Bangku sekolah untuk anak-anak pesisir' }, 'meja pantai pagi'],
  [{ title: 'Tanggap gempa', category: 'kemanusiaan' }, 'tenda bukit pagi'],
  [{ title: 'Bantuan banjir', category: 'kemanusiaan' }, 'paket banjir pagi'],
  [{ category: 'yatim' }, 'asrama ruang pagi'],
  [{ category: 'transparansi', title: 'Ke mana perginya?' }, 'kuitansi langit pagi'],
  [{ cover: { ...plain, motif: 'sumur' } }, 'sumur desa pagi'],
  [{ cover: { ...plain, motif: 'ombak' } }, 'perahu laut pagi'],
  [{ cover: { ...plain, motif: 'kapalselam' } }, 'bintang langit pagi'],
  [{ words: 'constructor toString' }, 'bintang langit pagi'],
])('%o shows %s', (given, shown) => {
  expect(choose(given)).toBe(shown)
})

test('a light of the title does not change the picture, only one of its own words', () => {
  expect(choose({ title: 'Makan malam bersama' })).toBe('makan ruang pagi')
  expect(choose({ title: 'Makan malam bersama', words: 'malam' })).toBe('makan ruang malam')
})
