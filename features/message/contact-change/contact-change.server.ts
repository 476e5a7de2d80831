import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Db, type Tx } from '#platform/db/connect.server.ts'
import { limit, type WindowLimit } from '#platform/http/rate-limit.server.ts'
import { idOfSigned, signedId } from '#platform/security/signed-id.server.ts'
import { type Contact, maskContact } from '#platform/text/contact.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { readerOfLink } from '../choices.server.ts'
import {
  contactHash,
  latestChoices,
  recordChoice,
  whyHeld,
  wishOf,
} from '../contact-choices.server.ts'
import { ChangeNotPossible, ChoiceLinkNotValid } from '../errors.ts'
import { isReached, reachOf } from '../message-channels.ts'
import { sendTemplate } from '../send/queue-message.server.ts'

const ASK = 'contact change'
const UNDO = 'contact change undo'
/** How long the link lasts that proves the new contact. */
const ASKED_MS = DAY_MS
/** A message that lay about longer changes nothing any more. */
const FRESH_MS = 60 * DAY_MS

const perMessage: WindowLimit = {
  name: 'contact change message',
  windows: [{ most: 3, seconds: 24 * 3_600 }],
}
const perContact: WindowLimit = {
  name: 'contact change contact',
  windows: [{ most: 3, seconds: 24 * 3_600 }],
}

/** Sends a link to the new contact, which proves it; until it is pressed nothing changes. */
export async function askContactChange(
  ctx: Ctx,
  { token, contact }: { token: string; contact: Contact },
): Promise<void> {
  const { message, contacts } = await readerOfLink(ctx, token)
  const { kind, value } = contact
  if (message.queuedAt.getTime() < ctx.now().getTime() - FRESH_MS) throw new ChoiceLinkNotValid()
  const to = { [kind]: value }
  if (contacts.some((each) => each.value === value)) throw new ChangeNotPossible('sama')
  if (!isReached(to, 'receipt', reachOf(ctx))) throw new ChangeNotPossible('saluran')
  await limit(ctx, perMessage, message.id)
  await limit(ctx, perContact, value)
  // One of the same kind is replaced; one of another kind is there from now on as well.
  const same = contacts.filter((each) => each.kind === kind)
  const old = (same.length > 0 ? same : contacts).map((each) => contactHash(ctx.config, each.value))
  if (old.length === 0) throw new ChoiceLinkNotValid()
  const id = ctx.newId()
  await inTransaction(ctx.db, async (tx) => {
    await sql`insert into contact_change (id, message_id, old_hashes, kind, value, asked_at)
      values (${id}, ${message.id}, array[${sql.join(old)}]::bytea[], ${kind}, ${value}, ${ctx.now()})`.execute(
      tx,
    )
    await sendTemplate(ctx.within(tx), {
      event: `contact change ${id}`,
      template: 'kontak-baru',
      to,
      values: { tautan: linkOf(ctx, ASK, id), lembaga: ctx.config.institution.name },
    })
  })
  ctx.wake()
}

function linkOf({ config }: Ctx, purpose: string, id: string): string {
  const path = `kontak-baru/${purpose === ASK ? 'pakai' : 'batal'}`
  return `${config.origin}/${path}/${signedId(config, purpose, id)}`
}

export type ContactChange = { shown: string; state: 'asked' | 'confirmed' | 'undone' }

/** What a link of a change leads to; refuses with ChoiceLinkNotValid. */
export async function changeBehind(
  ctx: Ctx,
  { token, isUndo }: { token: string; isUndo: boolean },
): Promise<ContactChange> {
  const row = await rowBehind(ctx, ctx.db, { token, isUndo })
  const state = row.undoneAt ? 'undone' : row.confirmedAt ? 'confirmed' : 'asked'
  return { shown: maskContact(row), state }
}

type Behind = { token: string; isUndo: boolean }

async function rowBehind(ctx: Ctx, db: Db | Tx, { token, isUndo }: Behind) {
  const id = idOfSigned(ctx.config, isUndo ? UNDO : ASK, token)
  const row =
    id &&
    (await db
      .selectFrom('contact_change')
      .select(['id', 'kind', 'value', 'message_id as messageId', 'old_hashes as oldHashes'])
      .select(['asked_at as askedAt', 'confirmed_at as confirmedAt', 'undone_at as undoneAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst())
  if (!row) throw new ChoiceLinkNotValid()
  const isLate = !row.confirmedAt && ctx.now().getTime() - row.askedAt.getTime() > ASKED_MS
  if (isLate) throw new ChoiceLinkNotValid()
  return row
}

/**
 * Whoever reads the new contact takes it: messages go there from now on, with what was chosen for the old one. The old
 * one is told, and can undo it with one press. A repeat changes nothing.
 */
export async function confirmContactChange(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await rowBehind(ctx, tx, { token, isUndo: false })
    if (row.confirmedAt) return
    await tx
      .updateTable('contact_change')
      .set({ confirmed_at: ctx.now() })
      .where('id', '=', row.id)
      .execute()
    // Whoever comes back to a contact takes back what had replaced it.
    await sql`update contact_change set undone_at = ${ctx.now()}
      where old_hashes && array[${contactHash(ctx.config, row.value)}]::bytea[]
        and confirmed_at is not null and undone_at is null and id <> ${row.id}`.execute(tx)
    const inTx = ctx.within(tx)
    const old = await oldContacts(tx, row)
    await carryChoices(inTx, tx, { row, old })
    for (const each of old)
      await sendTemplate(inTx, {
        event: `contact changed ${row.id} ${each.kind}`,
        template: 'kontak-diganti',
        to: { [each.kind]: each.value },
        isDirect: true,
        values: {
          kontak: maskContact(row),
          tautan: linkOf(ctx, UNDO, row.id),
          lembaga: ctx.config.institution.name,
        },
      })
  })
  ctx.wake()
}

type Row = Awaited<ReturnType<typeof rowBehind>>

async function oldContacts(tx: Tx, { messageId }: Row): Promise<Contact[]> {
  const message = await tx
    .selectFrom('sent_message')
    .select(['email', 'phone'])
    .where('id', '=', messageId)
    .executeTakeFirst()
  return (['email', 'phone'] as const).flatMap((kind) => {
    const value = message?.[kind]
    return value ? [{ kind, value }] : []
  })
}

/** What the owner chose before holds at the new contact too, unless its owner chose otherwise there. */
async function carryChoices(ctx: Ctx, tx: Tx, { row, old }: { row: Row; old: Contact[] }) {
  const hash = contactHash(ctx.config, row.value)
  const before = old.find(({ kind }) => kind === row.kind) ?? old[0]
  if (before && !(await latestChoices(tx, hash)).has('news')) {
    const held = await whyHeld({ db: tx, config: ctx.config }, { ...before, isNews: true })
    if (held !== 'no-consent' && held !== 'undeliverable')
      await recordChoice(
        ctx.within(tx),
        { kind: row.kind, hash },
        {
          scope: 'news',
          isStopped: held !== undefined,
          source: 'link',
          words: 'Seperti di kontak sebelumnya.',
        },
      )
  }
  const wish = await wishOf(tx, row.oldHashes)
  await tx
    .insertInto('contact_wish')
    .values({ contact_hash: hash, ...wish, changed_at: ctx.now() })
    .onConflict((conflict) => conflict.column('contact_hash').doNothing())
    .execute()
}

/** Somebody at the old contact says it was not them: messages go there again. */
export async function undoContactChange(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { id } = await rowBehind(ctx, tx, { token, isUndo: true })
    await tx
      .updateTable('contact_change')
      .set({ undone_at: sql`coalesce(undone_at, ${ctx.now()}::timestamptz)` })
      .where('id', '=', id)
      .execute()
  })
}
