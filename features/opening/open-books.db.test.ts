import { expect, test } from 'vitest'
import { confirmLine } from '#features/bank-statement/confirm-line.server.ts'
import { viewDay } from '#features/bank-statement/day-view.server.ts'
import { takeAmilShare } from '#features/books/amil-share.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenItems } from '#features/voucher/open-items.server.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { agreePolicy } from '#tests/money/policies.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStatement, type FileLine, openOf } from '#tests/money/statements.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { findMemo } from './memo.server.ts'
import { standingOpening } from './open-books.server.ts'
import {
  openingProposals,
  proposeOpening,
  proposeUndoingOpening,
  readOpeningText,
} from './proposals.server.ts'

const HEAD = 'tanggal;akun;dana;kampanye;rekening;pihak;jatuh_tempo;debit;kredit;keterangan'
const sheet = (...rows: string[]) => [HEAD, ...rows].join('\n')
const OLD_BOOK = sheet(
  '2026-01-01;1122;IT;sumur-desa;;;;15.000.000;;',
  '2026-01-01;3210;IT;sumur-desa;;;;;15.000.000;',
  '2026-01-01;1124;A;;;;;8.000.000;;',
  '2026-01-01;2110;A;;;PLN;2026-01-20;;1.000.000;listrik',
  '2026-01-01;3400;A;;;;;;7.000.000;',
)

async function anInstitution() {
  const ctx = await testContext()
  await makeCampaign(ctx)
  await aBank(ctx, 'IT')
  await aBank(ctx, 'A')
  return { ctx, ...(await moneyPeople(ctx)) }
}

async function decide(ctx: TestCtx, { id: by, role }: { id: string; role: 'bendahara' }) {
  const open = ctx.db.selectFrom('proposal').select('id').where('status', '=', 'proposed')
  const { id } = await open.executeTakeFirstOrThrow()
  await decideProposal(ctx, { kinds: openingProposals, id }, { by, role, isApproved: true })
}

test('an old book opens by two people, ties in every fund, and is undone as a whole', async () => {
  const { ctx, siti, budi } = await anInstitution()
  const read = await readOpeningText(ctx, OLD_BOOK)
  expect(read.problems).toEqual([])
  await proposeOpening(ctx, read, { by: siti.id })
  await decide(ctx, { ...budi, role: 'bendahara' })
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
  await decide(ctx, { ...siti, role: 'bendahara' })
  expect(await standingOpening(ctx.db)).toBeUndefined()
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(0)
  expect(await listOpenItems(ctx.db)).toEqual([])
  await assertBooksHold(ctx)
  await proposeOpening(ctx, read, { by: siti.id })
})

test('an opening of which a debt was paid is not undone', async () => {
  const { ctx, siti, budi } = await anInstitution()
  await proposeOpening(ctx, await readOpeningText(ctx, OLD_BOOK), { by: siti.id })
  await decide(ctx, { ...budi, role: 'bendahara' })
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
  await expect(decide(ctx, { ...siti, role: 'bendahara' })).rejects.toMatchObject({
    code: 'opening/used',
  })
})

test('each row that cannot stand has its reason, and a fund that does not tie is refused', async () => {
  const { ctx, siti } = await anInstitution()
  const { problems } = await readOpeningText(
    ctx,
    sheet(
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
  const uneven = await readOpeningText(ctx, sheet('2026-01-01;1124;A;;;;;8.000.000;;'))
  await expect(proposeOpening(ctx, uneven, { by: siti.id })).rejects.toMatchObject({
    code: 'opening/not-whole',
  })
})

test('the first statement of the bank begins with what was opened, and what it did not know yet is told by its lines', async () => {
  const { ctx, siti, budi } = await anInstitution()
  const head = `${HEAD};jenis`
  const rows = [
    '2026-01-01;1122;IT;sumur-desa;;;;125.000.000;;Saldo rekening koran',
    '2026-01-01;1122;IT;sumur-desa;;;;;2.000.000;Cek 0012;belum di bank',
    '2026-01-01;1122;IT;sumur-desa;;;;750.000;;Setoran 31 Desember;belum di bank',
    '2026-01-01;3210;IT;sumur-desa;;;;;123.750.000;',
  ]
  const read = await readOpeningText(ctx, [head, ...rows].join('\n'))
  expect(read.problems).toEqual([])
  await proposeOpening(ctx, read, { by: siti.id })
  await decide(ctx, { ...budi, role: 'bendahara' })
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
  const open = await openOf(ctx, bankAccountId, statement)
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
  await expect(decide(ctx, { ...siti, role: 'bendahara' })).rejects.toMatchObject({
    code: 'opening/used',
  })
  await assertBooksHold(ctx)
})

test('the cap of the amil runs on from what the old book took, and an undone opening forgets it', async () => {
  const { ctx, siti, budi } = await anInstitution()
  const head = `${HEAD};jenis`
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
  await decide(ctx, { ...budi, role: 'bendahara' })
  const standing = await standingOpening(ctx.db)
  expect(await findMemo(ctx.db, standing?.id ?? '')).toMatchObject({ oldReceipts: 'KW-2025-0412' })
  await agreePolicy(ctx, { fund: 'Z', perMille: 125 })
  await postLines(ctx, [['1121', '4110', 'Z', 40_000_000]])
  // 12.5% of 120 million are 15 million, of which the old book took 12.
  expect(await takeAmilShare(ctx, { fund: 'Z', period: '2026-06-15' })).toBe(3_000_000)
  await assertBooksHold(ctx)
})

test('money at a provider and titipan of the old book are items with a way out', async () => {
  const { ctx, siti, budi } = await anInstitution()
  const rows = [
    '2026-01-01;1130;IT;sumur-desa;;Xendit;;500.000;;',
    '2026-01-01;2130;IT;sumur-desa;;Tanpa nama;;;75.000;',
    '2026-01-01;3210;IT;sumur-desa;;;;;425.000;',
  ]
  await proposeOpening(ctx, await readOpeningText(ctx, sheet(...rows)), { by: siti.id })
  await decide(ctx, { ...budi, role: 'bendahara' })
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
