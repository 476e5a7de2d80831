import { askAudit } from '#checks/audit.server.ts'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import { withContext } from './open.ts'

/** Asks the configured database every daily question about the books, the receipts and the audit log; throws when one finds errors. */
export async function askQuestions(): Promise<void> {
  await withContext(async (ctx) => {
    const answers = {
      ...(await askLedger(ctx.db)),
      ...(await askReceipts(ctx)),
      ...(await askAudit(ctx)),
    }
    const wrong = Object.entries(answers).filter(([, errors]) => errors > 0)
    const all = Object.keys(answers).length
    console.log(
      `${all - wrong.length} of ${all} questions about the books and receipts find no error.`,
    )
    for (const [name, errors] of wrong) console.log(`  ${name}: ${errors}`)
    if (wrong.length > 0) throw new Error('the books disagree: see "Is the ledger right?"')
  })
}
