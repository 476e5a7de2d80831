import { askAudit } from '#checks/audit.server.ts'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import { proposalKinds, waitingFor } from '#app/desk/people/proposal/proposal-kinds.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import {
  samplePeople,
  type SamplePerson,
  signInSample,
} from '#features/staff/sample-staff.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { findStaffSession } from '#features/staff/sign-in/staff-session.server.ts'
import { expect } from 'vitest'
import { aStaffCaller } from './coming-in.ts'
import type { TestCtx } from '../context.ts'

/** No question about the books, the receipts and the record of acts finds an error. */
export async function expectSoundBooks(ctx: TestCtx): Promise<void> {
  const issued = await ctx.db.selectFrom('receipt').select('serial').execute()
  expect(issued.length).toBeGreaterThan(400)
  const answers = {
    ...(await askLedger(ctx.db)),
    ...(await askReceipts(ctx)),
    ...(await askAudit(ctx)),
  }
  expect(Object.entries(answers).filter(([, count]) => count !== 0)).toEqual([])
}

/** Each role that decides finds something to decide, and all of it can be decided. */
export async function expectDecisions(ctx: TestCtx): Promise<void> {
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
}
