import type { WakafUnit } from '#features/wakaf/wakaf.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskForm, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = { unit: WakafUnit | null; refused: Refused | undefined }

/** The unit of a wakaf: its name, price and number. */
export function UnitEditForm({ unit, refused }: Props) {
  const stored = unit && {
    name: unit.name,
    price: formatRupiah(unit.price).slice('Rp'.length),
    total: String(unit.total),
    shownTotal: String(unit.total),
  }
  const value = fieldValues(refused, stored ?? {})
  return (
    <DeskForm act="simpan" submit="Simpan unit" refused={refused}>
      <input type="hidden" name="shownTotal" value={value('shownTotal').defaultValue} />
      <DeskText
        {...value('name')}
        label="Nama unit"
        hint="Contoh: m², mushaf, sumur."
        maxLength={40}
      />
      <DeskText
        {...value('price')}
        label="Harga satu unit"
        hint="Tetap setelah disimpan: jumlah unit seorang donatur dihitung dari sini."
        inputMode="numeric"
        readOnly={unit !== null}
      />
      <DeskText
        {...value('total')}
        label="Jumlah unit"
        hint="Boleh ditambah kapan saja, dan dikurangi sampai yang sudah diwakafkan."
        inputMode="numeric"
      />
    </DeskForm>
  )
}
