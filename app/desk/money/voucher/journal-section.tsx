import { papers } from '#features/voucher/templates/template.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { FORM_ID } from '#app/desk/sent-form.ts'
import type { JournalPreview } from './record-acts.ts'

type Props = {
  id: string
  preview: JournalPreview
  paper: keyof typeof papers
  refused: Refused | undefined
}

/** The journal before anyone agrees to it, and the form that does. */
export function JournalSection({ id, preview, paper, refused }: Props) {
  const { values, lines, total, isAlone, deciders, shown } = preview
  const sent = Object.entries(values).filter(([name]) => !own.has(name))
  const fields = {
    id: field.kept(id),
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
