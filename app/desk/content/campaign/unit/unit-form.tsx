import type { WakafUnit } from '#features/wakaf/wakaf.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = { unit: WakafUnit | null }

/** The unit of a wakaf: its name, price and number. */
export function UnitEditForm({ unit }: Props) {
  const stored = unit && {
    name: unit.name,
    price: formatRupiah(unit.price).slice('Rp'.length),
    total: String(unit.total),
    shownTotal: String(unit.total),
  }
  const fields = {
    shownTotal: field.hidden(),
    name: field.text('Nama unit', { hint: 'Contoh: m², mushaf, sumur.', maxLength: 40 }),
    price: field.number('Harga satu unit', {
      hint: 'Tetap setelah disimpan: jumlah unit seorang donatur dihitung dari sini.',
      readOnly: unit !== null,
    }),
    total: field.number('Jumlah unit', {
      hint: 'Boleh ditambah kapan saja, dan dikurangi sampai yang sudah diwakafkan.',
    }),
  }
  return <DeskForm act="simpan" submit="Simpan unit" stored={stored ?? {}} fields={fields} />
}
