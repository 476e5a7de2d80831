import { Notice } from '#app/ui/state/notice.tsx'
import { listStaffNames } from '#features/staff/audit-log.server.ts'
import { verifyChain } from '#features/staff/audit.server.ts'
import type { Route } from './+types/jejak.ts'
import { auditList } from './audit-list.ts'
import { auditColumns } from './audit-entry.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import { addressWith } from '#app/desk/ui/filters.ts'
import { dayFilters, FilterBar, newestFirst } from '#app/desk/ui/filter-bar.tsx'

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
