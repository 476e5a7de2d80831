import { listOpenProposals } from '#features/staff/queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { donorExportProposal } from '#features/donation-log/proposals.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { Route } from './+types/ekspor.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DownloadForm, FileLinks } from '#app/desk/ui/downloads.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'
import { ProposalList } from '#app/desk/ui/proposal-list.tsx'
import { type ExportLine, exportLines } from './export-lines.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const open = await listOpenProposals(ctx.db)
  const seesDonations = isPermitted(staff.role, 'donation.read')
  return {
    waiting: open.filter(({ kind }) => seesDonations && kind === donorExportProposal.kind),
    rows: await exportLines(ctx.db, staff),
  }
}

const columns: readonly Column<ExportLine>[] = [
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
    cell: ({ title, words, fields, reason }) => (
      <span className="grid max-w-md">
        <span className="font-semibold">{title}</span>
        <span className="[overflow-wrap:anywhere]">{words}</span>
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

function Progress({ status, written, total }: ExportLine) {
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

function Files({ id, list, status, isMine, written, expiresAt }: ExportLine) {
  if (status !== 'ready') return '–'
  if (!isMine) return <span className="text-muted">Hanya untuk yang meminta</span>
  const kinds = written > LONGEST_WORKBOOK ? (['csv'] as const) : (['csv', 'xlsx'] as const)
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap gap-2">
        {list === 'donasi' ? (
          <DownloadForm address={`/kelola/ekspor/${id}/berkas?aksi=unduh`} formats={kinds} />
        ) : (
          <FileLinks
            formats={kinds}
            hrefOf={(bentuk) => `/kelola/ekspor/${id}/berkas?bentuk=${bentuk}`}
          />
        )}
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
      lead="Berkas panjang yang diminta dari daftar di meja kerja. Hanya yang meminta dapat mengunduhnya; berkas donasi perlu faktor kedua yang baru."
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
        empty={{
          title: 'Belum ada ekspor',
          text: 'Tekan “Unduh CSV” atau “Unduh XLSX” pada sebuah daftar. Yang lebih dari 2.000 baris ditulis di sini.',
        }}
      />
    </DeskPage>
  )
}
