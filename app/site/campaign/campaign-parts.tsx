import { Link } from 'react-router'
import { Checklist } from '#app/site/verification/checklist.tsx'
import type { ChecklistView } from '#app/site/verification/checklist-view.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LaterText } from '#app/ui/later-text.tsx'
import type { RichNode } from '#platform/text/rich-text.ts'
import { nouns } from '#features/campaign/nouns.ts'
import type { Institution } from '#platform/settings/institution.ts'
import type { CardView } from './campaign-card.tsx'
import { CampaignGrid } from './campaign-grid.tsx'

type LegalityProps = {
  organizer: string
  institution: Institution
  verification: ChecklistView
}

/** The institution that runs a campaign. A press opens its legal basis and what was verified, by whom and when. */
export function Legality({ organizer, institution, verification }: LegalityProps) {
  return (
    <details className="group">
      <summary className="flex min-h-touch list-none items-center gap-1.5">
        <span className="min-w-0 truncate font-semibold">{organizer}</span>
        {verification.isVerified && <Icon name="verified" className="size-5 text-primary" />}
        <span className="text-sm whitespace-nowrap text-primary">
          {verification.isVerified ? 'Terverifikasi' : 'Siapa kami'}
        </span>
        <Icon
          name="down"
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 rounded-field bg-surface-2 p-4 text-sm">
        <p>
          Program ini dijalankan oleh {organizer}. Dana dihimpun oleh {institution.legalName},{' '}
          {institution.decree}, {institution.address}.
        </p>
        <h2 className="text-base">Yang diperiksa pada program ini</h2>
        <Checklist
          view={verification}
          none="Belum ada pemeriksaan yang dicatat untuk program ini, karena itu belum ada tanda terverifikasi."
        />
        <Link
          to="/about#verifikasi"
          className="inline-flex min-h-touch items-center justify-self-start font-semibold text-primary underline underline-offset-3"
        >
          Izin, audit, dan pengurus lembaga
        </Link>
      </div>
    </details>
  )
}

type StoryProps = {
  campaign: {
    summary: string
    story: string[] | null
    nodes: RichNode[] | null
    beneficiaries: string
  }
}

/** The summary of a campaign and whom it helps, then its story. */
export function Story({ campaign }: StoryProps) {
  const { summary, story, nodes, beneficiaries } = campaign
  return (
    <section id="cerita" className="grid max-w-reading scroll-mt-24 gap-4">
      <h2 className="text-xl">Cerita</h2>
      <p className="text-lg font-medium">{summary}</p>
      {beneficiaries && (
        <p>
          <span className="text-muted">Penerima manfaat:</span> {beneficiaries}
        </p>
      )}
      {story?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {nodes && <LaterText nodes={nodes} />}
    </section>
  )
}

type ReportProps = { title: string; url: string; to: string }

/** A mail link to the institution for complaints about a campaign. It works without script. */
export function Report({ title, url, to }: ReportProps) {
  const subject = encodeURIComponent(`Laporan program: ${title}`)
  const body = encodeURIComponent(`${url}\n\nYang ingin saya laporkan:\n`)
  return (
    <a
      href={`mailto:${to}?subject=${subject}&body=${body}`}
      className="inline-flex min-h-touch items-center gap-1.5 justify-self-start text-sm text-muted hover:text-ink hover:underline"
    >
      <Icon name="flag" className="size-4" />
      Laporkan program ini
    </a>
  )
}

/** The donate button on a phone. It stays above the navigation and above the audio card. */
export function DonateBar({ slug, noun }: Pick<CardView, 'slug' | 'noun'>) {
  return (
    <div className="sticky bottom-above-bars z-20 short:static mt-8 border-t border-line bg-surface px-page py-3 print-hidden lg:hidden">
      <LinkButton to={`/donasi-sekarang/${slug}`} icon="heart" className="w-full">
        {nouns[noun].invite}
      </LinkButton>
    </div>
  )
}

type SimilarProps = { campaigns: CardView[]; isOver: boolean }

/** Similar campaigns that are still open. */
export function SimilarCampaigns({ campaigns, isOver }: SimilarProps) {
  if (campaigns.length === 0) return null
  return (
    <section className="mx-auto grid max-w-wide gap-4 px-page pt-14">
      <h2 className="text-xl">
        {isOver ? 'Program serupa yang masih berjalan' : 'Program serupa'}
      </h2>
      <CampaignGrid campaigns={campaigns} heading="h3" />
    </section>
  )
}
