import {
  type Campaign,
  type CampaignSummary,
  type CampaignUpdate,
  isDonatable,
  isOver,
  progress,
  campaignStatusWords,
  timeLeftWords,
} from '#features/campaign/campaign.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { nounOf } from '#features/campaign/nouns.ts'
import { isVerified } from '#features/verification/verification.ts'
import type { PublicPrayer } from '#features/prayer/prayer.ts'
import { parseRichText } from '#platform/text/rich-text.ts'
import type { CardView } from './campaign-card.tsx'
import type { PrayerView } from '#app/site/prayer/prayer-card.tsx'
import type { PublicReport } from '#features/disbursement/disbursement-report.ts'
import type { ReportView } from './report/disbursement-reports.tsx'
import type { UpdateView } from './update-list.tsx'

/** The data of a campaign card as ready text and numbers. The rules and the clock stay on the server. */
export function toCardView(card: CampaignSummary, now: Date): CardView {
  const share = progress(card)
  return {
    slug: card.slug,
    title: card.title,
    organizer: card.organizer,
    location: card.location,
    cover: card.cover,
    photo: card.photo,
    fund: card.fund === 'IT' ? 'Khusus untuk program ini' : fundWords[card.fund],
    subject: card.category.name,
    noun: nounOf(card),
    collected: card.collected,
    target: card.target,
    percent: share?.percent ?? null,
    donors: card.donors,
    timeLeft: timeLeftWords(card, now),
    isUrgent: card.isUrgent && isDonatable(card, now),
    state: isDonatable(card, now) ? null : campaignStatusWords(card, now),
    isVerified: isVerified(card.checks, { subject: 'campaign', now }),
  }
}

/** The data of a campaign's page that its card does not have. */
export function toCampaignView(campaign: Campaign, now: Date) {
  return {
    ...toCardView(campaign, now),
    summary: campaign.summary,
    story: campaign.storyHtml ? null : campaign.story,
    nodes: campaign.storyHtml ? parseRichText(campaign.storyHtml) : null,
    beneficiaries: campaign.beneficiaries,
    seoTitle: campaign.seoTitle,
    seoDescription: campaign.seoDescription,
    category: campaign.category,
    isOver: isOver(campaign, now),
    isWakaf: campaign.fund === 'W',
  }
}

/** A prayer as public screens show it. Only the browser knows whether its user has said aamiin. */
export function toPrayerView(prayer: PublicPrayer): PrayerView {
  const { id, name, isAnonymous, text, aamiins, prayedAt, campaign } = prayer
  return { id, name, isAnonymous, text, aamiins, prayedAt: prayedAt.toISOString(), campaign }
}

/** One piece of news, with its time as ISO text. */
export function toUpdateView({ title, html, paragraphs, publishedAt }: CampaignUpdate): UpdateView {
  const body = html ? { nodes: parseRichText(html), paragraphs: [] } : { nodes: null, paragraphs }
  return { title, ...body, publishedAt: publishedAt.toISOString() }
}

/** The report of a disbursement, with its day as ISO text. */
export function toReportView({ paidAt, ...report }: PublicReport): ReportView {
  return { ...report, paidAt: paidAt.toISOString() }
}
