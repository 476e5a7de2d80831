import { ApiFailure } from '#app/api.client.ts'
import { deviceNow } from '#app/player/device-clock.client.ts'
import { memberSession } from '#app/session.client.ts'
import { MEMBER_CHANGED } from '#app/session.ts'
import { toast } from '#app/ui/toast.tsx'
import { SAVED_MOST, verseKey } from '#features/saved-verse/saved-verse.ts'
import {
  accountMarks,
  mergeIntoAccount,
  moveToAccount,
  putIntoAccount,
  takeFromAccount,
} from './account-marks.client.ts'
import { deviceMarks, mergeOnDevice, putOnDevice, takeFromDevice } from './device-marks.client.ts'
import { type Mark, MARKS_KEY } from './mark.ts'
import { savedStore, type Verse } from './saved-store.ts'

/** Whose marks are shown: a session's, null for the device's own, undefined before anybody asked. */
let owner: string | null | undefined
let asked: Promise<void> | undefined
/** Changes reach the account one after the other, in the order they were made. */
let queue: Promise<unknown> = Promise.resolve()

/** Shows what is saved by whoever is signed in now, or on this device; a guest's marks move into the account first. */
export function load(): Promise<void> {
  const now = memberSession()
  const isKnown = owner === now && savedStore.getState().state !== 'error'
  if (!asked || !isKnown) asked = show(now)
  return asked
}

async function show(who: string | null): Promise<void> {
  // What one person saved is not shown to the next for a moment.
  const marks = owner === who ? savedStore.getState().marks : {}
  owner = who
  savedStore.setState({ marks, state: 'loading', error: null, isMember: who !== null })
  try {
    if (who !== null) await moveToAccount()
    const found = who === null ? deviceMarks() : await accountMarks()
    if (owner === who) savedStore.setState({ marks: byPlace(found), state: 'ready' })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // An ended session is no longer kept: the device's own marks are shown then.
    if (owner === who && error.status === 401) await show(null)
    else if (owner === who) savedStore.setState({ state: 'error', error: error.message })
  }
}

/** Marks a verse; one that is marked already stays as it is. */
export async function save(verse: Verse): Promise<void> {
  if (!(await isReady())) return
  const { marks } = savedStore.getState()
  const place = { surah: verse.surahId, ayah: verse.nomorAyat }
  if (verseKey(place) in marks) return
  if (Object.keys(marks).length >= SAVED_MOST) {
    toast(`Sudah ada ${SAVED_MOST.toLocaleString('id-ID')} ayat. Hapus beberapa dahulu.`, 'warning')
    return
  }
  const now = deviceNow()
  const mark = { ...place, name: verse.namaLatin, note: '', labels: [] }
  await change(place, { ...mark, createdAt: now, updatedAt: now })
}

/** Takes a mark out, with a way back for a few seconds. */
export async function remove(verse: Verse): Promise<void> {
  if (!(await isReady())) return
  const place = { surah: verse.surahId, ayah: verse.nomorAyat }
  const known = savedStore.getState().marks[verseKey(place)]
  if (!known) return
  const undo = { label: 'Urungkan', act: () => void change(known, known, { isBack: true }) }
  toast(`${known.name} ayat ${known.ayah} dihapus dari tersimpan.`, 'info', undo)
  await change(place, null)
}

/** Writes the note and labels of a verse, which is saved by that. True when it is kept. */
export async function write(
  verse: Verse,
  { note, labels }: Pick<Mark, 'note' | 'labels'>,
): Promise<boolean> {
  if (!(await isReady())) return false
  const place = { surah: verse.surahId, ayah: verse.nomorAyat }
  const now = deviceNow()
  const known = savedStore.getState().marks[verseKey(place)]
  const before = known ?? { ...place, name: verse.namaLatin, createdAt: now }
  return change(place, { ...before, note, labels, updatedAt: now })
}

async function isReady(): Promise<boolean> {
  await load()
  const { state, error } = savedStore.getState()
  if (state === 'ready') return true
  if (error) toast(error, 'warning')
  return false
}

/** Shows a change at once and keeps it; what cannot be kept is shown as it was. */
async function change(
  place: Pick<Mark, 'surah' | 'ayah'>,
  next: Mark | null,
  { isBack = false } = {},
): Promise<boolean> {
  const key = verseKey(place)
  const before = savedStore.getState().marks[key]
  set(key, next ?? undefined)
  const kept = queue.then(() => keep(place, next, isBack))
  queue = kept.catch(() => undefined)
  try {
    await kept
    return true
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // Who was signed out meanwhile loses nothing: the device keeps it until they are back.
    if (error.status === 401 && next) return mergeOnDevice(next) && reload()
    if (savedStore.getState().marks[key] === (next ?? undefined)) set(key, before)
    toast(error.message, 'warning')
    return false
  }
}

async function keep(
  place: Pick<Mark, 'surah' | 'ayah'>,
  next: Mark | null,
  isBack: boolean,
): Promise<void> {
  if (owner === null) {
    const isKept = next ? putOnDevice(next) : takeFromDevice(place)
    if (!isKept) toast(REFUSED, 'warning')
  } else if (!next) await takeFromAccount(place)
  else if (isBack) await mergeIntoAccount([next])
  else await putIntoAccount(next)
}

const REFUSED =
  'Penyimpanan peramban penuh atau ditolak. Tanda ini bertahan sampai halaman ini ditutup.'

function set(key: string, mark: Mark | undefined): void {
  const { [key]: _, ...others } = savedStore.getState().marks
  savedStore.setState({ marks: mark ? { ...others, [key]: mark } : others })
}

function byPlace(marks: readonly Mark[]): Record<string, Mark> {
  return Object.fromEntries(marks.map((mark) => [verseKey(mark), mark]))
}

function reload(): true {
  asked = undefined
  void load()
  return true
}

window.addEventListener(MEMBER_CHANGED, () => {
  if (owner !== memberSession()) reload()
})
window.addEventListener('storage', ({ key }) => {
  const isMine = owner === null && key === MARKS_KEY
  if (isMine || owner !== memberSession()) reload()
})
