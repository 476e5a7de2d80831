import { listOpenProposals } from '#features/staff/queries.server.ts'
import { type ExportRow, listExports } from '#features/donation-log/exports.server.ts'
import { filterWords } from '#features/donation-log/donation-filter.ts'
import { donorExportProposal } from '#features/donation-log/proposals.server.ts'
import { formatDateTime } from '#platform/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { Route } from './+types/ekspor.ts'
import { deskContext } from '../context.ts'
import { DeskPage } from '../ui/desk-page.tsx'
import { type Column, DeskList } from '../ui/list.tsx'
import { ProposalList } from '../ui/proposal-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Ekspor – Kelola' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const open = await listOpenProposals(ctx.db)
  const rows = await listExports(ctx.db)
  return {
    waiting: open.filter(({ kind }) => kind === donorExportProposal.kind),
    rows: rows.map((row) => ({ ...row, isMine: row.madeBy.id === staff.id })),
  }
}

type Line = ExportRow & { isMine: boolean }

const columns: readonly Column<Line>[] = [
  {
    label: 'Diminta',
    cell: ({ madeAt, madeBy, approvedBy }) => (
      <span className="grid">
        <span>{formatDateTime(madeAt)}</span>
        <span className="text-xs text-muted">
          {madeBy.name}
          {approvedBy && `, disetujui ${approvedBy}`}
        </span>
      </span>
    ),
  },
  {
    label: 'Isi',
    cell: ({ filters, fields, reason }) => (
      <span className="grid max-w-md">
        <span>{filterWords(filters).join(', ') || 'Semua donasi'}</span>
        <span className="text-xs text-muted [overflow-wrap:anywhere]">
          {fields.length > 0 ? 'Dengan data pribadi: ' : ''}
          {reason}
        </span>
      </span>
    ),
  },
  { label: 'Kemajuan', cell: (row) => <Progress {...row} /> },
  { label: 'Berkas', cell: (row) => <Files {...row} /> },
]

const count = new Intl.NumberFormat('id-ID')

function Progress({ status, written, total }: Line) {
  if (status === 'failed')
    return <Chip tone="danger">Terlalu banyak baris: persempit saringannya</Chip>
  if (status === 'removed') return <Chip>Berkas sudah dihapus</Chip>
  const ratio = status === 'ready' ? 1 : written / Math.max(1, total ?? 1)
  return (
    <span className="grid min-w-40 gap-1">
      <ProgressBar ratio={ratio} label="Baris yang sudah ditulis" />
      <span className="text-xs text-muted tabular">
        {count.format(written)} dari {total === null ? '…' : count.format(total)} baris
      </span>
    </span>
  )
}

/** A sheet this long is heavy for a spreadsheet, and for the server that packs it. */
const LONGEST_WORKBOOK = 200_000

function Files({ id, status, isMine, written, expiresAt }: Line) {
  if (status !== 'ready') return '–'
  if (!isMine) return <span className="text-muted">Hanya untuk yang meminta</span>
  const kinds = written > LONGEST_WORKBOOK ? (['csv'] as const) : (['csv', 'xlsx'] as const)
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <form key={kind} method="post" action={`/kelola/ekspor/${id}/berkas?aksi=unduh`}>
            <input type="hidden" name="bentuk" value={kind} />
            <button type="submit" className={buttonClass('ghost')}>
              Unduh {kind.toUpperCase()}
            </button>
          </form>
        ))}
      </span>
      <span className="text-xs text-muted">Terhapus {formatDateTime(expiresAt)}</span>
    </span>
  )
}

export default function Ekspor({ loaderData: { rows, waiting } }: Route.ComponentProps) {
  const isRunning = rows.some(({ status }) => status === 'running')
  return (
    <DeskPage
      title="Ekspor"
      lead="Berkas donasi yang diminta, siapa yang meminta, dan untuk apa. Mengunduhnya perlu faktor kedua yang baru."
      acts={
        <a href="/kelola/donasi" className={buttonClass('ghost')}>
          Pilih donasi
        </a>
      }
    >
      {isRunning && (
        <>
          <meta httpEquiv="refresh" content="4" />
          <p role="status" className="text-muted">
            Sedang ditulis. Halaman ini memperbarui diri.
          </p>
        </>
      )}
      {waiting.length > 0 && (
        <ProposalList title="Menunggu persetujuan" proposals={waiting} empty="" />
      )}
      <DeskList
        caption="Ekspor, terbaru lebih dahulu"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={{
          title: 'Belum ada ekspor',
          text: 'Saring daftar donasi, lalu pilih “Ekspor lengkap”.',
        }}
      />
    </DeskPage>
  )
}
