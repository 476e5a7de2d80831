import { bookOwnTransfer, undoOwnTransfer } from '#features/bank-account/own-transfer.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { bankAccountOf, chance, jakartaDay, pick, whole, type YearWorld } from './world.ts'

/** Money goes from one of our accounts to another that holds the same funds; sometimes it did not, and is undone. */
export async function moveBetweenOwn(world: YearWorld): Promise<void> {
  const { ctx, banks, books, moved } = world
  const open = banks.filter(({ isClosed }) => !isClosed)
  const from = pick(
    world,
    open.filter((bank) => open.some((other) => other !== bank && other.account === bank.account)),
  )
  const to = pick(
    world,
    open.filter((bank) => bank !== from && bank.account === from?.account),
  )
  if (!from || !to) return
  const funds = Object.keys(bankAccountOf) as Fund[]
  const held = funds.reduce((sum, fund) => sum + books.balance(from.account, fund), 0)
  const amount = whole(world, 1, Math.max(1, held + (chance(world, 0.1) ? 1 : 0)))
  const id = ctx.newId()
  const given = { fromId: from.id, toId: to.id, amount: rupiah(amount), note: 'Uji' }
  await bookOwnTransfer(ctx, { id, ...given, movedOn: jakartaDay(ctx.now()) })
  if (amount > held) throw new Error(`${from.account} moved ${amount} of ${held}`)
  moved.push({ id, from, to, amount })
}

export async function undoOwnMove(world: YearWorld): Promise<void> {
  const transfer = pick(world, world.moved)
  if (!transfer) return
  await undoOwnTransfer(world.ctx, transfer.id)
  world.moved.splice(world.moved.indexOf(transfer), 1)
}
