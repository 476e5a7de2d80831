import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { ContactKind } from '#platform/db/schema/schema-account.ts'
import type { ChoiceScope, ChoiceSource } from '#platform/db/schema/message/schema-message.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import type { Contact } from '#platform/text/contact.ts'
import type { Contacts } from './message-channels.ts'

type Hashed = { kind: ContactKind; hash: Buffer }

/** A contact as choices and messages know it: the same for the same contact, and nothing to read. */
export function contactHash(config: Pick<Config, 'appSecret'>, value: string): Buffer {
  return keyedHash(config, 'message contact', value.trim().toLowerCase())
}

/** The contacts of a person, each with its hash. */
export function hashedContacts(config: Pick<Config, 'appSecret'>, contacts: Contacts): Hashed[] {
  return (['email', 'phone'] as const).flatMap((kind) => {
    const value = contacts[kind]
    return value ? [{ kind, hash: contactHash(config, value) }] : []
  })
}

export type ContactChoice = {
  scope: ChoiceScope
  isStopped: boolean
  source: ChoiceSource
  /** The text that was agreed to, or what was found. */
  words?: string
  /** The contact as staff recognise it. */
  shown?: string | null
  by?: string | null
}

/** Writes down what was chosen for a contact. */
export async function recordChoice(
  { db, newId, now }: Pick<Ctx, 'newId' | 'now'> & { db: Db | Tx },
  { kind, hash }: Hashed,
  { scope, isStopped, source, words = '', shown = null, by = null }: ContactChoice,
): Promise<void> {
  await db
    .insertInto('contact_choice')
    .values({
      id: newId(),
      contact_hash: hash,
      kind,
      scope,
      is_stopped: isStopped,
      source,
      words: words.slice(0, 500),
      shown,
      chosen_by: by,
      chosen_at: now(),
    })
    .execute()
}

/** The consent to news by this contact, with where it came from; the import of earlier lists writes it so. */
export async function recordNewsConsent(
  ctx: Pick<Ctx, 'newId' | 'now' | 'config'> & { db: Db | Tx },
  { kind, value }: Contact,
  consent: Pick<ContactChoice, 'isStopped' | 'source' | 'words' | 'by'>,
): Promise<void> {
  const hashed = { kind, hash: contactHash(ctx.config, value) }
  await recordChoice(ctx, hashed, { scope: 'news', ...consent })
}

/** Why nothing goes to a contact: it is not reached, its owner stopped all or news, or never agreed to news. */
export type WhyHeld = 'undeliverable' | 'stopped-all' | 'stopped-news' | 'no-consent'

type ContactQuery = { kind: ContactKind; value: string; isNews: boolean }

/** What a contact's owner chose, read now: undefined where a message may go. */
export async function whyHeld(
  ctx: Pick<Ctx, 'config'> & { db: Db | Tx },
  query: ContactQuery,
): Promise<WhyHeld | undefined> {
  return (await heldSince(ctx, query))?.why
}

/** The same with the moment since when; null where nothing was ever said. */
export async function heldSince(
  { db, config }: Pick<Ctx, 'config'> & { db: Db | Tx },
  { kind, value, isNews }: ContactQuery,
): Promise<{ why: WhyHeld; at: Date | null } | undefined> {
  const latest = await latestChoices(db, contactHash(config, value))
  const [delivery, all, own] = [latest.get('delivery'), latest.get('all'), latest.get('news')]
  if (delivery?.isStopped) return { why: 'undeliverable', at: delivery.at }
  if (all?.isStopped) return { why: 'stopped-all', at: all.at }
  if (!isNews) return undefined
  const { consented, refused } = await newsDecided(db, { kind, value })
  if (own?.isStopped)
    return consented && consented > own.at ? undefined : { why: 'stopped-news', at: own.at }
  // What was agreed to for the contact itself ends with a later no in the account that has it.
  const agreed = own?.source === 'staff' ? await agreedBefore(db, config, value) : own?.at
  const isAgreed = agreed && !(refused && refused >= agreed)
  return isAgreed || consented ? undefined : { why: 'no-consent', at: refused }
}

/** What staff lifted is no consent: the one of before counts again. */
async function agreedBefore(db: Db | Tx, config: Pick<Config, 'appSecret'>, value: string) {
  const agreed = await db
    .selectFrom('contact_choice')
    .select('chosen_at as at')
    .where('contact_hash', '=', contactHash(config, value))
    .where('scope', '=', 'news')
    .where('is_stopped', '=', false)
    .where('source', '!=', 'staff')
    .orderBy('chosen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return agreed?.at
}

/** The contacts of a person to which not even a receipt goes: all was stopped there, or nothing arrives. */
export async function stoppedContacts(
  ctx: Pick<Ctx, 'config'> & { db: Db | Tx },
  contacts: Contacts,
): Promise<ContactKind[]> {
  const stopped: ContactKind[] = []
  for (const kind of ['email', 'phone'] as const) {
    const value = contacts[kind]
    if (value && (await whyHeld(ctx, { kind, value, isNews: false }))) stopped.push(kind)
  }
  return stopped
}

/** Whether the owner of a contact stopped news there and did not agree to them since. */
export async function hasStoppedNews(
  { db, config }: Pick<Ctx, 'config'> & { db: Db | Tx },
  { kind, value }: Contact,
): Promise<boolean> {
  return await isStoppedNow(db, { kind, value, hash: contactHash(config, value) }, 'news')
}

type Owned = Hashed & { value: string | null }

/** Whether the owner of a contact stopped this, and did not agree to news again since, in an account or with a gift. */
export async function isStoppedNow(
  db: Db | Tx,
  { kind, hash, value }: Owned,
  scope: 'news' | 'all',
): Promise<boolean> {
  const own = (await latestChoices(db, hash)).get(scope)
  if (!own?.isStopped || scope === 'all' || value === null) return own?.isStopped === true
  const { consented } = await newsDecided(db, { kind, value })
  return consented === null || consented <= own.at
}

/** Takes back a stop of all messages at a contact; answers whether there was one. */
export async function resumeAll(
  ctx: Pick<Ctx, 'config' | 'newId' | 'now'> & { db: Db | Tx },
  { kind, value }: Contact,
  words: string,
): Promise<boolean> {
  const hash = contactHash(ctx.config, value)
  if (!(await isStoppedNow(ctx.db, { kind, hash, value }, 'all'))) return false
  await recordChoice(ctx, { kind, hash }, { scope: 'all', isStopped: false, source: 'form', words })
  return true
}

/** What was chosen at some contacts, with the words and the moment, the latest first. */
export async function choicesAt(
  { db, config }: Pick<Ctx, 'config'> & { db: Db | Tx },
  values: readonly string[],
) {
  if (values.length === 0) return []
  return await db
    .selectFrom('contact_choice')
    .select(['id', 'kind', 'scope', 'is_stopped as isStopped', 'source', 'words'])
    .select('chosen_at as at')
    .where(
      'contact_hash',
      'in',
      values.map((value) => contactHash(config, value)),
    )
    .orderBy('chosen_at', 'desc')
    .limit(50)
    .execute()
}

/** The same for something else than news that its owner asks for: news stay stopped until they ask for them. */
export async function resumeWithoutNews(
  ctx: Pick<Ctx, 'config' | 'newId' | 'now'> & { db: Db | Tx },
  contact: Contact,
  words: string,
): Promise<void> {
  if (!(await resumeAll(ctx, contact, words))) return
  await recordNewsConsent(ctx, contact, { isStopped: true, source: 'form', words })
}

type Latest = { isStopped: boolean; at: Date; source: ChoiceSource }

/** The latest choice of each scope. */
export async function latestChoices(
  db: Db | Tx,
  hash: Buffer,
): Promise<ReadonlyMap<ChoiceScope, Latest>> {
  const rows = await db
    .selectFrom('contact_choice')
    .distinctOn('scope')
    .select(['scope', 'is_stopped as isStopped', 'chosen_at as at', 'source'])
    .where('contact_hash', '=', hash)
    .orderBy('scope')
    .orderBy('chosen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ scope, ...row }) => [scope, row]))
}

type Decided = { consented: Date | null; refused: Date | null }

/**
 * When news by this contact were agreed to that still stands, by an account or with a gift, and when the account that has
 * the contact said no and nothing after it.
 */
async function newsDecided(
  db: Db | Tx,
  { kind, value }: Pick<ContactQuery, 'kind' | 'value'>,
): Promise<Decided> {
  const isEmail = kind === 'email'
  const purpose = isEmail ? 'news-email' : 'news-whatsapp'
  const agreed = isEmail
    ? sql`donor_email = ${value} and wants_news`
    : sql`donor_phone = ${value} and news_by_phone`
  // Of an account the last decision counts; what a gift asked for by its address ends with a later withdrawal.
  const { rows } = await sql<Decided>`
    with decided as (
      select distinct on (account_id) account_id, is_given, decided_at
      from account_consent
      where purpose = ${purpose} and account_id in (
        select account_id from account_contact where kind = ${kind} and value = ${value})
      order by account_id, decided_at desc, id desc),
    asked as (
      select created_at, account_id from donation where ${agreed} and status = 'paid')
    select greatest(
      (select max(decided_at) from decided where is_given),
      (select max(created_at) from asked where not exists (
        select 1 from decided where not is_given and decided_at >= asked.created_at))) as consented,
      (select max(decided_at) from decided where not is_given) as refused`.execute(db)
  return rows[0] ?? { consented: null, refused: null }
}

export type Wish = {
  salutation: 'bapak' | 'ibu' | 'kak' | null
  channel: 'email' | 'whatsapp' | null
}

/** How the owner of these contacts wants to be spoken to; the latest said counts. */
export async function wishOf(db: Db | Tx, hashes: readonly Buffer[]): Promise<Wish> {
  if (hashes.length === 0) return { salutation: null, channel: null }
  const row = await db
    .selectFrom('contact_wish')
    .select(['salutation', 'channel'])
    .where('contact_hash', 'in', hashes)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { salutation: null, channel: null }
}
