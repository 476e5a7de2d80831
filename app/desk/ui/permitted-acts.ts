import { createContext, type ReactNode, useContext } from 'react'
import { type Role, roleWords } from '#features/staff/permissions.ts'

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

/** Who may do each act of this page. */
export const ActingRoles = createContext<Readonly<Record<string, readonly Role[]>>>({})

/** 'Admin, Bendahara, atau Program': who may do this act of the page, for whoever may not; undefined for nobody. */
export function useActingWords(act: string): string | undefined {
  const names = (useContext(ActingRoles)[act] ?? []).map((role) => roleWords[role].name)
  if (names.length < 3) return names.join(' atau ') || undefined
  return `${names.slice(0, -1).join(', ')}, atau ${names.at(-1)}`
}
