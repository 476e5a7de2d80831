import { campaignOf } from './campaign-of.server.ts'
import { toCardView } from './campaign-view.server.ts'
import { ctxContext } from '#app/context.ts'
import { answerCard } from '#app/site/sharing/answer-card.server.ts'
import { cardPhoto } from '#app/site/sharing/card-photo.server.ts'
import { campaignCard } from '#app/site/sharing/cards.ts'
import type { Route } from './+types/og-campaign.ts'

export const handle = { cache: 'own' }

/** The preview image of a campaign: title, photo or drawn cover, and current totals. It shows nobody's name. */
export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(ctxContext)
  const campaign = await campaignOf(ctx.read, { slug: args.params.slug, screen: 'og/campaign' })
  const card = toCardView(campaign, ctx.now())
  const { title, fund, cover, collected, target, percent, donors } = card
  const photo = card.photo && (await cardPhoto(ctx.files, card.photo))
  const totals = { collected, target, percent, donors }
  const drawn = campaignCard({
    institution: ctx.config.institution.name,
    title,
    kind: fund,
    picture: photo ? { photo } : { cover },
    ...totals,
  })
  return answerCard(args, drawn, { isLasting: false, maxAge: 300 })
}
