import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { MessageChannel } from '#platform/db/schema/message/schema-message.ts'

/** How many donors get news of a campaign, by the way they left: with an address, or with a number alone. */
export type NewsReaders = { email: number; phone: number }

/** Counts by the rule of `newsReaderOf`; who stopped all news of ours since is still among them. */
export async function countNewsReaders(
  { db, whatsapp }: Pick<Ctx, 'db' | 'whatsapp'>,
  campaignId: string,
): Promise<NewsReaders> {
  const { rows } = await sql<NewsReaders>`
    with given as (
      select account_id, donor_email, donor_phone, wants_news, news_by_phone, created_at
      from donation
      where campaign_id = ${campaignId} and status = 'paid'
        and (wants_news or account_id is not null)),
    decided as (
      select account_id, purpose,
        (array_agg(is_given order by decided_at desc, id desc))[1] as is_given,
        max(decided_at) as decided_at, bool_or(is_given) as was_given
      from account_consent
      where purpose in ('news-email', 'news-whatsapp')
        and account_id in (select account_id from given where account_id is not null)
      group by account_id, purpose),
    reader as (
      select lower(case when given.wants_news and donor_email is not null and ${isStanding('mail')}
          then donor_email when mail.is_given then address.value end) as email,
        case when given.news_by_phone and donor_phone is not null and ${isStanding('phone')}
          then donor_phone when phone.is_given then number.value end as phone
      from given
      left join decided as mail
        on mail.account_id = given.account_id and mail.purpose = 'news-email'
      left join decided as phone
        on phone.account_id = given.account_id and phone.purpose = 'news-whatsapp'
      left join account_contact as address
        on address.account_id = given.account_id and address.kind = 'email'
      left join account_contact as number
        on number.account_id = given.account_id and number.kind = 'phone')
    select count(distinct email)::int as email,
      (count(distinct phone) filter (where email is null and phone not in (
        select phone from reader where email is not null and phone is not null)))::int as phone
    from reader`.execute(db)
  const { email = 0, phone = 0 } = rows[0] ?? {}
  return { email, phone: whatsapp ? phone : 0 }
}

/** Whether what a donation asked for holds beside the account's latest decision. */
function isStanding(decision: 'mail' | 'phone') {
  const { isGiven, wasGiven, at } = {
    isGiven: sql.ref(`${decision}.is_given`),
    wasGiven: sql.ref(`${decision}.was_given`),
    at: sql.ref(`${decision}.decided_at`),
  }
  return sql`(${isGiven} is not false or not ${wasGiven} or given.created_at > ${at})`
}

export type NewsTelling = {
  channels: { channel: MessageChannel; count: number }[]
  waiting: number
  unsent: number
}

/** What became of the messages of a piece of news: how many left by which channel, wait, or did not leave. */
export async function newsTelling({ db }: Pick<Ctx, 'db'>, updateId: string): Promise<NewsTelling> {
  const { rows } = await sql<{ channel: MessageChannel | null; status: string; count: number }>`
    select channel, status, count(*)::int as count from sent_message
    where lot_id = ${updateId} group by channel, status order by channel`.execute(db)
  const countOf = (...states: string[]) =>
    rows.reduce((all, { status, count }) => all + (states.includes(status) ? count : 0), 0)
  return {
    channels: rows.flatMap(({ channel, status, count }) =>
      channel && status === 'sent' ? [{ channel, count }] : [],
    ),
    waiting: countOf('queued', 'sending'),
    unsent: countOf('unsent', 'failed', 'unknown'),
  }
}
