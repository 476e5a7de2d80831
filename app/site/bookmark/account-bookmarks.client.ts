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

/** Merges bookmarks into the account and keeps their dates; answers what the account then has of them. */
export async function mergeIntoAccount(
  bookmarks: readonly NamedBookmark[],
): Promise<NamedBookmark[]> {
  const items = bookmarks.map((bookmark) => ({
    surahId: bookmark.surah,
    nomorAyat: bookmark.ayah,
    catatan: bookmark.note,
    label: [...bookmark.labels],
    warna: bookmark.colour || null,
    createdAt: new Date(bookmark.createdAt).toISOString(),
    updatedAt: new Date(bookmark.updatedAt).toISOString(),
  }))
  const response = await bookmarksApi().$post({ json: { items } })
  const { data } = (await response.json()) as { data: BookmarkWire[] }
  return data.map(fromWire)
}

/** The body that sets what the account keeps with a verse; `known` is the version that was changed. */
export function changeBody(
  { surah, ayah, note, labels, colour }: NamedBookmark,
  known: NamedBookmark,
) {
  const place = { surahId: surah, nomorAyat: ayah }
  const dasar = new Date(known.updatedAt).toISOString()
  return { ...place, catatan: note, label: [...labels], warna: colour || null, dasar }
}

/** Deletes a bookmark from the account, unless another device changed it since. */
export async function takeFromAccount(known: NamedBookmark): Promise<void> {
  const param = { surahId: String(known.surah), nomorAyat: String(known.ayah) }
  const query = { dasar: new Date(known.updatedAt).toISOString() }
  await bookmarksApi()[':surahId'][':nomorAyat'].$delete({ param, query })
}

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
  return found.map(fromWire)
}

/** A bookmark of the account as a screen has it. */
export function fromWire(wire: BookmarkWire): NamedBookmark {
  return {
    surah: wire.surahId,
    ayah: wire.nomorAyat,
    name: wire.namaLatin,
    note: wire.catatan ?? '',
    labels: wire.label,
    colour: wire.warna ?? '',
    createdAt: Date.parse(wire.createdAt),
    updatedAt: Date.parse(wire.updatedAt),
  }
}
