import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { aStatement, unexplainedLines } from '#tests/money/statements.ts'
import { noteLine } from './note-line.server.ts'

test('wages that nothing here books wait with a word, without a journal, until they are explained', async () => {
  const ctx = await testContext({ now: '2026-03-05T03:00:00Z' })
  const { bankAccountId } = await aBank(ctx, 'A')
  const { id: by } = await aStaff(ctx, 'bendahara')
  const id = await aStatement(ctx, bankAccountId, [
    ['2026-03-04', -40_000, 'GAJI PEGAWAI'],
    ['2026-03-04', -1_000, 'PLN'],
  ])
  const lineOf = async (words: string) =>
    (await unexplainedLines(ctx, bankAccountId, id)).find(
      ({ description }) => description === words,
    )
  const lineId = (await lineOf('GAJI PEGAWAI'))?.id ?? ''
  const journals = () => ctx.db.selectFrom('ledger_journal').select('id').execute()
  const before = await journals()
  await noteLine(ctx, { lineId, note: 'Gaji Maret, menunggu pembukuan beban' }, { by })
  expect(await lineOf('GAJI PEGAWAI')).toMatchObject({
    note: 'Gaji Maret, menunggu pembukuan beban',
    open: -40_000,
  })
  expect((await lineOf('PLN'))?.note).toBeNull()
  expect(await journals()).toEqual(before)
  await noteLine(ctx, { lineId, note: '' }, { by })
  expect((await lineOf('GAJI PEGAWAI'))?.note).toBeNull()
  const unknown = noteLine(ctx, { lineId: ctx.newId(), note: 'apa' }, { by })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})
