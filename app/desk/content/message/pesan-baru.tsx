import { redirect } from 'react-router'
import * as v from 'valibot'
import { ownVariables } from '#features/message/book/delivered-news.ts'
import { proposeOwnTemplate } from '#features/message/book/template-proposal.server.ts'
import { STOP } from '#features/message/book/variables.ts'
import { textOf } from '#platform/text/form-text.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/pesan-baru.ts'
import { templateFields } from './template-fields.tsx'
import { templateForm, templateWords } from './template-form.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Pesan baru – Kelola' }]

const named = v.object({ ...templateForm.entries, nama: textOf('Nama pesan', 40) })

export const action = acts({
  simpan: act(named, 'Mengusulkan pesan baru', async ({ ctx, staff }, input) => {
    const words = templateWords(input, null)
    const proposed = { title: input.nama, words, note: input.catatan.trim() }
    await proposeOwnTemplate(ctx, proposed, { by: staff.id })
    return redirect('/kelola/pesan?kabar=ajukan', 303)
  }),
})

const variables = ownVariables.map(({ name, meaning, isOptional }) => ({
  label: `{{${name}}}`,
  value: isOptional ? `${meaning} (boleh tidak dipakai)` : meaning,
}))

const START = `Assalamu’alaikum {{nama}},\n\n\n\nWassalamu’alaikum,\n{{lembaga}}\n\n${STOP}`

export default function PesanBaru() {
  const stored = { isi: START, 'wa-bahasa': 'id' }
  const fields = {
    nama: field.text('Nama pesan', { hint: 'Misalnya: Kabar kurban.' }),
    ...templateFields,
  }
  return (
    <DeskPage
      title="Pesan baru"
      lead="Kabar dengan kata-kata sendiri, hanya kepada yang menyetujui kabar. Dapat dipilih di Kiriman setelah orang kedua menyetujuinya."
      back={{ href: '/kelola/pesan', label: 'Pesan' }}
      isNarrow
    >
      <DeskForm isReadable={false} act="simpan" submit="Ajukan" stored={stored} fields={fields} />
      <DeskSection title="Variabel">
        <DeskFacts facts={variables} />
      </DeskSection>
    </DeskPage>
  )
}
