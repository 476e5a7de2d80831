import { expect } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import type { TestCtx } from '../context.ts'

/** Every nightly question answers zero. */
export async function assertBooksHold(ctx: TestCtx): Promise<void> {
  const asked = { ...(await askLedger(ctx.db)), ...(await askReceipts(ctx)) }
  const wrong = Object.entries(asked).filter(([, count]) => count > 0)
  expect(wrong).toEqual([])
}
