import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenItems } from '#features/voucher/open-items.server.ts'
import { assertBooksHold } from '#tests/books-hold.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aBank } from '#tests/refunds.ts'
import { moneyPeople, recordAs } from '#tests/vouchers.ts'
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
