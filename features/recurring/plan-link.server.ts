import type { Ctx } from '#platform/context.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { RecurringPlan } from './queries.server.ts'
import type { Config } from '#platform/config.ts'
import { idOfSigned, signedId } from '#platform/security/signed-id.server.ts'

type Secret = Pick<Config, 'appSecret'>

/** As the links of reminders were signed that were sent before there were plans. */
const PURPOSE = 'reminder stop'

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

/** A token that shows, changes and stops one plan, and allows nothing else. */
export function planTokenOf(config: Secret, planId: string): string {
  return signedId(config, PURPOSE, planId)
}

/** The plan of a token; undefined for an invalid token. */
export function planOfToken(config: Secret, token: string): string | undefined {
  return idOfSigned(config, PURPOSE, token)
}

/** The page of a plan, which asks for no sign-in. */
export function planPath(config: Secret, planId: string): string {
  return `/donasi-rutin/${planTokenOf(config, planId)}`
}
