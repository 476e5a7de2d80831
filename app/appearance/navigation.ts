import type { IconName } from '#app/ui/icon.tsx'

export type Destination = {
  to: string
  label: string
  icon: IconName
  /** Prefixes of other addresses that belong to this entry. */
  owns: readonly string[]
  /** Loaded as a full document, because only its own CSP allows the sign-in provider. */
  isDocument?: true
}

/** The main entries, in order; at most five. An entry is added when its screen exists. */
export const destinations: readonly Destination[] = [
  { to: '/', label: 'Beranda', icon: 'home', owns: [] },
  {
    to: '/program',
    label: 'Program',
    icon: 'heart',
    owns: [
      '/category/',
      '/campaign/',
      '/donatur/',
      '/doa-orang-baik/',
      '/latest-news/',
      '/zakat',
      '/wakaf',
      '/sedekah',
      '/donasi-sekarang/',
      '/payment/',
      '/checkout-',
    ],
  },
  {
    to: '/alquran',
    label: 'Al-Qur’an',
    icon: 'book',
    owns: ['/surat/', '/juz/', '/halaman/', '/verse-search', '/yasin-tahlil'],
  },
  { to: '/mydonation', label: 'Donasi Saya', icon: 'history', owns: ['/pengingat/'] },
  {
    to: '/account',
    label: 'Akun',
    icon: 'user',
    owns: ['/register', '/otpregister/', '/forgot-password', '/password/'],
    isDocument: true,
  },
]

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
      { to: '/yasin-tahlil', label: 'Yasin & tahlil' },
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
      { to: '/verifikasi', label: 'Verifikasi kuitansi' },
      { to: '/syarat-ketentuan', label: 'Syarat & ketentuan' },
      { to: '/kebijakan-privasi', label: 'Kebijakan privasi' },
      { to: '/disclaimer', label: 'Penafian' },
      { to: '/kredit', label: 'Kredit dan lisensi' },
    ],
  },
]

/** True when a screen belongs to a main entry. */
export function isWithin({ to, owns }: Destination, pathname: string): boolean {
  return pathname === to || owns.some((start) => pathname.startsWith(start))
}
