import type { IconName } from '#app/ui/icon.tsx'
import type { Kind, SearchTab } from '#features/search/search.ts'

export const searchTabWords: Record<SearchTab, string> = {
  semua: 'Semua',
  program: 'Program',
  berita: 'Kabar',
  surat: 'Surah',
  ayat: 'Ayat',
  bantuan: 'Bantuan',
  asrama: 'Asrama',
}

/** Icons of result kinds; 'cari' is a search by other users, 'halaman' a screen of its own. */
export const kindIcons: Record<Kind | 'cari' | 'halaman', IconName> = {
  program: 'heart',
  berita: 'news',
  surat: 'book',
  ayat: 'book',
  bantuan: 'lifebuoy',
  asrama: 'house',
  cari: 'search',
  halaman: 'arrow',
}

/** The target of a link to a tab, such as 'semua program' or 'semua ayat'. */
export const allOf: Record<Kind, string> = {
  program: 'program',
  berita: 'kabar',
  surat: 'surah',
  ayat: 'ayat',
  bantuan: 'bantuan',
  asrama: 'asrama',
}
