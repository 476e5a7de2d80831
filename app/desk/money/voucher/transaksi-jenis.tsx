import { deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field, fieldValues } from '#app/desk/ui/form.tsx'
import { previewIn, refusedOf } from '#app/desk/ui/refused.ts'
import { type JournalPreview, record, showJournal } from './record-acts.ts'
import type { Route } from './+types/transaksi-jenis.ts'
import { VoucherControl } from './voucher-fields.tsx'
import { formView } from './form-view.ts'
import { papers } from '#features/voucher/templates/template.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { FORM_ID } from '#app/desk/form-idempotency.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  return formView(context.get(deskContext).ctx, params.jenis, new URL(request.url).searchParams)
}

export const action = acts({ lihat: showJournal, simpan: record })

export default function TransaksiJenis({ loaderData, actionData }: Route.ComponentProps) {
  const { id, template, title, words, paper, today, stored, views, line } = loaderData
  const refused = refusedOf(actionData)
  const preview = previewIn<JournalPreview>(actionData)
  const typed = preview ? { values: preview.values, errors: {}, code: '' } : undefined
  const value = fieldValues(refused ?? typed, stored)
  const form = (
    <DeskForm
      isReadable={false}
      act="lihat"
      submit="Lihat jurnalnya"
      look={preview ? 'ghost' : 'primary'}
      refused={preview ? undefined : refused}
    >
      {line && <input type="hidden" name="line" value={line.id} />}
      {template === 'gaji' && (
        <p>
          <a href="/kelola/transaksi/gaji" className="text-primary underline">
            Jumlahkan dari berkas daftar gaji
          </a>
        </p>
      )}
      {views.map((view) => (
        <VoucherControl key={view.field.name} {...{ view, value, today }} />
      ))}
    </DeskForm>
  )
  return (
    <DeskPage
      title={title}
      tab="Catat transaksi"
      lead={words}
      back={
        line
          ? { href: line.href, label: `Rekening koran, baris ${line.row}` }
          : { href: '/kelola/transaksi/baru', label: 'Catat transaksi' }
      }
      isNarrow
    >
      {preview ? (
        <>
          <JournalSection {...{ id, preview, paper, refused }} />
          <details className="grid gap-5">
            <summary className="flex min-h-touch items-center font-semibold text-primary">
              Ubah isian
            </summary>
            {form}
          </details>
        </>
      ) : (
        form
      )}
    </DeskPage>
  )
}

type Props = {
  id: string
  preview: JournalPreview
  paper: keyof typeof papers
  refused: Refused | undefined
}

/** The journal before anyone agrees to it, and the form that does. */
function JournalSection({ id, preview, paper, refused }: Props) {
  const { values, lines, total, isAlone, deciders, shown } = preview
  const sent = Object.entries(values).filter(([name]) => !own.has(name))
  const fields = {
    id: field.newId(id),
    shown: field.hidden(shown),
    more: () =>
      sent.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
    proof: field.file(paper === 'none' ? 'Berkas' : `Berkas: ${papers[paper]}`, {
      accept: 'application/pdf,image/jpeg,image/png,image/webp',
      hint: 'PDF atau foto, paling besar 8 MB. Yang lain dapat dilampirkan sesudahnya.',
      isOptional: paper === 'none',
    }),
    berkas: field.optional.text('Isi berkas', {
      stored: refused?.values['berkas'] ?? '',
      maxLength: 80,
    }),
  }
  return (
    <DeskSection
      title="Jurnalnya"
      note={
        isAlone
          ? 'Langsung dibukukan; rekan lain meninjaunya.'
          : `Diajukan dahulu: dibukukan sesudah ${deciders} menyetujui.`
      }
    >
      <DeskFacts facts={[{ label: 'Nominal', value: formatRupiah(total) }, ...lines]} />
      <DeskForm act="simpan" submit={isAlone ? 'Bukukan' : 'Ajukan'} hasFiles fields={fields} />
    </DeskSection>
  )
}

/** What this form itself asks; the rest is what was typed before. */
const own: ReadonlySet<string> = new Set(['id', 'shown', 'berkas', 'proof', FORM_ID])
