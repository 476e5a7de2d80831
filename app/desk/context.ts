import { createContext } from 'react-router'
import type { SentForm } from '#features/staff/held-form.server.ts'
import type { Permission } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Ctx } from '#platform/context.ts'

/** A form that waited for the second factor, in place of the one a request brings. */
export const heldFormContext = createContext<SentForm | null>(null)

export type Desk = {
  ctx: Ctx
  staff: Staff
  /** The permission of this address or act, which the door has checked. */
  permission: Permission
}

/** Who is at the desk; the door (app/desk/door.ts) sets it before any loader or action runs. */
export const deskContext = createContext<Desk>()

/** The same for the frame, which also stands around the screens of coming in. */
export const visitorContext = createContext<Desk | null>(null)
