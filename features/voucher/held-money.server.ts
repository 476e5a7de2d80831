import { sql } from 'kysely'
import { MoneyMissing } from '#features/books/errors.ts'
import { binds, freeForDisbursement } from '#features/books/free-money.server.ts'
import { normalSide, type Posting } from '#features/ledger/ledger.ts'
import { lowestBalanceSince, balanceOf } from '#features/ledger/queries.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { assertAssets } from './asset/book-value.server.ts'
import { BalanceMissing, NazhirShareExceeded, NazhirShareTaken } from './errors.ts'
import { itemAccounts } from './templates/item-accounts.ts'
import { placeMoves } from './place-moves.server.ts'

const [yields, taken, costs] = ['4310', '5310', '5320']

/**
 * The nazhir takes at most a tenth of what the yield brought in cash less its cost (UU 41/2004, article 12; PSAK 412): no
 * journal takes more, and none lessens the yield below what was taken.
 */
async function assertNazhirShare(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const more = movedBy(postings, taken)
  const net = 0 - movedBy(postings, yields) - movedBy(postings, costs)
  if (more <= 0 && net >= 0) return
  const held = (account: string) => balanceOf(tx, { account, fund: 'W' })
  const whole = (await held(yields)) - (await held(costs)) + net
  const most = Math.max(0, Math.floor(whole / 10))
  const had = await held(taken)
  if (had + more <= most) return
  throw more > 0 ? new NazhirShareExceeded(most - had) : new NazhirShareTaken()
}

/** By how much postings debit an account of the wakaf. */
function movedBy(postings: readonly Posting[], account: string): number {
  return postings.reduce((sum, { debit, credit, fund, amount }) => {
    if (fund !== 'W') return sum
    return sum + (debit === account ? amount : 0) - (credit === account ? amount : 0)
  }, 0)
}

type Loss = { fund: Fund; campaignId: string | null; account: string; net: number }

/** What each fund and programme has less to spend afterwards. */
export function lossesOf(postings: readonly Posting[]): Map<string, Loss> {
  const losses = new Map<string, Loss>()
  for (const { fund, campaignId = null, debit, credit, amount } of postings) {
    const key = `${fund} ${campaignId}`
    const loss = losses.get(key) ?? { fund, campaignId, account: debit, net: 0 }
    loss.net += (binds(debit) ? amount : 0) - (binds(credit) ? amount : 0)
    losses.set(key, loss)
  }
  return losses
}

const donors: readonly Fund[] = ['Z', 'IT', 'IU', 'W', 'D']

/** Refuses what a fund has promised elsewhere, and what cash or a bank lacks on that day or any since. */
export async function assertHeld(tx: Tx, postings: readonly Posting[], day: string): Promise<void> {
  await assertNazhirShare(tx, postings)
  await assertAssets(tx, postings, day)
  for (const { net, ...part } of lossesOf(postings).values()) {
    if (net <= 0 || !donors.includes(part.fund)) continue
    const free = await freeForDisbursement(tx, part)
    if (free < net) throw new MoneyMissing(free)
  }
  for (const [key, amount] of leaving(postings, ({ fund }, code) => `${code} ${fund}`)) {
    const [account, fund] = key.split(' ') as [string, Fund]
    const held = await lowestBalanceSince(tx, { account, fund, day })
    if (held >= amount) continue
    const since = formatDate(startOfDay(day))
    throw isMoney(account) ? new MoneyMissing(held, since) : new BalanceMissing(held, since)
  }
  for (const [id, amount] of leaving(postings, atPlace)) {
    const held = await lowestAtPlace(tx, id, day)
    if (held < amount)
      throw new MoneyMissing(held, formatDate(startOfDay(day)), 'Kas ini tidak cukup.')
  }
}

function atPlace({ cashPlaceId }: Posting, code: string): string | undefined {
  return isMoney(code) && !code.startsWith('112') ? cashPlaceId : undefined
}

/** How much postings take from balances that may not go below zero, by a key. */
function leaving(
  postings: readonly Posting[],
  keyOf: (posting: Posting, account: string) => string | undefined,
): [string, number][] {
  const nets = new Map<string, number>()
  for (const posting of postings) {
    for (const side of ['debit', 'credit'] as const) {
      const code = posting[side]
      const key = staysAbove(code) ? keyOf(posting, code) : undefined
      const sum = normalSide(code) === side ? 0 - posting.amount : posting.amount
      if (key) nets.set(key, (nets.get(key) ?? 0) + sum)
    }
  }
  return [...nets].filter(([, net]) => net > 0)
}

/**
 * Cash, banks, debts and what others owe: no fund's part of them stands on its wrong side on any day. What funds owe
 * each other may turn round.
 */
function staysAbove(code: string): boolean {
  return isMoney(code) || code in itemAccounts || (code.startsWith('2') && code !== '2190')
}

function isMoney(code: string): boolean {
  return code === '1110' || code === '1112' || code.startsWith('112')
}

/** The lowest that a place of cash holds from the end of a day on. */
async function lowestAtPlace(tx: Tx, placeId: string, day: string): Promise<number> {
  const { rows } = await sql<{ lowest: number }>`
    with daily as (
      select day, sum(amount) as amount from (
        select greatest(day, ${day}::date) as day, amount from ${placeMoves(placeId)} as move
        union all select ${day}::date, 0) as line group by day)
    select min(held)::bigint as lowest
    from (select sum(amount) over (order by day) as held from daily) as running`.execute(tx)
  return rows[0]?.lowest ?? 0
}
