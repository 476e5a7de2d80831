import { ApiFailure, api } from '#app/client/api.client.ts'
import { memberSession } from '#app/client/session.client.ts'
import { toast } from '#app/ui/state/toast.tsx'
import type { ProgressApi } from '#features/progress/api.server.ts'
import type { ProgressItemWire } from '#features/progress/contract.ts'
import type { ProgressStore } from './store-form.ts'
import { readItems, slotOf, withAccount, withAnswer } from './slots.ts'

/** Below the body limit of 64 KiB and the batch of the API. */
const MOST_LETTERS = 40_000
const MOST_ITEMS = 100

const running = new Map<string, Promise<void>>()

/** Sends what waits and takes what others changed, one run at a time; offline it waits for the next time. */
export function syncWithAccount<T>(store: ProgressStore<T>): Promise<void> {
  const before = running.get(store.key) ?? Promise.resolve()
  const run = before.then(() => sync(store))
  running.set(store.key, run)
  return run
}

async function sync<T>(store: ProgressStore<T>): Promise<void> {
  const session = memberSession()
  if (session === null) return
  try {
    let isDone = false
    while (!isDone && memberSession() === session) isDone = await step(store, session)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // Offline, too often or signed out: it is tried again. A refusal is said.
    if (error.status === 409) toast(error.message, 'warning')
  }
}

/** One call; true when there is nothing more to send or to take. */
async function step<T>(store: ProgressStore<T>, session: string): Promise<boolean> {
  const slot = slotOf(store.read(), session)
  const sent = slot ? someOf(slot.items, slot.unsent) : {}
  const items = Object.entries(sent).map(([key, item]) => ({ kunci: key, isi: store.toWire(item) }))
  const json = { jenis: store.kind, sejak: slot?.since ?? 0, items: items as ProgressItemWire[] }
  const response = await api<ProgressApi>('member').me.progress.$post({ json })
  const { data } = await response.json()
  if (memberSession() !== session) return true
  if (!slot) {
    const moved = Object.keys(store.read().guest).length
    const { merge } = store
    store.keep(withAccount(store.read(), { session, owner: data.pemilik }, merge))
    if (moved > 0) toast('Catatan di perangkat ini masuk ke akun Anda.')
    return false
  }
  const came = readItems(
    Object.fromEntries(data.items.map(({ kunci, isi }) => [kunci, isi])),
    store.readItem,
  )
  const answer = { sent, came, since: data.versi, merge: store.merge }
  store.keep(withAnswer(store.read(), slot.owner, answer))
  return !data.masihAda && slotOf(store.read(), session)?.unsent.length === 0
}

function someOf<T>(items: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  const some: Record<string, T> = {}
  let letters = 0
  for (const key of keys.slice(0, MOST_ITEMS)) {
    const item = items[key]
    if (item === undefined) continue
    letters += JSON.stringify(item).length
    if (letters > MOST_LETTERS && Object.keys(some).length > 0) break
    some[key] = item
  }
  return some
}
