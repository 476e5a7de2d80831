import { planColumns, type ReadPlan } from '#features/plan/plan-rows.ts'
import { sectionSums } from '#features/plan/section-sums.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'
import type { SheetPreview } from '#app/desk/ui/look-at-sheet.ts'
import { previewIn, refusedOf } from '#app/desk/ui/refused.ts'
import { SheetForm, SheetProblems } from '#app/desk/ui/sheet-form.tsx'
import type { Route } from './+types/rkat-susun.ts'
import { planActs } from './plan-acts.ts'
import { planForm } from './plan-form.ts'

type Props = {
  /** The rows so far, to which this one is added. */
  text: string
  year: number
  choices: Record<'accounts' | 'campaigns' | 'funds' | 'areas', DeskChoice[]>
}

export function loader({ context, request }: Route.LoaderArgs) {
  return planForm(context.get(deskContext).ctx, new URL(request.url).searchParams.get('tahun'))
}

export const action = planActs

export default function RkatSusun({ loaderData, actionData }: Route.ComponentProps) {
  const { year, text: standing, choices } = loaderData
  const refused = refusedOf(actionData)
  const isAtItsForm = useRefusedAt(actionData, 'tambah') !== undefined
  const preview = previewIn<SheetPreview<ReadPlan>>(actionData)
  const text = preview?.text ?? refused?.values['isi'] ?? standing
  return (
    <DeskPage
      title="Susun RKAT"
      lead="Satu pos untuk tiap akun dan dana; boleh dirinci per program atau bidang. Zakat dirinci per asnaf lewat akunnya."
      back={{ href: `/kelola/rkat?tahun=${year}`, label: 'RKAT' }}
      isNarrow
    >
      {!isAtItsForm && <DeskRefusal answer={actionData} />}
      {preview && <Preview {...preview} />}
      <DeskSection
        title={preview ? 'Perbaiki isinya' : 'Isi'}
        note={`Baris pertama nama kolom: ${planColumns.join(', ')}.`}
      >
        <SheetForm text={text} hasPreview={!!preview} />
      </DeskSection>
      <DeskSection title="Tambah satu pos" note="Ditambahkan ke isi di atas; belum disimpan.">
        <LineForm {...{ text, choices, year }} />
      </DeskSection>
    </DeskPage>
  )
}

function Preview({ text, year, lines, problems }: SheetPreview<ReadPlan>) {
  const isWhole = problems.length === 0 && lines.length > 0
  const fields = {
    isi: field.hidden(text),
    catatan: field.text('Catatan versi', {
      hint: 'Misalnya: rapat pleno 12 Desember 2026.',
      maxLength: 200,
    }),
  }
  return (
    <DeskSection
      title="Hasil pemeriksaan"
      note={`${lines.length} pos, ${problems.length} baris perlu diperbaiki.`}
    >
      <SheetProblems problems={problems} />
      <DeskFacts facts={[{ label: 'Tahun', value: String(year ?? '–') }, ...sectionSums(lines)]} />
      {isWhole && <DeskForm act="ajukan" submit="Ajukan RKAT" refused={null} fields={fields} />}
    </DeskSection>
  )
}

/** One line of a plan by form, for whoever has no sheet. */
function LineForm({ text, year, choices }: Props) {
  const fields = {
    isi: field.hidden(text),
    line: field.columns(2, {
      tahun: field.number('Tahun', { stored: String(year) }),
      kode: field.text('Kode pos', { hint: 'Misalnya P-01.', maxLength: 20 }),
      uraian: field.text('Uraian', { maxLength: 120 }),
      dana: field.choice('Dana', choices.funds, { anything: 'Pilih' }),
      akun: field.choice('Akun', choices.accounts, { anything: 'Pilih' }),
      program: field.optional.choice('Program', choices.campaigns, { anything: 'Semua program' }),
      bidang: field.optional.choice('Bidang', choices.areas, { anything: 'Semua bidang' }),
      tw1: field.optional.rupiah('Triwulan 1'),
      tw2: field.optional.rupiah('Triwulan 2'),
      tw3: field.optional.rupiah('Triwulan 3'),
      tw4: field.optional.rupiah('Triwulan 4'),
    }),
  }
  return <DeskForm act="tambah" submit="Tambah pos" look="ghost" fields={fields} />
}
