import { expect, test } from 'vitest'
import { confirmLine } from '#features/bank-statement/confirm-line.server.ts'
import { viewDay } from '#features/bank-statement/day-view.server.ts'
import { takeAmilShare } from '#features/books/amil-share.server.ts'
import { listOpenItems } from '#features/voucher/open-items.server.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { aNewInstitution, decideOpening, OPENING_HEAD, oldBook } from '#tests/money/openings.ts'
import { agreePolicy } from '#tests/money/policies.ts'
import { aStatement, type FileLine, unexplainedLines } from '#tests/money/statements.ts'
import { postLines, recordAs } from '#tests/money/vouchers.ts'
import { findMemo } from './memo.server.ts'
import { standingOpening } from './open-books.server.ts'
import { proposeOpening, proposeUndoingOpening, readOpeningText } from './proposals.server.ts'

test('the first statement of the bank begins with what was opened, and what it did not know yet is told by its lines', async () => {
  const { ctx, siti, budi } = await aNewInstitution()
  const head = `${OPENING_HEAD};jenis`
  const rows = [
    '2026-01-01;1122;IT;sumur-desa;;;;125.000.000;;Saldo rekening koran',
    '2026-01-01;1122;IT;sumur-desa;;;;;2.000.000;Cek 0012;belum di bank',
    '2026-01-01;1122;IT;sumur-desa;;;;750.000;;Setoran 31 Desember;belum di bank',
    '2026-01-01;3210;IT;sumur-desa;;;;;123.750.000;',
  ]
  const read = await readOpeningText(ctx, [head, ...rows].join('\n'))
  expect(read.problems).toEqual([])
  await proposeOpening(ctx, read, { by: siti.id })
  await decideOpening(ctx, { ...budi, role: 'bendahara' })
  const { id: bankAccountId } = await ctx.db
    .selectFrom('bank_account')
    .select('id')
    .where('account', '=', '1122')
    .executeTakeFirstOrThrow()
  const lines: FileLine[] = [
    ['2026-01-01', 750_000, 'SETORAN TUNAI'],
    ['2026-01-05', -2_000_000, 'PENCAIRAN CEK 0012'],
  ]
  const statement = await aStatement(ctx, bankAccountId, lines, 125_000_000)
  const seen = async (day: string) => {
    const asked = { bankAccountId, day, today: '2026-06-15' }
    const { here, bank, difference, items, rest } = (await viewDay(ctx.db, asked)).explained
    return { here, bank, difference, rest, items: items.map(({ amount }) => amount) }
  }
  const open = await unexplainedLines(ctx, bankAccountId, statement)
  for (const { id, suggestions } of open) {
    const [{ key, canConfirm } = { key: '', canConfirm: false }] = suggestions
    expect(canConfirm).toBe(true)
    await confirmLine(ctx, { lineId: id, key }, { by: siti.id })
  }
  expect(await seen('2026-01-01')).toEqual({
    here: 123_750_000,
    bank: 125_750_000,
    difference: -2_000_000,
    rest: 0,
    items: [-2_000_000],
  })
  const tied = { here: 123_750_000, bank: 123_750_000, difference: 0, rest: 0, items: [] }
  expect(await seen('2026-01-05')).toEqual(tied)
  await proposeUndoingOpening(ctx, { reason: 'Angka tahun lalu keliru', by: budi.id })
  await expect(decideOpening(ctx, { ...siti, role: 'bendahara' })).rejects.toMatchObject({
    code: 'opening/used',
  })
  await assertBooksHold(ctx)
})

test('the cap of the amil runs on from what the old book took, and an undone opening forgets it', async () => {
  const { ctx, siti, budi } = await aNewInstitution()
  const head = `${OPENING_HEAD};jenis`
  const rows = [
    '2026-01-01;1121;Z;;;;;40.000.000;;',
    '2026-01-01;3100;Z;;;;;;40.000.000;',
    '2026-01-01;4110;Z;;;;;;80.000.000;;memo',
    '2026-01-01;5130;Z;;;;;12.000.000;;;memo',
  ]
  const read = await readOpeningText(ctx, [head, ...rows].join('\n'))
  expect(read).toMatchObject({
    problems: [],
    shares: [{ eligible: 80_000_000, taken: 12_000_000 }],
  })
  await proposeOpening(ctx, read, { by: siti.id, oldReceipts: 'KW-2025-0412' })
  await decideOpening(ctx, { ...budi, role: 'bendahara' })
  const standing = await standingOpening(ctx.db)
  expect(await findMemo(ctx.db, standing?.id ?? '')).toMatchObject({ oldReceipts: 'KW-2025-0412' })
  await agreePolicy(ctx, { fund: 'Z', perMille: 125 })
  await postLines(ctx, [['1121', '4110', 'Z', 40_000_000]])
  // 12.5% of 120 million are 15 million, of which the old book took 12.
  expect(await takeAmilShare(ctx, { fund: 'Z', period: '2026-06-15' })).toBe(3_000_000)
  await assertBooksHold(ctx)
})

test('money at a provider and titipan of the old book are items with a way out', async () => {
  const { ctx, siti, budi } = await aNewInstitution()
  const rows = [
    '2026-01-01;1130;IT;sumur-desa;;Xendit;;500.000;;',
    '2026-01-01;2130;IT;sumur-desa;;Tanpa nama;;;75.000;',
    '2026-01-01;3210;IT;sumur-desa;;;;;425.000;',
  ]
  await proposeOpening(ctx, await readOpeningText(ctx, oldBook(...rows)), { by: siti.id })
  await decideOpening(ctx, { ...budi, role: 'bendahara' })
  const [held] = await listOpenItems(ctx.db, { accounts: ['1130'] })
  const { id } = await ctx.db
    .selectFrom('bank_account')
    .select('id')
    .where('account', '=', '1122')
    .executeTakeFirstOrThrow()
  const come = { item: held?.id ?? '', sum: '490.000', tax: '10.000', place: `bank:${id}` }
  await recordAs(ctx, siti, ['cair-penyedia-lama', come])
  expect(await listOpenItems(ctx.db)).toMatchObject([{ account: '2130', remaining: 75_000 }])
  await assertBooksHold(ctx)
})
