import { bankMovedBy, type Posting } from '#features/ledger/ledger.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'

type BankNamer = (postings: readonly Posting[], bankAccountId?: string | null) => Posting[]

/**
 * Names in postings the bank account that each moves: the given one if it belongs to the posting's account of the
 * ledger, else the only open one there. Where several share it and none is given, the statement of the bank will tell.
 */
export async function bankNamer(db: Db | Tx): Promise<BankNamer> {
  const banks = await db.selectFrom('bank_account').select(['id', 'account', 'closed_on']).execute()
  const only = (account: string) => {
    const [first, ...others] = banks.filter((bank) => bank.account === account && !bank.closed_on)
    return others.length === 0 ? first?.id : undefined
  }
  return (postings, bankAccountId) => {
    const given = banks.find(({ id }) => id === bankAccountId)
    return postings.map((posting) => {
      const account = bankMovedBy(posting)
      if (!account || posting.bankAccountId) return posting
      const named = given?.account === account ? given.id : only(account)
      return named ? { ...posting, bankAccountId: named } : posting
    })
  }
}
