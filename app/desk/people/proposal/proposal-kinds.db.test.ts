import * as v from 'valibot'
import { expect, test } from 'vitest'
import { changeStaffRole, removeStaff } from '#features/staff/change-staff.server.ts'
import { permissions, roles } from '#features/staff/permissions.ts'
import {
  decideProposal,
  propose,
  type ProposalKind,
  shownProposal,
} from '#features/staff/proposal.server.ts'
import { findProposal } from '#features/staff/queries.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { proposalKinds } from './proposal-kinds.ts'

/** A kind as the product has it, with a state and a page that the test moves, and an act that only counts. */
function movable(kind: ProposalKind) {
  const at = { state: 'first', page: 'first', applied: 0 }
  const stub: ProposalKind = {
    ...kind,
    terms: v.any(),
    describe: () => [{ label: 'Isi', value: 'tetap' }],
    since: async () => [{ label: 'Keadaan', value: at.page }],
    basis: async () => ({ state: at.state }),
    apply: async () => {
      at.applied += 1
    },
    dismiss: async () => {},
  }
  return { at, stub }
}

async function open(ctx: TestCtx, kind: ProposalKind) {
  const { at, stub } = movable(kind)
  const maker = await aStaff(ctx, permissions[kind.propose][0])
  const other = await aStaff(ctx, permissions[kind.approve][0], 'Budi')
  const about = { documentId: ctx.newId(), title: 'Contoh', terms: {}, note: '' }
  const id = await propose(ctx, stub, { ...about, by: maker.id })
  const { digest } = await shownProposal(ctx, stub, { ...about, before: null, isOpen: true })
  const approve = (shown: string) =>
    decideProposal(
      ctx,
      { kinds: [stub], id },
      { by: other.id, role: other.role, isApproved: true, shown },
    )
  return { at, stub, id, maker, digest, approve, stateOf: () => findProposal(ctx.db, id) }
}

test('no kind is approved once its proposer is gone, its state has moved or its page shows other terms', async () => {
  const ctx = await testContext()
  // The last admin could not be removed.
  await aStaff(ctx, 'admin')
  await ctx.db.updateTable('staff').set({ is_sample: true }).execute()
  for (const kind of proposalKinds) {
    const gone = await open(ctx, kind)
    await removeStaff(ctx, { staffId: gone.maker.id, kinds: [gone.stub] })
    await expect(gone.approve(gone.digest)).rejects.toMatchObject({
      code: 'staff/proposal-decided',
    })
    expect([kind.kind, (await gone.stateOf())?.status]).toEqual([kind.kind, 'withdrawn'])

    const idle = roles.find(
      (role) => !(permissions[kind.propose] as readonly string[]).includes(role),
    )
    const lost = await open(ctx, kind)
    await changeStaffRole(ctx, {
      staffId: lost.maker.id,
      role: idle ?? 'auditor',
      kinds: [lost.stub],
    })
    expect([kind.kind, (await lost.stateOf())?.status]).toEqual([kind.kind, 'withdrawn'])

    const stale = await open(ctx, kind)
    await ctx.db
      .updateTable('staff')
      .set({ removed_at: ctx.now() })
      .where('id', '=', stale.maker.id)
      .execute()
    await expect(stale.approve(stale.digest)).rejects.toMatchObject({ code: 'staff/proposer-gone' })

    const moved = await open(ctx, kind)
    moved.at.state = 'second'
    await expect(moved.approve(moved.digest)).rejects.toMatchObject({
      code: 'staff/proposal-moved',
    })

    const changed = await open(ctx, kind)
    changed.at.page = 'second'
    for (const shown of [changed.digest, ''])
      await expect(changed.approve(shown)).rejects.toMatchObject({
        code: 'staff/proposal-shown-differs',
      })
    changed.at.page = 'first'
    await changed.approve(changed.digest)
    const applied = [gone, lost, stale, moved, changed].map(({ at }) => at.applied)
    expect([kind.kind, ...applied]).toEqual([kind.kind, 0, 0, 0, 0, 1])
  }
})
