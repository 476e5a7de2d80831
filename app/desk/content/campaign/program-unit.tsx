import { isPublic } from '#features/campaign/campaign-states.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { findUnit, listPackages } from '#features/wakaf/queries.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import type { Route } from './+types/program-unit.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { campaignAt } from './campaign-at.ts'
import { unitActs } from './unit/unit-acts.ts'
import { PackageAddForm, PackageList } from './unit/package-parts.tsx'
import type { WakafUnit } from '#features/wakaf/wakaf.ts'

type Props = { unit: WakafUnit | null }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const campaign = await campaignAt(ctx.db, params.id)
  const unit = (await findUnit(ctx.db, campaign.id)) ?? null
  const packages = await listPackages(ctx.db, campaign.id)
  return { campaign, unit, packages, mayWrite: isPermitted(staff.role, 'campaign.write') }
}

export const action = unitActs

export default function ProgramUnit({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, unit, packages, mayWrite } = loaderData
  const refused = refusedOf(actionData)
  const isOfPackage = refused !== undefined && 'packageName' in refused.values
  const isWakaf = campaign.fund === 'W'
  return (
    <DeskPage
      title="Unit wakaf"
      lead="Untuk wakaf yang diberikan per unit: per meter, per mushaf, per sumur, atau dalam paket."
      back={{ href: `/kelola/program/${campaign.id}`, label: campaign.title }}
      isNarrow
    >
      {unit && (
        <DeskFacts
          facts={[
            { label: 'Satu unit', value: `${unit.name}, ${formatRupiah(unit.price)}` },
            { label: 'Terwakafkan', value: `${unit.total - unit.remaining} dari ${unit.total}` },
          ]}
        />
      )}
      {!isWakaf && (
        <EmptyState
          title="Bukan program wakaf"
          text="Unit hanya untuk program berjenis dana wakaf."
        />
      )}
      {isWakaf && !unit && !mayWrite && (
        <EmptyState title="Belum ada unit" text="Wakafnya diberikan dengan nominal bebas." />
      )}
      {!unit && isOfPackage && <Notice tone="danger" title={refused.errors['_'] ?? ''} />}
      {isWakaf && mayWrite && <UnitEditForm unit={unit} />}
      {unit && (
        <DeskSection title="Paket" note="Beberapa unit sekaligus, dengan nama dan harga sendiri.">
          <PackageList packages={packages} unit={unit} mayWrite={mayWrite} />
          {mayWrite && <PackageAddForm unit={unit} />}
        </DeskSection>
      )}
      {unit && mayWrite && !isPublic(campaign.status) && (
        <DeskSection title="Hapus unit" note="Selama programnya belum terbit.">
          <DeskForm act="hapus" submit="Hapus unit" look="danger" />
        </DeskSection>
      )}
    </DeskPage>
  )
}

/** The unit of a wakaf: its name, price and number. */
function UnitEditForm({ unit }: Props) {
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
