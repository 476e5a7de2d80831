import type { CampaignStatus } from '#platform/db/schema/schema-campaign.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { Rupiah } from '#platform/money/money.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { CoverDesign } from '#platform/picture/cover.ts'
import type { ShownPicture } from '#features/media/media.ts'
import type { LatestCheck } from '#features/verification/verification.ts'

/** A campaign as a list shows it. `collected` and `donors` are rolled up and may lag a second or two. */
export type CampaignSummary = {
  id: string
  slug: string
  title: string
  summary: string
  cover: CoverDesign
  /** Takes the place of the cover. */
  photo: ShownPicture | null
  category: { slug: string; name: string }
  fund: Fund
  incomeAccount: string
  organizer: string
  location: string
  target: Rupiah | null
  collected: Rupiah
  donors: number
  isUrgent: boolean
  status: CampaignStatus
  startsAt: Date
  endsAt: Date | null
  /** The latest checks of it; `isVerified` tells whether they make a seal. */
  checks: LatestCheck[]
}

/** A campaign as its own page and its donation form need it. */
export type Campaign = CampaignSummary & {
  /** Plain paragraphs; with `storyHtml` they are its words. */
  story: string[]
  storyHtml: string | null
  /** Who is helped, in words; empty where nothing is said. */
  beneficiaries: string
  seoTitle: string | null
  seoDescription: string | null
  minimumAmount: Rupiah
  amountStep: Rupiah
  presets: Rupiah[]
  /** What each preset does, in their order; empty words say nothing. */
  presetWords: string[]
}

export type Category = { slug: string; name: string; description: string }

/**
 * Where money is on its way, in rupiah: given by donors, less returns; of it the amil's share, what reached people,
 * and what the institution still holds. `onHand` is negative only when money was taken back after it was spent.
 */
export type MoneyFlow = { donated: number; amilShare: number; onHand: number; handedOver: number }

/** The public form of a donor: the `name` of an anonymous donor is already 'Hamba Allah'. */
export type PublicDonor = {
  name: string
  isAnonymous: boolean
  amount: Rupiah
  paidAt: Date
  prayer: string | null
}

/** News of a campaign: plain paragraphs, in order; with `html` they are its words. */
export type CampaignUpdate = {
  title: string
  paragraphs: string[]
  html: string | null
  publishedAt: Date
}

export const ANONYMOUS_NAME = 'Hamba Allah'

export const campaignSorts = ['terbaru', 'mendesak', 'hampir-tercapai', 'terpopuler'] as const
export type CampaignSort = (typeof campaignSorts)[number]

export const campaignStates = ['berjalan', 'selesai'] as const
export type CampaignState = (typeof campaignStates)[number]

/** The form of `next` in a campaign list; other text must not reach the database. */
export const CAMPAIGN_CURSOR = /^-?\d{1,16}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The same for a donor list. */
export const DONOR_CURSOR = /^(\d{1,15}\.)?\d{1,14}\.\d{1,6}$/

/** The kinds of donation a visitor chooses from, and their funds in the books. */
export const fundGroups = {
  zakat: ['Z'],
  infak: ['IT', 'IU'],
  wakaf: ['W'],
  sedekah: ['IT', 'IU', 'D'],
} as const satisfies Record<string, readonly Fund[]>
export type FundGroup = keyof typeof fundGroups

type Running = Pick<CampaignSummary, 'status' | 'startsAt' | 'endsAt'>

/** True while a donation is accepted: published, started, not paused and not over. */
export function isDonatable({ status, startsAt, endsAt }: Running, now: Date): boolean {
  return status === 'active' && startsAt <= now && !isOver({ status, endsAt }, now)
}

/** True once no donation will be accepted any more, by decision or by date. */
export function isOver({ status, endsAt }: Pick<Running, 'status' | 'endsAt'>, now: Date): boolean {
  return status === 'ended' || status === 'closed' || (endsAt !== null && endsAt <= now)
}

/** Days that are left, a begun day counted whole; 0 when over, null when there is no last day. */
export function daysLeft(endsAt: Date | null, now: Date): number | null {
  if (endsAt === null) return null
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS))
}

/** The true percentage, rounded down, and the length of the bar, at most 100; null without a target. */
export function progress({
  collected,
  target,
}: {
  collected: number
  target: number | null
}): { percent: number; bar: number } | null {
  if (target === null) return null
  const percent = Math.max(0, Math.floor((collected / target) * 100))
  return { percent, bar: Math.min(100, percent) }
}

/** The state of a campaign in two or three words. */
export function campaignStatusWords(campaign: Running & { isUrgent: boolean }, now: Date): string {
  if (campaign.status === 'closed') return 'Selesai dilaporkan'
  if (isOver(campaign, now)) return 'Telah berakhir'
  if (campaign.status === 'paused') return 'Dijeda sementara'
  if (campaign.startsAt > now) return 'Belum dimulai'
  return campaign.isUrgent ? 'Mendesak' : 'Sedang berjalan'
}

/** '12 hari lagi', 'Hari terakhir', 'Telah berakhir' or 'Tanpa batas waktu'. */
export function timeLeftWords(campaign: Running, now: Date): string {
  if (isOver(campaign, now)) return 'Telah berakhir'
  const days = daysLeft(campaign.endsAt, now)
  if (days === null) return 'Tanpa batas waktu'
  return days === 1 ? 'Hari terakhir' : `${days} hari lagi`
}

const LINK =
  /(https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\b[\w-]+(\.[\w-]+)*\.(com|net|org|id|me|io|co|link|xyz|top|info|site|online|shop)\b\S*/gi
const TELEPHONE = /\+?\d[\d\s().-]{7,}\d/g

/** A prayer without web addresses, mail addresses and phone numbers: the donor list is no place for advertising. */
export function withoutLinks(prayer: string): string {
  return prayer.replace(LINK, '').replace(TELEPHONE, '').replace(/\s+/g, ' ').trim()
}
