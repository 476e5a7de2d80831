import * as v from 'valibot'
import {
  CAMPAIGN_CURSOR,
  campaignSorts,
  campaignStates,
  DONOR_CURSOR,
  type FundGroup,
  fundGroups,
} from './campaign.ts'

const amount = v.pipe(v.number(), v.integer())
const moment = v.pipe(v.string(), v.isoTimestamp())
const fundGroupNames = Object.keys(fundGroups) as [FundGroup, ...FundGroup[]]

const cursor = (shape: RegExp) =>
  v.optional(v.pipe(v.string(), v.regex(shape, 'Penanda halaman tidak dikenal.')))
const limit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^([1-9]|[1-4]\d|50)$/, 'Jumlah per halaman adalah 1 sampai 50.'),
    v.transform(Number),
  ),
)

export const campaignListQuery = v.object({
  category: v.optional(v.pipe(v.string(), v.maxLength(80))),
  fund: v.optional(v.picklist(fundGroupNames, 'Jenis dana tidak dikenal.')),
  region: v.optional(v.pipe(v.string(), v.maxLength(80))),
  sort: v.optional(v.picklist(campaignSorts, 'Urutan tidak dikenal.')),
  status: v.optional(v.picklist(campaignStates, 'Status tidak dikenal.')),
  limit,
  after: cursor(CAMPAIGN_CURSOR),
})

export const slugParam = v.object({ slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/)) })

export const donorListQuery = v.object({
  sort: v.optional(v.picklist(['terbaru', 'terbesar'], 'Urutan tidak dikenal.')),
  limit,
  after: cursor(DONOR_CURSOR),
})

export const categoryBody = v.object({
  slug: v.string(),
  name: v.string(),
  description: v.string(),
})

export const campaignCardBody = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  cover: v.object({
    motif: v.string(),
    place: v.string(),
    palette: v.string(),
    seed: v.number(),
  }),
  category: v.object({ slug: v.string(), name: v.string() }),
  fund: v.string(),
  organizer: v.string(),
  location: v.string(),
  target: v.nullable(amount),
  collected: amount,
  donors: v.number(),
  isUrgent: v.boolean(),
  status: v.string(),
  isDonatable: v.boolean(),
  /** All required checks of the campaign are recorded and passed. */
  isVerified: v.boolean(),
  startsAt: moment,
  endsAt: v.nullable(moment),
})

export const campaignBody = v.object({
  ...campaignCardBody.entries,
  story: v.array(v.string()),
  minimumAmount: amount,
  amountStep: amount,
  presets: v.array(amount),
})

export const donorBody = v.object({
  name: v.string(),
  isAnonymous: v.boolean(),
  amount,
  paidAt: moment,
  prayer: v.nullable(v.string()),
})

const updateBody = v.object({
  title: v.string(),
  paragraphs: v.array(v.string()),
  publishedAt: moment,
})

/** One page of a list; send `next` as `after` for the following page. */
const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ data: v.array(item), next: v.nullable(v.string()) })

export const campaignListResponse = pageOf(campaignCardBody)
export const campaignResponse = v.object({ data: campaignBody })
export const donorListResponse = pageOf(donorBody)
export const updateListResponse = v.object({ data: v.array(updateBody) })
export const categoryListResponse = v.object({ data: v.array(categoryBody) })

export type CampaignCardBody = v.InferOutput<typeof campaignCardBody>
export type CampaignBody = v.InferOutput<typeof campaignBody>
export type DonorBody = v.InferOutput<typeof donorBody>
export type UpdateBody = v.InferOutput<typeof updateBody>
