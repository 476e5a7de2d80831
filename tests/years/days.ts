import { viewDay } from '#features/bank-statement/day-view.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { jakartaDay, type YearBank, type YearWorld } from './world.ts'

const DAY_MS = 86_400_000

/**
 * “Here and at the bank” of every bank account: what differs is explained to the rupiah on any day, the bank's side is
 * what its statements told, and the accounts together, with what lies in none of them, are the ledger's.
 */
export async function assertDaysExplained(world: YearWorld): Promise<void> {
  const { ctx, banks } = world
  const today = jakartaDay(ctx.now())
  const here = new Map<string, number>()
  const unplaced = new Map<string, number>()
  for (const bank of banks) {
    const { id: bankAccountId, account } = bank
    for (const day of daysOf(world, bank)) {
      const { explained } = await viewDay(ctx.db, { bankAccountId, day, today })
      if (explained.rest !== 0)
        throw new Error(`${account} on ${day}: ${explained.rest} unexplained`)
      if (day === bank.told.day && explained.bank !== bank.told.balance)
        throw new Error(`${account} told ${bank.told.balance} on ${day}, not ${explained.bank}`)
    }
    const view = await viewDay(ctx.db, { bankAccountId, day: today, today })
    here.set(account, (here.get(account) ?? 0) + view.explained.here)
    unplaced.set(account, view.unplaced.amount)
  }
  for (const [account, sum] of here) {
    const all = sum + (unplaced.get(account) ?? 0)
    const held = await balanceOf(ctx.db, { account })
    if (all !== held) throw new Error(`${account}: ${all} in its banks, ${held} in the ledger`)
  }
}

/** Today, the day of its last statement, and a day before. */
function daysOf({ ctx }: YearWorld, { told }: YearBank): string[] {
  const before = jakartaDay(new Date(ctx.now().getTime() - 9 * DAY_MS))
  return [...new Set([jakartaDay(ctx.now()), before, ...(told.day ? [told.day] : [])])]
}
