import { expect, test } from 'vitest'
import { wordsFor } from './words.ts'

test.each([
  ['gram', 'BUKAN_ANGKA', 'Berat harus angka, contoh 85,5.'],
  ['gram', 'DESIMAL_BERLEBIH', 'Berat paling banyak tiga angka di belakang koma.'],
  ['gram', 'NEGATIF', 'Berat tidak boleh negatif.'],
  ['items.3.gram', 'MAKS', 'Berat terlalu besar, paling banyak 1.000.000 gram.'],
  ['karat', 'WAJIB_DIISI', 'Karat perlu diisi.'],
  ['items', 'WAJIB_DIISI', 'Tambahkan paling sedikit satu perhiasan.'],
  ['items', 'MAKS', 'Paling banyak 200 perhiasan sekali hitung.'],
  ['items.0.jenis', 'WAJIB_DIISI', 'Pilih emas atau perak.'],
  ['haul', 'WAJIB_DIISI', 'Pilih dahulu: sudah atau belum satu tahun Hijriah.'],
  ['saldo.1', 'GRUP_TIDAK_VALID', 'Periksa titik dan koma pada saldo, contoh 1.000.000.'],
  [
    'penghasilanUtama',
    'RUPIAH_BULAT',
    'Penghasilan harus rupiah bulat: angka di belakang koma terbaca sebagai sen. Ribuan ditulis dengan titik, contoh 100.000.',
  ],
  ['jiwa', 'MAKS', 'Jumlah jiwa terlalu besar, paling banyak 1.000 jiwa.'],
  ['hari', 'DESIMAL_BERLEBIH', 'Jumlah hari harus bilangan bulat.'],
  ['jiwa', 'BUKAN_ANGKA', 'Jumlah jiwa harus angka, contoh 4.'],
  ['hari', 'BUKAN_ANGKA', 'Jumlah hari harus angka, contoh 4.'],
  ['hari', 'MAKS', 'Jumlah hari terlalu besar, paling banyak 10.000 hari.'],
  ['gramPerJiwa', 'MAKS', 'Takaran per jiwa terlalu besar, paling banyak 10.000.'],
  ['mlPerJiwa', 'MAKS', 'Takaran per jiwa terlalu besar, paling banyak 10.000.'],
  ['saldo', 'MAKS', 'Saldo terlalu besar, paling banyak Rp999.999.999.999.999.'],
  ['sesuatu', 'WAJIB_DIISI', 'Isian ini perlu diisi.'],
] as const)('%s %s: %s', (field, code, sentence) => {
  expect(wordsFor({ field, code })).toBe(sentence)
})
