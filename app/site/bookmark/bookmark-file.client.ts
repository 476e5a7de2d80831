import { deviceNow } from '#app/client/device-clock.client.ts'
import { entryKey } from '#app/client/keyed-store.ts'
import { surahListStore, THE_LIST } from '#app/site/quran/list-store.ts'
import { surahStore } from '#app/site/quran/surah-store.ts'
import { bookmarksAsJson, bookmarksAsMarkdown, bookmarksFromFile } from './bookmark-file.ts'
import type { NamedBookmark } from './bookmark.ts'
import { bringBookmarks } from './bookmarks.client.ts'

const PATIENCE = 15_000
const FILE_MOST = 5_000_000

/** Downloads bookmarks as Markdown. Translations that cannot be loaded are left out. */
export async function exportMarkdown(bookmarks: readonly NamedBookmark[]): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE)
  for (const surah of new Set(bookmarks.map((bookmark) => bookmark.surah))) {
    await surahStore.load(surah, 'public', patience)
  }
  const known = surahStore.state.getState()
  const text = bookmarksAsMarkdown(bookmarks, location.origin, ({ surah, ayah }) => {
    return known[entryKey(surah, 'public')]?.data?.surah_details[ayah - 1]?.teksIndonesia
  })
  offer(text, { name: 'ayat-tersimpan.md', type: 'text/markdown' })
}

/** Downloads bookmarks as JSON, which another device brings in again. */
export function exportJson(bookmarks: readonly NamedBookmark[]): void {
  offer(bookmarksAsJson(bookmarks), { name: 'ayat-tersimpan.json', type: 'application/json' })
}

const NOT_OURS =
  'Berkas ini bukan cadangan ayat tersimpan. Pilih berkas .json dari tombol Unduh JSON.'

/** Brings the bookmarks of a file in, each verse once; answers what to tell about it. */
export async function importBookmarks(file: File): Promise<string> {
  if (file.size > FILE_MOST) return NOT_OURS
  const surahs = await surahFacts()
  if (!surahs) return 'Daftar surah belum dapat dimuat. Coba lagi nanti.'
  const found = bookmarksFromFile(await file.text(), (surah) => surahs.get(surah), deviceNow())
  if (!found) return NOT_OURS
  const added = await bringBookmarks(found.bookmarks)
  if (added === null) return 'Isi berkas belum masuk.'
  const parts = [
    `${found.bookmarks.length} ayat dari berkas masuk, ${added} di antaranya baru.`,
    found.skipped > 0 && `${found.skipped} dilewati karena tidak dapat dibaca.`,
  ]
  return parts.filter(Boolean).join(' ')
}

async function surahFacts() {
  await surahListStore.load(THE_LIST, 'public', AbortSignal.timeout(PATIENCE))
  const list = surahListStore.state.getState()[entryKey(THE_LIST, 'public')]?.data
  if (!list) return undefined
  return new Map(
    list.map(({ nomor, namaLatin, jumlahAyat }) => [
      nomor,
      { name: namaLatin, verses: jumlahAyat },
    ]),
  )
}

function offer(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
