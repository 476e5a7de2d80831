import { type BankAccount, listBankAccounts } from '#features/bank-account/bank-account.server.ts'
import { viewDay } from '#features/bank-statement/day-view.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { PackageOrder } from './package-file.ts'
import { addDays } from '#platform/time/jakarta.ts'

export const bankHead = [
  'tanggal',
  'uraian',
  'tanggal_mutasi',
  'pembukuan',
  'rekening_koran',
  'selisih',
] as const

/** Bank accounts that were open on a day of the package. */
export async function banksWithin(
  db: Db,
  { from }: Pick<PackageOrder, 'from'>,
): Promise<BankAccount[]> {
  const banks = await listBankAccounts(db)
  return banks.filter(({ closed_on }) => closed_on === null || closed_on >= from)
}

/**
 * A bank account at the end of each month and of the last day: what the books and the bank's own file say, and under it
 * each thing that explains the difference.
 */
export async function* bankLines(
  db: Db,
  { bank, from, through }: { bank: BankAccount } & Pick<PackageOrder, 'from' | 'through'>,
): AsyncGenerator<(string | number | null)[][]> {
  for (const day of monthEnds(from, through)) {
    const { explained } = await viewDay(db, { bankAccountId: bank.id, day, today: through })
    const { here, bank: statementBalance, difference, items } = explained
    const head = [day, 'Saldo akhir hari', null, here, statementBalance ?? null, difference ?? null]
    yield [head, ...items.map((item) => [day, item.title, item.day, null, null, item.amount])]
  }
}

/** The last day of every month within the days, and the last day itself: ['2026-01-31', '2026-02-12']. */
function monthEnds(from: string, through: string): string[] {
  const ends: string[] = []
  for (let day = from; day <= through; day = addDays(day, 1)) {
    if (day === through || addDays(day, 1).endsWith('-01')) ends.push(day)
  }
  return ends
}
