import { canRequestDonorBank } from '#features/donor-bank/request-donor-bank.server.ts'
import { donorBankState } from '#features/donor-bank/donor-bank-rows.server.ts'
import type { ReturnOf } from '#features/donor-bank/donor-bank.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Desk } from '#app/desk/context.ts'

/** What the desk shows of the account that money goes back to. */
export async function bankView({ ctx, staff }: Pick<Desk, 'ctx' | 'staff'>, of: ReturnOf) {
  return {
    state: await donorBankState(ctx, of),
    canAsk: await canRequestDonorBank(ctx, of.donationId),
    mayReveal: isPermitted(staff.role, 'refund.pay'),
  }
}
