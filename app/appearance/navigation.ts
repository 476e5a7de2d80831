import type { IconName } from '#app/ui/icon.tsx'

/** The parts of the product. Each screen belongs to exactly one. */
export type ScreenSection =
  | 'home'
  | 'program'
  | 'zakat'
  | 'wakaf'
  | 'quran'
  | 'news'
  | 'search'
  | 'donations'
  | 'account'

export type Destination = {
  to: string
  label: string
  icon: IconName
  /** The sections whose screens this entry stands for. */
  sections: readonly ScreenSection[]
  /** Loaded as a full document, because only its own CSP allows the sign-in provider. */
  isDocument?: true
}

/** The entries at the bottom of a phone, in order; at most five. An entry is added when its screen exists. */
export const destinations: readonly Destination[] = [
  { to: '/', label: 'Beranda', icon: 'home', sections: ['home', 'news', 'search'] },
  { to: '/program', label: 'Program', icon: 'heart', sections: ['program', 'zakat', 'wakaf'] },
  { to: '/alquran', label: 'Al-Qur’an', icon: 'book', sections: ['quran'] },
  { to: '/mydonation', label: 'Donasi Saya', icon: 'history', sections: ['donations'] },
  { to: '/account', label: 'Akun', icon: 'user', sections: ['account'], isDocument: true },
]

/** The entries of the header on a wide screen. The logo leads home; search and account stand at the other end. */
export const headerEntries: readonly Omit<Destination, 'icon'>[] = [
  { to: '/program', label: 'Program', sections: ['program'] },
  { to: '/zakat', label: 'Zakat', sections: ['zakat'] },
  { to: '/wakaf', label: 'Wakaf', sections: ['wakaf'] },
  { to: '/alquran', label: 'Al-Qur’an', sections: ['quran'] },
  { to: '/news', label: 'Kabar', sections: ['news'] },
]

/** Starts of addresses, the first match counts. What is not here belongs to the home section. */
const starts: readonly (readonly [start: RegExp, section: ScreenSection])[] = [
  // Zakat and wakaf carry their name at the start of the slug.
  [/^\/(zakat|(campaign|category|donatur|doa-orang-baik|donasi-sekarang)\/zakat)/, 'zakat'],
  [/^\/(wakaf|(campaign|category|donatur|doa-orang-baik|donasi-sekarang)\/wakaf)/, 'wakaf'],
  [
    /^\/(program|category|campaign|donatur|doa-orang-baik|sedekah|donasi-sekarang|asrama|kunjungan)(\/|$)/,
    'program',
  ],
  [/^\/(payment\/|checkout-)/, 'program'],
  [
    /^\/(alquran|surat|juz|halaman|ayat|verse-search|khatam|hafalan|doa|yasin-tahlil|unduhan)(\/|$)/,
    'quran',
  ],
  [/^\/(news|latest-news)(\/|$)/, 'news'],
  [/^\/search(\/|$)/, 'search'],
  [/^\/(mydonation|donasi-rutin|pengingat)(\/|$)/, 'donations'],
  [/^\/(account|register|otpregister|forgot-password|password)(\/|$)/, 'account'],
]

export function sectionOf(pathname: string): ScreenSection {
  return starts.find(([start]) => start.test(pathname))?.[1] ?? 'home'
}

type Place = { to: string; label: string }

/** The other links in the footer, by subject. An entry is added when its screen exists. */
export const sitePlaces: readonly { title: string; entries: readonly Place[] }[] = [
  {
    title: 'Berbagi',
    entries: [
      { to: '/program', label: 'Semua program' },
      { to: '/zakat', label: 'Zakat' },
      { to: '/wakaf', label: 'Wakaf' },
      { to: '/sedekah', label: 'Sedekah' },
      { to: '/zakatcalculator', label: 'Kalkulator zakat' },
      { to: '/asrama', label: 'Asrama yatim' },
      { to: '/mydonation', label: 'Donasi saya' },
    ],
  },
  {
    title: 'Ibadah',
    entries: [
      { to: '/alquran', label: 'Al-Qur’an' },
      { to: '/verse-search', label: 'Cari ayat' },
      { to: '/khatam', label: 'Rencana khatam' },
      { to: '/hafalan', label: 'Hafalan' },
      { to: '/doa', label: 'Doa dan zikir' },
      { to: '/yasin-tahlil', label: 'Yasin & tahlil' },
      { to: '/waktu-salat', label: 'Waktu salat dan kiblat' },
      { to: '/calendar', label: 'Kalender Hijriah' },
      { to: '/ramadhan', label: 'Ramadan dan imsakiyah' },
    ],
  },
  {
    title: 'Informasi',
    entries: [
      { to: '/news', label: 'Kabar dan bacaan' },
      { to: '/pusat-bantuan', label: 'Pusat bantuan' },
      { to: '/about', label: 'Tentang kami' },
      { to: '/laporan', label: 'Laporan keuangan' },
      { to: '/verifikasi', label: 'Verifikasi kuitansi' },
      { to: '/syarat-ketentuan', label: 'Syarat & ketentuan' },
      { to: '/kebijakan-privasi', label: 'Kebijakan privasi' },
      { to: '/disclaimer', label: 'Penafian' },
      { to: '/kredit', label: 'Kredit dan lisensi' },
    ],
  },
]

/** True when a screen belongs to an entry. */
export function isWithin({ sections }: Pick<Destination, 'sections'>, pathname: string): boolean {
  return sections.includes(sectionOf(pathname))
}
