import type { ReactNode } from 'react'
import type { Choice } from '#app/ui/form/choice-grid.tsx'
import { Switch } from '#app/ui/form/field.tsx'
import { type QuestionKind, zakatQuestions } from '#features/zakat/figures/views.ts'
import {
  ChoiceField,
  CountField,
  GramField,
  HaulField,
  OptionalRupiahField,
  PercentField,
  RupiahField,
  SelectField,
} from './fields.tsx'
import { PriceHint } from '../parameter-note.tsx'
import type { Calculator } from './use-calculator.ts'

/** What the rows of a form read and change. */
export type RowState = Pick<Calculator, 'values' | 'errors' | 'set' | 'edit' | 'parameters'>

type Named = { name: string; label: string; hint?: string }
type PriceName = 'hargaEmas24PerGram' | 'hargaPerakPerGram' | 'hargaGabahPerKg' | 'hargaBerasPerKg'

/** One row of a calculator's form, or several that stand together. */
export type FormRow =
  | (Named & { as: 'rupiah' | 'optionalRupiah' | 'grams' | 'percent' | 'tick' })
  | (Named & { as: 'count'; unit: string; least: number; most: number })
  | (Named & { as: 'choice'; choices: Choice[]; columns?: 3 })
  | (Named & { as: 'select'; choices: { value: string; label: string }[] })
  /** A price that is offered where the figures of today have it. */
  | { as: 'price'; name: PriceName; label: string }
  | { as: 'haul'; label: string }
  /** A question on which scholars differ. */
  | { as: 'view'; kind: QuestionKind; label: string }
  | { as: 'group'; className: string; rows: readonly FormRow[] }
  /** Rows that are drawn by themselves, as those a visitor adds. */
  | { as: 'own'; draw: (props: { form: RowState }) => ReactNode }

/** Rows that a choice shows, also without script: its classes name the choice. */
export function shownWhen(when: string, ...rows: FormRow[]): FormRow {
  return { as: 'group', className: `hidden ${when}`, rows }
}

/** The price of gold, by which most kinds have their nisab. */
export const goldPrice = {
  as: 'price',
  name: 'hargaEmas24PerGram',
  label: 'Harga emas 24 karat per gram',
} as const

/** How the land is watered; of mixed water the share of rain. */
export const waterRows: readonly FormRow[] = [
  {
    as: 'choice',
    name: 'pengairan',
    label: 'Pengairan',
    columns: 3,
    choices: [
      { value: 'tadah-hujan', label: 'Hujan atau sungai', note: 'tanpa biaya, 10%' },
      { value: 'irigasi', label: 'Irigasi berbayar', note: 'pompa, iuran air, 5%' },
      { value: 'campuran', label: 'Campuran', note: 'menurut bagiannya' },
    ],
  },
  shownWhen('group-has-[[name=pengairan][value=campuran]:checked]/form:block', {
    as: 'percent',
    name: 'persenTadahHujan',
    label: 'Bagian air hujan',
    hint: 'Kosongkan bila tidak tahu: dihitung separuh-separuh, 7,5%.',
  }),
]

export const bookYear: FormRow = {
  as: 'choice',
  name: 'tahunBuku',
  label: 'Tahun buku',
  choices: [
    { value: 'hijriah', label: 'Hijriah', note: '2,5%' },
    { value: 'masehi', label: 'Masehi', note: 'setahun lebih panjang, 2,575%' },
  ],
}

/** The rows of a form, in their order, which never changes. */
export function FormRows({ form, rows }: { form: RowState; rows: readonly FormRow[] }) {
  return rows.map((row, index) => <Row key={index} form={form} row={row} />)
}

function Row({ form, row }: { form: RowState; row: FormRow }) {
  switch (row.as) {
    case 'rupiah':
      return <RupiahField form={form} {...row} />
    case 'optionalRupiah':
      return <OptionalRupiahField form={form} {...row} />
    case 'grams':
      return <GramField form={form} {...row} />
    case 'percent':
      return <PercentField form={form} {...row} />
    case 'tick':
      return <TickField form={form} {...row} />
    case 'count':
      return <CountField form={form} {...row} />
    case 'choice':
      return <ChoiceField form={form} {...row} />
    case 'select':
      return <SelectField form={form} {...row} />
    case 'price':
      return (
        <RupiahField
          form={form}
          {...row}
          hint={<PriceHint parameter={form.parameters[row.name]} />}
        />
      )
    case 'haul':
      return <HaulField form={form} label={row.label} />
    case 'view':
      return <ViewField form={form} {...row} />
    case 'group':
      return (
        <div className={row.className}>
          <FormRows form={form} rows={row.rows} />
        </div>
      )
    case 'own':
      return <row.draw form={form} />
  }
}

function TickField({ form, name, label, hint }: Named & { form: RowState }) {
  return (
    <Switch
      {...{ name, label, hint }}
      checked={Boolean(form.values[name])}
      onChange={({ currentTarget }) => form.set(name, currentTarget.checked ? 'on' : '')}
    />
  )
}

type ViewProps = { form: RowState; kind: QuestionKind; label: string }

/** The view of the institution's board is chosen already, and stands below with its source. */
function ViewField({ form, kind, label }: ViewProps) {
  const { field, views } = zakatQuestions[kind]
  const set = form.parameters[kind]
  return (
    <div className="grid gap-2">
      <ChoiceField form={form} name={field} label={label} choices={[...views]} />
      {set && (
        <p className="text-sm text-muted">
          {`${set.decree ? `Ditetapkan lembaga: ${set.decree}` : set.source}.`}
        </p>
      )}
    </div>
  )
}
