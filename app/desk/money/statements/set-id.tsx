import { besideStatements } from '#features/statements/frozen/beside-sets.ts'
import {
  lateJournals,
  statementsWithLate,
} from '#features/statements/frozen/late-journals.server.ts'
import { findFrozen, listFrozen } from '#features/statements/frozen-sets.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { FileLinks } from '#app/desk/ui/downloads.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { existing, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/set-id.ts'
import { FrozenTables, LateJournals } from './frozen-tables.tsx'
import { statementDays } from './period-filter.ts'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const found = existing(await findFrozen(ctx.db, { id: rowIdOf(params.id) }))
  const { set, hash, id } = found
  const sets = (await listFrozen(ctx.db)).filter((each) => each.id !== id)
  const comparison = new URL(request.url).searchParams.get('banding')
  const chosen = sets.find((each) => each.id === comparison)
  const other = chosen && (await findFrozen(ctx.db, { id: chosen.id }))
  const late = await lateJournals(ctx.db, set.period)
  const others = other
    ? other.set.statements
    : late.length > 0 && (await statementsWithLate(ctx.db, set.period))
  return {
    set,
    hash,
    id,
    sets,
    late,
    otherDays: other ? statementDays(other) : null,
    // Of two closed periods this one first; of corrections what was signed first.
    beside: others ? besideStatements(set.statements, others) : null,
  }
}

export default function FrozenStatements({ loaderData }: Route.ComponentProps) {
  const { set, hash, id, sets, late, otherDays, beside } = loaderData
  const { closing, signers, period } = set
  const files = (
    <FileLinks
      formats={['pdf', 'json']}
      hrefOf={(bentuk) => `/kelola/laporan/set/${id}/berkas?bentuk=${bentuk}`}
    />
  )
  return (
    <DeskPage
      title="Laporan tertutup"
      back={{ href: '/kelola/laporan', label: 'Laporan keuangan' }}
      lead={`${statementDays(period)}. Angkanya dibekukan saat periode ditutup dan tidak berubah lagi.`}
      acts={files}
    >
      <DeskFacts
        facts={[
          { label: 'Diajukan', value: closing.proposedBy || '–' },
          {
            label: 'Disetujui',
            value: `${closing.approvedBy || '–'}, ${formatDateTime(closing.approvedAt)}`,
          },
          {
            label: 'Penanda tangan',
            value: signers.map(({ name, office }) => `${name || '–'} (${office})`).join(', '),
          },
          { label: 'SHA-256', value: <code className="text-xs break-all">{hash}</code> },
        ]}
      />
      <FilterBar
        filters={{
          banding: {
            label: 'Bandingkan dengan',
            anything: 'Tanpa pembanding',
            choices: sets.map((each) => ({ value: each.id, label: statementDays(each) })),
          },
        }}
      />
      <LateJournals late={late} />
      <FrozenTables set={set} otherDays={otherDays} beside={beside} />
    </DeskPage>
  )
}
