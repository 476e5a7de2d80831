import type { Ctx } from '#platform/context.ts'
import { planPath, planTokenOf } from './plan-link.server.ts'
import type { RecurringPlan } from './queries.server.ts'

/** What the letters of a plan say of it. */
export async function planFacts({ db, config }: Ctx, plan: RecurringPlan) {
  const campaign = plan.campaign_id
    ? await db
        .selectFrom('campaign')
        .select('title')
        .where('id', '=', plan.campaign_id)
        .executeTakeFirst()
    : undefined
  return {
    amount: plan.amount,
    programme: campaign?.title ?? 'program yang paling membutuhkan',
    page: config.origin + planPath(config, plan.id),
    institution: config.institution.name,
  }
}

/** RFC 8058: a mail program may stop it with one POST, without a page in between. */
export function oneClick({ config }: Ctx, id: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${config.origin}/v2/reminders/stop/${planTokenOf(config, id)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
