import { isPermitted, type Role } from '#features/staff/permissions.ts'
import { listStaff } from '#features/staff/staff-list.server.ts'
import type { Ctx } from '#platform/context.ts'

type Bar = { holders: { value: string; label: string }[]; mayWrite: boolean }

/** What stands above the list: who may have a ticket, as choices of a filter, and whether a role writes answers. */
export async function ticketBar(ctx: Ctx, role: Role): Promise<Bar> {
  const people = await listStaff(ctx)
  const holders = people
    .filter((each) => each.hasJoined && isPermitted(each.role, 'ticket.write'))
    .map(({ id, name }) => ({ value: id, label: name }))
  return { holders, mayWrite: isPermitted(role, 'ticket.write') }
}
