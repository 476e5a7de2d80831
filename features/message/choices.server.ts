import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { idOfSigned, signedId } from '#platform/security/signed-id.server.ts'
import { type Contact, maskContact } from '#platform/text/contact.ts'
import {
  isStoppedNow,
  latestChoices,
  recordChoice,
  type Wish,
  wishOf,
} from './contact-choices.server.ts'
import { ChoiceLinkNotValid } from './errors.ts'
import { templateOf } from './book/template-book.server.ts'

const PURPOSE = 'message choices'

/** What the reader of a message chose, as the page of choices shows it. */
export type MessageChoices = {
  message: string
  /** Their contacts that we know by this message, so that others cannot read them. */
  contacts: { kind: 'email' | 'phone'; shown: string }[]
  hasWhatsapp: boolean
  getsNews: boolean
  getsAny: boolean
  wish: Wish
}

/** Where the reader of a message chooses what else they get: its token opens that and nothing else. */
export function choicesLink(
  config: Pick<Ctx['config'], 'appSecret' | 'origin'>,
  messageId: string,
): string {
  return `${config.origin}/pilihan/${signedId(config, PURPOSE, messageId)}`
}

async function readerOf(ctx: Ctx, token: string) {
  const id = idOfSigned(ctx.config, PURPOSE, token)
  const row = id
    ? await ctx.db
        .selectFrom('sent_message')
        .select(['id', 'template', 'email', 'phone', 'email_hash', 'phone_hash'])
        .select(['queued_at as queuedAt', 'donor_id as donorId', 'donation_id as donationId'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw new ChoiceLinkNotValid()
  const hashed = [
    ...(row.email_hash ? [{ kind: 'email' as const, hash: row.email_hash, value: row.email }] : []),
    ...(row.phone_hash ? [{ kind: 'phone' as const, hash: row.phone_hash, value: row.phone }] : []),
  ]
  return { ...row, hashed }
}

/** Whom a link of a message is for, with the contacts it went to. */
export async function readerOfLink(ctx: Ctx, token: string) {
  const row = await readerOf(ctx, token)
  const { id, queuedAt, donorId, donationId } = row
  return { message: { id, queuedAt, donorId, donationId }, contacts: contactsIn(row) }
}

function contactsIn({ email, phone }: { email: string | null; phone: string | null }): Contact[] {
  return [
    ...(email ? [{ kind: 'email' as const, value: email }] : []),
    ...(phone ? [{ kind: 'phone' as const, value: phone }] : []),
  ]
}

/** The choices behind a link of any message; refuses an invalid one. */
export async function choicesBehind(ctx: Ctx, token: string): Promise<MessageChoices> {
  const { template, hashed, ...reader } = await readerOf(ctx, token)
  const isStopped = async (scope: 'news' | 'all') => {
    const stopped = await Promise.all(hashed.map((each) => isStoppedNow(ctx.db, each, scope)))
    return stopped.length > 0 && stopped.every(Boolean)
  }
  const [hasNoNews, hasNone] = [await isStopped('news'), await isStopped('all')]
  return {
    message: templateOf(template).title,
    contacts: contactsIn(reader).map((each) => ({ kind: each.kind, shown: maskContact(each) })),
    hasWhatsapp: ctx.whatsapp !== undefined,
    getsNews: !hasNoNews && !hasNone,
    getsAny: !hasNone,
    wish: await wishOf(
      ctx.db,
      hashed.map(({ hash }) => hash),
    ),
  }
}

type Stop = { scope: 'news' | 'all'; isStopped: boolean }

/** Stops news, or all messages, to the reader of a link at every contact of it, or begins again; a repeat is none. */
export async function changeChoices(ctx: Ctx, token: string, stop: Stop): Promise<void> {
  const { hashed } = await readerOf(ctx, token)
  await inTransaction(ctx.db, async (tx) => {
    for (const contact of hashed) {
      const scopes = stop.isStopped || stop.scope === 'all' ? [stop.scope] : ['news' as const]
      for (const scope of scopes) {
        const isSaid = stop.isStopped
          ? await isStoppedNow(tx, contact, scope)
          : (await latestChoices(tx, contact.hash)).get(scope)?.isStopped === false
        if (isSaid) continue
        const words = stop.isStopped ? 'tautan di pesan' : STARTED
        await recordChoice(ctx.within(tx), contact, {
          scope,
          isStopped: stop.isStopped,
          source: 'link',
          words,
        })
      }
    }
  })
}

const STARTED = 'Saya ingin menerima kabar program lagi.'

/** How the reader of a link wants to be called, and by which channel first. */
export async function wishByLink(ctx: Ctx, token: string, wish: Wish): Promise<void> {
  const { hashed } = await readerOf(ctx, token)
  const row = { ...wish, changed_at: ctx.now() }
  for (const { hash } of hashed) {
    await ctx.db
      .insertInto('contact_wish')
      .values({ contact_hash: hash, ...row })
      .onConflict((conflict) => conflict.column('contact_hash').doUpdateSet(row))
      .execute()
  }
}
