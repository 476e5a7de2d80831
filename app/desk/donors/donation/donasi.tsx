import { campaignTitles } from '#features/donation-log/queries.server.ts'
import { recordContactSearch } from '#features/donation-log/record-look.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Route } from './+types/donasi.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { Downloads } from '#app/desk/ui/downloads.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { NearTransfers } from '#app/desk/money/transfer/near-transfers.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import { besideSum, lineOf } from './donation-line.ts'
import { donationColumns, DonationFilters } from './donation-columns.tsx'
import { donationList } from './donation-list.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const { items, filter, next, filters } = await donationList.pageAt(ctx, request)
  const isFirst = !new URL(request.url).searchParams.has('sesudah')
  if (isFirst) await recordContactSearch(ctx, { staff, permission, text: filter.text })
  return {
    rows: items.map(lineOf),
    next,
    filters,
    sort: filter.sort,
    ...(await besideSum(ctx, staff.role, isFirst ? (filter.text ?? '') : '')),
    campaigns: await campaignTitles(ctx.db),
    mayAct: isPermitted(staff.role, 'donation.write'),
  }
}

export default function Donasi({ loaderData }: Route.ComponentProps) {
  const { rows, next, filters, sort, sum, near, campaigns, mayAct } = loaderData
  return (
    <DeskPage
      title="Donasi"
      lead="Cari satu donasi dan lihat perjalanannya. Hamba Allah tetap tanpa nama dan kontak tampil sebagian; membukanya perlu alasan."
      acts={
        <>
          {mayAct && (
            <ActLink href="/kelola/donasi/tunai" look="primary">
              Catat donasi tunai
            </ActLink>
          )}
          {mayAct && <ActLink href="/kelola/donasi/bank">Di bank</ActLink>}
          {mayAct && <ActLink href="/kelola/donasi/barang">Barang</ActLink>}
          <Downloads filters={filters} />
          <ActLink href={addressWith('/kelola/ekspor/baru', filters, {})}>Ekspor lengkap</ActLink>
        </>
      }
    >
      <DonationFilters campaigns={campaigns} />
      {sum && <NearTransfers amount={sum} near={near} />}
      <DeskList
        caption="Donasi"
        columns={donationColumns}
        rows={rows}
        empty={{
          title: 'Tidak ada donasi yang cocok',
          text: 'Periksa ejaan pencarian, atau hapus sebagian saringan.',
        }}
        sorted={sort}
        next={next}
      />
    </DeskPage>
  )
}
