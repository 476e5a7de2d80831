import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { deliveredTemplates } from '#features/message/book/delivered.ts'
import { listVersions, templatePreview } from '#features/message/book/preview.server.ts'
import { getTemplate } from '#features/message/book/template-book.server.ts'
import { proposeTemplate } from '#features/message/book/template-proposal.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DoneNotice, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskArea, DeskForm, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/pesan-nama.ts'

function nameIn(name: string | undefined): string {
  const known = deliveredTemplates.find((each) => each.name === name)
  if (!known) throw data({ message: 'Page Not Found' }, { status: 404 })
  return known.name
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const template = await getTemplate(ctx.db, nameIn(params.nama))
  const { title, kind, version, words, variables } = template
  const versions = await listVersions(ctx.db, template.name)
  return {
    title,
    kind: kind === 'news' ? 'Kabar: hanya kepada yang menyetujuinya' : 'Layanan',
    version,
    words,
    variables: variables.map(({ name, meaning, isOptional }) => ({
      label: `{{${name}}}`,
      value: isOptional ? `${meaning} (boleh tidak dipakai)` : meaning,
    })),
    preview: await templatePreview(ctx.db, template),
    versions: versions.map(({ approvedAt, ...each }) => ({
      label: `Versi ${each.version}`,
      value: `${formatDateTime(approvedAt)}, ${each.maker ?? '–'} dan ${each.approver ?? '–'}. ${each.note}`,
    })),
  }
}

const text = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, `Paling panjang ${most} huruf.`))
const form = v.object({
  perihal: text(200),
  isi: text(8000),
  'wa-nama': v.optional(text(512), ''),
  'wa-bahasa': v.optional(text(6), ''),
  'wa-isi': v.optional(text(2000), ''),
  catatan: v.optional(text(200), ''),
})

export const action = acts({
  ajukan: act(
    form,
    { says: 'Mengusulkan kata-kata pesan' },
    async ({ ctx, staff, params }, input) => {
      const name = nameIn(params['nama'])
      const { words: standing } = await getTemplate(ctx.db, name)
      const whatsapp = input['wa-nama'].trim()
        ? {
            name: input['wa-nama'].trim(),
            language: input['wa-bahasa'].trim() || 'id',
            body: lines(input['wa-isi']),
            button: standing.whatsapp?.button ?? null,
            hasDocument: standing.whatsapp?.hasDocument ?? false,
          }
        : null
      const words = { subject: input.perihal.trim(), body: lines(input.isi), whatsapp }
      await proposeTemplate(ctx, { name, words, note: input.catatan.trim() }, { by: staff.id })
      return redirect(`/kelola/pesan/${name}?kabar=ajukan`, 303)
    },
  ),
})

/** A form sends its lines with both signs of an end. */
function lines(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim()
}

export default function PesanNama({ loaderData, actionData }: Route.ComponentProps) {
  const { title, kind, version, words, variables, preview, versions } = loaderData
  const refused = useRefusedAt(actionData, 'ajukan')
  const field = fieldValues(refused, {
    perihal: words.subject,
    isi: words.body,
    'wa-nama': words.whatsapp?.name ?? '',
    'wa-bahasa': words.whatsapp?.language ?? '',
    'wa-isi': words.whatsapp?.body ?? '',
    catatan: '',
  })
  return (
    <DeskPage
      title={title}
      tab="Kata-kata pesan"
      lead={`${kind}. ${version === 1 ? 'Kata-kata bawaan.' : `Versi ${version} berlaku.`}`}
      back={{ href: '/kelola/pesan', label: 'Pesan' }}
      isNarrow
    >
      <DoneNotice />
      <DeskSection
        title="Pratinjau"
        note={
          preview.isReal
            ? 'Dengan donatur terakhir yang disamarkan.'
            : 'Dengan contoh: belum ada donasi yang dibayar.'
        }
      >
        <DeskFacts
          facts={[
            { label: 'Perihal', value: preview.subject },
            { label: 'E-mail', value: <p className="whitespace-pre-line">{preview.body}</p> },
            { label: 'WhatsApp', value: preview.whatsapp ?? 'Tidak lewat WhatsApp' },
          ]}
        />
      </DeskSection>
      <DeskSection title="Usulkan kata-kata lain" note="Berlaku setelah orang kedua menyetujuinya.">
        <DeskForm act="ajukan" submit="Ajukan" refused={refused}>
          <DeskText {...field('perihal')} label="Perihal e-mail" />
          <DeskArea {...field('isi')} label="Isi e-mail" rows={14} />
          <DeskText
            {...field('wa-nama')}
            label="Nama templat WhatsApp"
            hint="Seperti yang disetujui Meta. Kosongkan bila hanya lewat e-mail."
            isOptional
          />
          <DeskText {...field('wa-bahasa')} label="Bahasa templat" isOptional />
          <DeskArea
            {...field('wa-isi')}
            label="Isi WhatsApp"
            hint="Sama dengan yang disetujui Meta; urutan variabelnya menjadi {{1}}, {{2}}, dan seterusnya."
            isOptional
          />
          <DeskText {...field('catatan')} label="Catatan" isOptional />
        </DeskForm>
      </DeskSection>
      <DeskSection title="Variabel">
        <DeskFacts facts={variables} />
      </DeskSection>
      {versions.length > 0 && (
        <DeskSection title="Versi">
          <DeskFacts facts={versions} />
        </DeskSection>
      )}
    </DeskPage>
  )
}
