import type { AuditRow } from '#features/staff/audit-log.server.ts'
import { type Role, roleWords } from '#features/staff/permissions.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { type Column, RowLink } from '#app/desk/ui/list.tsx'

/** What the audit log shows of an entry. */
export const auditColumns: readonly Column<AuditRow>[] = [
  { label: 'Waktu', cell: ({ madeAt }) => formatDateTime(madeAt) },
  {
    label: 'Siapa',
    cell: ({ staffName, staffRole }) => (
      <>
        {staffName} <span className="text-muted">({roleName(staffRole)})</span>
      </>
    ),
  },
  { label: 'Tindakan', cell: ({ says }) => says },
  { label: 'Tentang', cell: (entry) => <About {...entry} /> },
  { label: 'Rincian', cell: ({ details }) => <Details details={details} /> },
]

/** Where one looks at what an entry is about, by the noun of its permission. */
const pages: Readonly<Record<string, string>> = {
  article: '/kelola/artikel',
  asrama: '/kelola/asrama',
  campaign: '/kelola/program',
  disbursement: '/kelola/penyaluran',
  donation: '/kelola/donasi',
  media: '/kelola/media',
  proposal: '/kelola/menunggu',
  refund: '/kelola/pengembalian',
  staff: '/kelola/pegawai',
  visit: '/kelola/kunjungan',
}

/** A row's id is told by its end: the file has it whole. */
function About({ permission, documentId, says }: AuditRow) {
  if (!documentId) return '–'
  // Categories are changed by who may change campaigns.
  const page = says.includes('kategori') ? '/kelola/kategori' : pages[nounOf(permission)]
  if (page && (isRowId(documentId) || isPublicId(documentId)))
    return <RowLink href={`${page}/${documentId}`}>Lihat</RowLink>
  return (
    <span className="text-muted [overflow-wrap:anywhere]" title={documentId}>
      {documentId.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{21}([0-9a-f]{6})/g, '…$1')}
    </span>
  )
}

const nounOf = (permission: string) => permission.split('.')[0] ?? ''

function roleName(role: string): string {
  return Object.hasOwn(roleWords, role) ? roleWords[role as Role].name : role
}

function Details({ details }: Pick<AuditRow, 'details'>) {
  const entries = Object.entries(details)
  if (entries.length === 0) return '–'
  return (
    <details>
      <summary className="text-primary underline">{entries.length} isian</summary>
      <dl className="mt-1 grid max-w-sm gap-1">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
