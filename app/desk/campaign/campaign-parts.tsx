import { isPublic } from '#features/campaign/campaign-states.ts'
import type { EditedCampaign } from '#features/campaign/edited-campaign.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { RowLink } from '../ui/list.tsx'

/** The further pages of a campaign. */
export function CampaignParts({ campaign: { id, fund } }: { campaign: EditedCampaign }) {
  const parts = [
    { to: 'kabar', label: 'Kabar' },
    { to: 'galeri', label: 'Galeri' },
    { to: 'pemeriksaan', label: 'Pemeriksaan' },
    ...(fund === 'W' ? [{ to: 'unit', label: 'Unit wakaf' }] : []),
    { to: 'riwayat', label: 'Riwayat' },
  ]
  return (
    <nav aria-label="Bagian program ini">
      <ul className="flex flex-wrap gap-x-6">
        {parts.map(({ to, label }) => (
          <li key={to} className="inline-flex min-h-touch items-center">
            <RowLink href={`/kelola/program/${id}/${to}`}>{label}</RowLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LinksProps = { campaign: EditedCampaign; mayWrite: boolean }

/** A campaign as visitors see it, now and once published, and its form. */
export function CampaignLinks({ campaign: { id, slug, status }, mayWrite }: LinksProps) {
  return (
    <>
      {isPublic(status) && (
        <a href={`/campaign/${slug}`} className={buttonClass('ghost')}>
          Lihat di situs
        </a>
      )}
      <a href={`/kelola/program/${id}/pratinjau`} className={buttonClass('ghost')}>
        Pratinjau
      </a>
      {mayWrite && (
        <a href={`/kelola/program/${id}/ubah`} className={buttonClass('primary')}>
          Ubah
        </a>
      )}
    </>
  )
}
