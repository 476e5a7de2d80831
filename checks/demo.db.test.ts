import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { seedDemo } from '../db/seeds/seed-demo.server.ts'
import { askAudit } from './audit.server.ts'
import { askLedger } from './ledger.server.ts'
import { askReceipts } from './receipts.server.ts'

// Creates hundreds of donations by the product's own use cases, which is slow on a busy machine.
test('the demo has sound books and sound receipts', { timeout: 120_000 }, async () => {
  const ctx = await testContext()
  await seedDemo(ctx)
  const issued = await ctx.db.selectFrom('receipt').select('serial').execute()
  expect(issued.length).toBeGreaterThan(400)
  const answers = {
    ...(await askLedger(ctx.db)),
    ...(await askReceipts(ctx)),
    ...(await askAudit(ctx)),
  }
  expect(Object.entries(answers).filter(([, count]) => count !== 0)).toEqual([])
})
