import { isPermitted } from '#features/staff/permissions.ts'
import { listStaff } from '#features/staff/staff-list.server.ts'
import type { Ctx } from '#platform/context.ts'

/** Who may have a ticket, as choices of a filter. */
export async function ticketHolders(ctx: Ctx): Promise<{ value: string; label: string }[]> {
  const people = await listStaff(ctx)
  return people
    .filter(({ role, hasJoined }) => hasJoined && isPermitted(role, 'ticket.write'))
    .map(({ id, name }) => ({ value: id, label: name }))
}
