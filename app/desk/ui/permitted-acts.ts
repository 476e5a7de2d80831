import { createContext, type ReactNode, useContext } from 'react'

/** The acts of this page that the person at the desk may do; null on screens of coming in. */
export const PermittedActs = createContext<readonly string[] | null>(null)

/** Whether the person at the desk may do this act of the page. */
export function useIsPermitted(act: string): boolean {
  return useContext(PermittedActs)?.includes(act) ?? true
}

/** Words for who may do this act of the page, such as where its form stands. */
export function IfPermitted({ act, children }: { act: string; children: ReactNode }) {
  return useIsPermitted(act) ? children : null
}
