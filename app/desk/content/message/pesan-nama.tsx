import { redirect } from 'react-router'
import { listVersions, templatePreview } from '#features/message/book/preview.server.ts'
import { getTemplate } from '#features/message/book/template-book.server.ts'
import { proposeTemplate } from '#features/message/book/template-proposal.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { orNotFound } from '#app/not-found.ts'
import { templateFields } from './template-fields.tsx'
import { templateForm, templateWords } from './template-form.ts'
import type { Route } from './+types/pesan-nama.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const template = await orNotFound(() => getTemplate(ctx.db, params.nama))
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

export const action = acts({
  ajukan: act(
    templateForm,
    'Mengusulkan kata-kata pesan',
    async ({ ctx, staff, params }, input) => {
      const name = params['nama'] ?? ''
      const { words: standing } = await orNotFound(() => getTemplate(ctx.db, name))
      const words = templateWords(input, standing.whatsapp)
      await proposeTemplate(ctx, { name, words, note: input.catatan.trim() }, { by: staff.id })
      return redirect(`/kelola/pesan/${name}?kabar=ajukan`, 303)
    },
  ),
})

export default function PesanNama({ loaderData }: Route.ComponentProps) {
  const { title, kind, version, words, variables, preview, versions } = loaderData
  const stored = {
    perihal: words.subject,
    isi: words.body,
    'wa-nama': words.whatsapp?.name ?? '',
    'wa-bahasa': words.whatsapp?.language ?? '',
    'wa-isi': words.whatsapp?.body ?? '',
  }
  return (
    <DeskPage
      title={title}
      tab="Kata-kata pesan"
      lead={`${kind}. ${version === 1 ? 'Kata-kata bawaan.' : `Versi ${version} berlaku.`}`}
      back={{ href: '/kelola/pesan', label: 'Pesan' }}
      isNarrow
    >
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
        <DeskForm
          isReadable={false}
          act="ajukan"
          submit="Ajukan"
          stored={stored}
          fields={templateFields}
        />
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
