import type { ReactNode } from 'react'
import type { Choice } from '#app/ui/form/choice-grid.tsx'
import { type QuestionKind, zakatQuestions } from '#features/zakat/figures/views.ts'
import { ChoiceField, HaulField, PercentField, RupiahField } from './fields.tsx'
import { PriceHint } from '../parameter-note.tsx'
import type { Calculator } from './use-calculator.ts'

type Props = { of: Pick<Calculator, 'values' | 'errors' | 'set' | 'parameters'> }

/** The price of gold, by which most kinds have their nisab. */
export function GoldPriceField({ of }: Props) {
  return (
    <RupiahField
      of={of}
      name="hargaEmas24PerGram"
      label="Harga emas 24 karat per gram"
      hint={<PriceHint parameter={of.parameters.hargaEmas24PerGram} />}
    />
  )
}

/** The price of gold and the haul: the last part of most forms. */
export function GoldAndHaul({ of, label }: Props & { label: string }) {
  return (
    <>
      <GoldPriceField of={of} />
      <HaulField of={of} label={label} />
    </>
  )
}

/** A question on which scholars differ; the view of the institution's board is chosen already. */
export function ViewField({ of, kind, label }: Props & { kind: QuestionKind; label: string }) {
  const { field, views } = zakatQuestions[kind]
  const set = of.parameters[kind]
  return (
    <div className="grid gap-2">
      <ChoiceField of={of} name={field} label={label} choices={[...views]} />
      {set && (
        <p className="text-sm text-muted">
          {`${set.decree ? `Ditetapkan lembaga: ${set.decree}` : set.source}.`}
        </p>
      )}
    </div>
  )
}

const years: Choice[] = [
  { value: 'hijriah', label: 'Hijriah', note: '2,5%' },
  { value: 'masehi', label: 'Masehi', note: 'setahun lebih panjang, 2,575%' },
]

export function BookYearField({ of }: Props) {
  return <ChoiceField of={of} name="tahunBuku" label="Tahun buku" choices={years} />
}

const waters: Choice[] = [
  { value: 'tadah-hujan', label: 'Hujan atau sungai', note: 'tanpa biaya, 10%' },
  { value: 'irigasi', label: 'Irigasi berbayar', note: 'pompa, iuran air, 5%' },
  { value: 'campuran', label: 'Campuran', note: 'menurut bagiannya' },
]

/** How the land is watered; of mixed water the share of rain. */
export function WaterFields({ of }: Props) {
  return (
    <>
      <ChoiceField of={of} name="pengairan" label="Pengairan" choices={waters} columns={3} />
      <ShownWhen when="group-has-[[name=pengairan][value=campuran]:checked]/form:block">
        <PercentField
          of={of}
          name="persenTadahHujan"
          label="Bagian air hujan"
          hint="Kosongkan bila tidak tahu: dihitung separuh-separuh, 7,5%."
        />
      </ShownWhen>
    </>
  )
}

/** A part of the form that a choice shows, also without script. */
export function ShownWhen({ when, children }: { when: string; children: ReactNode }) {
  return <div className={`hidden ${when}`}>{children}</div>
}
