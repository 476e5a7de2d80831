import { isPublic } from '#features/campaign/campaign-states.ts'
import type { EditedCampaign } from '#features/campaign/edit/edited-campaign.server.ts'
import { RowLink } from '#app/desk/ui/list.tsx'
import { ActLink, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import type { campaignMoney } from './campaign-at.ts'

type PartsProps = {
  campaign: EditedCampaign
  money: Parameters<typeof CampaignMoney>[0]['money'] | null
}

/** Where a campaign's money is, and its further pages. */
export function CampaignParts({ campaign: { id, fund }, money }: PartsProps) {
  const parts = [
    { to: 'kabar', label: 'Kabar' },
    { to: 'galeri', label: 'Galeri' },
    { to: 'pemeriksaan', label: 'Pemeriksaan' },
    ...(fund === 'W' ? [{ to: 'unit', label: 'Unit wakaf' }] : []),
    { to: 'riwayat', label: 'Riwayat' },
  ]
  return (
    <>
      {money && <CampaignMoney money={money} />}
      <nav aria-label="Bagian program ini">
        <ul className="flex flex-wrap gap-x-6">
          {parts.map(({ to, label }) => (
            <li key={to} className="inline-flex min-h-touch items-center">
              <RowLink href={`/kelola/program/${id}/${to}`}>{label}</RowLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

type LinksProps = { campaign: EditedCampaign; mayWrite: boolean }

/** A campaign as visitors see it, now and once published, and its form. */
export function CampaignLinks({ campaign: { id, slug, status }, mayWrite }: LinksProps) {
  return (
    <>
      {isPublic(status) && <ActLink href={`/campaign/${slug}`}>Lihat di situs</ActLink>}
      <ActLink href={`/kelola/program/${id}/pratinjau`}>Pratinjau</ActLink>
      {mayWrite && (
        <ActLink href={`/kelola/program/${id}/ubah`} look="primary">
          Ubah
        </ActLink>
      )}
    </>
  )
}

/** Where a campaign's money is: collected, at the provider, promised, passed on, left. */
function CampaignMoney({ money }: { money: Awaited<ReturnType<typeof campaignMoney>> }) {
  const { collected, atProvider, held, amilShare, promised, disbursed, left, available } = money
  const sum = (amount: number) =>
    amount < 0 ? `−${formatRupiah(rupiah(-amount))}` : formatRupiah(rupiah(amount))
  return (
    <DeskSection title="Dana program" note="Menurut pembukuan saat ini.">
      <DeskFacts
        facts={[
          { label: 'Terkumpul', value: sum(collected) },
          { label: 'Di penyedia', value: held || sum(atProvider) },
          { label: 'Bagian amil', value: sum(amilShare) },
          { label: 'Dijanjikan', value: sum(promised) },
          { label: 'Disalurkan', value: sum(disbursed) },
          { label: 'Sisa', value: sum(left) },
          { label: 'Dapat disalurkan sekarang', value: sum(available) },
        ]}
      />
    </DeskSection>
  )
}
