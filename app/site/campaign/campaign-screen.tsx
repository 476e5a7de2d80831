import { Card, Chip } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Share } from '#app/ui/share/share.tsx'
import type { Institution } from '#platform/settings/institution.ts'
import { CampaignCommunity } from './donor/campaign-community.tsx'
import { CampaignFunds } from './report/campaign-funds.tsx'
import type { campaignPage } from './campaign-page.server.ts'
import { DonateBar, Legality, Report, SimilarCampaigns, Story } from './campaign-parts.tsx'
import { CampaignPicture, Credit } from './campaign-picture.tsx'
import { CampaignTabs } from './campaign-tabs.tsx'
import { DonationChart } from './donation-chart.tsx'
import { FundUse } from './report/fund-use.tsx'
import { LaterReports } from './report/later-reports.tsx'
import { Offers } from './offers.tsx'
import type { ShownPicture } from '#features/media/media.ts'
import { Picture } from '#app/ui/picture.tsx'

type Props = {
  page: Awaited<ReturnType<typeof campaignPage>>
  institution: Institution
}

/** A campaign as visitors see it. */
export function CampaignScreen({ page, institution }: Props) {
  const { campaign, donors, prayers, updates, days, funds, similar, url, now, verification } = page
  const share = { url, title: campaign.title, text: `Yuk, bantu: ${campaign.title}.` }
  return (
    <>
      <article className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 lg:px-page lg:pt-8">
        <div className="lg:col-start-1">
          <CampaignPicture
            campaign={campaign}
            isHead
            sizes="(min-width: 64rem) 44rem, 100vw"
            className="aspect-[16/9] sm:aspect-[2/1] lg:rounded-card"
          />
          {campaign.photo && <Credit picture={campaign.photo} />}
        </div>
        <header className="grid gap-3 px-page pt-5 lg:col-start-1 lg:px-0 lg:pt-6">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
            <Chip tone="primary">{campaign.fund}</Chip>
            {campaign.isUrgent && <Chip tone="warning">Mendesak</Chip>}
            <span className="inline-flex items-center gap-1">
              <Icon name="pin" className="size-4" />
              {campaign.location}
            </span>
          </div>
          <h1 className="text-2xl lg:text-3xl">{campaign.title}</h1>
          <Legality
            organizer={campaign.organizer}
            institution={institution}
            verification={verification}
          />
        </header>
        <aside
          aria-label="Bantu program ini"
          className="px-page pt-5 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:px-0 lg:pt-0"
        >
          <div className="grid gap-4 lg:sticky lg:top-24">
            <CampaignFunds campaign={campaign} />
            <Card as="section" className="grid gap-3 p-5">
              <h2 className="text-base">Bagikan kebaikan ini</h2>
              <Share {...share} />
              <Report title={campaign.title} url={url} to={institution.complaints} />
            </Card>
          </div>
        </aside>
        <div className="grid gap-10 px-page pt-8 lg:col-start-1 lg:px-0">
          <CampaignTabs updates={updates.count} donors={campaign.donors} prayers={prayers.count} />
          <Story campaign={campaign} />
          {!campaign.state && <Offers slug={campaign.slug} {...page.offers} />}
          <Gallery pictures={page.gallery} />
          <DonationChart days={days} now={now} />
          <FundUse
            funds={funds}
            isWakaf={campaign.isWakaf}
            hasReports={page.reports !== undefined}
            now={now}
          />
          {page.reports && <LaterReports reports={page.reports} />}
          <CampaignCommunity
            slug={campaign.slug}
            now={now}
            updates={updates}
            donors={{ count: campaign.donors, shown: donors }}
            prayers={prayers}
          />
        </div>
      </article>
      {!campaign.state && <DonateBar slug={campaign.slug} noun={campaign.noun} />}
      <SimilarCampaigns campaigns={similar} isOver={campaign.isOver} />
    </>
  )
}

type GalleryView = { id: string; moment: string; caption: string; picture: ShownPicture }

/** Pictures of a campaign: before, now, and around it. */
function Gallery({ pictures }: { pictures: readonly GalleryView[] }) {
  if (pictures.length === 0) return null
  return (
    <section className="grid max-w-reading gap-4">
      <h2 className="text-xl">Dari lapangan</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {pictures.map(({ id, moment, caption, picture }) => (
          <li key={id}>
            <figure className="grid gap-1.5">
              <Picture
                picture={picture}
                focus={picture.focus}
                alt={picture.alt}
                sizes="(min-width: 40rem) 20rem, 100vw"
                className="aspect-[4/3] rounded-field object-cover"
              />
              <figcaption className="text-sm text-muted">
                <strong className="text-ink">{moment}</strong>
                {`${caption && ` · ${caption}`} · Foto: ${picture.credit}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
