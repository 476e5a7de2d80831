import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  proposeHadKifayah,
  hadKifayahPlace,
  listHadKifayah,
} from '#features/mustahik/had-kifayah.server.ts'
import { provinceNames } from '#features/mustahik/provinces.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import { rupiahOf } from '#platform/text/form-text.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/had-kifayah.ts'
import { pastDay } from './mustahik-input.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const figures = await listHadKifayah(ctx.db)
  const rows = figures.map((figure) => ({ ...figure, place: hadKifayahPlace(figure) }))
  return { rows, provinces: provinceNames, today: dayOf(ctx.now()) }
}

const figure = v.object({
  provinsi: v.pipe(
    v.optional(v.string(), ''),
    v.check((typed) => typed === '' || provinceNames.includes(typed), 'Provinsi tidak dikenal.'),
  ),
  perOrang: rupiahOf('Tulis rupiah bulat, contoh 832.853.'),
  sejak: pastDay,
  sumber: v.pipe(
    v.string(),
    v.transform(typedLine),
    v.minLength(3, 'Tulis sumbernya.'),
    v.maxLength(120, 'Paling panjang 120 huruf.'),
  ),
})

export const action = acts({
  ajukan: act(figure, 'Mengajukan had kifayah', async ({ ctx, staff }, typed) => {
    const { provinsi: province, perOrang: perPerson, sejak: validFrom, sumber: source } = typed
    await proposeHadKifayah(ctx, { province, perPerson, validFrom, source }, { by: staff.id })
    return redirect('/kelola/had-kifayah?kabar=ajukan', 303)
  }),
})

export default function HadKifayah({ loaderData }: Route.ComponentProps) {
  const { rows, today, provinces: names } = loaderData
  const fields = {
    provinsi: field.choice(
      'Wilayah',
      names.map((name) => ({ value: name, label: name })),
      { anything: 'Nasional' },
    ),
    perOrang: field.rupiah('Per orang sebulan'),
    sejak: field.day('Berlaku sejak', { stored: today }),
    sumber: field.text('Sumber', { maxLength: 120 }),
  }
  return (
    <DeskPage
      title="Had kifayah"
      lead="Kebutuhan pokok satu orang dalam sebulan. Provinsi tanpa angka memakai angka nasional."
      back={{ href: '/kelola/mustahik', label: 'Mustahik' }}
      isNarrow
    >
      <DeskList
        caption="Had kifayah"
        columns={[
          { label: 'Wilayah', cell: ({ place }) => place },
          { label: 'Per orang', cell: (row) => formatRupiah(row.perPerson), isNumber: true },
          { label: 'Sejak', cell: ({ validFrom }) => formatDate(startOfDay(validFrom)) },
          { label: 'Sumber', cell: ({ source }) => source },
          { label: 'Disetujui', cell: ({ approver }) => approver ?? 'Bawaan' },
        ]}
        rows={rows}
        keyOf={({ province, validFrom }) => `${province} ${validFrom}`}
        empty={{ title: 'Belum ada angka' }}
      />
      <DeskSection title="Angka baru" note="Diputuskan rekan lain.">
        <DeskForm act="ajukan" submit="Ajukan" fields={fields} />
      </DeskSection>
    </DeskPage>
  )
}
