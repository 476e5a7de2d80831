import { ctxContext } from '#app/context.ts'
import { answerCard } from './answer-card.server.ts'
import { siteCard } from './cards.ts'
import type { Route } from './+types/og-situs.ts'

export const handle = { cache: 'own' }

/** The preview image of pages without a picture of their own. */
export function loader(args: Route.LoaderArgs) {
  const { institution } = args.context.get(ctxContext).config
  const card = siteCard({ institution: institution.name })
  return answerCard(args, card, { isLasting: true, maxAge: 86_400 })
}
