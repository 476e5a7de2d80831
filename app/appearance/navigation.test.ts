import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { calculatorPages } from '#features/zakat/zakat.ts'
import {
  destinations,
  headerEntries,
  isWithin,
  type ScreenSection,
  sectionOf,
  sitePlaces,
} from './navigation.ts'

const known = routes

test('no main entry and nothing at the foot is a dead link', () => {
  for (const { to } of [
    ...destinations,
    ...headerEntries,
    ...sitePlaces.flatMap(({ entries }) => entries),
  ]) {
    const leaf = matchRoutes(known as RouteObject[], to)?.at(-1)
    expect(leaf?.route.path, to).not.toBe('*')
    expect(leaf, to).toBeDefined()
  }
})

test('there are at most five main entries, as many as a phone has room for', () => {
  expect(destinations.length).toBeLessThanOrEqual(5)
})

// Every screen of routes.ts: the entry of the wide header, and the one at the bottom of a phone.
const lit: Record<string, [header: string | undefined, bottom: string]> = {
  '': [undefined, 'Beranda'],
  program: ['Program', 'Program'],
  'category/:slug': ['Program', 'Program'],
  'campaign/:slug': ['Program', 'Program'],
  'donatur/:slug': ['Program', 'Program'],
  'doa-orang-baik/:slug': ['Program', 'Program'],
  news: ['Kabar', 'Beranda'],
  'latest-news/:slug': ['Kabar', 'Beranda'],
  wakaf: ['Wakaf', 'Program'],
  sedekah: ['Program', 'Program'],
  'donasi-sekarang/:slug': ['Program', 'Program'],
  'payment/:id': ['Program', 'Program'],
  'checkout-va/:id': ['Program', 'Program'],
  'checkout-qrcode/:id': ['Program', 'Program'],
  'checkout-retail/:id': ['Program', 'Program'],
  'checkout-ewallet/:id': ['Program', 'Program'],
  'checkout-card/:id': ['Program', 'Program'],
  'checkout-transfer/:id': ['Program', 'Program'],
  verifikasi: [undefined, 'Beranda'],
  'verifikasi/*': [undefined, 'Beranda'],
  alquran: ['Al-Qur’an', 'Al-Qur’an'],
  'surat/:id': ['Al-Qur’an', 'Al-Qur’an'],
  'juz/:id': ['Al-Qur’an', 'Al-Qur’an'],
  'verse-search': ['Al-Qur’an', 'Al-Qur’an'],
  unduhan: ['Al-Qur’an', 'Al-Qur’an'],
  'halaman/:id': ['Al-Qur’an', 'Al-Qur’an'],
  khatam: ['Al-Qur’an', 'Al-Qur’an'],
  'khatam/bersama': ['Al-Qur’an', 'Al-Qur’an'],
  'khatam/bersama/:token': ['Al-Qur’an', 'Al-Qur’an'],
  hafalan: ['Al-Qur’an', 'Al-Qur’an'],
  doa: ['Al-Qur’an', 'Al-Qur’an'],
  'doa/asmaul-husna': ['Al-Qur’an', 'Al-Qur’an'],
  'yasin-tahlil': ['Al-Qur’an', 'Al-Qur’an'],
  'ayat/:surah/:ayah': ['Al-Qur’an', 'Al-Qur’an'],
  zakat: ['Zakat', 'Program'],
  zakatcalculator: ['Zakat', 'Program'],
  ...Object.fromEntries(
    calculatorPages.map((name) => [`zakatcalculator/${name}`, ['Zakat', 'Program']]),
  ),
  register: ['akun', 'Akun'],
  'otpregister/:token': ['akun', 'Akun'],
  'forgot-password': ['akun', 'Akun'],
  'password/:id': ['akun', 'Akun'],
  account: ['akun', 'Akun'],
  mydonation: ['akun', 'Donasi Saya'],
  'donasi-rutin': ['akun', 'Donasi Saya'],
  'donasi-rutin/:token': ['akun', 'Donasi Saya'],
  asrama: ['Program', 'Program'],
  'asrama/:slug': ['Program', 'Program'],
  'kunjungan/:slug': ['Program', 'Program'],
  'kunjungan/:slug/:id': ['Program', 'Program'],
  'pusat-bantuan': [undefined, 'Beranda'],
  'pusat-bantuan/belum-terkonfirmasi': [undefined, 'Beranda'],
  'pusat-bantuan/pengaduan': [undefined, 'Beranda'],
  'pusat-bantuan/tiket/:token': [undefined, 'Beranda'],
  'pusat-bantuan/:slug': [undefined, 'Beranda'],
  about: [undefined, 'Beranda'],
  laporan: [undefined, 'Beranda'],
  'laporan/periode/:hari': [undefined, 'Beranda'],
  disclaimer: [undefined, 'Beranda'],
  'syarat-ketentuan': [undefined, 'Beranda'],
  'kebijakan-privasi': [undefined, 'Beranda'],
  kredit: [undefined, 'Beranda'],
  lisensi: [undefined, 'Beranda'],
  calendar: [undefined, 'Beranda'],
  'waktu-salat': [undefined, 'Beranda'],
  ramadhan: [undefined, 'Beranda'],
  search: ['cari', 'Beranda'],
  'search/list': ['cari', 'Beranda'],
  'kabar/berhenti/:token': [undefined, 'Beranda'],
  'kontak-baru/:aksi/:token': [undefined, 'Beranda'],
  'hapus-data/:aksi/:token': [undefined, 'Beranda'],
  'pilihan/:token': [undefined, 'Beranda'],
  'pengembalian/:token': [undefined, 'Beranda'],
  'dev/ui': [undefined, 'Beranda'],
  'dev/simulator': [undefined, 'Beranda'],
  'dev/kotak-masuk': [undefined, 'Beranda'],
  '*': [undefined, 'Beranda'],
}

/** What lights in the wide header: an entry, the account, or the search. */
function litInHeader(pathname: string): string | undefined {
  const ends: Partial<Record<ScreenSection, string>> = {
    account: 'akun',
    donations: 'akun',
    search: 'cari',
  }
  const entries = headerEntries.filter((entry) => isWithin(entry, pathname))
  expect(entries.length).toBeLessThanOrEqual(1)
  return entries[0]?.label ?? ends[sectionOf(pathname)]
}

test('every screen lights the entry it belongs to, in the header and at the bottom', () => {
  const screens = routes
    .filter(({ file }) => file.endsWith('.tsx') && !file.startsWith('desk/'))
    .map(({ path = '' }) => path)
  const found = screens.map((path) => {
    const pathname = `/${path.replaceAll(/:\w+|\*/g, 'x')}`
    const bottom = destinations.filter((entry) => isWithin(entry, pathname))
    expect(bottom, path).toHaveLength(1)
    return [path, [litInHeader(pathname), bottom[0]?.label]]
  })
  expect(Object.fromEntries(found)).toEqual(lit)
})

test.each([
  ['/donasi-sekarang/zakat-emas', 'Zakat'],
  ['/campaign/zakat-maal', 'Zakat'],
  ['/category/wakaf', 'Wakaf'],
  ['/donasi-sekarang/wakaf-sumur', 'Wakaf'],
  ['/programku', undefined],
])('%s lights %s in the header', (pathname, label) => {
  expect(litInHeader(pathname)).toBe(label)
})
