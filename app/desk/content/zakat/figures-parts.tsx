import { Chip } from '#app/ui/card.tsx'
import type { DeskFigure } from '#features/zakat/figures/desk-queries.server.ts'
import { figureWords } from '#features/zakat/figures/figure-words.ts'
import { daysText, figureText } from '#features/zakat/figures/figures.ts'
import { parameterKinds, type ZakatRegion } from '#features/zakat/figures/parameters.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskArea, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
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
  refused: Refused | undefined
  regions: readonly ZakatRegion[]
  today: string
}

export function FiguresFields({ refused, regions, today }: FieldsProps) {
  const values = fieldValues(refused, { region: 'nasional', effectiveFrom: today })
  const choices = regions.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <DeskText
        {...values('decree')}
        label="Keputusan"
        hint="Misalnya: Keputusan Ketua BAZNAS No. 15 Tahun 2026."
        maxLength={200}
      />
      <DeskText
        {...values('source')}
        label="Sumber"
        hint="Lembaga atau alamat tempat keputusan dapat dibaca."
        maxLength={300}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <DeskSelect {...values('region')} label="Wilayah" choices={choices} />
        <DeskText {...values('effectiveFrom')} type="date" label="Berlaku mulai" />
        <DeskText {...values('effectiveTo')} type="date" label="Hari terakhir" isOptional />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {parameterKinds.map((kind) =>
          isQuestion(kind) ? (
            <DeskSelect
              key={kind}
              {...values(kind)}
              label={figureWords[kind].name}
              choices={viewChoices(kind)}
            />
          ) : (
            <DeskText
              key={kind}
              {...values(kind)}
              label={figureWords[kind].name}
              hint={figureWords[kind].unit}
              inputMode="numeric"
              isOptional
            />
          ),
        )}
      </div>
      <DeskArea
        {...values('note')}
        label="Catatan untuk rekan"
        rows={2}
        isOptional
        maxLength={500}
      />
    </>
  )
}

/** The views of a question by their numbers; left as it is unless one is chosen. */
function viewChoices(kind: QuestionKind) {
  const views = zakatQuestions[kind].views.map(({ label }, at) => ({ value: `${at + 1}`, label }))
  return [{ value: '', label: 'Tetap' }, ...views]
}

export function RegionFields({ refused }: Pick<FieldsProps, 'refused'>) {
  const values = fieldValues(refused, {})
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DeskText {...values('name')} label="Nama wilayah" hint="Misalnya: Kota Bandung." />
      <DeskText {...values('code')} label="Kode" hint="Misalnya: kota-bandung." />
    </div>
  )
}
