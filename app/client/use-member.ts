import { useSyncExternalStore } from 'react'
import { memberName, memberSession } from './session.client.ts'
import { MEMBER_CHANGED } from './session.ts'

/**
 * The name of who is signed in on this device ('' while it is not known yet), null for a visitor, and undefined in
 * the server's HTML and while it is taken over.
 */
export function useMember(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => (memberSession() === null ? null : (memberName() ?? '')),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  // `storage` comes from other tabs, the other event from this one.
  window.addEventListener('storage', listener)
  window.addEventListener(MEMBER_CHANGED, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(MEMBER_CHANGED, listener)
  }
}
