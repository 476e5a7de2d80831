import { expect, test } from 'vitest'
import { addRecipient } from '#features/mustahik/recipients.server.ts'
import { testContext } from '#tests/context.ts'
import { aBareDisbursement } from '#tests/mustahik.ts'
import { askLedger } from './ledger.server.ts'

test('zakat paid to nobody is seen, from the day of the rule on', async () => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
  const wrong = async () => (await askLedger(ctx.db)).zakatPaidToNobody
  const paid = { status: 'paid' } as const
  await aBareDisbursement(ctx, { ...paid, at: new Date('2026-06-14T16:59:00Z') })
  const seen = await aBareDisbursement(ctx, { ...paid, at: new Date('2026-06-14T17:00:00Z') })
  await aBareDisbursement(ctx, { ...paid, fund: 'IU' })
  await aBareDisbursement(ctx)
  // The rule holds from the day after the migration, on the clock of the server.
  await ctx.db.updateTable('mustahik_rule').set({ valid_from: '2026-06-15' }).execute()
  expect(await wrong()).toBe(1)
  const counts = { men: 3, women: 4, families: 2 }
  const group = { group: 'Warga RW 03', asnaf: 'fakir', area: 'kemanusiaan', ...counts } as const
  await addRecipient(ctx, seen, { input: group, by: ctx.newId() })
  expect(await wrong()).toBe(0)
})
