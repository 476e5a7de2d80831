import { redirect } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { DonationForm } from '#app/donation/donation-form.tsx'
import { startingAmount } from '#app/donation/gift.ts'
import { givingForm } from '#app/donation/giving-form.server.ts'
import { GivingFrame } from '#app/donation/giving-frame.tsx'
import { privateMeta } from '#app/page-meta.ts'
import { submit } from '#app/submit.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { startDonation } from '#features/donation/start-donation.server.ts'
import { limitGifts } from '#platform/rate-limit.server.ts'
import type { Route } from './+types/donasi-sekarang.ts'
import { ClosedCampaign } from './closed-campaign.tsx'
import { carriedBy, givingPage } from './giving-page.server.ts'
import { GivingTarget } from './giving-target.tsx'

export const handle = { cache: 'none' }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return givingPage(context.get(ctxContext), params, new URL(request.url))
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const carried = await carriedBy(request, params)
  if (carried) return carried
  const ctx = context.get(ctxContext)
  return submit(givingForm, request, async (gift) => {
    await limitGifts(ctx, 'gifts address', context.get(addressContext))
    const { donationId } = await startDonation(ctx, gift)
    return redirect(`/payment/${donationId}`, 303)
  })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? `Donasi untuk ${loaderData.campaign.title}` : 'Donasi'
  return privateMeta(matches, { title })
}

export default function DonasiSekarang({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, donationId, others } = loaderData
  const carried = actionData && 'carried' in actionData ? actionData : undefined
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  const start = carried ? startingAmount(carried.amount, campaign.presets) : loaderData.start
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
        carried={carried?.carried}
        refused={refused}
      />
    </GivingFrame>
  )
}
