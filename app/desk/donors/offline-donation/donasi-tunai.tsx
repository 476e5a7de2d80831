import { redirect } from 'react-router'
import * as v from 'valibot'
import { campaignTitles } from '#features/donation-log/queries.server.ts'
import { offlineDonationForm } from '#features/offline-donation/contract.ts'
import { recordOfflineDonation } from '#features/offline-donation/record-offline-donation.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts, personalAct } from '#app/desk/door.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/donasi-tunai.ts'
import { cashChoices } from './cash-choices.ts'
import { offlineDonorFields } from './banked-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return {
    id: ctx.newId(),
    today: dayOf(ctx.now()),
    campaigns: await campaignTitles(ctx.db),
    places: await cashChoices(ctx.db),
  }
}

const form = v.object({
  ...offlineDonationForm.entries,
  id: v.pipe(v.string(), v.uuid('Muat ulang halaman ini, lalu isi kembali.')),
  place: v.pipe(v.string(), v.regex(/^kas:[0-9a-f-]{36}$/, 'Pilih kas tempat uangnya disimpan.')),
})

export const action = acts({
  simpan: personalAct(
    form,
    'Mencatat donasi tunai',
    async ({ ctx, staff, details }, { place, ...donation }) => {
      const way = { in: 'cash', cashPlaceId: place.slice('kas:'.length) } as const
      const { donationId } = await recordOfflineDonation(
        ctx,
        { ...donation, way },
        { by: staff.id },
      )
      Object.assign(details, { donasi: donationId, program: donation.program })
      return redirect(`/kelola/donasi/${donationId}?hasil=tunai`, 303)
    },
  ),
})

export default function DonasiTunai({ loaderData }: Route.ComponentProps) {
  const { id, today, campaigns, places } = loaderData
  const fields = {
    id: field.newId(id),
    program: field.choice('Program', campaigns, { anything: 'Pilih' }),
    sum: field.rupiah('Nominal'),
    day: field.day('Diterima pada', {
      stored: today,
      max: today,
      hint: 'Menentukan tahun kuitansi dan bulan pembukuannya.',
    }),
    place: field.choice('Uangnya disimpan di', places, {
      anything: places.length === 1 ? undefined : 'Pilih',
    }),
    ...offlineDonorFields,
    reference: field.optional.text('Nomor catatan sendiri', {
      hint: 'Nomor kuitansi kertas; bagi petugas lapangan wajib, dari bloknya. Nomor yang sama tidak dicatat dua kali.',
      maxLength: 60,
    }),
  }
  return (
    <DeskPage
      title="Catat donasi tunai"
      lead="Uang yang diserahkan di kantor atau kepada petugas. Kuitansinya terbit begitu disimpan."
      back={{ href: '/kelola/donasi', label: 'Donasi' }}
      isNarrow
      acts={<ActLink href="/kelola/donasi/lembar">Banyak sekaligus</ActLink>}
    >
      <DeskForm act="simpan" submit="Simpan dan terbitkan kuitansi" fields={fields} />
    </DeskPage>
  )
}
