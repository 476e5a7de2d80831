import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { aDonation, payingContext } from '#tests/money/payments.ts'
import { donationWithWays } from './refund-payers.ts'

test('a donation that nobody made is not found, and a database that does not answer is no donation that is missing', async () => {
  const ctx = await payingContext()
  const publicId = await aDonation(ctx)
  const { id } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  expect((await donationWithWays(ctx, id)).donation.publicId).toBe(publicId)
  for (const unknown of [ctx.newId(), 'apa saja', undefined]) {
    await expect(donationWithWays(ctx, unknown)).rejects.toMatchObject({ init: { status: 404 } })
  }
  const broken = inTransaction(ctx.db, async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    await donationWithWays(ctx.within(tx), id)
  })
  await expect(broken).rejects.toMatchObject({ code: '25P02' })
})
