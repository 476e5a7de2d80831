import { filterNames, payMethodWords, readFilter } from '#features/donation-log/donation-filter.ts'
import { listDonations, type LoggedDonation } from '#features/donation-log/list-donations.server.ts'
import { listCampaignChoices } from '#features/donation-log/queries.server.ts'
import { recordContactSearch } from '#features/donation-log/record-look.server.ts'
import { sumIn } from '#features/donation-log/search-text.ts'
import { nearTransfers } from '#features/payment/near-transfers.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { partOfContacts } from '#features/donation-log/mask.ts'
import { findChannel } from '#platform/outside/channels.ts'
import { shortIdOf } from '#platform/public-id.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { Route } from './+types/donasi.ts'
import { deskContext } from '../context.ts'
import { DeskPage } from '../ui/desk-page.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { addressWith, filtersIn } from '../ui/filters.ts'
import { NearTransfers } from '../transfer/near-transfers.tsx'
import { DeskList } from '../ui/list.tsx'
import { donationColumns, DonationFilters, type DonationLine } from './donation-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Donasi – Kelola' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const filters = filtersIn(searchParams, filterNames)
  const filter = readFilter(filters)
  const after = searchParams.get('sesudah') ?? undefined
  if (!after) await recordContactSearch(ctx, { staff, permission, text: filter.text })
  const { rows, next } = await listDonations(ctx.db, filter, { after })
  const sum = after ? undefined : sumIn(filter.text ?? '')
  return {
    rows: rows.map(lineOf),
    next: next && addressWith('/kelola/donasi', filters, { sesudah: next }),
    filters,
    sort: filter.sort,
    sum,
    near: sum && isPermitted(staff.role, 'transfer.read') ? await nearTransfers(ctx, sum) : [],
    campaigns: await listCampaignChoices(ctx.db),
  }
}

/** A sample has no code, and needs none once it is paid. */
const NO_CHANNEL: Partial<Record<LoggedDonation['status'], string>> = {
  awaiting_payment: 'Belum dipilih',
}

function lineOf(row: LoggedDonation): DonationLine {
  const { id, publicId, status, total, fund, campaign, method, channel, donor, createdAt } = row
  const known = method && channel ? findChannel(method, channel)?.name : undefined
  return {
    id,
    number: shortIdOf(publicId),
    status,
    total,
    fund,
    campaign: campaign.title,
    channel: known ?? (method ? payMethodWords[method] : NO_CHANNEL[status]) ?? '–',
    name: donor.isAnonymous ? `${donor.name} (Hamba Allah)` : donor.name,
    contacts: partOfContacts(donor),
    createdAt,
  }
}

export default function Donasi({ loaderData }: Route.ComponentProps) {
  const { rows, next, filters, sort, sum, near, campaigns } = loaderData
  return (
    <DeskPage
      title="Donasi"
      lead="Cari satu donasi dan lihat perjalanannya. Kontak ditampilkan sebagian; membukanya perlu alasan."
      acts={
        <>
          <Downloads path="/kelola/donasi" filters={filters} />
          <a
            href={addressWith('/kelola/ekspor/baru', filters, {})}
            className={buttonClass('ghost')}
          >
            Ekspor lengkap
          </a>
        </>
      }
    >
      <DonationFilters filters={filters} campaigns={campaigns} />
      {sum && <NearTransfers amount={sum} near={near} />}
      <DeskList
        caption="Donasi"
        columns={donationColumns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={{
          title: 'Tidak ada donasi yang cocok',
          text: 'Periksa ejaan pencarian, atau hapus sebagian saringan.',
        }}
        sorted={{
          by: sort,
          href: (urut) => addressWith('/kelola/donasi', filters, { urut }),
        }}
        next={next}
      />
    </DeskPage>
  )
}
