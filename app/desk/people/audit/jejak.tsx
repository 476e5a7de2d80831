import { Notice } from '#app/ui/state/notice.tsx'
import { type AuditRow, listStaffNames } from '#features/staff/audit-log.server.ts'
import { verifyChain } from '#features/staff/audit.server.ts'
import type { Route } from './+types/jejak.ts'
import { auditList } from './audit-list.ts'
import { deskContext } from '#app/desk/context.ts'
import { ActLink, DeskPage } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { dayFilters, FilterBar, newestFirst } from '#app/desk/ui/filter-bar.tsx'
import { type Role, roleWords } from '#features/staff/permissions.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { isRowId } from '#platform/ids/row-id.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const isChecked = new URL(request.url).searchParams.has('periksa')
  return {
    ...(await auditList.pageAt(ctx, request)),
    people: await listStaffNames(ctx.db),
    chain: isChecked ? await verifyChain(ctx.db) : null,
  }
}

export default function Jejak({ loaderData }: Route.ComponentProps) {
  const { items, next, filters, people, chain } = loaderData
  return (
    <DeskPage
      title="Jejak audit"
      lead="Setiap tindakan, dan setiap kali data donatur dibuka. Tidak ada yang dapat mengubah atau menghapusnya."
      files={filters}
      acts={
        <ActLink href={addressWith('/kelola/jejak', filters, { periksa: 'ya' })}>
          Periksa rantai
        </ActLink>
      }
    >
      {chain && <ChainNotice {...chain} />}
      <FilterBar
        search={{ kata: { label: 'Kata' } }}
        filters={{
          pegawai: {
            label: 'Pegawai',
            anything: 'Semua',
            choices: people.map(({ id, name }) => ({ value: id, label: name })),
          },
          ...dayFilters,
          urut: newestFirst,
        }}
      />
      <DeskList
        caption="Jejak audit"
        columns={auditColumns}
        rows={items}
        empty={{ title: 'Tidak ada catatan', text: 'Ubah saringan untuk melihat yang lain.' }}
        next={next}
      />
    </DeskPage>
  )
}

function ChainNotice({
  checked,
  unchained,
  brokenAt,
  head,
}: {
  checked: number
  unchained: number
  brokenAt?: number
  head?: string
}) {
  if (brokenAt !== undefined) {
    return (
      <Notice tone="danger" title={`Rantai putus pada catatan ke-${brokenAt}`}>
        Ada catatan yang diubah atau dihilangkan di luar aplikasi. Simpan basis data apa adanya dan
        hubungi auditor.
      </Notice>
    )
  }
  return (
    <Notice tone="success" title={`Rantai utuh: ${checked} catatan`}>
      {unchained > 0 && <p>{unchained} catatan terbaru menyusul dalam satu menit.</p>}
      {head && (
        <p className="[overflow-wrap:anywhere]">
          Sidik akhir: <code>{head}</code>
        </p>
      )}
    </Notice>
  )
}

/** What the audit log shows of an entry. */
const auditColumns: readonly Column<AuditRow>[] = [
  { label: 'Waktu', cell: ({ madeAt }) => formatDateTime(madeAt) },
  {
    label: 'Siapa',
    cell: ({ staffName, staffRole }) => (
      <>
        {staffName} <span className="text-muted">({roleName(staffRole)})</span>
      </>
    ),
  },
  { label: 'Tindakan', cell: ({ sentence }) => sentence },
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
function About({ permission, documentId, sentence }: AuditRow) {
  if (!documentId) return '–'
  // Categories are changed by who may change campaigns.
  const page = sentence.includes('kategori') ? '/kelola/kategori' : pages[nounOf(permission)]
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
