import type { WakafPackage, WakafUnit } from '#features/wakaf/wakaf.ts'
import { Chip } from '#app/ui/card.tsx'
import { Money } from '#app/ui/money.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { formatCount } from '#platform/money/money.ts'

type ListProps = {
  packages: readonly (WakafPackage & { withdrawnAt: Date | null })[]
  unit: Pick<WakafUnit, 'name'>
  mayWrite: boolean
}

/** The packages of a wakaf, those on offer first. */
export function PackageList({ packages, unit, mayWrite }: ListProps) {
  if (packages.length === 0) {
    return <p className="text-muted">Belum ada paket. Donatur memilih jumlah unitnya sendiri.</p>
  }
  const sorted = packages.toSorted((a, b) => Number(!!a.withdrawnAt) - Number(!!b.withdrawnAt))
  return (
    <ul className="grid gap-3">
      {sorted.map(({ id, name, price, units, withdrawnAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-3"
        >
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{name}</span>, {formatCount(units)} {unit.name},{' '}
            <Money amount={price} /> {withdrawnAt && <Chip>Tidak ditawarkan</Chip>}
          </p>
          {mayWrite && !withdrawnAt && (
            <form method="post" action="?aksi=tarik-paket">
              <input type="hidden" name="paket" value={id} />
              <button type="submit" className="min-h-touch text-primary underline">
                Berhenti menawarkan<span className="sr-only"> paket {name}</span>
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}

type FormProps = { unit: Pick<WakafUnit, 'name'> }

/** Adds a package: so many units for a price of its own. */
export function PackageAddForm({ unit }: FormProps) {
  const fields = {
    packageName: field.text('Nama paket', {
      hint: 'Contoh: Keluarga, Satu saf, Sahabat masjid.',
      maxLength: 40,
    }),
    packagePrice: field.number('Harga satu paket', {
      hint: 'Boleh berbeda dari harga unit dikali isinya. Tetap setelah disimpan.',
    }),
    packageUnits: field.number(`Isi satu paket (${unit.name})`, {
      hint: 'Sebanyak ini yang berkurang dari persediaan ketika satu paket dibayar.',
    }),
  }
  return <DeskForm act="tambah-paket" submit="Tambah paket" fields={fields} />
}
