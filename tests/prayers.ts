import { lockDonation } from '#features/donation/queries.server.ts'
import { recordPaid } from '#features/donation/record-payment.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { publishPrayers } from '#features/prayer/publish-prayers.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from './context.ts'

export type PaidDonation = {
  campaignSlug?: string
  amount?: number
  donorName?: string
  donorPhone?: string
  donorEmail?: string
  isAnonymous?: boolean
  prayer?: string
  showsPrayer?: boolean
  units?: number
  packageId?: string
}

/** A paid donation, made by the product's own use cases; answers its public id and its row id. */
export async function givePaid(ctx: TestCtx, fields: PaidDonation = {}) {
  const { amount = 50_000, ...words } = fields
  const { donationId: publicId } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    donorName: 'Siti Aminah',
    donorPhone: '+6281234567890',
    isAnonymous: false,
    showsPrayer: words.prayer !== undefined,
    wantsNews: false,
    ...words,
    amount: rupiah(amount),
  })
  const { id } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const payment = { journalId: ctx.newId(), occurredAt: now, now }
    await recordPaid(tx, await lockDonation(tx, id), payment)
  })
  return { id, publicId }
}

/** A published prayer; answers its public id. */
export async function makePrayer(ctx: TestCtx, fields: PaidDonation = {}): Promise<string> {
  const { id } = await givePaid(ctx, { prayer: 'Semoga berkah.', ...fields })
  await publishPrayers(ctx)
  const prayer = await ctx.db
    .selectFrom('prayer')
    .select('public_id')
    .where('donation_id', '=', id)
    .executeTakeFirstOrThrow()
  return prayer.public_id
}
