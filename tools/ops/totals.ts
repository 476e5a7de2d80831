import { askLedger } from '#checks/ledger.server.ts'
import { rebuildTotals } from '#features/campaign/roll-up.server.ts'
import { withContext } from './open.ts'

/**
 * `npm run ops -- totals`: safe while donations arrive. Cached pages of running processes follow when they expire.
 */
export async function totals(): Promise<void> {
  await withContext(async (ctx) => {
    const before = (await askLedger(ctx.db)).campaignTotalsOffTheLedger
    await rebuildTotals(ctx)
    const after = (await askLedger(ctx.db)).campaignTotalsOffTheLedger
    console.log(`${before} totals differed from the ledger, now ${after}.`)
    if (after > 0)
      throw new Error('totals still differ from the ledger: see "Is the ledger right?"')
  })
}
