import { isPermitted, type Permission, permissions, roles } from '#features/staff/permissions.ts'
import type { Role } from '#platform/db/schema/schema-staff.ts'
import { routeMatcher } from '#platform/http/route-match.ts'
import { rows } from './routes.ts'
import type { Door } from './row.ts'

/** The door of every address of the desk. One without an entry answers nobody. */
export const doors: Readonly<Record<string, Door>> = Object.fromEntries(
  rows.map(({ address, door }) => [address, door]),
)

const match = routeMatcher(Object.keys(doors).map((path) => ({ path })))

/** The door of a path, or undefined. */
export function doorOf(pathname: string): Door | undefined {
  return doors[match(pathname)?.at(-1)?.route.path ?? '']
}

/** Whether an address of the desk, with or without a query, answers a role with its page. */
export function mayOpen(address: string, role: Role): boolean {
  const door = doorOf(address.replace(/[?#].*/, ''))
  return door !== undefined && ('isOpen' in door || rolesWith(door.read).includes(role))
}

/** Whether a role changes anything at an address of the desk or below it: to take along what one may read is no change. */
export function mayActWithin(address: string, role: Role): boolean {
  return Object.entries(doors).some(
    ([path, door]) =>
      (path === address || path.startsWith(`${address}/`)) &&
      actsOf(door, role).some((act) => !actOf(door, act)?.permission.endsWith('.read')),
  )
}

/** What an act asks; undefined for an act the address does not have. */
export function actOf(
  door: Door,
  act: string,
): { permission: Permission; isFresh: boolean } | undefined {
  if (!('acts' in door) || !door.acts || !Object.hasOwn(door.acts, act)) return undefined
  const asks = door.acts[act]
  return typeof asks === 'object' ? asks : { permission: asks as Permission, isFresh: false }
}

export function permittedActs(pathname: string, role: Role): string[] {
  const door = doorOf(pathname)
  return door ? actsOf(door, role) : []
}

/** Who may do each act of an address, whoever looks. */
export function actingRoles(pathname: string): Readonly<Record<string, Role[]>> {
  const door = doorOf(pathname)
  if (!door || !('acts' in door)) return {}
  const acts = Object.keys(door.acts ?? {})
  return Object.fromEntries(acts.map((act) => [act, rolesWith(actOf(door, act)?.permission)]))
}

function actsOf(door: Door, role: Role): string[] {
  if ('isOpen' in door) return []
  return Object.keys(door.acts ?? {}).filter((act) =>
    rolesWith(actOf(door, act)?.permission).includes(role),
  )
}

export type PermitRow = { alamat: string; metode: 'GET' | 'POST'; peran: Role[] }

/** The table of permissions as addresses and acts: one row for each. */
export function permitRows(): PermitRow[] {
  return Object.entries(doors).flatMap(([alamat, door]): PermitRow[] => {
    if ('isOpen' in door) return []
    const acts = Object.keys(door.acts ?? {}).map((act) => ({
      alamat: `${alamat}?aksi=${act}`,
      metode: 'POST' as const,
      peran: rolesWith(actOf(door, act)?.permission),
    }))
    return [{ alamat, metode: 'GET', peran: rolesWith(door.read) }, ...acts]
  })
}

function rolesWith(permission: Permission | undefined): Role[] {
  if (!permission || !Object.hasOwn(permissions, permission)) return []
  return roles.filter((role) => isPermitted(role, permission))
}
