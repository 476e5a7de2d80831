import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { listOpenItems } from '#features/voucher/open-items.server.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { aNewInstitution, decideOpening, oldBook } from '#tests/money/openings.ts'
import { recordAs } from '#tests/money/vouchers.ts'
import { standingOpening } from './open-books.server.ts'
import { proposeOpening, proposeUndoingOpening, readOpeningText } from './proposals.server.ts'

const OLD_BOOK = oldBook(
  '2026-01-01;1122;IT;sumur-desa;;;;15.000.000;;',
  '2026-01-01;3210;IT;sumur-desa;;;;;15.000.000;',
  '2026-01-01;1124;A;;;;;8.000.000;;',
  '2026-01-01;2110;A;;;PLN;2026-01-20;;1.000.000;listrik',
  '2026-01-01;3400;A;;;;;;7.000.000;',
)

test('an old book opens by two people, ties in every fund, and is undone as a whole', async () => {
  const { ctx, siti, budi } = await aNewInstitution()
  const read = await readOpeningText(ctx, OLD_BOOK)
  expect(read.problems).toEqual([])
  await proposeOpening(ctx, read, { by: siti.id })
  await decideOpening(ctx, { ...budi, role: 'bendahara' })
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(15_000_000)
  expect(await balanceOf(ctx.db, { account: '3990' })).toBe(0)
  expect(await listOpenItems(ctx.db)).toMatchObject([
    { party: 'PLN', account: '2110', remaining: 1_000_000, dueOn: '2026-01-20' },
  ])
  await assertBooksHold(ctx)
  await expect(proposeOpening(ctx, read, { by: siti.id })).rejects.toMatchObject({
    code: 'opening/stands',
  })

  await proposeUndoingOpening(ctx, { reason: 'Angka tahun lalu keliru', by: budi.id })
  await decideOpening(ctx, { ...siti, role: 'bendahara' })
  expect(await standingOpening(ctx.db)).toBeUndefined()
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(0)
  expect(await listOpenItems(ctx.db)).toEqual([])
  await assertBooksHold(ctx)
  await proposeOpening(ctx, read, { by: siti.id })
})

test('an opening of which a debt was paid is not undone', async () => {
  const { ctx, siti, budi } = await aNewInstitution()
  await proposeOpening(ctx, await readOpeningText(ctx, OLD_BOOK), { by: siti.id })
  await decideOpening(ctx, { ...budi, role: 'bendahara' })
  const [debt] = await listOpenItems(ctx.db)
  const { id } = await ctx.db
    .selectFrom('bank_account')
    .select('id')
    .where('account', '=', '1124')
    .executeTakeFirstOrThrow()
  await recordAs(ctx, siti, [
    'bayar-tagihan',
    { item: debt?.id ?? '', sum: '400.000', place: `bank:${id}` },
  ])
  await proposeUndoingOpening(ctx, { reason: 'Angka tahun lalu keliru', by: budi.id })
  await expect(decideOpening(ctx, { ...siti, role: 'bendahara' })).rejects.toMatchObject({
    code: 'opening/used',
  })
})

test('each row that cannot stand has its reason, and a fund that does not tie is refused', async () => {
  const { ctx, siti } = await aNewInstitution()
  const { problems } = await readOpeningText(
    ctx,
    oldBook(
      '2026-01-02;1124;A;;;;;8.000.000;;',
      '2026-01-01;4110;Z;;;;;;8.000.000;',
      '2026-01-01;1124;Z;;;;;8.000.000;;',
      '2026-01-01;1122;IT;entah;;;;8.000.000;;',
      '2026-01-01;2110;A;;;;;;1.000;',
      '2026-01-01;1124;A;;;;;8.000.000;8.000.000;',
      '2026-01-01;1124;A;;;;;8,5;;',
      '2026-01-01;9999;A;;;;;1;;',
    ),
  )
  expect(problems.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  const uneven = await readOpeningText(ctx, oldBook('2026-01-01;1124;A;;;;;8.000.000;;'))
  await expect(proposeOpening(ctx, uneven, { by: siti.id })).rejects.toMatchObject({
    code: 'opening/not-whole',
  })
})
