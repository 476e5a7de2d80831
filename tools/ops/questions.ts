import { askAudit } from '#checks/audit.server.ts'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import { isInChain } from '#features/staff/audit-head.server.ts'
import type { Ctx } from '#platform/context.ts'
import { verifyBackup } from '#platform/db/backup/read-backup.server.ts'
import { explainRestore, Unusable } from './explain.ts'
import { withContext } from './open.ts'

/**
 * Asks the configured database every daily question about the books, the receipts and the audit log; with a backup also
 * whether the audit log still has what it had then. Throws when one finds errors.
 */
export async function askQuestions([file, ...more]: string[] = []): Promise<void> {
  if (more.length > 0) throw new Unusable('Write "questions" or "questions <backup>".')
  await withContext(async (ctx) => {
    const then = file && (await explainRestore(() => headIn(file, ctx)))
    const answers = {
      ...(then && { auditChainOffTheBackup: (await isInChain(ctx.db, then)) ? 0 : 1 }),
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

async function headIn(file: string, { config }: Pick<Ctx, 'config'>) {
  return (await verifyBackup(file, config.appSecret)).contents.auditHead
}
