import { CampaignCard, type CardView } from '#app/site/campaign/campaign-card.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import { SectionHead } from './section-head.tsx'

/** Fewer would leave a row of a desktop half empty: there they lead the next list. */
const URGENT_ROW = 3

/** The urgent campaigns; nothing without any. */
export function UrgentCampaigns({ campaigns }: { campaigns: CardView[] }) {
  if (campaigns.length === 0) return null
  return (
    <section className={`grid gap-2 lg:gap-3 ${campaigns.length < URGENT_ROW ? 'lg:hidden' : ''}`}>
      <SectionHead title="Mendesak hari ini" to="/program?urut=mendesak" />
      <CampaignCarousel campaigns={campaigns} isLead />
    </section>
  )
}

type ChosenProps = { campaigns: CardView[] | undefined; urgent: CardView[] }

/** The campaigns most people give to, without the urgent ones. */
export function ChosenCampaigns(props: ChosenProps) {
  return (
    <section className="grid gap-2 lg:gap-3">
      <SectionHead title="Pilihan untuk Anda" />
      <Chosen {...props} />
    </section>
  )
}

function Chosen({ campaigns, urgent }: ChosenProps) {
  if (!campaigns) return <ErrorState text="Muat ulang halaman ini untuk mencoba lagi." />
  if (campaigns.length > 0 || urgent.length > 0) {
    const desktopFirst = urgent.length < URGENT_ROW ? urgent : []
    return <CampaignCarousel campaigns={campaigns} desktopFirst={desktopFirst} />
  }
  return (
    <EmptyState
      title="Belum ada program aktif."
      text="Program baru sedang disiapkan. Sambil menunggu, mari membaca Al-Qur’an."
      action={<LinkButton to="/alquran">Buka Al-Qur’an</LinkButton>}
    />
  )
}

type Props = {
  campaigns: CardView[]
  /** Wider cards, for what comes first. */
  isLead?: boolean
  /** Campaigns that a phone shows elsewhere on this screen; a desktop shows them first in this list. */
  desktopFirst?: CardView[]
}

/** Campaigns side by side: on a phone they are swiped, on wider screens they stand in columns. No script is needed. */
function CampaignCarousel({ campaigns, isLead = false, desktopFirst = [] }: Props) {
  const width = isLead ? 'w-[86%] max-w-80' : 'w-[70%] max-w-68'
  return (
    <ul className="-mx-page flex snap-x snap-mandatory scroll-px-page gap-3 overflow-x-auto px-page pb-2 no-scrollbar sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:px-0 lg:grid-cols-3 lg:gap-6">
      {desktopFirst.map((campaign) => (
        <li key={campaign.slug} className="hidden lg:block">
          <CampaignCard campaign={campaign} hasTravellingCover={false} />
        </li>
      ))}
      {campaigns.map((campaign) => (
        <li
          key={campaign.slug}
          className={`${width} shrink-0 snap-start lg:nth-[n+7]:hidden only:w-full only:max-w-none sm:w-auto sm:max-w-none sm:only:max-w-lg`}
        >
          <CampaignCard campaign={campaign} />
        </li>
      ))}
    </ul>
  )
}
