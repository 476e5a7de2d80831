import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { MoneyPlace } from './templates/fields.ts'

/** A place of money as a choice: its value in forms and its words. */
export type PlaceChoice = MoneyPlace & { value: string; label: string }

/**
 * The open places of these accounts: bank accounts, places of cash, and an account of the ledger itself where no bank
 * account is recorded for it. What collectors carry is left out unless it is asked for.
 */
export async function listPlaces(
  db: Db | Tx,
  accounts: readonly string[],
  withOfficers = false,
): Promise<PlaceChoice[]> {
  const banks = await db
    .selectFrom('bank_account')
    .select(['id', 'account', 'bank', 'number'])
    .where('closed_on', 'is', null)
    .orderBy('account')
    .orderBy('bank')
    .execute()
  const tills = await db
    .selectFrom('cash_place')
    .select(['id', 'account', 'name', 'holder', 'is_officer'])
    .where('closed_on', 'is', null)
    .orderBy('is_officer')
    .orderBy('name')
    .execute()
  const known = await db.selectFrom('ledger_account').select(['code', 'name']).execute()
  return accounts.flatMap((account): PlaceChoice[] => {
    const name = known.find(({ code }) => code === account)?.name ?? account
    const ofBank = banks
      .filter((bank) => bank.account === account)
      .map(({ id, bank, number }) => ({
        value: `bank:${id}`,
        label: `${name}: ${bank} ${number}`,
        account,
        bankAccountId: id,
      }))
    const ofCash = tills
      .filter((till) => till.account === account && (withOfficers || !till.is_officer))
      .map(({ id, name: till, holder }) => ({
        value: `kas:${id}`,
        label: holder ? `${till} (${holder})` : till,
        account,
        cashPlaceId: id,
      }))
    const recorded = [...ofBank, ...ofCash]
    return recorded.length > 0 ? recorded : [{ value: account, label: name, account }]
  })
}
