import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { DemoCampaign } from './content.ts'
import { seedArticles } from './articles/seed-articles.server.ts'
import { seedAsrama } from './asrama/seed-asrama.server.ts'
import { seedVerification } from './seed-verification.server.ts'
import { seedBoard, seedOlderPages } from './pages/site-pages.server.ts'
import { seedZakatParameters } from './zakat-parameters.ts'
import { dayOf } from '#platform/time/jakarta.ts'

/** Rupiah for one unit, near what it was in 2026. */
const samples = {
  USD: 16_650,
  SGD: 12_800,
  MYR: 4_000,
  SAR: 4_440,
  HKD: 2_140,
  AUD: 10_900,
  JPY: 107,
  EUR: 19_200,
}

/** Adds rates of the day to an empty installation; after a week they are too old to be shown, as any rate is. */
async function seedExchangeRates(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('exchange_rate')
    .values(
      Object.entries(samples).map(([currency, rupiah]) => ({
        currency,
        millionths: rupiah * 1_000_000,
        day: dayOf(now),
        source: 'Data contoh',
        is_sample: true,
        recorded_at: now,
      })),
    )
    .execute()
}

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
