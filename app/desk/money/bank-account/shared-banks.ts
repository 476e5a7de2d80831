import { sharedAccounts } from '#features/bank-account/bank-choice.server.ts'
import { bankOf } from '#features/books/books.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { DeskChoice } from '#app/desk/ui/form.tsx'
import type { BankChoice } from './bank-input.ts'

/** What may be chosen from: all shared accounts, or those that these postings move. Nothing where none is shared. */
export async function bankChoices(
  db: Db,
  postings?: readonly Pick<Posting, 'debit' | 'credit'>[],
): Promise<BankChoice[]> {
  const shared = await sharedAccounts(db, postings)
  return shared.map(({ account, banks }) => ({
    account,
    choices: banks.map(({ id, bank, number, holder }) => ({
      value: id,
      label: `${bank} ${number}, atas nama ${holder}`,
    })),
  }))
}

/** The same of the account that holds this fund's money. */
export async function fundBankChoices(db: Db, fund: Fund): Promise<BankChoice[]> {
  return (await bankChoices(db)).filter(({ account }) => account === bankOf[fund])
}

/** The same as one choice, where the account is not known before the form is sent. */
export async function allBankChoices(db: Db): Promise<DeskChoice[]> {
  return (await bankChoices(db)).flatMap(({ account, choices }) =>
    choices.map(({ value, label }) => ({ value, label: `Akun ${account}: ${label}` })),
  )
}
