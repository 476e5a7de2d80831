import {
  type CalculatorName,
  calculatorPages,
  calculatorPath,
  calculatorTitles,
} from '#features/zakat/zakat.ts'
import type { Word } from '#features/verse-search/words/words.ts'
import { siteWords, type SiteIndex } from './site-index.ts'

/** A screen for a task, and its common names. */
type Place = { title: string; address: string; names: readonly string[] }

/** What people call a kind of zakat, where it is not its title. */
const zakatNames: Readonly<Partial<Record<CalculatorName, readonly string[]>>> = {
  zakatemas: ['kalkulator zakat emas', 'hitung zakat emas'],
  zakatpenghasilan: [
    'kalkulator zakat penghasilan',
    'hitung zakat penghasilan',
    'hitung zakat profesi',
  ],
  zakatfitrah: ['kalkulator zakat fitrah', 'hitung zakat fitrah'],
  zakatsimpananuang: ['zakat tabungan', 'zakat simpanan', 'zakat deposito', 'zakat uang'],
  zakatperhiasan: ['hitung zakat perhiasan', 'kalkulator zakat perhiasan'],
  zakatgabungan: ['zakat gabungan', 'zakat harta', 'zakat kekayaan'],
  zakatperdagangan: [
    'zakat perdagangan',
    'zakat dagang',
    'zakat perniagaan',
    'zakat toko',
    'zakat usaha',
  ],
  zakatperusahaan: ['zakat perusahaan', 'zakat badan', 'zakat industri', 'zakat jasa'],
  zakatsaham: ['zakat saham', 'zakat dividen', 'zakat investasi'],
  zakatsuratberharga: ['zakat reksa dana', 'zakat reksadana', 'zakat sukuk', 'zakat obligasi'],
  zakatsewa: ['zakat sewa', 'zakat kos', 'zakat kontrakan', 'zakat properti'],
  zakatpertanian: ['zakat pertanian', 'zakat panen', 'zakat padi', 'zakat sawah', 'zakat beras'],
  zakatperkebunan: ['zakat perkebunan', 'zakat sawit', 'zakat kebun', 'zakat kopi'],
  zakatperikanan: ['zakat perikanan', 'zakat ikan', 'zakat tambak'],
  zakatpeternakan: [
    'zakat ternak',
    'zakat peternakan',
    'zakat sapi',
    'zakat kambing',
    'zakat unta',
  ],
  zakatpertambangan: ['zakat tambang', 'zakat pertambangan'],
  zakatrikaz: ['zakat rikaz', 'zakat temuan', 'harta karun'],
}

const calculators: readonly Place[] = calculatorPages.map((name) => {
  const title = `Kalkulator ${calculatorTitles[name].toLowerCase()}`
  return { title, address: calculatorPath(name), names: zakatNames[name] ?? [title.toLowerCase()] }
})

/** The screens that a query may name. */
export const places: readonly Place[] = [
  {
    title: 'Kalkulator zakat',
    address: '/zakatcalculator',
    names: ['kalkulator zakat', 'hitung zakat', 'kalkulator'],
  },
  ...calculators,
  {
    title: 'Yasin dan tahlil',
    address: '/yasin-tahlil',
    names: ['tahlil', 'yasin tahlil', 'yasinan'],
  },
  {
    title: 'Rencana khatam Al-Qur’an',
    address: '/khatam',
    names: ['khatam', 'rencana khatam', 'target tadarus'],
  },
  {
    title: 'Doa dan zikir',
    address: '/doa',
    names: ['kumpulan doa', 'zikir', 'tasbih', 'penghitung tasbih'],
  },
  {
    title: 'Hafalan Al-Qur’an',
    address: '/hafalan',
    names: ['hafalan', 'menghafal quran', 'sambung ayat'],
  },
  {
    title: 'Kalender Hijriah',
    address: '/calendar',
    names: ['kalender', 'kalender hijriah', 'tanggal hijriah', 'puasa sunah'],
  },
  {
    title: 'Waktu salat dan arah kiblat',
    address: '/waktu-salat',
    names: ['jadwal salat', 'waktu salat', 'arah kiblat', 'kiblat', 'jadwal azan'],
  },
  {
    title: 'Jadwal imsakiyah Ramadan',
    address: '/ramadhan',
    names: ['imsakiyah', 'jadwal imsak', 'jadwal buka puasa', 'jadwal ramadan'],
  },
  {
    title: 'Periksa keaslian kuitansi',
    address: '/verifikasi',
    names: ['periksa kuitansi', 'cek kuitansi', 'verifikasi kuitansi'],
  },
  {
    title: 'Laporkan pembayaran yang belum terkonfirmasi',
    address: '/pusat-bantuan/belum-terkonfirmasi',
    names: ['belum terkonfirmasi', 'sudah bayar', 'belum masuk'],
  },
  {
    title: 'Kirim pengaduan',
    address: '/pusat-bantuan/pengaduan',
    names: ['pengaduan', 'komplain', 'keluhan'],
  },
  { title: 'Donasi saya', address: '/mydonation', names: ['riwayat donasi', 'donasi saya'] },
  { title: 'Cari ayat', address: '/verse-search', names: ['cari ayat', 'pencarian ayat'] },
  { title: 'Peta asrama', address: '/asrama', names: ['daftar asrama', 'peta asrama'] },
  { title: 'Wakaf', address: '/wakaf', names: ['wakaf'] },
  { title: 'Sedekah cepat', address: '/sedekah', names: ['sedekah', 'sedekah cepat'] },
  {
    title: 'Tentang kami',
    address: '/about',
    names: ['tentang kami', 'profil yayasan', 'legalitas'],
  },
  {
    title: 'Kebijakan privasi',
    address: '/kebijakan-privasi',
    names: ['kebijakan privasi', 'privasi'],
  },
  {
    title: 'Syarat dan ketentuan',
    address: '/syarat-ketentuan',
    names: ['syarat ketentuan', 'syarat dan ketentuan'],
  },
]

/** The shortest prefix that identifies an unfinished word. */
const SHORTEST_BEGINNING = 4

/**
 * The screen a query names: it contains each word of one of its names, in any form; with `isTyping` its last word may
 * be unfinished. The longest name wins.
 */
export function placeFor(
  { stem }: Pick<SiteIndex, 'stem'>,
  query: string,
  isTyping = false,
): { title: string; address: string } | null {
  const plain = query.toLowerCase()
  const words = siteWords(query).map(({ text }) => text)
  const typed = new Set(words.map(stem))
  const last = words.at(-1) ?? ''
  const isSaid = ({ text }: Word) =>
    typed.has(stem(text)) ||
    (isTyping && last.length >= SHORTEST_BEGINNING && text.startsWith(last))
  let best: { place: Place; size: number } | undefined
  for (const place of places) {
    for (const name of place.names) {
      const named = siteWords(name)
      const isWhole = named.length === name.split(' ').length
      // A one-word name matches only that word alone, not every query that contains it.
      const isNamed = isWhole && named.every(isSaid) && (named.length > 1 || typed.size === 1)
      const size = isNamed || name === plain ? named.length : -1
      if (size > (best?.size ?? -1)) best = { place, size }
    }
  }
  return best ? { title: best.place.title, address: best.place.address } : null
}
