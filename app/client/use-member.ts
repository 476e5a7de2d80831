import { useSyncExternalStore } from 'react'
import { memberName, memberSession } from './session.client.ts'
import { MEMBER_CHANGED } from './session.ts'

/**
 * The member's name on this device ('' until known), null for a visitor, and undefined on the server and during
 * hydration.
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
