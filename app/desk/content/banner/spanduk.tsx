import { redirect } from 'react-router'
import { Chip } from '#app/ui/card.tsx'
import { type Banner, type BannerState, bannerState } from '#features/banner/banner.ts'
import { bannerInput } from '#features/banner/contract.ts'
import { listBanners } from '#features/banner/queries.server.ts'
import { saveBanner } from '#features/banner/save-banner.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/spanduk.ts'
import { bannerFields } from './banner-fields.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const today = dayOf(ctx.now())
  const banners = await listBanners(ctx.db)
  return {
    rows: banners.map((banner) => ({ ...banner, state: bannerState(banner, today) })),
    today,
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

export const action = acts({
  simpan: act(bannerInput, 'Memasang spanduk', async ({ ctx, staff }, input) => {
    await saveBanner(ctx, input, { by: staff.id })
    return redirect('/kelola/spanduk?kabar=simpan', 303)
  }),
})

const states: Record<BannerState, { tone: 'success' | 'accent' | 'neutral'; children: string }> = {
  upcoming: { tone: 'accent', children: 'Akan tampil' },
  current: { tone: 'success', children: 'Tampil' },
  past: { tone: 'neutral', children: 'Selesai' },
}

const columns: Column<Banner & { state: BannerState }>[] = [
  {
    label: 'Teks',
    cell: ({ id, text }) => <RowLink href={`/kelola/spanduk/${id}`}>{text}</RowLink>,
  },
  { label: 'Keadaan', cell: ({ state }) => <Chip {...states[state]} /> },
  { label: 'Dari', cell: ({ startsOn }) => formatDate(startOfDay(startsOn)) },
  { label: 'Sampai', cell: ({ endsOn }) => formatDate(startOfDay(endsOn)) },
  { label: 'Tautan', cell: ({ link }) => link?.to ?? '–' },
]

export default function Spanduk({ loaderData }: Route.ComponentProps) {
  const { rows, today, mayWrite } = loaderData
  return (
    <DeskPage
      title="Spanduk"
      lead="Pengumuman pendek di beranda, dari hari pertama sampai hari terakhirnya. Bila beberapa berlaku, yang mulai paling akhir yang tampil."
    >
      <DeskList
        caption="Spanduk"
        columns={columns}
        rows={rows}
        empty={{ title: 'Belum ada spanduk' }}
      />
      {mayWrite && (
        <DeskSection title="Spanduk baru">
          <DeskForm
            isReadable={false}
            act="simpan"
            submit="Pasang"
            stored={{ startsOn: today, endsOn: today }}
            fields={bannerFields}
          />
        </DeskSection>
      )}
    </DeskPage>
  )
}
