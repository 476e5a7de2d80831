import { ApiFailure, api } from '#app/client/api.client.ts'
import { toast } from '#app/ui/state/toast.tsx'
import type { BookmarkApi } from '#features/bookmark/api.server.ts'
import type { BookmarkWire } from '#features/bookmark/contract.ts'
import { deviceBookmarks, forgetMoved } from './device-bookmarks.client.ts'
import type { NamedBookmark } from './bookmark.ts'

/** Keeps a request below the body limit of 64 KiB, since notes may be long. */
const AT_ONCE = 25
const PER_PAGE = 500

/** The bookmarks of the signed-in member. Its calls throw ApiFailure. */
export function bookmarksApi() {
  return api<BookmarkApi>('member').alquran['save-verse']
}

/** Moves a guest's bookmarks from this device to the signed-in account, once. Refused ones stay on the device. */
export async function moveToAccount(): Promise<void> {
  const bookmarks = deviceBookmarks()
  try {
    for (let from = 0; from < bookmarks.length; from += AT_ONCE) {
      const some = bookmarks.slice(from, from + AT_ONCE)
      await mergeIntoAccount(some)
      forgetMoved(some)
    }
    if (bookmarks.length > 0)
      toast(`${bookmarks.length} ayat dari perangkat ini masuk ke akun Anda.`)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 409) throw error
    toast(`${error.message} Tanda yang belum masuk tetap ada di perangkat ini.`, 'warning')
  }
}

/** Merges bookmarks into the account and keeps their dates. */
export async function mergeIntoAccount(bookmarks: readonly NamedBookmark[]): Promise<void> {
  const items = bookmarks.map((bookmark) => ({
    surahId: bookmark.surah,
    nomorAyat: bookmark.ayah,
    catatan: bookmark.note,
    label: [...bookmark.labels],
    createdAt: new Date(bookmark.createdAt).toISOString(),
    updatedAt: new Date(bookmark.updatedAt).toISOString(),
  }))
  await bookmarksApi().$post({ json: { items } })
}

/** The call that sets the note and labels of a verse; it bookmarks the verse first if necessary. */
export function bookmarkCall({ surah, ayah, note, labels }: NamedBookmark) {
  const place = { surahId: surah, nomorAyat: ayah }
  return { json: { ...place, catatan: note, label: [...labels] } }
}

/** Deletes a bookmark from the account. */
export async function takeFromAccount({
  surah,
  ayah,
}: Pick<NamedBookmark, 'surah' | 'ayah'>): Promise<void> {
  const param = { surahId: String(surah), nomorAyat: String(ayah) }
  await bookmarksApi()[':surahId'][':nomorAyat'].$delete({ param })
}

/** All bookmarks of the account. */
export async function accountBookmarks(): Promise<NamedBookmark[]> {
  const found: BookmarkWire[] = []
  for (let page: number | null = 1; page !== null; ) {
    const query = { halaman: String(page), limit: String(PER_PAGE), teks: 'tanpa' as const }
    const response = await bookmarksApi().$get({ query })
    const { data, berikutnya }: { data: BookmarkWire[]; berikutnya: number | null } =
      await response.json()
    found.push(...data)
    page = berikutnya
  }
  return found.map((wire) => ({
    surah: wire.surahId,
    ayah: wire.nomorAyat,
    name: wire.namaLatin,
    note: wire.catatan ?? '',
    labels: wire.label,
    createdAt: Date.parse(wire.createdAt),
    updatedAt: Date.parse(wire.updatedAt),
  }))
}
