import { sql } from 'kysely'
import { contactsOf } from '#features/account/queries.server.ts'
import { choicesAt } from '#features/message/contact-choices.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'

/** How many records the books keep when an account closes. */
export type Kept = { donations: number; receipts: number }

/** The records of an account's donations that the books keep. */
export async function keptOf(db: Db | Tx, accountId: string): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select count(distinct donation.id)::int as donations,
      count(receipt.donation_id)::int as receipts
    from donation left join receipt on receipt.donation_id = donation.id
    where donation.account_id = ${accountId}`.execute(db)
  return rows[0] ?? { donations: 0, receipts: 0 }
}

export type Consent = {
  purpose: string
  isGiven: boolean
  /** Of the text; null for what was chosen at a contact itself, with the words of it. */
  version: string | null
  words: string
  decidedAt: Date
}

/** Every decision of an account, and what its contacts agreed to or stopped by themselves, newest first. */
export async function listConsents(
  { db, config }: Pick<Ctx, 'db' | 'config'>,
  accountId: string,
): Promise<Consent[]> {
  const decided = await db
    .selectFrom('account_consent')
    .select(['purpose', 'is_given as isGiven', 'version', 'decided_at as decidedAt'])
    .where('account_id', '=', accountId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const contacts = await contactsOf(db, accountId)
  const chosen = await choicesAt(
    { db, config },
    contacts.map(({ value }) => value),
  )
  return [
    ...decided.map((row) => ({ ...row, words: '' })),
    ...chosen.flatMap(({ kind, scope, isStopped, words, at }) =>
      scope === 'delivery'
        ? []
        : [
            {
              purpose: purposeAt[scope][kind],
              isGiven: !isStopped,
              version: null,
              words,
              decidedAt: at,
            },
          ],
    ),
  ].toSorted((one, other) => other.decidedAt.getTime() - one.decidedAt.getTime())
}

const purposeAt = {
  news: { email: 'news-email', phone: 'news-whatsapp' },
  all: { email: 'all-email', phone: 'all-phone' },
} as const
