import { redirect } from 'react-router'
import * as v from 'valibot'
import { listCampaignChoices } from '#features/donation-log/queries.server.ts'
import { goodsForm, offlineDonationForm } from '#features/offline-donation/contract.ts'
import { goodsUnits } from '#features/voucher/goods/quantity.ts'
import { recordOfflineDonation } from '#features/offline-donation/record-offline-donation.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/donasi-barang.ts'
import { OfflineDonorFields } from './donor-fields.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const campaigns = await listCampaignChoices(ctx.db)
  return {
    id: ctx.newId(),
    today: dayOf(ctx.now()),
    campaigns: campaigns.map(({ slug, title }) => ({ value: slug, label: title })),
  }
}

const form = v.object({
  ...offlineDonationForm.entries,
  ...goodsForm.entries,
  id: v.pipe(v.string(), v.uuid('Muat ulang halaman ini, lalu isi kembali.')),
})

export const action = acts({
  simpan: act(
    form,
    { says: 'Mencatat donasi barang', isPersonal: true },
    async ({ ctx, staff, details }, { account, thing, quantity, unit, store, basis, ...given }) => {
      const way = { in: 'store', goods: { account, thing, quantity, unit, store, basis } } as const
      const { donationId } = await recordOfflineDonation(ctx, { ...given, way }, { by: staff.id })
      Object.assign(details, { donasi: donationId, program: given.program })
      return redirect(`/kelola/donasi/${donationId}?hasil=tunai`, 303)
    },
  ),
})

export default function DonasiBarang({ loaderData, actionData }: Route.ComponentProps) {
  const { id, today, campaigns } = loaderData
  const refused = refusedOf(actionData)
  const value = fieldValues(refused, {
    day: today,
    account: '1181',
    unit: 'kg',
    store: 'Gudang utama',
  })
  return (
    <DeskPage
      title="Catat donasi barang"
      lead="Beras, sembako, hewan, atau emas bagi satu program. Kuitansinya memuat barang, banyaknya, dan nilai wajarnya."
      back={{ href: '/kelola/donasi', label: 'Donasi' }}
      isNarrow
    >
      <DeskRefusal answer={actionData} />
      <DeskForm act="simpan" submit="Simpan dan terbitkan kuitansi" refused={refused}>
        <input type="hidden" name="id" value={refused?.values['id'] ?? id} />
        <DeskSelect {...value('program')} label="Program" choices={campaigns} anything="Pilih" />
        <DeskSelect
          {...value('account')}
          label="Jenis"
          choices={[
            { value: '1181', label: 'Barang' },
            { value: '1182', label: 'Emas atau perak' },
          ]}
        />
        <DeskText
          {...value('thing')}
          label="Nama barang"
          hint="Misalnya beras premium."
          maxLength={60}
        />
        <DeskText
          {...value('quantity')}
          label="Banyaknya"
          hint="Contoh 1.000 atau 12,5."
          inputMode="decimal"
        />
        <DeskSelect
          {...value('unit')}
          label="Satuan"
          choices={goodsUnits.map((unit) => ({ value: unit, label: unit }))}
        />
        <DeskText {...value('store')} label="Gudang" hint="Tempat menyimpannya." maxLength={60} />
        <DeskText {...value('sum')} label="Nilai wajar seluruhnya (rupiah)" inputMode="numeric" />
        <DeskText
          {...value('basis')}
          label="Sumber nilainya"
          hint="Misalnya harga Pasar Induk Cipinang 15 Juni 2026."
          maxLength={100}
        />
        <DeskText {...value('day')} label="Diterima pada" type="date" max={today} />
        <OfflineDonorFields value={value} />
        <DeskText
          {...value('reference')}
          label="Nomor bukti terima barang"
          hint="Nomor yang sama tidak dicatat dua kali."
          maxLength={60}
          isOptional
        />
      </DeskForm>
    </DeskPage>
  )
}
