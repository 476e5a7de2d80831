import { donatedFundWords } from '#features/ledger/funds.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { startOfDay } from '#platform/time/jakarta.ts'
import type { RecapRow } from './recap-pdf.server.ts'

type Past = { day: string; program: string; fund: Fund; amount: Rupiah; paper: string }

/** Gifts of an earlier system as lines of a recap, with the number they had there. */
export function pastRows(past: readonly Past[]): RecapRow[] {
  return past.map(({ day, program, fund, amount, paper }) => ({
    paidAt: startOfDay(day),
    program: program || 'Donasi',
    fund: donatedFundWords[fund],
    amount,
    number: paper || undefined,
  }))
}
