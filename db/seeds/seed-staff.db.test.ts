import { expect, test } from 'vitest'
import { askAudit } from '#checks/audit.server.ts'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import { proposalKinds, waitingFor } from '#app/desk/proposal-kinds.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import {
  samplePeople,
  type SamplePerson,
  signInSample,
} from '#features/staff/sample-staff.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { findStaffSession } from '#features/staff/staff-session.server.ts'
import { aStaffCaller } from '#tests/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { seedDemo } from './seed-demo.server.ts'

// Seeding is slow on a busy machine.
const slow = { timeout: 240_000 }

/** Seeding takes seconds: the tests share one demo, and the last one changes it. */
let seeded: Promise<TestCtx> | undefined
const demo = () => (seeded ??= seedOnce())

async function seedOnce(): Promise<TestCtx> {
  const ctx = await testContext()
  expect(await seedDemo(ctx)).toBe(true)
  return ctx
}

test('the demo has sound books and sound receipts', slow, async () => {
  const ctx = await demo()
  const issued = await ctx.db.selectFrom('receipt').select('serial').execute()
  expect(issued.length).toBeGreaterThan(400)
  const answers = {
    ...(await askLedger(ctx.db)),
    ...(await askReceipts(ctx)),
    ...(await askAudit(ctx)),
  }
  expect(Object.entries(answers).filter(([, count]) => count !== 0)).toEqual([])
})

test(
  'a newcomer to the desk of the demo finds something to decide in every role that decides',
  slow,
  async () => {
    const ctx = await demo()
    const open = await listOpenProposals(ctx.db)
    const people: Staff[] = []
    const waits: Record<string, number> = {}
    for (const person of Object.keys(samplePeople) as SamplePerson[]) {
      const { token } = await signInSample(ctx, { person, caller: aStaffCaller })
      const session = await findStaffSession(ctx, token)
      if (!session) throw new Error(`${person} has no session`)
      people.push(session.staff)
      waits[person] = waitingFor(session.staff, open).length
    }
    expect(waits).toMatchObject({ layanan: 0, auditor: 0 })
    for (const person of ['admin', 'bendahara', 'program', 'editor'])
      expect([person, (waits[person] ?? 0) > 0]).toEqual([person, true])
    for (const proposal of open) {
      const decider = people.find((each) => waitingFor(each, [proposal]).length > 0)
      const { id: by, role } = decider ?? { id: '', role: 'auditor' as const }
      const decision = { by, role, isApproved: true }
      await decideProposal(ctx, { kinds: proposalKinds, id: proposal.id }, decision)
    }
    expect(await listOpenProposals(ctx.db)).toEqual([])
  },
)
