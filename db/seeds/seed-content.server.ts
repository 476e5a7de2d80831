import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { DemoCampaign } from './content.ts'
import { seedArticles } from './articles/seed-articles.server.ts'
import { seedAsrama } from './asrama/seed-asrama.server.ts'
import { seedVerification } from './seed-verification.server.ts'
import { seedBoard, seedOlderPages } from './pages/site-pages.server.ts'
import { seedExchangeRates } from './exchange-rates.ts'
import { seedZakatParameters } from './zakat-parameters.ts'

/** Everything besides campaigns and donations: their checks, zakat figures, news, the institution's pages, dormitories. */
export async function seedContent(
  ctx: Ctx,
  tx: Tx,
  campaigns: readonly DemoCampaign[],
): Promise<void> {
  const now = ctx.now()
  await seedVerification(tx, { campaigns, now })
  await seedZakatParameters(tx, now)
  await seedExchangeRates(tx, now)
  await seedArticles(ctx, tx)
  await seedOlderPages(tx, now)
  await seedBoard(tx)
  await seedAsrama(tx, now)
}
