import { bankMovedBy, type Posting } from '#features/ledger/ledger.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'

/** The bank accounts that somebody named, one for each account of the ledger at most. */
export type NamedBanks = readonly (string | null | undefined)[]

type BankNamer = (postings: readonly Posting[], named?: NamedBanks) => Posting[]

/**
 * Names in postings the bank account that each moves: a named one if it belongs to the posting's account of the ledger,
 * else the only open one there. Where several share it and none is named, the statement of the bank will tell.
 */
export async function bankNamer(db: Db | Tx): Promise<BankNamer> {
  const banks = await db.selectFrom('bank_account').select(['id', 'account', 'closed_on']).execute()
  const only = (account: string) => {
    const [first, ...others] = banks.filter((bank) => bank.account === account && !bank.closed_on)
    return others.length === 0 ? first?.id : undefined
  }
  return (postings, named = []) => {
    const namedBanks = banks.filter(({ id }) => named.includes(id))
    return postings.map((posting) => {
      const account = bankMovedBy(posting)
      if (!account || posting.bankAccountId) return posting
      const bank = namedBanks.find((each) => each.account === account)?.id ?? only(account)
      return bank ? { ...posting, bankAccountId: bank } : posting
    })
  }
}
