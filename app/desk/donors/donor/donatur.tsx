import { unopenedName } from '#features/donation/donation.ts'
import { recordContactSearch } from '#features/donation-log/record-look.server.ts'
import type { ListedDonor } from '#features/donor-record/queries.server.ts'
import { segmentKinds } from '#features/donor-record/segment.ts'
import { listSegments } from '#features/donor-record/segments.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { listLeaves } from '#features/privacy/guest-leave/carry-out-leaves.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { ActLink, DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/donatur.ts'
import { donorList } from './donor-list.ts'
import { leaveRequestWords } from './leave-requests.tsx'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'

const path = '/kelola/donatur'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const { items, ...page } = await donorList.pageAt(ctx, request)
  await recordContactSearch(ctx, { staff, permission, text: page.filters.cari })
  const segments = await listSegments(ctx.db)
  const leaves = await listLeaves(ctx.db)
  return {
    ...page,
    // Anonymous stays anonymous: the name is opened on the donor's page.
    items: items.map((item) => ({ ...item, name: unopenedName(item) })),
    leaves,
    mayWrite: isPermitted(staff.role, 'donation.write'),
    segments: segments.map(({ id, name }) => ({ value: id, label: name })),
  }
}

const columns: Column<ListedDonor>[] = [
  { label: 'Donatur', cell: ({ id, name }) => <RowLink href={`${path}/${id}`}>{name}</RowLink> },
  { label: 'Jumlah', cell: ({ amount }) => formatRupiah(amount) },
  {
    label: 'Donasi',
    cell: ({ donations, pastDonations }) =>
      pastDonations > 0 ? `${donations} + ${pastDonations} dari sistem lama` : String(donations),
  },
  { label: 'Pertama', cell: ({ firstOn }) => (firstOn ? formatDate(startOfDay(firstOn)) : '–') },
  { label: 'Terakhir', cell: ({ lastOn }) => (lastOn ? formatDate(startOfDay(lastOn)) : '–') },
]

export default function DeskDonors({ loaderData }: Route.ComponentProps) {
  const { items, filters, next, segments, leaves, mayWrite } = loaderData
  return (
    <DeskPage
      title="Donatur"
      lead="Satu baris untuk satu orang, dari donasi di situs, di luar situs, akun, dan sistem lama."
      files={filters}
      acts={
        <>
          <ActLink href={`${path}/saran`}>Mungkin orang yang sama</ActLink>
          {mayWrite && <ActLink href={`${path}/impor`}>Pindahkan dari sistem lama</ActLink>}
        </>
      }
    >
      {leaves.length > 0 && (
        <DeskSection title="Meminta datanya dihapus">
          <ul className="grid gap-1">
            {leaves.map((leave) => (
              <li key={leave.id}>
                <RowLink href={`${path}/${leave.donorId}`}>{leaveRequestWords(leave)}</RowLink>
              </li>
            ))}
          </ul>
        </DeskSection>
      )}
      <FilterBar
        search={{ cari: { label: 'Cari donatur', placeholder: 'Nama, e-mail, atau nomor HP' } }}
        filters={{
          jenis: {
            label: 'Jenis',
            anything: 'Semua',
            choices: Object.entries(segmentKinds)
              .filter(([kind]) => kind !== 'semua')
              .map(([value, { label }]) => ({ value, label })),
          },
          segmen: { label: 'Segmen', anything: 'Semua', choices: segments },
          label: { label: 'Label' },
          urut: {
            label: 'Urutkan',
            anything: 'Jumlah terbesar',
            choices: { terakhir: 'Donasi terakhir', pertama: 'Donasi pertama, terbaru' },
          },
        }}
      />
      <DeskList
        caption="Donatur"
        columns={columns}
        rows={items}
        empty={
          Object.values(filters).some(Boolean)
            ? { title: 'Tidak ada donatur yang cocok', text: 'Longgarkan saringannya.' }
            : { title: 'Belum ada donatur', text: 'Donatur muncul di sini setelah donasi pertama.' }
        }
        next={next}
      />
    </DeskPage>
  )
}
