import type { Ctx } from '#platform/context.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { planPath, planTokenOf } from './plan-link.server.ts'
import type { RecurringPlan } from './queries.server.ts'

/** What every message about a plan says of it. */
export async function planValues({ db, config }: Ctx, plan: RecurringPlan) {
  const campaign = plan.campaign_id
    ? await db
        .selectFrom('campaign')
        .select('title')
        .where('id', '=', plan.campaign_id)
        .executeTakeFirst()
    : undefined
  return {
    program: campaign?.title ?? 'program yang paling membutuhkan',
    tautan: config.origin + planPath(config, plan.id),
    jumlah: plan.amount === null ? 'berapa pun' : formatRupiah(plan.amount),
  }
}

/** RFC 8058: a mail program may stop it with one POST, without a page in between. */
export function oneClick({ config }: Ctx, id: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${config.origin}/v2/reminders/stop/${planTokenOf(config, id)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
