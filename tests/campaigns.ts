import * as v from 'valibot'
import { type CampaignForm, campaignForm } from '#features/campaign/campaign-input.ts'
import { createCampaign } from '#features/campaign/edit/save-campaign.server.ts'
import { createCategory } from '#features/campaign/edit/save-category.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Staff } from '#features/staff/staff.ts'

/** What staff type into the form of a campaign, complete enough to be published. */
export function typedCampaign(categoryId: string, more: Record<string, string> = {}) {
  return {
    version: '0',
    title: 'Sumur untuk Desa Oebola',
    slug: '',
    summary: 'Air bersih untuk 64 keluarga.',
    story: '<h2>Mengapa</h2><p>Mata air jauh di bawah.</p>',
    categoryId,
    purpose: '4210',
    organizer: 'Yayasan Contoh',
    location: 'Kupang, Nusa Tenggara Timur',
    beneficiaries: '64 keluarga',
    target: '50.000.000',
    presets: '25.000 = 1 meter pipa\n50.000\n100.000',
    impactUnit: 'meter pipa',
    impactPrice: '25.000',
    ...more,
  }
}

/** The same, read as a door reads it. */
export function campaignTyped(categoryId: string, more: Record<string, string> = {}): CampaignForm {
  return v.parse(campaignForm, typedCampaign(categoryId, more))
}

/** A draft in a category of its own, written by staff. */
export async function aDraft(ctx: Ctx, { id: by }: Staff, more: Record<string, string> = {}) {
  const name = `Air bersih ${ctx.newId().slice(-6)}`
  const form = { version: 0, name, description: 'Sumur, pipa, dan tandon.', position: 1 }
  const categoryId = await createCategory(ctx, form)
  const id = await createCampaign(ctx, campaignTyped(categoryId, more), { by })
  return { id, categoryId }
}
