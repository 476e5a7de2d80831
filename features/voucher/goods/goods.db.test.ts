import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { testContext } from '#tests/context.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { listOpenItems } from '../open-items.server.ts'
import { voucherProposals } from '../proposals.server.ts'

test('rice comes in at its fair value, goes out by kind of people, and what was spoilt by neglect is the amil’s loss', async () => {
  const ctx = await testContext()
  const { siti, budi, wati } = await moneyPeople(ctx)
  await postLines(ctx, [['1124', '3400', 'A', 5_000_000]])
  const rice = { fund: 'Z', use: '4120', sum: '15.000.000', reference: 'Pasar induk' }
  const stored = { unit: 'kg', store: 'Gudang utama' }
  const much = { ...rice, ...stored, quantity: '1.000', party: 'Beras' }
  await recordAs(ctx, siti, ['terima-barang', much])
  const less = { ...much, quantity: '200', party: 'Beras kedua', sum: '3.000.000' }
  await recordAs(ctx, siti, ['terima-barang', less])
  const [first] = await listOpenItems(ctx.db, { party: 'Beras' })
  const item = first?.id ?? ''
  const given = { item, use: '5110', quantity: '60' }
  expect(await recordAs(ctx, wati, ['salur-barang', given])).toMatchObject({ status: 'posted' })
  const { id } = await recordAs(ctx, siti, ['lalai-barang', { item, quantity: '50' }])
  const open = await ctx.db.selectFrom('proposal').select('id').executeTakeFirstOrThrow()
  const decided = { by: budi.id, role: budi.role, isApproved: true }
  await decideProposal(ctx, { kinds: voucherProposals, id: open.id }, decided)
  expect(id).not.toBe('')

  expect(await listOpenItems(ctx.db, { accounts: ['1181'] })).toMatchObject([
    { party: 'Beras', remaining: 13_350_000, quantity: 890_000, unit: 'kg', store: 'Gudang utama' },
    { party: 'Beras kedua', remaining: 3_000_000, quantity: 200_000 },
  ])
  expect(await balanceOf(ctx.db, { account: '1181', fund: 'Z' })).toBe(16_350_000)
  expect(await balanceOf(ctx.db, { account: '6600', fund: 'A' })).toBe(750_000)
  await expect(
    recordAs(ctx, wati, ['salur-barang', { ...given, quantity: '890,001' }]),
  ).rejects.toMatchObject({ fields: { quantity: 'Sisanya 890 kg.' } })
  await expect(
    recordAs(ctx, siti, ['terima-barang', { ...much, fund: 'IU' }]),
  ).rejects.toMatchObject({ fields: { use: 'Ini milik dana lain.' } })
  await assertBooksHold(ctx)
})
