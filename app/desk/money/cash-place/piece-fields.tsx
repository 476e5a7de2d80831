import { denominations } from '#features/cash-place/pieces.ts'
import type { Pieces } from '#platform/db/schema/schema-cash.ts'
import { formatCount, formatRupiah } from '#platform/money/money.ts'
import { DeskFields, field, type FieldTable } from '#app/desk/ui/form.tsx'

const pieces: FieldTable = Object.fromEntries(
  denominations.map(({ name, label }) => [
    name,
    field.number(label, { autoComplete: 'off', maxLength: 7 }),
  ]),
)

/** How many of each note and coin; an empty field is none. */
export function PieceFields() {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Banyaknya; kosong berarti tidak ada</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <DeskFields fields={pieces} />
      </div>
    </fieldset>
  )
}

/** '2 × Rp50.000, 1 × Rp500 logam'. */
export function piecesWords(pieces: Pieces): string {
  const some = denominations.flatMap(({ name, label }) =>
    pieces[name] ? [`${formatCount(pieces[name])} × ${label}`] : [],
  )
  return some.join(', ') || `Kosong, ${formatRupiah(0)}`
}
