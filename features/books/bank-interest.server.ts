import { account } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { Rupiah } from '#platform/money.ts'
import { bankOf } from './books.ts'
import { documentId, enterJournal } from './enter-books.server.ts'

/**
 * Interest of a conventional bank account: nonhalal, kept apart from every other fund (fatwa MUI 1/2004; L14). Each
 * statement line is booked once.
 */
export async function recordBankInterest(
  ctx: Ctx,
  line: { reference: string; amount: Rupiah; occurredAt: Date },
): Promise<boolean> {
  return inTransaction(ctx.db, (tx) =>
    enterJournal(ctx, tx, {
      sourceId: documentId(`bank line ${line.reference}`),
      source: 'bankline',
      event: 'interest',
      description: 'Jasa giro rekening konvensional',
      occurredAt: line.occurredAt,
      postings: [
        {
          debit: bankOf.N,
          credit: account.nonhalalIncome,
          fund: 'N',
          amount: line.amount,
        },
      ],
    }),
  )
}
