import { Chip } from '#app/ui/card.tsx'
import {
  type IntroductionEntry,
  listIntroductions,
} from '#features/scholar-review/introduction/queries.server.ts'
import type { IntroductionSheet } from '#features/scholar-review/introduction/proposals.server.ts'
import { leaveLine } from '#features/scholar-review/scholar-review.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { SheetPreview } from '#app/desk/ui/look-at-sheet.ts'
import { previewIn, refusedOf } from '#app/desk/ui/refused.ts'
import { SheetForm, SheetProblems } from '#app/desk/ui/sheet-form.tsx'
import type { Route } from './+types/tinjauan-pengantar.ts'
import { sheetActs } from './introduction-acts.ts'
import { introductionFields } from './introduction-fields.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  return {
    entries: await listIntroductions(ctx),
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

export const action = sheetActs

const columns: Column<IntroductionEntry>[] = [
  {
    label: 'Surah',
    cell: ({ surah, name }) => (
      <RowLink href={`/kelola/tinjauan/pengantar/${surah}`}>{`${surah}. ${name}`}</RowLink>
    ),
  },
  {
    label: 'Keadaan',
    cell: ({ review }) =>
      review ? <Chip tone="success">Tampil</Chip> : <Chip tone="neutral">Belum ada</Chip>,
  },
  { label: 'Izin', cell: ({ review }) => (review?.leave ? leaveLine(review.leave) : '–') },
]

export default function TinjauanPengantar({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, mayWrite } = loaderData
  const refused = refusedOf(actionData)
  const preview = previewIn<SheetPreview<IntroductionSheet>>(actionData)
  const text = preview?.text ?? refused?.values['isi'] ?? ''
  const unfinished = useRefusedAt(actionData, 'ajukan')
  return (
    <DeskPage
      title="Pengantar surah"
      tab="Tinjauan ulama"
      lead="Pengantar tampil terlipat di halaman surahnya setelah ada izin pemegang hak ciptanya, ditinjau seorang ulama yang disebut namanya, dan disetujui orang kedua."
      back={{ href: '/kelola/tinjauan', label: 'Tinjauan ulama' }}
    >
      {refused && <DeskRefusal answer={actionData} />}
      {preview && <Checked {...preview} />}
      {unfinished && <LeaveForm text={text} />}
      {mayWrite && (
        <DeskSection
          title={text ? 'Perbaiki lembarnya' : 'Banyak sekaligus, dari lembar kerja'}
          note="Baris pertama nama kolom: surah, pengantar. Satu baris satu surah; paragraf dipisahkan baris baru di dalam selnya."
        >
          <SheetForm text={text} hasPreview={text !== ''} />
        </DeskSection>
      )}
      <DeskList
        caption="Pengantar surah"
        columns={columns}
        rows={entries}
        keyOf={({ surah }) => String(surah)}
        empty={{ title: 'Tidak ada surah' }}
      />
    </DeskPage>
  )
}

function Checked({ lines, problems, replaced, text }: SheetPreview<IntroductionSheet>) {
  const all = `${lines.length} pengantar, ${problems.length} baris perlu diperbaiki.`
  const again = `Menggantikan yang tampil: surah ${replaced.join(', ')}.`
  return (
    <>
      <DeskSection title="Hasil pemeriksaan" note={replaced.length > 0 ? `${all} ${again}` : all}>
        <SheetProblems problems={problems} />
      </DeskSection>
      {problems.length === 0 && lines.length > 0 && <LeaveForm text={text} />}
    </>
  )
}

function LeaveForm({ text }: { text: string }) {
  const fields = { isi: field.hidden(text), ...introductionFields }
  return (
    <DeskSection title="Sumber, izin, dan peninjaunya">
      <DeskForm act="ajukan" submit="Ajukan semuanya" fields={fields} />
    </DeskSection>
  )
}
