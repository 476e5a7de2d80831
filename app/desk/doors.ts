import { isPermitted, type Permission, permissions, roles } from '#features/staff/permissions.ts'
import type { Role } from '#platform/db/schema-staff.ts'
import { routeMatcher } from '#platform/route-match.ts'
import { booksDoors } from './books/doors.ts'
import { campaignDoors } from './campaign/doors.ts'
import { settlementDoors } from './settlement/doors.ts'
import { mediaDoors } from './media/doors.ts'
import { transferDoors } from './transfer/doors.ts'
import { donationDoors } from './donation/doors.ts'
import { suspenseDoors } from './suspense/doors.ts'
import { signInDoors } from './sign-in/doors.ts'
import { contentDoors } from './content/doors.ts'
import { bankAccountDoors } from './bank-account/doors.ts'
import { bankStatementDoors } from './bank-statement/doors.ts'
import { payoutDoors } from './payout/doors.ts'
import { refundDoors } from './refund/doors.ts'

/** An act that needs a second factor not older than five minutes. */
type FreshAct = { permission: Permission; isFresh: true }

/** What an address of the desk asks: `read` for looking, and a permission for each act (`?aksi=`). */
export type Door =
  | { isOpen: true }
  | {
      read: Permission
      /** Its ids need not be a row's: the use case looks names up. */
      takesNames?: true
      /** Its ids are public ones, which visitors know too. */
      takesPublicIds?: true
      /** Looking, too, needs a fresh second factor: personal data leaves. */
      isFresh?: true
      acts?: Readonly<Record<string, Permission | FreshAct>>
    }

export type Doors = Readonly<Record<string, Door>>

/** Every address of the desk. One without an entry answers nobody. */
export const doors: Doors = {
  ...signInDoors,
  '/kelola': { read: 'desk.read' },
  '/kelola/menunggu': { read: 'proposal.read' },
  '/kelola/menunggu/:id': {
    read: 'proposal.read',
    acts: {
      setujui: { permission: 'proposal.decide', isFresh: true },
      tolak: { permission: 'proposal.decide', isFresh: true },
      tarik: 'proposal.decide',
    },
  },
  ...donationDoors,
  ...transferDoors,
  ...refundDoors,
  ...payoutDoors,
  ...bankAccountDoors,
  ...bankStatementDoors,
  '/kelola/antrean': { read: 'job.read', acts: { ulang: 'job.write' } },
  '/kelola/jejak': { read: 'audit.read' },
  '/kelola/jejak.csv': { read: 'audit.read', isFresh: true },
  '/kelola/jejak.xlsx': { read: 'audit.read', isFresh: true },
  '/kelola/izin': { read: 'desk.read' },
  '/kelola/izin.json': { read: 'desk.read' },
  ...campaignDoors,
  ...settlementDoors,
  ...mediaDoors,
  ...contentDoors,
  ...booksDoors,
  ...suspenseDoors,
}

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

/** Whether a role has any act at an address of the desk or below it. */
export function mayActWithin(address: string, role: Role): boolean {
  return Object.entries(doors).some(
    ([path]) =>
      (path === address || path.startsWith(`${address}/`)) && permittedActs(path, role).length > 0,
  )
}

/** What an act asks; undefined for an act the address does not have. */
export function actOf(
  door: Door,
  act: string,
): { permission: Permission; isFresh: boolean } | undefined {
  if (!('acts' in door) || !door.acts || !Object.hasOwn(door.acts, act)) return undefined
  const asked = door.acts[act]
  return typeof asked === 'object' ? asked : { permission: asked as Permission, isFresh: false }
}

/** The acts of an address that a role may do. */
export function permittedActs(pathname: string, role: Role): string[] {
  const door = doorOf(pathname)
  if (!door || 'isOpen' in door) return []
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
