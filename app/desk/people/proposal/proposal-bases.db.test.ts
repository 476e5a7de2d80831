import { expect, test } from 'vitest'
import { permissions } from '#features/staff/permissions.ts'
import { decideProposal, propose } from '#features/staff/proposal.server.ts'
import { findProposal } from '#features/staff/queries.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { contentCases } from '#tests/desk/content-proposals.ts'
import { donorCases } from '#tests/desk/donor-proposals.ts'
import { moneyCases } from '#tests/desk/money-proposals.ts'
import { payingContext } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { transferEnv } from '#tests/money/transfers.ts'
import { mustahikCases } from '#tests/desk/mustahik-proposals.ts'
import { voucherCases } from '#tests/desk/voucher-proposals.ts'
import { proposalKinds } from './proposal-kinds.ts'

const cases = [...contentCases, ...moneyCases, ...voucherCases, ...mustahikCases, ...donorCases]

test('every kind of proposal has a state of its own that can move under it', () => {
  expect(cases.map(({ kind }) => kind.kind).toSorted()).toEqual(
    proposalKinds.map(({ kind }) => kind).toSorted(),
  )
})

test.each(cases.map((each) => [each.kind.kind, each] as const))(
  '%s is not approved once what it rests on has moved',
  async (_, { kind, make }) => {
    const ctx = await payingContext({ env: transferEnv })
    const maker = await aStaff(ctx, permissions[kind.propose][0])
    const other = await aStaff(ctx, permissions[kind.approve][0], 'Budi')
    const { move, ...about } = await make(ctx, { by: maker.id, other: other.id })
    const id = await propose(ctx, kind, { ...about, title: 'Contoh', by: maker.id })
    // What nothing has touched is the same, or no proposal could be approved.
    const before = JSON.stringify(await kind.basis(ctx, about))
    expect(JSON.stringify(await kind.basis(ctx, about))).toBe(before)
    await move()
    const { id: by, role } = other
    const trial = decideProposal(ctx, { kinds: [kind], id }, { by, role, isApproved: true })
    const refused: unknown = await trial.catch((error: unknown) => error)
    expect(isRefusal(refused) && refused.code).toMatch(/./)
    const after = await kind.basis(ctx, about).catch((error: unknown) => isRefusal(error))
    expect(JSON.stringify(after)).not.toBe(before)
    expect(await findProposal(ctx.db, id)).toMatchObject({ status: 'proposed' })
  },
)
