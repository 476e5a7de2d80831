import { listHandovers } from '#features/cash-place/hand-over.server.ts'
import type { CashPlaceNow } from '#features/cash-place/place.ts'
import { listPlacesNow } from '#features/cash-place/places.server.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/kas.ts'
import { placeActs } from './cash-acts.ts'
import { PlaceChip, termFields } from './cash-parts.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return {
    places: await listPlacesNow(ctx.db),
    handovers: await listHandovers(ctx.db),
    today: dayOf(ctx.now()),
  }
}

export const action = placeActs

const dayOr = (day: string | null, words: string) => (day ? formatDate(startOfDay(day)) : words)

function columnsOn(today: string): Column<CashPlaceNow>[] {
  return [
    {
      label: 'Tempat',
      cell: ({ id, name }) => <RowLink href={`/kelola/kas/${id}`}>{name}</RowLink>,
    },
    { label: 'Pemegang', cell: ({ holder }) => holder || '–' },
    { label: 'Berisi sejak', cell: ({ since, held }) => (held > 0 ? dayOr(since, '–') : 'Kosong') },
    { label: 'Dihitung terakhir', cell: ({ countedOn }) => dayOr(countedOn, 'Belum pernah') },
    { label: 'Keadaan', cell: (place) => <PlaceChip place={place} today={today} /> },
    { label: 'Menurut buku', cell: ({ held }) => formatRupiah(held), isNumber: true },
  ]
}

export default function Kas({ loaderData }: Route.ComponentProps) {
  const { places, handovers, today } = loaderData
  const fields = {
    name: field.text('Nama', { hint: 'Misalnya Loket 2.', maxLength: 60 }),
    jenis: field.choice('Jenis', [
      { value: 'loket', label: 'Loket atau brankas' },
      { value: 'petugas', label: 'Petugas lapangan' },
      { value: 'kecil', label: 'Kas kecil' },
    ]),
    ...termFields,
  }
  return (
    <DeskPage
      title="Kas"
      lead="Uang tunai menurut tempatnya: loket, kas kecil, dan yang dibawa petugas. Jumlah semuanya sama dengan buku besar."
    >
      {handovers.length > 0 && (
        <DeskSection
          title="Menunggu diterima"
          note="Yang menerima menghitung sendiri, lalu menulis jumlahnya."
        >
          <DeskList
            caption="Penyerahan yang belum diterima"
            columns={[
              {
                label: 'Dari',
                cell: ({ from, fromId }) => (
                  <RowLink href={`/kelola/kas/${fromId}`}>{from}</RowLink>
                ),
              },
              { label: 'Ke', cell: ({ to }) => to },
              { label: 'Diserahkan oleh', cell: ({ handing }) => handing ?? '–' },
              { label: 'Sejak', cell: ({ givenAt }) => formatDate(givenAt) },
            ]}
            rows={handovers}
            empty={{ title: 'Tidak ada' }}
          />
        </DeskSection>
      )}
      <DeskList
        caption="Tempat kas"
        columns={columnsOn(today)}
        rows={places}
        empty={{ title: 'Belum ada tempat kas' }}
      />
      <DeskSection title="Buka tempat kas" note="Dibuka kosong; uangnya masuk lewat penyerahan.">
        <DeskForm
          isReadable={false}
          act="buka"
          submit="Buka"
          stored={{ jenis: 'loket' }}
          fields={fields}
        />
      </DeskSection>
    </DeskPage>
  )
}
