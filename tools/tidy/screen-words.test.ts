import { expect, test } from 'vitest'
import { screenWordRules } from './screen-words.ts'
import { parse } from './source.ts'

const found = (path: string, text: string) =>
  screenWordRules.flatMap((rule) => rule.check(parse(path, text))).length

test.each([
  ['app/a.tsx', 'const a = <p>Kami kirimi kode</p>', 'const a = <p>Kami kirim kode</p>'],
  ['app/a.tsx', `const a = 'Nama (boleh dikosongkan)'`, `const a = 'Nama (tidak wajib)'`],
  ['app/a.tsx', 'const a = `Surat ke-${b}`', 'const a = `Surah ke-${b}`'],
  ['app/a.tsx', `const a = '114 surat'`, `const a = '114 surah'`],
  ['features/a/b.ts', `const a = 'Anda sedang luring'`, `const a = 'Anda tanpa internet'`],
  ['features/a/b.ts', `const a = 'disimpan tersandi'`, `const a = 'disimpan terenkripsi'`],
  ['db/seeds/a.ts', `const a = 'pada hari Ahad'`, `const a = 'pada hari Minggu'`],
  ['app/a.tsx', `const a = 'simpan di gawai ini'`, `const a = 'simpan di perangkat ini'`],
  ['app/a.tsx', `const a = 'kwitansi Anda'`, `const a = 'kuitansi Anda'`],
  ['app/a.tsx', '<p>12 non-mukim</p>', '<p>12 anak tinggal bersama keluarga</p>'],
  ['app/a.tsx', '<h2>Berita terbaru</h2>', '<h2>Kabar terbaru</h2>'],
  ['app/a.tsx', `const a = 'Masih kami jaga'`, `const a = 'Belum disalurkan'`],
  ['app/a.tsx', `const a = 'Paling diaminkan'`, `const a = 'Paling banyak diaminkan'`],
  ['app/a.tsx', `const a = 'lewat paket npm'`, `const a = 'lewat pos'`],
])('in %s the screen does not say %s', (path, bad, good) => {
  expect(found(path, bad)).toBe(1)
  expect(found(path, good)).toBe(0)
})

test.each([
  ['app/site/calendar/month-grid.tsx', `const days = ['Ahad', 'Senin']`],
  ['app/site/player/playlist.ts', 'const title = `Surat ${name} - Ayat ${ayah}`'],
  ['app/site/institution/kredit.tsx', `const text = 'paket npm quran-pack'`],
  ['app/a.tsx', `const label = 'Bukti Setor Zakat, bukan surat keterangan'`],
  ['app/a.tsx', `const to = '/surat/2'`],
  ['app/a.test.ts', `const a = 'Anda sedang luring'`],
])('in %s another sense is meant: %s', (path, text) => {
  expect(found(path, text)).toBe(0)
})
