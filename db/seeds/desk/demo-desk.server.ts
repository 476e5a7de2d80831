import { decideProposal, type ProposalKind } from '#features/staff/proposal.server.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import { samplePeople, type SamplePerson } from '#features/staff/sample-staff.server.ts'
import { type Ctx, uuidV7 } from '#platform/context.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { openSandboxGateway } from '#platform/outside/gateways.server.ts'
import type { Simulator } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import { demoPublicId } from '../deterministic.ts'

/** A context of an earlier day, with the control of its sandbox. */
export type Then = Ctx & { sandbox: Simulator }

/** What the samples of the desk are made with. */
export type DemoDesk = {
  /** So many days ago. */
  at(daysAgo: number): Then
  idOf(person: SamplePerson): string
}

/** The desk of a demo whose people these are, by the first part of their address. */
export function openDemoDesk(ctx: Ctx, people: Readonly<Record<string, string>>): DemoDesk {
  let made = 0
  const newPublicId = () => demoPublicId(`desk ${(made += 1)}`)
  const { config: settings, db } = ctx
  // Donations by transfer and the banks that they came to stay, whatever is switched on now.
  const config = { ...settings, hasBankTransfer: true }
  return {
    at: (daysAgo) => {
      const then = new Date(ctx.now().getTime() - daysAgo * DAY_MS)
      const now = () => then
      // Lists of the desk page by ids that grow with time.
      const newId = () => uuidV7(then)
      // The seed settles what the sandbox knows itself: no server listens yet for its webhooks.
      const gateway = openSandboxGateway({ config, db, now, deliver: async () => 200 })
      const sandbox = gateway.simulator
      return { ...ctx, config, log: quiet, now, newId, newPublicId, gateway, sandbox }
    },
    idOf: (person) => people[person] ?? '',
  }
}

/** What live money would wake people for is no news of a demo's start. */
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

type Approval = { kind: ProposalKind; documentId: string; by: SamplePerson }

/** The second person's yes to what was proposed about a document. */
export async function approve(
  desk: DemoDesk,
  then: Ctx,
  { kind, documentId, by }: Approval,
): Promise<void> {
  const all = await listProposalsOf(then.db, documentId)
  const open = all.find((each) => each.kind === kind.kind && each.status === 'proposed')
  if (!open) throw new Error(`no ${kind.kind} waits for ${documentId}`)
  const decision = { by: desk.idOf(by), role: samplePeople[by].role, isApproved: true }
  await decideProposal(then, { kinds: [kind], id: open.id }, decision)
}
