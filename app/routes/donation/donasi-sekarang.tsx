import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { ctxContext } from '#app/context.ts'
import { DonationForm } from '#app/donation/donation-form.tsx'
import { startingAmount } from '#app/donation/gift.ts'
import { givingForm } from '#app/donation/giving-form.server.ts'
import { GivingFrame } from '#app/donation/giving-frame.tsx'
import { submit } from '#app/submit.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { type Campaign, isDonatable, isOver, statusWords } from '#features/campaign/campaign.ts'
import { slugParam } from '#features/campaign/contract.ts'
import { findCampaignBySlug, listCampaigns } from '#features/campaign/queries.server.ts'
import { fitrahRefusal, fundAt, lateFitrahWords } from '#features/donation/fitrah-gift.ts'
import { startDonation } from '#features/donation/start-donation.server.ts'
import type { Route } from './+types/donasi-sekarang.ts'
import { toCardView } from './campaign-view.server.ts'
import { ClosedCampaign } from './closed-campaign.tsx'
import { GivingTarget } from './giving-target.tsx'

export const handle = { cache: 'none' }

const SUGGESTED = 3

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const url = new URL(request.url)
  const found = v.is(slugParam, params) ? await findCampaignBySlug(ctx.db, params.slug) : undefined
  if (!found) throw data({ message: 'Page Not Found' }, { status: 404 })
  if (found.kind === 'renamed') {
    throw redirect(`/donasi-sekarang/${found.slug}${url.search}`, 301)
  }

  const now = ctx.now()
  const { campaign } = found
  const form = toFormView(campaign, now)
  const others = form.isOpen
    ? []
    : (await listCampaigns(ctx.read, { now, sort: 'mendesak', limit: SUGGESTED })).items
  return {
    donationId: ctx.newPublicId(),
    campaign: form,
    start: startingAmount(nominalOf(url.searchParams, campaign), campaign.presets),
    others: others.map((card) => toCardView(card, now)),
  }
}

/** What a calculator or the page of wakaf asks for: an amount, or a number of units of the campaign's step. */
function nominalOf(query: URLSearchParams, { amountStep }: Campaign): string | null {
  const units = /^[1-9]\d{0,5}$/.exec(query.get('jumlah') ?? '')
  return units ? String(Number(units[0]) * amountStep) : query.get('nominal')
}

function toFormView(campaign: Campaign, now: Date) {
  const { slug, title, organizer, cover, presets, minimumAmount, amountStep } = campaign
  const offSeason = fitrahRefusal(campaign, now)?.message
  const fund = fundAt(campaign, now)
  return {
    slug,
    title,
    organizer,
    cover,
    fund,
    presets,
    minimum: minimumAmount,
    step: amountStep,
    isOpen: isDonatable(campaign, now) && !offSeason,
    isOver: isOver(campaign, now),
    state: statusWords(campaign, now),
    offSeason,
    notice: lateFitrahWords({ ...campaign, fund }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return submit(givingForm, request, async (gift) => {
    const { donationId } = await startDonation(context.get(ctxContext), gift)
    return redirect(`/payment/${donationId}`, 303)
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData
    ? `Donasi untuk ${loaderData.campaign.title} · Amanah`
    : 'Donasi · Amanah'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function DonasiSekarang({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, donationId, start, others } = loaderData
  const back = { to: `/campaign/${campaign.slug}`, label: 'Kembali ke program' }
  if (!campaign.isOpen) {
    return (
      <GivingFrame title="Donasi sekarang" back={back}>
        <ClosedCampaign campaign={campaign} others={others} />
      </GivingFrame>
    )
  }
  return (
    <GivingFrame title="Donasi sekarang" back={back} step={1}>
      <GivingTarget campaign={campaign} />
      {campaign.notice && <Notice tone="warning">{campaign.notice}</Notice>}
      <DonationForm
        key={campaign.slug}
        donationId={donationId}
        campaign={campaign}
        start={start}
        refused={actionData}
      />
    </GivingFrame>
  )
}
