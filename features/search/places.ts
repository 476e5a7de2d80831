import type { Word } from '#features/verse-search/words.ts'
import { siteWords, type SiteIndex } from './site-index.ts'

/** A screen for a task, and its common names. */
type Place = { title: string; address: string; names: readonly string[] }

/** The screens that a query may name. */
export const places: readonly Place[] = [
  {
    title: 'Kalkulator zakat',
    address: '/zakatcalculator',
    names: ['kalkulator zakat', 'hitung zakat', 'kalkulator'],
  },
  {
    title: 'Kalkulator zakat emas',
    address: '/zakatcalculator/zakatemas',
    names: ['kalkulator zakat emas', 'hitung zakat emas'],
  },
  {
    title: 'Kalkulator zakat penghasilan',
    address: '/zakatcalculator/zakatpenghasilan',
    names: ['kalkulator zakat penghasilan', 'hitung zakat penghasilan', 'hitung zakat profesi'],
  },
  {
    title: 'Kalkulator zakat fitrah',
    address: '/zakatcalculator/zakatfitrah',
    names: ['kalkulator zakat fitrah', 'hitung zakat fitrah'],
  },
  {
    title: 'Kalkulator zakat simpanan uang',
    address: '/zakatcalculator/zakatsimpananuang',
    names: ['zakat tabungan', 'zakat simpanan', 'zakat deposito', 'zakat uang'],
  },
  {
    title: 'Kalkulator zakat perhiasan',
    address: '/zakatcalculator/zakatperhiasan',
    names: ['hitung zakat perhiasan', 'kalkulator zakat perhiasan'],
  },
  {
    title: 'Kalkulator zakat harta gabungan',
    address: '/zakatcalculator/zakatgabungan',
    names: ['zakat gabungan', 'zakat harta', 'zakat kekayaan'],
  },
  {
    title: 'Kalkulator zakat perdagangan',
    address: '/zakatcalculator/zakatperdagangan',
    names: ['zakat perdagangan', 'zakat dagang', 'zakat perniagaan', 'zakat toko', 'zakat usaha'],
  },
  {
    title: 'Kalkulator zakat perusahaan',
    address: '/zakatcalculator/zakatperusahaan',
    names: ['zakat perusahaan', 'zakat badan', 'zakat industri', 'zakat jasa'],
  },
  {
    title: 'Kalkulator zakat saham',
    address: '/zakatcalculator/zakatsaham',
    names: ['zakat saham', 'zakat dividen', 'zakat investasi'],
  },
  {
    title: 'Kalkulator zakat reksa dana dan sukuk',
    address: '/zakatcalculator/zakatsuratberharga',
    names: ['zakat reksa dana', 'zakat reksadana', 'zakat sukuk', 'zakat obligasi'],
  },
  {
    title: 'Kalkulator zakat sewa properti',
    address: '/zakatcalculator/zakatsewa',
    names: ['zakat sewa', 'zakat kos', 'zakat kontrakan', 'zakat properti'],
  },
  {
    title: 'Kalkulator zakat pertanian',
    address: '/zakatcalculator/zakatpertanian',
    names: ['zakat pertanian', 'zakat panen', 'zakat padi', 'zakat sawah', 'zakat beras'],
  },
  {
    title: 'Kalkulator zakat perkebunan',
    address: '/zakatcalculator/zakatperkebunan',
    names: ['zakat perkebunan', 'zakat sawit', 'zakat kebun', 'zakat kopi'],
  },
  {
    title: 'Kalkulator zakat perikanan',
    address: '/zakatcalculator/zakatperikanan',
    names: ['zakat perikanan', 'zakat ikan', 'zakat tambak'],
  },
  {
    title: 'Kalkulator zakat ternak',
    address: '/zakatcalculator/zakatpeternakan',
    names: ['zakat ternak', 'zakat peternakan', 'zakat sapi', 'zakat kambing', 'zakat unta'],
  },
  {
    title: 'Kalkulator zakat hasil tambang',
    address: '/zakatcalculator/zakatpertambangan',
    names: ['zakat tambang', 'zakat pertambangan'],
  },
  {
    title: 'Kalkulator zakat rikaz',
    address: '/zakatcalculator/zakatrikaz',
    names: ['zakat rikaz', 'zakat temuan', 'harta karun'],
  },
  {
    title: 'Yasin dan tahlil',
    address: '/yasin-tahlil',
    names: ['tahlil', 'yasin tahlil', 'yasinan'],
  },
  {
    title: 'Kalender Hijriah',
    address: '/calendar',
    names: ['kalender', 'kalender hijriah', 'tanggal hijriah', 'puasa sunah'],
  },
  {
    title: 'Jadwal imsakiyah dan waktu salat',
    address: '/ramadhan',
    names: ['imsakiyah', 'jadwal imsak', 'jadwal salat', 'jadwal buka puasa', 'jadwal ramadan'],
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
