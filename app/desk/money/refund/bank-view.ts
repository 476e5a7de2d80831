import { canRequestDonorBank } from '#features/donor-bank/request-donor-bank.server.ts'
import { donorBankState } from '#features/donor-bank/donor-bank-rows.server.ts'
import type { ReturnOf } from '#features/donor-bank/donor-bank.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Desk } from '#app/desk/context.ts'

/** What the desk shows of the account that money goes back to. */
export async function bankView({ ctx, staff }: Pick<Desk, 'ctx' | 'staff'>, moneyKey: ReturnOf) {
  return {
    state: await donorBankState(ctx, moneyKey),
    canAsk: await canRequestDonorBank(ctx, moneyKey.donationId),
    mayReveal: isPermitted(staff.role, 'refund.pay'),
  }
}
