import type { ZakatParameterKind } from '#platform/db/schema/schema-zakat.ts'
import { Chip } from '#app/ui/card.tsx'
import type { DeskFigure } from '#features/zakat/figures/desk-queries.server.ts'
import { figureWords } from '#features/zakat/figures/figure-words.ts'
import { daysText, figureText } from '#features/zakat/figures/figures.ts'
import { parameterKinds, type ZakatRegion } from '#features/zakat/figures/parameters.ts'
import { field, type FieldRow, type FieldTable } from '#app/desk/ui/form.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'
import { isQuestion, type QuestionKind, zakatQuestions } from '#features/zakat/figures/views.ts'

const states = {
  current: { tone: 'success', children: 'Berlaku' },
  upcoming: { tone: 'accent', children: 'Akan berlaku' },
  past: { tone: 'neutral', children: 'Lewat' },
} as const

const columns: Column<DeskFigure>[] = [
  { label: 'Angka', cell: ({ kind }) => figureWords[kind].name },
  { label: 'Wilayah', cell: ({ regionName }) => regionName },
  { label: 'Nilai', cell: (figure) => figureText(figure), isNumber: true },
  { label: 'Masa', cell: (figure) => daysText(figure) },
  { label: 'Keadaan', cell: ({ state }) => <Chip {...states[state]} /> },
  {
    label: 'Dasar',
    cell: ({ decree, source, isSample }) => {
      const basis = decree ?? source
      // The source of some samples says so itself.
      const isTold = isSample && !/contoh/i.test(basis)
      return (
        <>
          {basis}
          {isTold && <span className="text-xs text-muted"> data contoh</span>}
        </>
      )
    },
  },
]

/** Every figure, those in force first. */
export function FiguresList({ figures }: { figures: readonly DeskFigure[] }) {
  return (
    <DeskList
      caption="Angka zakat"
      columns={columns}
      rows={figures}
      keyOf={({ kind, region, effectiveFrom, version }) =>
        `${kind} ${region} ${effectiveFrom} ${version}`
      }
      empty={{ title: 'Belum ada angka' }}
    />
  )
}

type FieldsProps = {
  regions: readonly ZakatRegion[]
  today: string
}

export function figuresFields({ regions, today }: FieldsProps): FieldTable {
  const choices = regions.map(({ code, name }) => ({ value: code, label: name }))
  return {
    decree: field.text('Keputusan', {
      hint: 'Misalnya: Keputusan Ketua BAZNAS No. 15 Tahun 2026.',
      maxLength: 200,
    }),
    source: field.text('Sumber', {
      hint: 'Lembaga atau alamat tempat keputusan dapat dibaca.',
      maxLength: 300,
    }),
    validity: field.columns(3, {
      region: field.choice('Wilayah', choices, { stored: 'nasional' }),
      effectiveFrom: field.day('Berlaku mulai', { stored: today }),
      effectiveTo: field.optional.day('Hari terakhir'),
    }),
    figures: field.columns('2-3', Object.fromEntries(parameterKinds.map(figureField))),
    note: field.optional.area('Catatan untuk rekan', { rows: 2, maxLength: 500 }),
  }
}

function figureField(kind: ZakatParameterKind): [string, FieldRow] {
  const { name, unit: hint } = figureWords[kind]
  if (isQuestion(kind)) return [kind, field.choice(name, viewChoices(kind))]
  return [kind, field.optional.number(name, { hint })]
}

/** The views of a question by their numbers; left as it is unless one is chosen. */
function viewChoices(kind: QuestionKind) {
  const views = zakatQuestions[kind].views.map(({ label }, at) => ({ value: `${at + 1}`, label }))
  return [{ value: '', label: 'Tetap' }, ...views]
}

export const regionFields: FieldTable = {
  region: field.columns(2, {
    name: field.text('Nama wilayah', { hint: 'Misalnya: Kota Bandung.' }),
    code: field.text('Kode', { hint: 'Misalnya: kota-bandung.' }),
  }),
}
