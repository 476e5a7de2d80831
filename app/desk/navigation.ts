import { isPermitted } from '#features/staff/permissions.ts'
import type { Role } from '#platform/db/schema/schema-staff.ts'
import { mayActWithin } from './doors.ts'
import { sections } from './routes.ts'

export type NavigationGroup = {
  title: string
  entries: { href: string; label: string; isHere: boolean }[]
  /** The role acts in it: it stands open; another one is folded until its page is looked at. */
  isOwn: boolean
}

/** What a role sees of it, at a path: what everybody begins with, then where the role works, then what it reads. */
export function navigationFor(role: Role, pathname: string): NavigationGroup[] {
  const titled = sections.filter(({ title }) => title !== undefined)
  const seen = titled.map(({ title = '', rows }, at) => {
    const entries = rows.flatMap(({ address: href, label, door }) =>
      label && 'read' in door && isPermitted(role, door.read)
        ? [{ href, label, isHere: isWithin(href, pathname) }]
        : [],
    )
    const isOwn = at === 0 || entries.some(({ href }) => mayActWithin(href, role))
    return { title, entries, isOwn }
  })
  return seen
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
}

function isWithin(href: string, pathname: string): boolean {
  return href === '/kelola'
    ? pathname === href
    : pathname === href || pathname.startsWith(`${href}/`)
}
