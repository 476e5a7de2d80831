import { bankOf } from '#features/books/books.ts'
import type { Ctx } from '#platform/context.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { DAY_MS, dayOf } from '#platform/time/jakarta.ts'
import { demoId } from '../deterministic.ts'

const LONG_BEFORE_MS = 3 * 365 * DAY_MS

/** One account for each of the ledger's banks; the funds of infak share theirs. The numbers are made up. */
const accounts: readonly { fund: Fund; bank: string; number: string }[] = [
  { fund: 'Z', bank: 'BSI', number: '7000000101' },
  { fund: 'IT', bank: 'BSI', number: '7000000202' },
  { fund: 'W', bank: 'BSI', number: '7000000303' },
  { fund: 'A', bank: 'Mandiri', number: '1300000000404' },
  { fund: 'N', bank: 'BCA', number: '5000000505' },
]

/** The demo institution's bank accounts, so that its money can go back and be passed on. */
export async function seedBanks(ctx: Ctx, tx: Tx): Promise<void> {
  const then = new Date(ctx.now().getTime() - LONG_BEFORE_MS)
  const rows = accounts.map((each) => ({
    id: demoId(`bank account ${each.number}`),
    ...each,
    account: bankOf[each.fund],
    holder: ctx.config.institution.legalName,
    opened_on: dayOf(then),
    closed_on: null,
    is_sample: true,
    created_at: then,
  }))
  await tx.insertInto('bank_account').values(rows).execute()
}
