import type { Fund } from '#platform/db/schema/schema-books.ts'
import { readPlainSum } from '#platform/money/written-sum.ts'

type Place = { id: string; account: string; name: string }

export type OpeningNames = {
  accounts: ReadonlySet<string>
  funds: readonly Fund[]
  campaigns: readonly { id: string; slug: string; title: string; fund: Fund }[]
  banks: readonly Place[]
  tills: readonly Place[]
  today: string
}

/** What one of debit and credit holds, a credit below zero; or why not. */
export function amountIn(debit: string, credit: string): number | string {
  const filled = [debit, credit].filter((text) => text !== '' && text !== '0')
  if (filled.length !== 1) return 'Isi tepat satu dari debit dan kredit.'
  const parsed = readPlainSum(filled[0] ?? '')
  if (!parsed.ok || parsed.value === 0) return 'Nominal ditulis rupiah bulat, contoh 1.500.000.'
  return debit === filled[0] ? parsed.value : 0 - parsed.value
}

/** The programme that a row names, or why not. */
export function campaignIn(
  named: string,
  fund: Fund,
  { campaigns }: OpeningNames,
): { id: string } | undefined | string {
  if (named === '') return undefined
  const key = named.toLowerCase()
  const found = campaigns.find(({ slug, title }) => slug === key || title.toLowerCase() === key)
  if (!found) return `Program “${named}” tidak ditemukan.`
  return found.fund === fund ? found : `Program “${named}” milik dana ${found.fund}.`
}

const nowhere = { bankAccountId: null, cashPlaceId: null }

/** The bank account or place of cash that a row names, or why not. */
export function placeIn(named: string, account: string, { banks, tills }: OpeningNames) {
  const [bank, till] = [keyOf(banks, account), keyOf(tills, account)]
  if (bank.length + till.length === 0) return nowhere
  const all = [...bank, ...till]
  const key = named.toLowerCase().replaceAll(/[\s.-]/g, '')
  const found = named
    ? all.find(({ name }) =>
        name
          .toLowerCase()
          .replaceAll(/[\s.-]/g, '')
          .includes(key),
      )
    : all.length === 1
      ? all[0]
      : undefined
  if (!found) {
    const which = all.map(({ name }) => name).join('; ')
    return named ? `Rekening “${named}” tidak ditemukan.` : `Sebut rekeningnya: ${which}.`
  }
  return bank.includes(found)
    ? { ...nowhere, bankAccountId: found.id }
    : { ...nowhere, cashPlaceId: found.id }
}

function keyOf(all: readonly Place[], account: string): readonly Place[] {
  return all.filter((each) => each.account === account)
}
