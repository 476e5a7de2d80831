import type { ProposalRow } from '#features/staff/queries.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { proposalKindOf } from '../people/proposal/proposal-kinds.ts'
import { DeskSection } from './desk-page.tsx'

type Props = { title: string; proposals: readonly ProposalRow[]; empty: string }

/** Proposals that are open, oldest first. */
export function ProposalList({ title, proposals, empty }: Props) {
  return (
    <DeskSection title={title}>
      {proposals.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="grid overflow-hidden rounded-card border border-line bg-surface">
          {proposals.map((proposal) => (
            <li key={proposal.id} className="border-b border-line last:border-0">
              <a
                href={`/kelola/menunggu/${proposal.id}`}
                className="grid gap-0.5 px-4 py-3 -outline-offset-2 hover:bg-surface-2"
              >
                <span className="font-semibold">
                  {proposalKindOf(proposal)?.words ?? proposal.kind}: {proposal.title}
                </span>
                <span className="text-xs text-muted">
                  {proposal.madeBy.name} · {formatDateTime(proposal.madeAt)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </DeskSection>
  )
}
