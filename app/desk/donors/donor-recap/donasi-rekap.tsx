import { unopenedName } from '#features/donation/donation.ts'
import { donorRecap } from '#features/donation-log/donor-recap.server.ts'
import { recordLook } from '#features/donation-log/record-look.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { existing, rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/donasi-rekap.ts'
import { recapDays } from './recap-days.ts'
import { PastTable, RecapFacts, RecapFiles, RecapTable } from './recap-parts.tsx'
import { dayFilters, FilterBar } from '#app/desk/ui/filter-bar.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const id = rowIdOf(params.id)
  const days = recapDays(new URL(request.url).searchParams, ctx.now())
  const recap = existing(await donorRecap(ctx.db, id, days))
  const look = { staff, permission, sentence: 'Melihat rekap donatur', documentId: id }
  await recordLook(ctx, { ...look, details: days })
  const mayTake = isPermitted(staff.role, 'donation.reveal')
  return { id, ...days, ...recap, name: unopenedName(recap), mayTake }
}

export default function DonorRecapPage({ loaderData }: Route.ComponentProps) {
  const { id, name, isAlone, donations, past, from, through } = loaderData
  const here = `/kelola/donasi/${id}/rekap`
  return (
    <DeskPage
      title={`Rekap ${name}`}
      tab="Rekap donatur"
      back={{ href: `/kelola/donasi/${id}`, label: 'Donasi' }}
      lead="Yang diberikan orang yang sama: menurut akunnya, lalu e-mail, lalu nomor HP. Tidak menggantikan Bukti Setor Zakat."
    >
      {isAlone && (
        <Notice title="Hanya namanya yang dikenal, jadi hanya donasi ini yang pasti miliknya." />
      )}
      <FilterBar
        filters={{
          ...dayFilters,
        }}
        values={{ dari: from, sampai: through }}
      />
      <RecapFacts recap={loaderData} />
      <RecapTable donations={donations} />
      <PastTable past={past} />
      {loaderData.mayTake && donations.length + past.length > 0 && (
        <RecapFiles {...{ here, from, through }} />
      )}
    </DeskPage>
  )
}
