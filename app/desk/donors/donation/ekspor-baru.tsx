import { redirect } from 'react-router'
import * as v from 'valibot'
import { filterNames, filterWords } from '#features/donation-log/donation-filter.ts'
import { campaignTitles } from '#features/donation-log/queries.server.ts'
import { requestExport } from '#features/donation-log/request-export.server.ts'
import { boundedText } from '#platform/text/form-text.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Route } from './+types/ekspor-baru.ts'
import { deskContext } from '#app/desk/context.ts'
import { acts, personalAct } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { addressWith, filtersIn } from '#app/desk/ui/filters.ts'
import { DeskFields, DeskForm, field } from '#app/desk/ui/form.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  return {
    filters: filtersIn(searchParams, filterNames),
    titles: await campaignTitles(ctx.db),
    isTooLong: searchParams.has('banyak'),
  }
}

const ticked = v.optional(v.literal('ya'))
const schema = v.object({
  ...Object.fromEntries(
    filterNames.map((name) => [
      name,
      v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Terlalu panjang.')), ''),
    ]),
  ),
  kontak: ticked,
  npwp: ticked,
  alasan: boundedText('Tuliskan alasannya, minimal 10 huruf.', 10, 500),
})

export const action = acts({
  ajukan: personalAct(
    schema,
    'Meminta ekspor donasi',
    async ({ ctx, staff, form, details }, { kontak, npwp, alasan }) => {
      const filters = filtersIn(new URLSearchParams(textsOf(form)), filterNames)
      const fields = [kontak && ('kontak' as const), npwp && ('npwp' as const)].filter(
        (field) => field !== undefined,
      )
      Object.assign(details, { data: fields.join(', ') || 'tanpa data pribadi', alasan })
      await requestExport(ctx, { filters, fields, reason: alasan, by: staff.id })
      return redirect('/kelola/ekspor', 303)
    },
  ),
})

function textsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

export default function EksporBaru({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData)
  const filters = refused
    ? filtersIn(new URLSearchParams(Object.entries(refused.values)), filterNames)
    : loaderData.filters
  const words = filterWords(filters, loaderData.titles)
  return (
    <DeskPage
      title="Ekspor baru"
      lead="Berkas dibuat di latar belakang, sebanyak apa pun barisnya, dan terhapus sendiri setelah 24 jam."
      back={{ href: addressWith('/kelola/donasi', filters, {}), label: 'Donasi' }}
      isNarrow
    >
      {loaderData.isTooLong && (
        <Notice
          tone="info"
          title="Lebih dari 2.000 baris tidak diunduh langsung: berkasnya dibuat di latar belakang."
        />
      )}
      <DeskSection title="Donasi yang diekspor">
        <ul className="list-disc pl-5">
          {words.length > 0 ? (
            words.map((word) => <li key={word}>{word}</li>)
          ) : (
            <li>Semua donasi</li>
          )}
        </ul>
      </DeskSection>
      <DeskForm
        isReadable={false}
        act="ajukan"
        submit="Buat ekspor"
        refused={refused}
        fields={{
          ...Object.fromEntries(
            Object.entries(filters).map(([name, text]) => [name, field.hidden(text)]),
          ),
          pribadi: () => <PersonalFields />,
          alasan: field.area('Untuk keperluan apa', { rows: 3, maxLength: 500 }),
        }}
      />
    </DeskPage>
  )
}

function PersonalFields() {
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">Data pribadi</legend>
      <p className="text-muted">
        Tanpa pilihan ini, nama dan kontak tersamar. Dengan salah satunya, orang lain harus
        menyetujui lebih dahulu.
      </p>
      <DeskFields
        fields={{
          kontak: field.check('Nama lengkap, ponsel, dan e-mail'),
          npwp: field.check('NPWP atau NIK'),
        }}
      />
    </fieldset>
  )
}
