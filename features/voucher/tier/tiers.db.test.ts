import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { voucherProposals } from '../proposals.server.ts'
import { reverseVoucher } from '../review-voucher.server.ts'
import { proposeTier, tierOf, tierWords } from './tiers.server.ts'

async function aRichAmil() {
  const ctx = await testContext()
  await postLines(ctx, [['1124', '3400', 'A', 900_000_000]])
  const people = { ...(await moneyPeople(ctx)), rahma: await aStaff(ctx, 'admin', 'Rahma Dewi') }
  return { ctx, ...people, ani: await aStaff(ctx, 'bendahara', 'Ani Fitri') }
}

async function approve(ctx: TestCtx, { id: by, role }: Pick<Staff, 'id' | 'role'>) {
  const open = ctx.db.selectFrom('proposal').select('id').where('status', '=', 'proposed')
  const { id } = await open.executeTakeFirstOrThrow()
  await decideProposal(ctx, { kinds: voucherProposals, id }, { by, role, isApproved: true })
}

const bill = (sum: string) =>
  ['belanja', { use: '6200', party: 'Kontraktor', sum, place: '1124' }] as const

test('above the highest tier two others agree, one of them the director, and so to undo it', async () => {
  const { ctx, siti, budi, ani, rahma } = await aRichAmil()
  const { id } = await recordAs(ctx, siti, bill('100.000.001'))
  await approve(ctx, budi)
  expect(await balanceOf(ctx.db, { account: '6200' })).toBe(0)
  await expect(approve(ctx, budi)).rejects.toMatchObject({ code: 'voucher/agreed-already' })
  await expect(approve(ctx, siti)).rejects.toMatchObject({ code: 'staff/same-proposer' })
  await expect(approve(ctx, ani)).rejects.toMatchObject({ code: 'voucher/decider-role-missing' })
  await approve(ctx, rahma)
  expect(await balanceOf(ctx.db, { account: '6200' })).toBe(100_000_001)

  await reverseVoucher(ctx, { id, reason: 'Keliru' }, { by: siti.id, role: siti.role })
  await approve(ctx, rahma)
  expect(await balanceOf(ctx.db, { account: '6200' })).toBe(100_000_001)
  await approve(ctx, ani)
  expect(await balanceOf(ctx.db, { account: '6200' })).toBe(0)
})

test('at the tier itself one other agrees; a tier changes by two people and holds from its day', async () => {
  const { ctx, siti, budi, rahma } = await aRichAmil()
  await recordAs(ctx, siti, bill('100.000.000'))
  await approve(ctx, budi)
  expect(await balanceOf(ctx.db, { account: '6200' })).toBe(100_000_000)

  const tier = { above: rupiah(20_000_000), deciders: 1, role: 'admin' } as const
  await proposeTier(ctx, { ...tier, validFrom: '2026-06-16' }, { by: siti.id })
  await approve(ctx, budi)
  const sum = 25_000_000
  expect(tierWords(await tierOf(ctx.db, { sum, day: '2026-06-15' }))).toBe('rekan lain')
  expect(await tierOf(ctx.db, { sum, day: '2026-06-16' })).toMatchObject({ role: 'admin' })
  ctx.clock.set('2026-06-16T08:00:00+07:00')
  await recordAs(ctx, siti, bill('25.000.000'))
  await expect(approve(ctx, budi)).rejects.toMatchObject({ code: 'voucher/decider-role-missing' })
  await approve(ctx, rahma)
  expect(await balanceOf(ctx.db, { account: '6200' })).toBe(125_000_000)
})
