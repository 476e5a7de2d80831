import type { Campaign } from '#features/campaign/campaign.ts'
import { listDonors } from '#features/campaign/donors.server.ts'
import { listCampaigns } from '#features/campaign/queries.server.ts'
import { listGallery, momentWords } from '#features/campaign/edit/save-gallery.server.ts'
import { dailyDonations, listUpdates } from '#features/campaign/updates.server.ts'
import { listReportsOf, thingsArrived } from '#features/disbursement/disbursement-reports.server.ts'
import { campaignFunds } from '#features/ledger/campaign-funds.server.ts'
import { countPrayers, listPrayers } from '#features/prayer/queries.server.ts'
import { listChecks } from '#features/verification/queries.server.ts'
import { toChecklistView } from '#app/site/verification/checklist-view.ts'
import type { Ctx } from '#platform/context.ts'
import {
  toCampaignView,
  toCardView,
  toPrayerView,
  toReportView,
  toUpdateView,
} from './campaign-view.server.ts'
import { campaignOffers } from './offers.server.ts'
import type { FundUseView } from './report/fund-use.tsx'

const SHOWN = { updates: 2, donors: 6, prayers: 4, similar: 3 }

/** Loads everything the page of a campaign shows, ready to display. */
export async function campaignPage(ctx: Ctx, campaign: Campaign) {
  const db = ctx.read
  const now = ctx.now()
  const query = { campaignId: campaign.id, now }
  const [
    donors,
    prayers,
    prayerCount,
    updates,
    days,
    funds,
    similar,
    checks,
    gallery,
    offers,
    reports,
    arrived,
  ] = await Promise.all([
    listDonors(db, campaign.id, { limit: SHOWN.donors }),
    listPrayers(db, { campaignId: campaign.id, limit: SHOWN.prayers }),
    countPrayers(db, campaign.id),
    listUpdates(db, query),
    dailyDonations(db, query),
    fundsOf(ctx, campaign.id),
    listCampaigns(db, { now, category: campaign.category.slug, sort: 'mendesak', limit: 4 }),
    listChecks(db, campaign.id),
    listGallery(db, campaign.id),
    campaignOffers(db, campaign),
    listReportsOf(db, campaign.id),
    campaign.fund === 'W' ? thingsArrived(db) : [],
  ])
  const became = arrived.find(({ campaignId }) => campaignId === campaign.id)
  return {
    campaign: toCampaignView(campaign, now),
    // Their prayers stand below, each once.
    donors: donors.items.map((donor) => ({
      ...donor,
      prayer: null,
      paidAt: donor.paidAt.toISOString(),
    })),
    prayers: { count: prayerCount, shown: prayers.items.map(toPrayerView) },
    updates: {
      count: updates.length,
      shown: updates.slice(0, SHOWN.updates).map(toUpdateView),
    },
    gallery: gallery.map(({ id, moment, caption, picture }) => ({
      id,
      moment: momentWords[moment],
      caption,
      picture,
    })),
    offers,
    // Absent where there is none, so that other pages weigh no more.
    ...(reports.length > 0 && { reports: reports.map(toReportView) }),
    days,
    funds: {
      ...funds,
      ...(became && {
        became: { count: became.count, name: became.name, at: became.at.toISOString() },
      }),
    },
    verification: toChecklistView(checks, { subject: 'campaign', now }),
    similar: similar.items
      .filter(({ id }) => id !== campaign.id)
      .slice(0, SHOWN.similar)
      .map((card) => toCardView(card, now)),
    url: `${ctx.config.origin}/campaign/${campaign.slug}`,
    now: now.toISOString(),
  }
}

async function fundsOf(ctx: Ctx, campaignId: string): Promise<FundUseView> {
  const { disbursements, ...sums } = await campaignFunds(ctx.read, campaignId)
  return {
    ...sums,
    disbursements: disbursements.map((one) => ({ ...one, paidAt: one.paidAt.toISOString() })),
  }
}
