import * as v from 'valibot'
import { CampaignNotFound } from '#features/campaign/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { campaignTerms } from './campaign-terms.server.ts'
import type { requestedSum, typedSum } from '../contract.ts'
import { sumRefusal } from '../donation.ts'
import { wakafRefusal } from '../donation-units.server.ts'

/**
 * What a campaign's own terms say against the sum of a form that is refused for other fields, so that every mistake is
 * told at once. Nothing where the sum itself cannot be read: then the form says why.
 */
export async function sumMistakes(
  ctx: Ctx,
  schema: typeof typedSum | typeof requestedSum,
  sent: unknown,
): Promise<FieldErrors> {
  const sum = v.safeParse(schema, sent)
  if (!sum.success) return {}
  try {
    const campaign = await campaignTerms(ctx, sum.output.campaignSlug)
    const refusal =
      sumRefusal(sum.output, campaign) ?? (await wakafRefusal(ctx, sum.output, campaign))
    return refusal?.fields ?? {}
  } catch (error) {
    if (error instanceof CampaignNotFound) return {}
    throw error
  }
}
