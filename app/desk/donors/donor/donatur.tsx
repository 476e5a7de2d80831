import { unopenedName } from '#features/donation/donation.ts'
import { recordContactSearch } from '#features/donation-log/record-look.server.ts'
import type { ListedDonor } from '#features/donor-record/queries.server.ts'
import { segmentKinds } from '#features/donor-record/segment.ts'
import { listSegments } from '#features/donor-record/segments.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, FilterBar, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/donatur.ts'
import { donorList } from './donor-list.ts'

const path = '/kelola/donatur'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const { items, ...page } = await donorList.pageAt(ctx, request)
  await recordContactSearch(ctx, { staff, permission, text: page.filters.cari })
  const segments = await listSegments(ctx.db)
  return {
    ...page,
    // Anonymous stays anonymous: the name is opened on the donor's page.
    items: items.map((item) => ({ ...item, name: unopenedName(item) })),
    segments: segments.map(({ id, name }) => ({ value: id, label: name })),
  }
}

const columns: Column<ListedDonor>[] = [
  {
    label: 'Donatur',
    cell: ({ id, name }) => <RowLink href={`${path}/${id}`}>{name}</RowLink>,
  },
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
  const { items, filters, next, segments } = loaderData
  return (
    <DeskPage
      title="Donatur"
      lead="Satu baris untuk satu orang, dari donasi di situs, di luar situs, akun, dan sistem lama."
      acts={
        <>
          <Downloads path={path} filters={filters} />
          <a href={`${path}/saran`} className={buttonClass('ghost')}>
            Mungkin orang yang sama
          </a>
          <a href={`${path}/impor`} className={buttonClass('ghost')}>
            Pindahkan dari sistem lama
          </a>
        </>
      }
    >
      <FilterBar
        reset={path}
        search={
          <DeskText
            name="cari"
            label="Cari donatur"
            type="search"
            placeholder="Nama, e-mail, atau nomor HP"
            defaultValue={filters.cari ?? ''}
          />
        }
      >
        <DeskSelect
          name="jenis"
          label="Jenis"
          anything="Semua"
          choices={Object.entries(segmentKinds)
            .filter(([kind]) => kind !== 'semua')
            .map(([value, { label }]) => ({ value, label }))}
          defaultValue={filters.jenis ?? ''}
        />
        <DeskSelect
          name="segmen"
          label="Segmen"
          anything="Semua"
          choices={segments}
          defaultValue={filters.segmen ?? ''}
        />
        <DeskText name="label" label="Label" defaultValue={filters.label ?? ''} />
        <DeskSelect
          name="urut"
          label="Urutkan"
          anything="Jumlah terbesar"
          choices={[
            { value: 'terakhir', label: 'Donasi terakhir' },
            { value: 'pertama', label: 'Donasi pertama, terbaru' },
          ]}
          defaultValue={filters.urut ?? ''}
        />
      </FilterBar>
      <DeskList
        caption="Donatur"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        empty={
          Object.values(filters).some(Boolean)
            ? { title: 'Tidak ada donatur yang cocok', text: 'Longgarkan saringannya.' }
            : { title: 'Belum ada donatur', text: 'Donatur muncul di sini setelah donasi pertama.' }
        }
        next={next ?? undefined}
      />
    </DeskPage>
  )
}
