import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { explainers } from '../calculator/explain.ts'
import { zakatOnJewellery } from '#features/zakat/kinds/jewellery.ts'
import { GramField, karatChoices, SelectField } from '../calculator/fields.tsx'
import { addRowClass, removeRowClass, RowButton } from '../calculator/row-button.tsx'
import { rowCount } from '../calculator/rows.ts'
import type { RowState } from '../calculator/form-rows.tsx'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperhiasan')
export const action = calculatorAction('zakatperhiasan')
export const meta = calculatorMeta('zakatperhiasan')

export default calculatorScreen({
  name: 'zakatperhiasan',
  rule: zakatOnJewellery,
  explain: explainers.zakatperhiasan,
  parts: [
    {
      title: 'Perhiasan Anda',
      rows: [
        { as: 'own', draw: JewelleryRows },
        {
          as: 'tick',
          name: 'hitungYangDipakai',
          label: 'Ikut hitung perhiasan yang dipakai',
          hint: 'Kebanyakan ulama tidak mewajibkan zakat atas perhiasan yang dipakai sewajarnya; mazhab Hanafi mewajibkannya. Ikuti pendapat yang Anda yakini.',
        },
      ],
    },
    {
      title: 'Harga dan haul',
      rows: [
        {
          as: 'group',
          className: 'grid gap-4 sm:grid-cols-2',
          rows: [
            { as: 'price', name: 'hargaEmas24PerGram', label: 'Emas 24 karat per gram' },
            { as: 'price', name: 'hargaPerakPerGram', label: 'Perak per gram' },
          ],
        },
        { as: 'haul', label: 'Sudah dimiliki satu tahun Hijriah?' },
      ],
    },
  ],
  rules: [
    'Perhiasan yang disimpan dihitung seperti emas atau perak simpanan; permata dan batu mulia tidak ikut ditimbang.',
    'Emas dihitung murninya (berat × karat ÷ 24) dan diuji dengan nisab 85 gram; perak dengan nisab 595 gram. Keduanya tidak digabung.',
    'Nisab diuji hanya pada perhiasan yang dihitung.',
    'Zakat setiap logam dibulatkan ke atas ke rupiah penuh, sehingga rinciannya tepat sama dengan jumlahnya.',
    'Dasar: PMA No. 52 Tahun 2014 yang diubah dengan PMA No. 31 Tahun 2019.',
  ],
})

const metals = [
  { value: 'emas', label: 'Emas' },
  { value: 'perak', label: 'Perak' },
]
const uses = [
  { value: 'disimpan', label: 'Disimpan' },
  { value: 'dipakai', label: 'Dipakai' },
]

/** A list of jewellery, each piece with metal, weight, karat and use. */
function JewelleryRows({ form }: { form: RowState }) {
  const count = rowCount(form.values, 'items')
  return (
    <>
      {Array.from({ length: count }, (_, row) => (
        <Piece key={row} form={form} row={row} isOnly={count === 1} />
      ))}
      <RowButton form={form} prefix="items" change="tambah" icon="plus" className={addRowClass}>
        Tambah perhiasan
      </RowButton>
    </>
  )
}

type PieceProps = { form: RowState; row: number; isOnly: boolean }

function Piece({ form, row, isOnly }: PieceProps) {
  const field = `items.${row}`
  const isSilver = form.values[`${field}.jenis`] === 'perak'
  return (
    <fieldset className="grid gap-3 rounded-field bg-surface-2 p-3 lg:p-4">
      <legend className="sr-only">Perhiasan {row + 1}</legend>
      <div className="flex min-h-11 items-center justify-between">
        <p aria-hidden="true" className="font-bold">
          Perhiasan {row + 1}
        </p>
        {!isOnly && (
          <RowButton
            form={form}
            prefix="items"
            change={`hapus.${row}`}
            icon="close"
            label={`Hapus perhiasan ${row + 1}`}
            className={removeRowClass}
          />
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-3">
        <SelectField form={form} name={`${field}.jenis`} label="Jenis" choices={metals} />
        <SelectField form={form} name={`${field}.dipakai`} label="Keadaan" choices={uses} />
      </div>
      <div className={`grid items-start gap-3 ${isSilver ? '' : 'sm:grid-cols-2'}`}>
        <GramField form={form} name={`${field}.gram`} label="Berat" />
        {!isSilver && (
          <SelectField form={form} name={`${field}.karat`} label="Kadar" choices={karatChoices} />
        )}
      </div>
    </fieldset>
  )
}
