import { ApiFailure } from '#app/client/api.client.ts'
import { deviceNow } from '#app/client/device-clock.client.ts'
import { memberSession } from '#app/client/session.client.ts'
import { MEMBER_CHANGED } from '#app/client/session.ts'
import { toast } from '#app/ui/state/toast.tsx'
import { MOST_BOOKMARKS } from '#features/bookmark/bookmark.ts'
import type { VerseRefWire } from '#features/quran/contract.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { accountBookmarks, moveToAccount } from './account-bookmarks.client.ts'
import { keepCopy, queueChange, readCopy, shownCopy, takeUnsent } from './account-copy.client.ts'
import { sendChanges } from './send-changes.client.ts'
import {
  deviceBookmarks,
  mergeOnDevice,
  putOnDevice,
  takeFromDevice,
} from './device-bookmarks.client.ts'
import { type BookmarkPlace, BOOKMARKS_KEY, type NamedBookmark } from './bookmark.ts'
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
  if (who === null) {
    mergeOnDevice(takeUnsent())
    bookmarkStore.setState({ bookmarks: byPlace(deviceBookmarks()), state: 'ready', isCopy: false })
    return
  }
  const hasCopy = readCopy()
  try {
    await moveToAccount()
    await inTurn(() => sendChanges())
    const found = await accountBookmarks()
    if (owner !== who) return
    keepCopy(found)
    bookmarkStore.setState({ bookmarks: shownCopy(), state: 'ready', isCopy: false })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (owner !== who) return
    // After 401 the session is gone, so the device's own bookmarks are shown.
    if (error.status === 401) await show(null)
    else if (hasCopy) {
      bookmarkStore.setState({ bookmarks: shownCopy(), state: 'ready', isCopy: true })
    } else bookmarkStore.setState({ state: 'error', error: error.message })
  }
}

/** Deletes a bookmark; a message offers to undo it for a few seconds. */
export async function remove(verse: VerseRefWire): Promise<void> {
  if (!(await isReady())) return
  const place = { surah: verse.surahId, ayah: verse.nomorAyat }
  const known = bookmarkStore.getState().bookmarks[verseKey(place)]
  if (!known) return
  const undo = { label: 'Urungkan', act: () => void change(known, known) }
  toast(`${known.name} ayat ${known.ayah} dihapus dari tersimpan.`, 'info', undo)
  await change(place, null)
}

export type BookmarkChanges = Partial<Pick<NamedBookmark, 'note' | 'labels' | 'colour'>>

/** Changes what is kept with a verse and bookmarks it if necessary; `isNew` leaves a bookmark that is there. True when it is stored. */
export async function changeBookmark(
  verse: VerseRefWire,
  changes: BookmarkChanges,
  { isNew = false } = {},
): Promise<boolean> {
  if (!(await isReady())) return false
  const { bookmarks } = bookmarkStore.getState()
  const place = { surah: verse.surahId, ayah: verse.nomorAyat }
  const known = bookmarks[verseKey(place)]
  if (known && isNew) return true
  if (!known && Object.keys(bookmarks).length >= MOST_BOOKMARKS) {
    toast(FULL, 'warning')
    return false
  }
  const now = deviceNow()
  const bare = { ...place, name: verse.namaLatin, note: '', labels: [], colour: '' as const }
  const before = known ?? { ...bare, createdAt: now }
  return change(place, { ...before, ...changes, updatedAt: now })
}

/** Merges bookmarks of a file into those that are here; answers how many were new. */
export async function bringBookmarks(brought: readonly NamedBookmark[]): Promise<number | null> {
  if (!(await isReady())) return null
  const { bookmarks: before, isMember } = bookmarkStore.getState()
  const all = new Set([...Object.keys(before), ...brought.map(verseKey)])
  if (all.size > MOST_BOOKMARKS) {
    toast(FULL, 'warning')
    return null
  }
  // An account gets them like a guest's at sign-in: from the device.
  if (!mergeOnDevice(brought)) toast(REFUSED, 'warning')
  await reload()
  if (isMember && bookmarkStore.getState().isCopy) toast(WAITS)
  return all.size - Object.keys(before).length
}

async function isReady(): Promise<boolean> {
  await load()
  const { state, error } = bookmarkStore.getState()
  if (state === 'ready') return true
  if (error) toast(error, 'warning')
  return false
}

/** Shows a change at once and stores it; a refused change is undone on screen. True when it is stored. */
async function change(place: BookmarkPlace, after: NamedBookmark | null): Promise<boolean> {
  if (owner === null) {
    const isKept = after ? putOnDevice(after) : takeFromDevice(place)
    if (!isKept) toast(REFUSED, 'warning')
    showOne(verseKey(place), after ?? undefined)
    return true
  }
  const isKept = queueChange(place, after)
  showOne(verseKey(place), after ?? undefined)
  try {
    const { refused } = await inTurn(() => sendChanges())
    bookmarkStore.setState({ bookmarks: shownCopy(), isCopy: false })
    return !refused.includes(verseKey(place))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // A member whose session ended loses nothing: the device stores the change until the next sign-in.
    if (error.status === 401) await reload()
    else if (isKept) toast(WAITS)
    else toast(REFUSED, 'warning')
    return true
  }
}

function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const sending = queue.then(send)
  queue = sending.catch(() => undefined)
  return sending
}

const FULL = `Paling banyak ${MOST_BOOKMARKS.toLocaleString('id-ID')} ayat. Hapus beberapa dahulu.`
const REFUSED =
  'Penyimpanan peramban penuh atau ditolak. Tanda ini bertahan sampai halaman ini ditutup.'
const WAITS = 'Disimpan di perangkat ini. Akun Anda menyusul begitu tersambung lagi.'

function showOne(key: string, bookmark: NamedBookmark | undefined): void {
  const { [key]: _, ...others } = bookmarkStore.getState().bookmarks
  bookmarkStore.setState({ bookmarks: bookmark ? { ...others, [key]: bookmark } : others })
}

function byPlace(bookmarks: readonly NamedBookmark[]): Record<string, NamedBookmark> {
  return Object.fromEntries(bookmarks.map((bookmark) => [verseKey(bookmark), bookmark]))
}

function reload(): Promise<void> {
  loading = undefined
  return load()
}

window.addEventListener(MEMBER_CHANGED, () => {
  if (owner !== memberSession()) void reload()
})
window.addEventListener('online', () => {
  if (owner) void reload()
})
window.addEventListener('storage', ({ key }) => {
  const isMine = owner === null && key === BOOKMARKS_KEY
  if (isMine || owner !== memberSession()) void reload()
})
