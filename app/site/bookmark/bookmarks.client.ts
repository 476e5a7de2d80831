import { ApiFailure } from '#app/client/api.client.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { memberSession } from '#app/client/session.client.ts'
import { MEMBER_CHANGED } from '#app/client/session.ts'
import { toast } from '#app/ui/state/toast.tsx'
import { MOST_BOOKMARKS } from '#features/bookmark/bookmark.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import {
  accountBookmarks,
  bookmarkCall,
  bookmarksApi,
  mergeIntoAccount,
  moveToAccount,
  takeFromAccount,
} from './account-bookmarks.client.ts'
import {
  deviceBookmarks,
  mergeOnDevice,
  putOnDevice,
  takeFromDevice,
} from './device-bookmarks.client.ts'
import { type NamedBookmark, BOOKMARKS_KEY } from './bookmark.ts'
import type { VerseRefWire } from '#features/quran/contract.ts'
import { bookmarkStore } from './bookmark-store.ts'

/** The owner of the shown bookmarks: a session's token, null for this device, undefined before the first load. */
let owner: string | null | undefined
let loading: Promise<void> | undefined
/** Changes reach the account one at a time, in the order they were made. */
let queue: Promise<unknown> = Promise.resolve()

/** Loads the bookmarks of the member or of this device. A guest's bookmarks move to the account first. */
export function load(): Promise<void> {
  const now = memberSession()
  const isKnown = owner === now && bookmarkStore.getState().state !== 'error'
  if (!loading || !isKnown) loading = show(now)
  return loading
}

async function show(who: string | null): Promise<void> {
  // The previous owner's bookmarks must never appear, not even for a moment.
  const bookmarks = owner === who ? bookmarkStore.getState().bookmarks : {}
  owner = who
  bookmarkStore.setState({ bookmarks, state: 'loading', error: null, isMember: who !== null })
  try {
    if (who !== null) await moveToAccount()
    const found = who === null ? deviceBookmarks() : await accountBookmarks()
    if (owner === who) bookmarkStore.setState({ bookmarks: byPlace(found), state: 'ready' })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // After 401 the session is gone, so the device's own bookmarks are shown.
    if (owner === who && error.status === 401) await show(null)
    else if (owner === who) bookmarkStore.setState({ state: 'error', error: error.message })
  }
}

/** Bookmarks a verse; an existing bookmark stays as it is. */
export async function save(verse: VerseRefWire): Promise<void> {
  if (!(await isReady())) return
  const { bookmarks } = bookmarkStore.getState()
  const place = { surah: verse.surahId, ayah: verse.nomorAyat }
  if (verseKey(place) in bookmarks) return
  if (Object.keys(bookmarks).length >= MOST_BOOKMARKS) {
    toast(
      `Sudah ada ${MOST_BOOKMARKS.toLocaleString('id-ID')} ayat. Hapus beberapa dahulu.`,
      'warning',
    )
    return
  }
  const now = deviceNow()
  const bookmark = { ...place, name: verse.namaLatin, note: '', labels: [] }
  await change(place, { ...bookmark, createdAt: now, updatedAt: now })
}

/** Deletes a bookmark; a message offers to undo it for a few seconds. */
export async function remove(verse: VerseRefWire): Promise<void> {
  if (!(await isReady())) return
  const place = { surah: verse.surahId, ayah: verse.nomorAyat }
  const known = bookmarkStore.getState().bookmarks[verseKey(place)]
  if (!known) return
  const undo = { label: 'Urungkan', act: () => void change(known, known, { isBack: true }) }
  toast(`${known.name} ayat ${known.ayah} dihapus dari tersimpan.`, 'info', undo)
  await change(place, null)
}

/** Sets the note and labels of a verse and bookmarks it if necessary. True when it is stored. */
export async function changeBookmark(
  verse: VerseRefWire,
  { note, labels }: Pick<NamedBookmark, 'note' | 'labels'>,
): Promise<boolean> {
  if (!(await isReady())) return false
  const place = { surah: verse.surahId, ayah: verse.nomorAyat }
  const now = deviceNow()
  const known = bookmarkStore.getState().bookmarks[verseKey(place)]
  const before = known ?? { ...place, name: verse.namaLatin, createdAt: now }
  return change(place, { ...before, note, labels, updatedAt: now })
}

async function isReady(): Promise<boolean> {
  await load()
  const { state, error } = bookmarkStore.getState()
  if (state === 'ready') return true
  if (error) toast(error, 'warning')
  return false
}

/** Shows a change at once and stores it; a failed change is undone on screen. */
async function change(
  place: Pick<NamedBookmark, 'surah' | 'ayah'>,
  after: NamedBookmark | null,
  { isBack = false } = {},
): Promise<boolean> {
  const key = verseKey(place)
  const before = bookmarkStore.getState().bookmarks[key]
  set(key, after ?? undefined)
  const saving = queue.then(async () => {
    if (owner === null) {
      const isKept = after ? putOnDevice(after) : takeFromDevice(place)
      if (!isKept) toast(REFUSED, 'warning')
    } else if (!after) await takeFromAccount(place)
    else if (isBack) await mergeIntoAccount([after])
    else await bookmarksApi().$post(bookmarkCall(after))
  })
  queue = saving.catch(() => undefined)
  try {
    await saving
    return true
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // A member whose session ended loses nothing: the device stores the change until the next sign-in.
    if (error.status === 401 && after) return mergeOnDevice(after) && reload()
    if (bookmarkStore.getState().bookmarks[key] === (after ?? undefined)) set(key, before)
    toast(error.message, 'warning')
    return false
  }
}

const REFUSED =
  'Penyimpanan peramban penuh atau ditolak. Tanda ini bertahan sampai halaman ini ditutup.'

function set(key: string, bookmark: NamedBookmark | undefined): void {
  const { [key]: _, ...others } = bookmarkStore.getState().bookmarks
  bookmarkStore.setState({ bookmarks: bookmark ? { ...others, [key]: bookmark } : others })
}

function byPlace(bookmarks: readonly NamedBookmark[]): Record<string, NamedBookmark> {
  return Object.fromEntries(bookmarks.map((bookmark) => [verseKey(bookmark), bookmark]))
}

function reload(): true {
  loading = undefined
  void load()
  return true
}

window.addEventListener(MEMBER_CHANGED, () => {
  if (owner !== memberSession()) reload()
})
window.addEventListener('storage', ({ key }) => {
  const isMine = owner === null && key === BOOKMARKS_KEY
  if (isMine || owner !== memberSession()) reload()
})
