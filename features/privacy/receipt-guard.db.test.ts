import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'

test('a receipt allows no change but the one that takes the person out', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const change = (set: ReturnType<typeof sql>) =>
    sql`update receipt set ${set}`.execute(ctx.db).then(
      () => 'changed',
      () => 'refused',
    )
  const donor = sql`jsonb_build_object('name', 'Donatur terhapus', 'isAnonymous', true)`
  expect(await change(sql`snapshot = jsonb_set(snapshot, '{amount}', '1')`)).toBe('refused')
  expect(await change(sql`snapshot = jsonb_set(snapshot, '{donor,name}', '"Budi"')`)).toBe(
    'refused',
  )
  expect(
    await change(sql`snapshot = jsonb_set(snapshot, '{donor}', ${donor}), serial = serial + 1`),
  ).toBe('refused')
  expect(await change(sql`snapshot = jsonb_set(snapshot - 'rows', '{donor}', ${donor})`)).toBe(
    'refused',
  )
  expect(await sql`delete from receipt`.execute(ctx.db).catch(() => 'refused')).toBe('refused')
  expect(await change(sql`snapshot = jsonb_set(snapshot, '{donor}', ${donor})`)).toBe('changed')
})
