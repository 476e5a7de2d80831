import { EmptyState } from '#app/ui/state/states.tsx'
import { CampaignPart } from '../campaign-tabs.tsx'
import { type Donor, DonorList } from './donor-list.tsx'
import { PrayerCard, type PrayerView } from '#app/site/prayer/prayer-card.tsx'
import { UpdateList, type UpdateView } from '../update-list.tsx'

type Props = {
  slug: string
  now: string
  updates: { count: number; shown: UpdateView[] }
  donors: { count: number; shown: Donor[] }
  prayers: { count: number; shown: PrayerView[] }
}

/** The latest news, donors and prayers of a campaign, each with a link to the full list. */
export function CampaignCommunity({ slug, now, updates, donors, prayers }: Props) {
  return (
    <>
      <CampaignPart
        id="kabar"
        title="Kabar terbaru"
        count={updates.count}
        all={linkToAll(updates, `/latest-news/${slug}`, 'Semua kabar')}
      >
        {updates.count === 0 ? (
          <p className="text-muted">
            Belum ada kabar. Begitu ada perkembangan di lapangan, kami ceritakan di sini.
          </p>
        ) : (
          <UpdateList updates={updates.shown} heading="h3" />
        )}
      </CampaignPart>
      <CampaignPart
        id="donatur"
        title="Donatur"
        count={donors.count}
        all={linkToAll(donors, `/donatur/${slug}`, 'Semua donatur')}
      >
        <DonorList donors={donors.shown} now={now} />
      </CampaignPart>
      <CampaignPart
        id="doa"
        title="Doa orang baik"
        count={prayers.count}
        all={linkToAll(prayers, `/doa-orang-baik/${slug}`, 'Semua doa')}
      >
        {prayers.count === 0 ? (
          <EmptyState icon="hands" title="Belum ada doa." text="Jadilah yang pertama mendoakan." />
        ) : (
          <ul className="grid gap-3">
            {prayers.shown.map((prayer) => (
              <li key={prayer.id}>
                <PrayerCard prayer={prayer} now={now} />
              </li>
            ))}
          </ul>
        )}
      </CampaignPart>
    </>
  )
}

function linkToAll(part: { count: number; shown: unknown[] }, to: string, label: string) {
  return part.count > part.shown.length ? { to, label } : undefined
}
