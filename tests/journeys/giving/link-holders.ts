import { sumDonors } from '#features/donor/sum-donors.server.ts'
import { choicesLink } from '#features/message/choices.server.ts'
import { planTokenOf } from '#features/recurring/plan-link.server.ts'
import { uuidV7 } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'

/** News that a donor got by e-mail, the `at`-th of them. */
export function newsMessage(at: number, now: Date) {
  return {
    id: uuidV7(now),
    event: `kabar-${at}`,
    template: 'kabar-program',
    version: 1,
    kind: 'news' as const,
    email: `pilihan${at}@contoh.id`,
    email_hash: Buffer.from(`pilihan${at}`),
    channel: 'email' as const,
    status: 'sent' as const,
    queued_at: now,
    sent_at: now,
  }
}

/** The donor who reads the `at`-th message of news, without an account, as the product keeps one. */
export async function addNewsReader(db: Db, at: number, now: Date): Promise<void> {
  const id = uuidV7(now)
  const donor = { id, root_id: id, origin: 'donation' as const, name: `Pembaca ${at}` }
  const contact = { kind: 'email' as const, value: `pilihan${at}@contoh.id`, since: now }
  await db
    .insertInto('donor')
    .values({ ...donor, made_at: now })
    .execute()
  await db
    .insertInto('donor_contact')
    .values({ donor_id: id, ...contact })
    .execute()
  await sumDonors(db, [id])
}

/** The address on the site of the choices behind a message. */
export function choicesAddress(appSecret: string, messageId: string): string {
  return choicesLink({ appSecret, origin: '' }, messageId)
}

type OfPlan = { kind: 'jumat' | 'subuh'; account: string; now: Date }

/** A plan that is due in three days. */
export function planRow({ kind, account, now }: OfPlan) {
  return {
    id: uuidV7(now),
    account_id: account,
    donor_name: 'Siti Aminah',
    contact: null,
    via: 'email' as const,
    is_anonymous: false,
    campaign_id: null,
    amount: null,
    kind,
    day: null,
    first_day: '2026-01-01',
    last_day: null,
    status: 'active' as const,
    next_at: new Date(now.getTime() + 3 * 86_400_000),
    ended_for: null,
    ended_at: null,
    consent_version: '',
    created_at: now,
    updated_at: now,
  }
}

/** What the link of a plan ends with. */
export function planToken(appSecret: string, planId: string): string {
  return planTokenOf({ appSecret }, planId)
}
