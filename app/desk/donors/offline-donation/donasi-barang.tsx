import { redirect } from 'react-router'
import * as v from 'valibot'
import { campaignTitles } from '#features/donation-log/queries.server.ts'
import { goodsForm, offlineDonationForm } from '#features/offline-donation/contract.ts'
import { goodsUnits } from '#features/voucher/goods/quantity.ts'
import { recordOfflineDonation } from '#features/offline-donation/record-offline-donation.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts, personalAct } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/donasi-barang.ts'
import { offlineDonorFields } from './banked-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return {
    id: ctx.newId(),
    today: dayOf(ctx.now()),
    campaigns: await campaignTitles(ctx.db),
  }
}

const form = v.object({
  ...offlineDonationForm.entries,
  ...goodsForm.entries,
  id: v.pipe(v.string(), v.uuid('Muat ulang halaman ini, lalu isi kembali.')),
})

export const action = acts({
  simpan: personalAct(
    form,
    'Mencatat donasi barang',
    async (
      { ctx, staff, details },
      { account, thing, quantity, unit, store, basis, ...donation },
    ) => {
      const way = { in: 'store', goods: { account, thing, quantity, unit, store, basis } } as const
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

export default function DonasiBarang({ loaderData }: Route.ComponentProps) {
  const { id, today, campaigns } = loaderData
  const stored = {
    day: today,
    account: '1181',
    unit: 'kg',
    store: 'Gudang utama',
  }
  const fields = {
    id: field.newId(id),
    program: field.choice('Program', campaigns, { anything: 'Pilih' }),
    account: field.choice('Jenis', [
      { value: '1181', label: 'Barang' },
      { value: '1182', label: 'Emas atau perak' },
    ]),
    thing: field.text('Nama barang', { hint: 'Misalnya beras premium.', maxLength: 60 }),
    quantity: field.decimal('Banyaknya', { hint: 'Contoh 1.000 atau 12,5.' }),
    unit: field.choice(
      'Satuan',
      goodsUnits.map((unit) => ({ value: unit, label: unit })),
    ),
    store: field.text('Gudang', { hint: 'Tempat menyimpannya.', maxLength: 60 }),
    sum: field.rupiah('Nilai wajar seluruhnya'),
    basis: field.text('Sumber nilainya', {
      hint: 'Misalnya harga Pasar Induk Cipinang 15 Juni 2026.',
      maxLength: 100,
    }),
    day: field.day('Diterima pada', { max: today }),
    ...offlineDonorFields,
    reference: field.optional.text('Nomor bukti terima barang', {
      hint: 'Nomor yang sama tidak dicatat dua kali.',
      maxLength: 60,
    }),
  }
  return (
    <DeskPage
      title="Catat donasi barang"
      lead="Beras, sembako, hewan, atau emas bagi satu program. Kuitansinya memuat barang, banyaknya, dan nilai wajarnya."
      back={{ href: '/kelola/donasi', label: 'Donasi' }}
      isNarrow
    >
      <DeskForm
        isReadable={false}
        act="simpan"
        submit="Simpan dan terbitkan kuitansi"
        stored={stored}
        fields={fields}
      />
    </DeskPage>
  )
}
