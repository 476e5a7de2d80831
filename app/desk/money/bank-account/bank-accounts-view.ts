import { listBankAccounts } from '#features/bank-account/bank-account.server.ts'
import { balanceOf, accountNames } from '#features/ledger/queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import type { Desk } from '#app/desk/context.ts'
import { bankChoices, fundBankChoices } from './shared-banks.ts'

/** The institution's bank accounts, what the books have at them, and what the amil owes. */
export async function bankAccountsView({ ctx, staff }: Desk) {
  const accounts = await listBankAccounts(ctx.db)
  const codes = [...new Set(accounts.map(({ account }) => account))].sort()
  const balances = await Promise.all(codes.map((account) => balanceOf(ctx.read, { account })))
  const names = await accountNames(ctx.read)
  return {
    accounts,
    balances: codes.map((code, index) => ({
      code,
      name: names.get(code) ?? '',
      balance: balances[index] ?? 0,
    })),
    mayWrite: isPermitted(staff.role, 'bank-account.write'),
    owed: await balanceOf(ctx.read, { account: '2110' }),
    amilBanks: await fundBankChoices(ctx.db, 'A'),
    isShared: (await bankChoices(ctx.db)).length > 0,
    today: dayOf(ctx.now()),
  }
}
