import type { Ctx } from '#platform/context.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { limit, type SteadyLimit } from '#platform/http/rate-limit.server.ts'
import { HelpArticleNotFound } from './errors.ts'

// A mosque shares an address; this limit is for machines.
const votes: SteadyLimit = { name: 'help votes', burst: 60, everySeconds: 10 }

export type HelpVote = {
  slug: string
  isHelpful: boolean
  /** Identifies a browser; stored only as a keyed hash. */
  voter: string
  address: string
}

/** Counts whether an article helped, once per browser: another answer replaces the first. */
export async function voteHelp(
  ctx: Ctx,
  { slug, isHelpful, voter, address }: HelpVote,
): Promise<void> {
  await limit(ctx, votes, address)
  const article = await ctx.db
    .selectFrom('help_article')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!article) throw new HelpArticleNotFound()
  const answer = { is_helpful: isHelpful, voted_at: ctx.now() }
  const who = keyedHash(ctx.config, `help vote ${article.id}`, voter)
  await ctx.db
    .insertInto('help_vote')
    .values({ article_id: article.id, voter: who, ...answer })
    .onConflict((conflict) => conflict.columns(['article_id', 'voter']).doUpdateSet(answer))
    .execute()
}
