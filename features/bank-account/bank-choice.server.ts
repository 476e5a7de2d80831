import { bankMovedBy, type Posting } from '#features/ledger/ledger.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { type BankAccount, listBankAccounts } from './bank-account.server.ts'
import type { NamedBanks } from '#features/books/bank-namer.server.ts'
import {
  BankAccountClosed,
  BankAccountUnchosen,
  BankAccountUnknown,
  ForeignBankAccount,
} from './errors.ts'

/** An account of the ledger that several open bank accounts share: whoever moves its money says which of them. */
export type SharedAccount = { account: string; banks: BankAccount[] }

type Moving = readonly Pick<Posting, 'debit' | 'credit'>[]

/** The shared accounts of the ledger, or those of them that these postings move. */
export async function sharedAccounts(db: Db | Tx, postings?: Moving): Promise<SharedAccount[]> {
  const open = (await listBankAccounts(db)).filter(({ closed_on }) => closed_on === null)
  const codes = postings ? movedBy(postings) : [...new Set(open.map(({ account }) => account))]
  return codes
    .map((account) => ({ account, banks: open.filter((bank) => bank.account === account) }))
    .filter(({ banks }) => banks.length > 1)
}

function movedBy(postings: Moving): string[] {
  const codes = postings.flatMap((posting) => bankMovedBy(posting) ?? [])
  return [...new Set(codes)].toSorted()
}

/**
 * One bank account for each account of the ledger that these postings move: the typed one, or the only open one.
 * Refuses where several could be meant and none is typed, and one that is closed or that they do not move.
 */
export async function chooseBanks(
  db: Db | Tx,
  postings: Moving,
  typed: NamedBanks,
): Promise<BankAccount[]> {
  const all = await listBankAccounts(db)
  const codes = movedBy(postings)
  const banks = typed.flatMap((id) => (id ? [knownBank(all, codes, id)] : []))
  return codes.flatMap((account) => {
    const open = all.filter((bank) => bank.account === account && bank.closed_on === null)
    const chosen = new Set(banks.filter((bank) => bank.account === account))
    const [bank, another] = chosen.size > 0 ? [...chosen] : open
    if (another) throw new BankAccountUnchosen(account)
    return bank ? [bank] : []
  })
}

function knownBank(all: readonly BankAccount[], codes: readonly string[], id: string): BankAccount {
  const bank = all.find((each) => each.id === id)
  if (!bank) throw new BankAccountUnknown()
  if (bank.closed_on) throw new BankAccountClosed()
  if (!codes.includes(bank.account)) throw new ForeignBankAccount()
  return bank
}

type BankFact = { label: string; value: string }

/** The chosen bank accounts as two people read them; none where there was nothing to choose. */
export async function bankFacts(
  db: Db | Tx,
  chosen: readonly BankAccount[],
  label = 'Lewat rekening',
): Promise<BankFact[]> {
  const shared = new Set((await sharedAccounts(db)).map(({ account }) => account))
  return chosen
    .filter(({ account }) => shared.has(account))
    .map(({ account, bank, number }) => ({
      label: `${label} (akun ${account})`,
      value: `${bank} ${number}`,
    }))
}
