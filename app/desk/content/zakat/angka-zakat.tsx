import { redirect } from 'react-router'
import { isPermitted } from '#features/staff/permissions.ts'
import { proposeFigures } from '#features/zakat/figures/proposals.server.ts'
import {
  currentParameters,
  listAgedPrices,
  listZakatRegions,
} from '#features/zakat/figures/queries.server.ts'
import { addZakatRegion } from '#features/zakat/figures/record-figures.server.ts'
import { listFigures } from '#features/zakat/figures/desk-queries.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { AgedPrices } from './aged-prices.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/angka-zakat.ts'
import { figureRows, figuresForm, regionForm } from './figures-form.ts'
import { figuresFields, FiguresList, regionFields } from './figures-parts.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const today = dayOf(ctx.now())
  return {
    figures: await listFigures(ctx.db, today),
    regions: await listZakatRegions(ctx.db),
    today,
    aged: await listAgedPrices(ctx),
    mayWrite: isPermitted(staff.role, 'zakat.write'),
  }
}

export const action = acts({
  ajukan: act(figuresForm, 'Mengajukan angka zakat', async ({ ctx, staff }, { note, ...form }) => {
    const current = await currentParameters(ctx.db, ctx.now(), form.region)
    const rows = figureRows({ ...form, note }, current)
    await proposeFigures(ctx, { rows, note }, { by: staff.id })
    return redirect('/kelola/angka-zakat?kabar=ajukan', 303)
  }),
  wilayah: act(regionForm, 'Menambah wilayah zakat', async ({ ctx }, input) => {
    await addZakatRegion(ctx, input)
    return redirect('/kelola/angka-zakat?kabar=simpan', 303)
  }),
})

export default function AngkaZakat({ loaderData }: Route.ComponentProps) {
  const { figures, regions, today, aged, mayWrite } = loaderData
  return (
    <DeskPage
      title="Angka zakat"
      lead="Nisab, harga, dan tarif yang dipakai kalkulator. Angka baru diajukan satu orang, disetujui orang lain, dan berlaku mulai harinya; perhitungan yang sudah dibuat memakai angkanya sendiri."
    >
      <AgedPrices prices={aged} />
      <FiguresList figures={figures} />
      {mayWrite && (
        <DeskSection
          title="Angka dari keputusan baru"
          note="Kosongkan angka yang tidak diatur keputusan itu."
        >
          <DeskForm act="ajukan" submit="Ajukan" fields={figuresFields({ regions, today })} />
        </DeskSection>
      )}
      {mayWrite && (
        <DeskSection
          title="Wilayah baru"
          note="Untuk kabupaten atau kota yang tarifnya berbeda dari tarif nasional."
        >
          <DeskForm act="wilayah" submit="Tambah wilayah" look="ghost" fields={regionFields} />
        </DeskSection>
      )}
    </DeskPage>
  )
}
