import { Hono } from 'hono'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import {
  type Campaign,
  type CampaignSummary,
  type CampaignUpdate,
  isDonatable,
  type PublicDonor,
} from './campaign.ts'
import {
  type CampaignBody,
  type CampaignCardBody,
  campaignListQuery,
  campaignListResponse,
  campaignResponse,
  categoryListResponse,
  type DonorBody,
  donorListQuery,
  donorListResponse,
  slugParam,
  type UpdateBody,
  updateListResponse,
} from './contract.ts'
import { isVerified } from '#features/verification/verification.ts'
import { listDonors } from './donors.server.ts'
import { getCampaignBySlug, listCampaigns, listCategories } from './queries.server.ts'
import { listUpdates } from './updates.server.ts'

const tag = 'Program'
const access = 'public'

export type CampaignApi = typeof campaignApi

/** Campaigns, their donors and the categories. A former slug answers the campaign under its new slug. */
export const campaignApi = new Hono<ApiEnv>()
  .get(
    '/campaigns',
    documented({ tag, summary: 'Daftar program', ok: campaignListResponse, access, errors: [422] }),
    publicAccess,
    validated('query', campaignListQuery),
    async (c) => {
      const { ctx } = c.var
      const now = ctx.now()
      const { items, next } = await listCampaigns(ctx.read, { now, ...c.req.valid('query') })
      return c.json({ data: items.map((card) => toCardBody(card, now)), next })
    },
  )
  .get(
    '/campaigns/:slug',
    documented({ tag, summary: 'Satu program', ok: campaignResponse, access, errors: [404] }),
    publicAccess,
    validated('param', slugParam),
    async (c) => {
      const { ctx } = c.var
      const campaign = await getCampaignBySlug(ctx.read, c.req.valid('param').slug)
      return c.json({ data: toBody(campaign, ctx.now()) })
    },
  )
  .get(
    '/campaigns/:slug/donors',
    documented({
      tag,
      summary: 'Donatur sebuah program',
      ok: donorListResponse,
      access,
      errors: [404, 422],
    }),
    publicAccess,
    validated('param', slugParam),
    validated('query', donorListQuery),
    async (c) => {
      const { ctx } = c.var
      const { id } = await getCampaignBySlug(ctx.read, c.req.valid('param').slug)
      const { items, next } = await listDonors(ctx.read, id, c.req.valid('query'))
      return c.json({ data: items.map(toDonorBody), next })
    },
  )
  .get(
    '/campaigns/:slug/updates',
    documented({
      tag,
      summary: 'Kabar terbaru sebuah program',
      ok: updateListResponse,
      access,
      errors: [404],
    }),
    publicAccess,
    validated('param', slugParam),
    async (c) => {
      const { ctx } = c.var
      const { id } = await getCampaignBySlug(ctx.read, c.req.valid('param').slug)
      const updates = await listUpdates(ctx.read, { campaignId: id, now: ctx.now() })
      return c.json({ data: updates.map(toUpdateBody) })
    },
  )
  .get(
    '/categories',
    documented({ tag, summary: 'Kategori program', ok: categoryListResponse, access }),
    publicAccess,
    async (c) => c.json({ data: await listCategories(c.var.ctx.read) }),
  )

function toCardBody(card: CampaignSummary, now: Date): CampaignCardBody {
  return {
    slug: card.slug,
    title: card.title,
    summary: card.summary,
    cover: card.cover,
    category: card.category,
    fund: card.fund,
    organizer: card.organizer,
    location: card.location,
    target: card.target,
    collected: card.collected,
    donors: card.donors,
    isUrgent: card.isUrgent,
    status: card.status,
    isDonatable: isDonatable(card, now),
    isVerified: isVerified(card.checks, { subject: 'campaign', now }),
    startsAt: card.startsAt.toISOString(),
    endsAt: card.endsAt?.toISOString() ?? null,
  }
}

function toBody(campaign: Campaign, now: Date): CampaignBody {
  const { story, minimumAmount, amountStep, presets } = campaign
  return { ...toCardBody(campaign, now), story, minimumAmount, amountStep, presets }
}

function toDonorBody({ paidAt, ...donor }: PublicDonor): DonorBody {
  return { ...donor, paidAt: paidAt.toISOString() }
}

function toUpdateBody({ title, paragraphs, publishedAt }: CampaignUpdate): UpdateBody {
  return { title, paragraphs, publishedAt: publishedAt.toISOString() }
}
