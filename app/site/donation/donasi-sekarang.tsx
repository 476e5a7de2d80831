import { redirect } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { limitDonations } from '#features/donation/start/limit-donations.server.ts'
import { DonationForm } from './donation-form.tsx'
import { startingAmount } from './donation.ts'
import { carriedBy, donationFormOf } from './donation-form.server.ts'
import { DonationFrame } from './donation-frame.tsx'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { submit } from '#app/submit.server.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { nouns, purposeWords } from '#features/campaign/nouns.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import type { Route } from './+types/donasi-sekarang.ts'
import { ClosedCampaign } from '#app/site/campaign/closed-campaign.tsx'
import { donationPage } from './donation-page.server.ts'
import { DonationTarget } from '#app/site/campaign/donation-target.tsx'

export const handle = {
  cache: 'none',
  isBare: (loaderData: unknown) =>
    Boolean((loaderData as Awaited<ReturnType<typeof loader>> | undefined)?.campaign.isOpen),
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return donationPage(context.get(ctxContext), params, new URL(request.url))
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const carried = await carriedBy(request, params)
  if (carried) return carried
  const ctx = context.get(ctxContext)
  return submit(donationFormOf(ctx), request, async (donation) => {
    await limitDonations(ctx, 'gifts address', context.get(addressContext))
    const { donationId } = await startDonation(ctx, donation)
    return redirect(`/payment/${donationId}`, 303)
  })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const campaign = loaderData?.campaign
  const title = campaign ? purposeWords(campaign.noun, campaign.title) : 'Donasi'
  return privateMeta(matches, { title })
}

export default function DonasiSekarang({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, donationId, others, units } = loaderData
  const title = nouns[campaign.noun].invite
  const carried = actionData && 'carried' in actionData ? actionData : undefined
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  const start = carried ? startingAmount(carried.amount, campaign.presets) : loaderData.start
  const back = { to: `/campaign/${campaign.slug}`, label: 'Kembali ke program' }
  if (!campaign.isOpen) {
    return (
      <DonationFrame title={title} back={back}>
        <ClosedCampaign campaign={campaign} others={others} />
      </DonationFrame>
    )
  }
  return (
    <DonationFrame title={title} back={back} step={1}>
      <DonationTarget campaign={campaign} />
      {campaign.notice && <Notice tone="warning">{campaign.notice}</Notice>}
      <DonationForm
        key={campaign.slug}
        donationId={donationId}
        campaign={campaign}
        start={start}
        startUnits={units}
        carried={carried?.carried}
        refused={refused}
      />
    </DonationFrame>
  )
}
