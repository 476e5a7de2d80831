import type { Db } from '#platform/db/connect.server.ts'
import type { ProposalStatus } from '#platform/db/schema/schema-staff.ts'

export type ProposalRow = {
  id: string
  kind: string
  documentId: string
  title: string
  terms: Record<string, unknown>
  before: Record<string, unknown> | null
  note: string
  status: ProposalStatus
  madeBy: { id: string; name: string }
  madeAt: Date
  decidedBy: { id: string; name: string } | null
  decidedAt: Date | null
  decisionNote: string | null
}

function proposals(db: Db) {
  return db
    .selectFrom('proposal')
    .innerJoin('staff as maker', 'maker.id', 'proposal.made_by')
    .leftJoin('staff as decider', 'decider.id', 'proposal.decided_by')
    .select([
      'proposal.id',
      'proposal.kind',
      'proposal.document_id',
      'proposal.title',
      'proposal.terms',
      'proposal.before',
      'proposal.note',
      'proposal.status',
      'proposal.made_by',
      'maker.name as maker_name',
      'proposal.made_at',
      'proposal.decided_by',
      'decider.name as decider_name',
      'proposal.decided_at',
      'proposal.decision_note',
    ])
}

type Raw = Awaited<ReturnType<ReturnType<typeof proposals>['execute']>>[number]

function toProposal(row: Raw): ProposalRow {
  return {
    id: row.id,
    kind: row.kind,
    documentId: row.document_id,
    title: row.title,
    terms: row.terms,
    before: row.before,
    note: row.note,
    status: row.status,
    madeBy: { id: row.made_by, name: row.maker_name },
    madeAt: row.made_at,
    decidedBy:
      row.decided_by === null ? null : { id: row.decided_by, name: row.decider_name ?? '' },
    decidedAt: row.decided_at,
    decisionNote: row.decision_note,
  }
}

/** The proposals that wait for a decision, oldest first. */
export async function listOpenProposals(db: Db): Promise<ProposalRow[]> {
  const rows = await proposals(db)
    .where('proposal.status', '=', 'proposed')
    .orderBy('proposal.made_at')
    .limit(200)
    .execute()
  return rows.map(toProposal)
}

/** Whether any proposal about a document waits for a decision, of whatever kind. */
export async function hasOpenProposal(db: Db, documentId: string): Promise<boolean> {
  const row = await proposals(db)
    .where('proposal.document_id', '=', documentId)
    .where('proposal.status', '=', 'proposed')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** All proposals about a document, latest first: its past. */
export async function listProposalsOf(db: Db, documentId: string): Promise<ProposalRow[]> {
  const rows = await proposals(db)
    .where('proposal.document_id', '=', documentId)
    .orderBy('proposal.made_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(toProposal)
}

/** A proposal by its id. */
export async function findProposal(db: Db, id: string): Promise<ProposalRow | undefined> {
  const row = await proposals(db).where('proposal.id', '=', id).executeTakeFirst()
  return row && toProposal(row)
}
