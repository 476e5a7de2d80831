import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, Chip } from '#app/ui/card.tsx'
import { Cover } from '#app/ui/cover.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Share } from '#app/ui/share.tsx'
import { slugParam } from '#features/campaign/contract.ts'
import { findCampaignBySlug, listCampaigns, listDonors } from '#features/campaign/queries.server.ts'
import type { Institution } from '#platform/institution.ts'
import type { Route } from './+types/campaign.ts'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignFunds } from './campaign-funds.tsx'
import { toCampaignView, toCardView } from './campaign-view.server.ts'
import { DonorList } from './donor-list.tsx'

export const handle = { cache: 'public', maxAge: 30 }

const DONORS_SHOWN = 8

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const found = v.is(slugParam, params)
    ? await findCampaignBySlug(ctx.read, params.slug)
    : undefined
  if (!found) throw data({ message: 'Page Not Found' }, { status: 404 })
  if (found.kind === 'renamed') throw redirect(`/campaign/${found.slug}`, 301)

  const now = ctx.now()
  const { campaign } = found
  const [donors, similar] = await Promise.all([
    listDonors(ctx.read, campaign.id, { limit: DONORS_SHOWN }),
    listCampaigns(ctx.read, { now, category: campaign.category.slug, sort: 'mendesak', limit: 4 }),
  ])
  return {
    campaign: toCampaignView(campaign, now),
    donors: donors.items.map((donor) => ({ ...donor, paidAt: donor.paidAt.toISOString() })),
    similar: similar.items
      .filter(({ id }) => id !== campaign.id)
      .slice(0, 3)
      .map((card) => toCardView(card, now)),
    url: `${ctx.config.origin}/campaign/${campaign.slug}`,
    now: now.toISOString(),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { campaign } = loaderData
  return pageMeta(matches, {
    title: `${campaign.title} · Amanah`,
    description: campaign.summary,
    path: `/campaign/${campaign.slug}`,
    type: 'article',
  })
}

export default function CampaignPage({ loaderData, matches }: Route.ComponentProps) {
  const { campaign, donors, similar, url, now } = loaderData
  const share = { url, title: campaign.title, text: `Yuk, bantu: ${campaign.title}.` }
  return (
    <>
      <article className="mx-auto grid max-w-wide lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 lg:px-page lg:pt-8">
        <div className="lg:col-start-1">
          <Cover
            cover={campaign.cover}
            name={campaign.slug}
            label={`Ilustrasi program ${campaign.title}`}
            className="aspect-[16/9] lg:aspect-[2/1] lg:rounded-card"
          />
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
            institution={matches[0].loaderData.institution}
          />
        </header>
        <aside
          aria-label="Donasi"
          className="px-page pt-5 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:px-0 lg:pt-0"
        >
          <div className="grid gap-4 lg:sticky lg:top-24">
            <CampaignFunds campaign={campaign} />
            <Card as="section" className="grid gap-3 p-5">
              <h2 className="text-base">Bagikan kebaikan ini</h2>
              <Share {...share} />
            </Card>
          </div>
        </aside>
        <div className="grid gap-10 px-page pt-8 lg:col-start-1 lg:px-0">
          <Story campaign={campaign} />
          <DonorList donors={donors} total={campaign.donors} now={now} />
        </div>
      </article>
      {!campaign.state && <DonateBar slug={campaign.slug} />}
      {similar.length > 0 && (
        <section className="mx-auto grid max-w-wide gap-4 px-page pt-14">
          <h2 className="text-xl">
            {campaign.isOver ? 'Program serupa yang masih berjalan' : 'Program serupa'}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {similar.map((card) => (
              <li key={card.slug}>
                <CampaignCard campaign={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Legality({ organizer, institution }: { organizer: string; institution: Institution }) {
  return (
    <details className="group">
      <summary className="flex min-h-touch list-none items-center gap-1.5">
        <span className="min-w-0 truncate font-semibold">{organizer}</span>
        <Icon name="verified" className="size-5 text-primary" />
        <span className="text-sm text-primary">Terverifikasi</span>
        <Icon
          name="down"
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="rounded-field bg-surface-2 p-4 text-sm">
        Program ini dijalankan oleh {organizer}. Dana dihimpun oleh {institution.legalName},{' '}
        {institution.decree}, {institution.address}.
      </p>
    </details>
  )
}

type StoryProps = { campaign: { summary: string; story: string[] } }

function Story({ campaign }: StoryProps) {
  return (
    <section className="grid max-w-reading gap-4">
      <h2 className="text-xl">Cerita</h2>
      <p className="text-lg font-medium">{campaign.summary}</p>
      {campaign.story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

/** On a phone the way to give is always at hand: above the navigation, and above the audio card when it shows. */
function DonateBar({ slug }: { slug: string }) {
  return (
    <div className="sticky bottom-above-bars z-20 mt-8 border-t border-line bg-surface px-page py-3 print-hidden lg:hidden">
      <LinkButton to={`/donasi-sekarang/${slug}`} icon="heart" className="w-full">
        Donasi sekarang
      </LinkButton>
    </div>
  )
}
