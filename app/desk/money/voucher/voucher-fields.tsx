import { MOST_LINES } from '#features/voucher/templates/fields.ts'
import { DeskSelect, DeskText } from '#app/desk/ui/form.tsx'
import type { FieldView } from './voucher-choices.ts'

type Value = (name: string) => { name: string; defaultValue: string; error: string | undefined }

type Props = { view: FieldView; value: Value; today: string }

/** The control of a field, by its kind. */
export function VoucherControl({ view, value, today }: Props) {
  const { field, choices } = view
  const { name, label, hint, isOptional } = field
  const facts = { ...value(name), label, hint, isOptional }
  switch (field.kind) {
    case 'day':
      return <DeskText {...facts} type="date" max={name === 'day' ? today : undefined} />
    case 'sum':
      return <DeskText {...facts} label={`${label} (rupiah)`} inputMode="numeric" />
    case 'quantity':
      return <DeskText {...facts} inputMode="decimal" />
    case 'text':
      return <DeskText {...facts} maxLength={200} />
    case 'lines':
      return <LineControls {...{ view, value }} isBetween={field.between === true} />
    default:
      return <DeskSelect {...facts} choices={choices} anything={anythingOf(view)} />
  }
}

function anythingOf({ field, choices }: FieldView): string | undefined {
  if (field.isOptional) return 'Tidak ada'
  return choices.length === 1 ? undefined : choices.length === 0 ? 'Belum ada' : 'Pilih'
}

type LineProps = { view: FieldView; value: Value; isBetween: boolean }

/** So many rows stand open; the others unfold. */
const OPEN_ROWS = 2

/** Rows of a use and a sum; of a journal by hand, of two accounts and a sum. */
function LineControls({ view, value, isBetween }: LineProps) {
  const { field, choices } = view
  const { error } = value(field.name)
  const rows = Array.from({ length: MOST_LINES }, (_, index) => (
    <LineRow key={index} {...{ choices, value, isBetween }} row={index + 1} />
  ))
  const isUsed = value(`sum${OPEN_ROWS + 1}`).defaultValue !== ''
  return (
    <fieldset className="grid gap-4">
      <legend className="font-semibold">{field.label}</legend>
      {error && <p className="text-danger">{error}</p>}
      {rows.slice(0, OPEN_ROWS)}
      <details open={isUsed}>
        <summary className="flex min-h-touch items-center font-semibold text-primary">
          Baris lain
        </summary>
        <div className="grid gap-4">{rows.slice(OPEN_ROWS)}</div>
      </details>
    </fieldset>
  )
}

type RowProps = Pick<FieldView, 'choices'> & Omit<LineProps, 'view'> & { row: number }

function LineRow({ choices, value, isBetween, row }: RowProps) {
  const select = { choices, anything: 'Kosong', isOptional: row > 1 }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <DeskSelect
        {...value(`use${row}`)}
        {...select}
        label={isBetween ? `Debit ${row}` : `Untuk apa ${row}`}
      />
      {isBetween && <DeskSelect {...value(`from${row}`)} {...select} label={`Kredit ${row}`} />}
      <DeskText
        {...value(`sum${row}`)}
        label={`Nominal ${row} (rupiah)`}
        inputMode="numeric"
        isOptional={row > 1}
      />
    </div>
  )
}
