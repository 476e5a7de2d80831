import { Chip, type Tone } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { TermLine } from '#features/staff/proposal.server.ts'
import type { ProposalRow } from '#features/staff/queries.server.ts'
import type { ProposalStatus } from '#platform/db/schema/schema-staff.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import type { Refused } from '../../submit.server.ts'
import { DeskSection } from './desk-page.tsx'
import { DeskFacts } from './facts.tsx'
import { DeskForm, field } from './form.tsx'

/** The hidden field that binds an approval to what the page showed. */
export const SHOWN = 'tampak'

type Props = {
  proposal: ProposalRow
  after: readonly TermLine[]
  before: readonly TermLine[] | null
  digest: string
  past: readonly ProposalRow[]
  mayDecide: boolean
  mayWithdraw: boolean
  refused: Refused | undefined
}

const states: Record<ProposalStatus, { words: string; tone: Tone }> = {
  proposed: { words: 'Menunggu keputusan', tone: 'warning' },
  approved: { words: 'Disetujui', tone: 'success' },
  rejected: { words: 'Ditolak', tone: 'danger' },
  withdrawn: { words: 'Ditarik', tone: 'neutral' },
}

/** One proposal: what changes, before and after, its past, and the decision. */
export function ProposalView(props: Props) {
  const { proposal, after, before, digest, past, mayDecide, mayWithdraw, refused } = props
  const state = states[proposal.status]
  return (
    <>
      <DeskFacts
        facts={[
          { label: 'Keadaan', value: <Chip tone={state.tone}>{state.words}</Chip> },
          { label: 'Diajukan oleh', value: proposal.madeBy.name },
          { label: 'Waktu', value: formatDateTime(proposal.madeAt) },
          ...(proposal.note ? [{ label: 'Catatan', value: proposal.note }] : []),
          ...(proposal.decidedBy
            ? [{ label: 'Diputuskan oleh', value: proposal.decidedBy.name }]
            : []),
          ...(proposal.decisionNote
            ? [
                {
                  label: proposal.decidedBy ? 'Alasan keputusan' : 'Alasan',
                  value: proposal.decisionNote,
                },
              ]
            : []),
        ]}
      />
      <DeskSection title={before ? 'Yang berubah' : 'Yang diajukan'}>
        {before ? <Changes after={after} before={before} /> : <DeskFacts facts={linesOf(after)} />}
      </DeskSection>
      {refused && !mayDecide && (
        <Notice
          tone="danger"
          title={refused.errors['_'] ?? 'Pengajuan ini tidak dapat diputuskan.'}
        />
      )}
      {mayDecide && (
        <DeskSection
          title="Keputusan Anda"
          note="Keputusan tidak dapat diubah, dan tercatat dengan nama Anda."
        >
          <div className="grid gap-6 md:grid-cols-2">
            <DeskForm
              act="setujui"
              submit="Setujui"
              refused={refused}
              fields={{
                [SHOWN]: field.hidden(digest),
                catatan: field.optional.area('Catatan', { rows: 3, maxLength: 500 }),
              }}
            />
            <DeskForm
              act="tolak"
              submit="Tolak"
              look="danger"
              fields={{ alasan: field.area('Alasan menolak', { rows: 3, maxLength: 500 }) }}
            />
          </div>
        </DeskSection>
      )}
      {mayWithdraw && (
        <DeskSection
          title="Tarik pengajuan"
          note="Anda yang mengajukan; orang lain yang memutuskan."
        >
          <DeskForm act="tarik" submit="Tarik pengajuan" look="ghost" />
        </DeskSection>
      )}
      {past.length > 0 && (
        <DeskSection title="Pengajuan sebelumnya">
          <ul className="grid gap-2">
            {past.map((earlier) => (
              <li key={earlier.id}>
                <a href={`/kelola/menunggu/${earlier.id}`} className="text-primary underline">
                  {formatDateTime(earlier.madeAt)}
                </a>{' '}
                · {earlier.madeBy.name} · {states[earlier.status].words}
              </li>
            ))}
          </ul>
        </DeskSection>
      )}
    </>
  )
}

/** What is new has nothing to be compared with. */
function linesOf(after: Props['after']) {
  return after.map(({ label, value }) => ({
    label,
    value: <span className="whitespace-pre-line">{value}</span>,
  }))
}

type Compared = { after: Props['after']; before: NonNullable<Props['before']> }

function Changes({ after, before }: Compared) {
  const earlier = new Map(before.map(({ label, value }) => [label, value]))
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table data-list className="w-full border-collapse text-left">
        <caption className="sr-only">Sebelum dan sesudah</caption>
        <thead>
          <tr className="border-b border-line bg-surface-2 text-xs text-muted">
            {['Hal', 'Sekarang', 'Menjadi'].map((label) => (
              <th key={label} scope="col" className="px-3.5 py-2.5 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {after.map(({ label, value }) => {
            const isChanged = earlier.get(label) !== value
            return (
              <tr key={label} className="border-b border-line last:border-0">
                <td data-head="" className="px-3.5 py-2.5 align-top font-semibold">
                  {label}
                </td>
                <td data-label="Sekarang" className="px-3.5 py-2.5 align-top whitespace-pre-line">
                  {earlier.get(label) ?? '–'}
                </td>
                <td
                  data-label="Menjadi"
                  className={`px-3.5 py-2.5 align-top whitespace-pre-line ${isChanged ? 'bg-accent-tint font-semibold' : ''}`}
                >
                  {value}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
