import { useLocation } from 'react-router'
import { missingForPublishing } from '#features/campaign/edit/campaign-ready.ts'
import { actsFor, isPublic } from '#features/campaign/campaign-states.ts'
import {
  formerSlugs,
  hasDonations,
  hasMoney,
} from '#features/campaign/edit/edited-campaign.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import type { Route } from './+types/program-id.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { campaignAt, campaignMoney } from './campaign-at.ts'
import { CampaignActs } from './campaign-acts.tsx'
import { campaignActs } from './program-acts.ts'
import { CampaignFacts } from './campaign-facts.tsx'
import { CampaignLinks, CampaignParts } from './campaign-parts.tsx'
import { StateChip } from './state-chip.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const campaign = await campaignAt(ctx.db, params.id)
  const { id, status } = campaign
  const [past, isGiven, isBegun] = await Promise.all([
    listProposalsOf(ctx.db, id),
    hasMoney(ctx.db, id),
    hasDonations(ctx.db, id),
  ])
  return {
    campaign,
    missing: isPublic(status) ? [] : missingForPublishing(campaign, ctx.now()),
    open: past.filter((proposal) => proposal.status === 'proposed'),
    acts: isPermitted(staff.role, 'campaign.write') ? actsFor(status) : [],
    mayWrite: isPermitted(staff.role, 'campaign.write'),
    isGiven,
    isBegun,
    former: await formerSlugs(ctx.db, campaign),
    money: isBegun ? await campaignMoney(ctx, campaign) : null,
  }
}

export const action = campaignActs

export default function ProgramId({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, mayWrite, former, money } = loaderData
  // The address of a refused form names its act.
  const acted = new URLSearchParams(useLocation().search).get('aksi') ?? ''
  return (
    <DeskPage
      title={campaign.title}
      tab="Program"
      lead={<StateChip status={campaign.status} />}
      back={{ href: '/kelola/program', label: 'Program' }}
      acts={<CampaignLinks campaign={campaign} mayWrite={mayWrite} />}
    >
      <CampaignActs {...loaderData} acted={acted} refused={refusedOf(actionData)} />
      <CampaignParts campaign={campaign} money={money} />
      <CampaignFacts campaign={campaign} former={former} />
    </DeskPage>
  )
}
