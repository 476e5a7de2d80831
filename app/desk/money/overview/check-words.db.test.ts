import { expect, test } from 'vitest'
import { askAudit } from '#checks/audit.server.ts'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import { testContext } from '#tests/context.ts'
import { checkWords } from './check-words.ts'

test('every daily check has its words at the desk, and no words are left over', async () => {
  const ctx = await testContext()
  const asked = {
    ...(await askLedger(ctx.db)),
    ...(await askReceipts(ctx)),
    ...(await askAudit(ctx)),
  }
  expect(Object.keys(checkWords).toSorted()).toEqual(Object.keys(asked).toSorted())
})
