import { useEffect, useSyncExternalStore } from 'react'
import { memberSession } from '#app/client/session.client.ts'
import { MEMBER_CHANGED } from '#app/client/session.ts'
import { deviceStorage } from '#app/client/storage.client.ts'
import type { ProgressForm, ProgressStore } from './store-form.ts'
import {
  itemsShown,
  type KeptProgress,
  readKeptProgress,
  slotOf,
  withItem,
  withoutSettled,
} from './slots.ts'

/** Things one reads or learns, on this device and in the account of whoever is signed in. */
export function progressStore<T>(form: ProgressForm<T>): ProgressStore<T> {
  const listeners = new Set<() => void>()
  let known: KeptProgress<T> | undefined
  const changed = () => {
    for (const onChange of listeners) onChange()
  }
  const store: ProgressStore<T> = {
    ...form,
    read() {
      known ??= withoutSettled(
        deviceStorage.getJson(
          form.key,
          (value) =>
            readKeptProgress(value, form.readItem) ?? {
              guest: form.readBefore(value),
              accounts: [],
            },
        ),
        memberSession(),
      )
      return known
    },
    keep(progress) {
      // Without storage it lasts as long as the page.
      known = progress
      const isEmpty = progress.accounts.length === 0 && Object.keys(progress.guest).length === 0
      if (isEmpty) deviceStorage.remove(form.key)
      else deviceStorage.setJson(form.key, { version: 2, ...progress })
      changed()
    },
    listen(onChange) {
      if (listeners.size === 0) {
        window.addEventListener('storage', fromElsewhere)
        window.addEventListener(MEMBER_CHANGED, memberChanged)
      }
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        window.removeEventListener('storage', fromElsewhere)
        window.removeEventListener(MEMBER_CHANGED, memberChanged)
      }
    },
  }
  function fromElsewhere() {
    known = undefined
    changed()
  }
  function memberChanged() {
    store.keep(withoutSettled(store.read(), memberSession()))
  }
  return store
}

const nothing = {}

/** What is shown; null until storage has been read. */
export function useProgress<T>(store: ProgressStore<T>): Readonly<Record<string, T>> | null {
  return useSyncExternalStore(
    store.listen,
    () => itemsShown(store.read(), memberSession()),
    () => null,
  )
}

/** Keeps one thing as it is now, and sends it to the account where somebody is signed in. */
export function keepItem<T>(store: ProgressStore<T>, key: string, item: T): void {
  store.keep(withItem(store.read(), memberSession(), { [key]: item }))
  catchUp(store)
}

/** Where it is kept: on this device, in the account too, or on the way there. */
export type WhereKept = 'device' | 'account' | 'waiting'

/** Keeps up with the account while a screen is open: at once, when the internet is back and when the screen is again. */
export function useSynced<T>(store: ProgressStore<T>): WhereKept {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') catchUp(store)
    }
    again()
    const signals = [
      [window, 'online'],
      [window, MEMBER_CHANGED],
      [document, 'visibilitychange'],
    ] as const
    for (const [target, name] of signals) target.addEventListener(name, again)
    return () => {
      for (const [target, name] of signals) target.removeEventListener(name, again)
    }
  }, [store])
  return useSyncExternalStore(
    store.listen,
    () => standingOf(store),
    () => 'device' as const,
  )
}

function standingOf<T>(store: ProgressStore<T>): WhereKept {
  const session = memberSession()
  if (session === null) return 'device'
  const slot = slotOf(store.read(), session)
  if (!slot) return Object.keys(store.read().guest ?? nothing).length > 0 ? 'waiting' : 'account'
  return slot.unsent.length > 0 ? 'waiting' : 'account'
}

function catchUp<T>(store: ProgressStore<T>): void {
  if (memberSession() === null) return
  void import('./progress-sync.client.ts')
    .then(({ syncWithAccount }) => syncWithAccount(store))
    .catch((cause: unknown) => console.warn('progress was not synced', cause))
}
