import type { Posting } from '#features/ledger/ledger.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { NazhirShareExceeded, NazhirShareTaken } from './errors.ts'

const [yields, taken, costs] = ['4310', '5310', '5320']

/**
 * The nazhir takes at most a tenth of what the yield brought in cash less its cost (UU 41/2004, article 12; PSAK 412): no
 * journal takes more, and none lessens the yield below what was taken.
 */
export async function assertNazhirShare(tx: Tx, postings: readonly Posting[]): Promise<void> {
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
