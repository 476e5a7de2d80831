import type { IconName } from '#app/ui/icon.tsx'
import type { Kind, SearchTab } from '#features/search/search.ts'

/** What the tabs are called. */
export const searchTabWords: Record<SearchTab, string> = {
  semua: 'Semua',
  program: 'Program',
  berita: 'Berita',
  surat: 'Surat',
  ayat: 'Ayat',
  bantuan: 'Bantuan',
  asrama: 'Asrama',
}

/** The sign of what was found; 'cari' is a search others make, 'halaman' a screen of its own. */
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

/** 'semua program', 'semua ayat': what a link to a tab leads to. */
export const allOf: Record<Kind, string> = {
  program: 'program',
  berita: 'berita',
  surat: 'surat',
  ayat: 'ayat',
  bantuan: 'bantuan',
  asrama: 'asrama',
}
