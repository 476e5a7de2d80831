import { sql } from 'kysely'
import { contactsOfDonor, donorsByContact, rootOf } from '#features/donor/queries.server.ts'
import { readerOfLink } from '#features/message/choices.server.ts'
import { contactHash } from '#features/message/contact-choices.server.ts'
import { isReached, reachOf } from '#features/message/message-channels.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { limit, type WindowLimit } from '#platform/http/rate-limit.server.ts'
import { idOfSigned, signedId } from '#platform/security/signed-id.server.ts'
import { type Contact, maskContact } from '#platform/text/contact.ts'
import { DAY_MS, formatDateTime } from '#platform/time/jakarta.ts'
import {
  GuestHasAccount,
  LeaveContactShared,
  LeaveLinkNotValid,
  LeaveNotReached,
  LeaveUnknown,
} from '../errors.ts'

const CONFIRM = 'guest leave'
const CANCEL = 'guest leave cancel'
/** How long the link lasts that proves the contact. */
const ASKED_MS = DAY_MS
/** A message that lay about longer erases nobody any more. */
const FRESH_MS = 60 * DAY_MS
/** Time to say that it was somebody else; what is asked must be done within three days (UU 27/2022). */
const LEAVE_PAUSE_MS = 2 * DAY_MS
const MOST_TOLD = 10

const perMessage: WindowLimit = {
  name: 'guest leave message',
  windows: [{ most: 3, seconds: 24 * 3_600 }],
}
const perContact: WindowLimit = {
  name: 'guest leave contact',
  windows: [{ most: 3, seconds: 24 * 3_600 }],
}

/**
 * The reader of a message asks to leave: a link goes to a contact of that message, and nothing changes until it is
 * pressed. Whoever was forwarded the message gains nothing.
 */
export async function askLeave(
  ctx: Ctx,
  { token, kind }: { token: string; kind: Contact['kind'] },
): Promise<void> {
  const { message, contacts } = await readerOfLink(ctx, token)
  const contact = contacts.find((each) => each.kind === kind)
  const isOld = message.queuedAt.getTime() < ctx.now().getTime() - FRESH_MS
  if (isOld || !contact) throw new LeaveLinkNotValid()
  await limit(ctx, perMessage, message.id)
  await sendLeaveLink(ctx, { contact, message })
}

type Asking = { contact: Contact; message?: Reader['message'] }

/** Sends the link that proves a contact to that contact; refuses where it would be nobody's, or more than one's. */
export async function sendLeaveLink(ctx: Ctx, { contact, message }: Asking): Promise<void> {
  const { kind, value } = contact
  const to = { [kind]: value }
  const reach = reachOf(ctx)
  if (!isReached(to, 'receipt', reach) && !isReached(to, 'account', reach))
    throw new LeaveNotReached()
  const donorId = await whoLeaves(ctx.db, { message, contact })
  await limit(ctx, perContact, value)
  const id = ctx.newId()
  const request = { id, donor_id: donorId, message_id: message?.id ?? null, asked_at: ctx.now() }
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .insertInto('guest_leave')
      .values({ ...request, kind, value })
      .execute()
    await sendTemplate(ctx.within(tx), {
      event: `guest leave ${id}`,
      template: 'hapus-data',
      to,
      isDirect: true,
      values: { tautan: linkOf(ctx, 'yakin', id), lembaga: ctx.config.institution.name },
    })
  })
  ctx.wake()
}

type Reader = Awaited<ReturnType<typeof readerOfLink>>

/**
 * Whose data goes: the donor whom the message was for, as long as the contact is theirs; else the only one who has it.
 * A contact that somebody proved with an account leaves with that account.
 */
async function whoLeaves(db: Db | Tx, { message, contact }: Asking): Promise<string> {
  if (await isMembers(db, contact)) throw new GuestHasAccount()
  const holders = await donorsByContact(db, contact)
  const named = message && (await donorOfMessage(db, message))
  const [only, ...more] = holders
  if (named !== undefined && holders.includes(named)) return await withoutAccount(db, named)
  if (only === undefined) throw new LeaveUnknown()
  if (more.length > 0) throw new LeaveContactShared()
  return await withoutAccount(db, only)
}

async function isMembers(db: Db | Tx, { kind, value }: Contact): Promise<boolean> {
  const row = await db
    .selectFrom('account_contact')
    .select('account_id')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst()
  return row !== undefined
}

async function donorOfMessage(
  db: Db | Tx,
  { donorId, donationId }: Reader['message'],
): Promise<string | undefined> {
  if (donorId) return await rootOf(db, donorId)
  if (!donationId) return undefined
  const { rows } = await sql<{ id: string }>`
    select donor.root_id as id from donation join donor on donor.id = donation.donor_id
    where donation.id = ${donationId}`.execute(db)
  return rows[0]?.id
}

async function withoutAccount(db: Db | Tx, donorId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select account.id from account join donor on donor.id = account.id
    where donor.root_id = ${donorId} limit 1`.execute(db)
  if (rows.length > 0) throw new GuestHasAccount()
  return donorId
}

type Act = 'yakin' | 'batal'

function linkOf({ config }: Pick<Ctx, 'config'>, act: Act, id: string): string {
  return `${config.origin}/hapus-data/${act}/${signedId(config, act === 'yakin' ? CONFIRM : CANCEL, id)}`
}

type LeaveState = 'asked' | 'waiting' | 'cancelled' | 'done'

/** What a link of a request leads to, told so that only who it is about knows it. */
export type LeaveFacts = {
  state: LeaveState
  contact: string
  /** When it is carried out, or would be if it were confirmed now. */
  dueAt: Date
  kept: { donations: number; receipts: number }
}

type Link = { token: string; act: Act }

/** What a link leads to; refuses with LeaveLinkNotValid. */
export async function leaveBehind(ctx: Ctx, link: Link): Promise<LeaveFacts> {
  const row = await rowBehind(ctx, ctx.db, link)
  const contact = row.kind && row.value ? { kind: row.kind, value: row.value } : undefined
  return {
    state: stateOf(row),
    contact: contact ? maskContact(contact) : '',
    dueAt: row.dueAt ?? new Date(ctx.now().getTime() + LEAVE_PAUSE_MS),
    kept: await keptOfDonor(ctx.db, row.donorId),
  }
}

function stateOf({ doneAt, cancelledAt, confirmedAt }: Row): LeaveState {
  if (doneAt) return 'done'
  if (cancelledAt) return 'cancelled'
  return confirmedAt ? 'waiting' : 'asked'
}

async function keptOfDonor(db: Db, donorId: string) {
  const { rows } = await sql<LeaveFacts['kept']>`
    select count(distinct donation.id)::int as donations,
      count(receipt.donation_id)::int as receipts
    from donation join donor on donor.id = donation.donor_id
    left join receipt on receipt.donation_id = donation.id
    where donor.root_id = ${donorId}`.execute(db)
  return rows[0] ?? { donations: 0, receipts: 0 }
}

async function rowBehind(ctx: Ctx, db: Db | Tx, { token, act }: Link) {
  const id = idOfSigned(ctx.config, act === 'yakin' ? CONFIRM : CANCEL, token)
  const row =
    id &&
    (await db
      .selectFrom('guest_leave')
      .select(['id', 'kind', 'value', 'donor_id as donorId', 'message_id as messageId'])
      .select(['asked_at as askedAt', 'confirmed_at as confirmedAt', 'due_at as dueAt'])
      .select(['cancelled_at as cancelledAt', 'done_at as doneAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst())
  if (!row) throw new LeaveLinkNotValid()
  const isLate = !row.confirmedAt && ctx.now().getTime() - row.askedAt.getTime() > ASKED_MS
  if (isLate) throw new LeaveLinkNotValid()
  return row
}

type Row = Awaited<ReturnType<typeof rowBehind>>

/**
 * Whoever reads the contact confirms: the pause begins, and every contact of the donor is told how to stop it. A repeat
 * changes nothing, and what was taken back does not come again by the same link.
 */
export async function confirmLeave(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await rowBehind(ctx, tx, { token, act: 'yakin' })
    if (row.cancelledAt) throw new LeaveLinkNotValid()
    if (row.confirmedAt) return
    const donorId = await stillTheirs(tx, row)
    const waiting = await tx
      .selectFrom('guest_leave')
      .select('id')
      .where('donor_id', '=', donorId)
      .where('confirmed_at', 'is not', null)
      .where('cancelled_at', 'is', null)
      .where('done_at', 'is', null)
      .executeTakeFirst()
    // Another link of theirs has begun it already.
    if (waiting) return
    const dueAt = new Date(ctx.now().getTime() + LEAVE_PAUSE_MS)
    await tx
      .updateTable('guest_leave')
      .set({ confirmed_at: ctx.now(), due_at: dueAt })
      .where('id', '=', row.id)
      .execute()
    await tellContacts(ctx.within(tx), tx, { row, dueAt })
  })
  ctx.log.info('privacy.leave-confirmed', {})
  ctx.wake()
}

/** The donor as when it was asked: still one record, still with this contact, still without an account. */
async function stillTheirs(tx: Tx, { donorId, kind, value }: Row): Promise<string> {
  const isRoot = (await rootOf(tx, donorId)) === donorId
  if (!isRoot || !kind || !value) throw new LeaveLinkNotValid()
  if (await isMembers(tx, { kind, value })) throw new GuestHasAccount()
  const holders = await donorsByContact(tx, { kind, value })
  if (!holders.includes(donorId)) throw new LeaveLinkNotValid()
  return await withoutAccount(tx, donorId)
}

async function tellContacts(ctx: Ctx, tx: Tx, { row, dueAt }: { row: Row; dueAt: Date }) {
  const contacts = await contactsOfDonor(tx, row.donorId)
  for (const { kind, value } of contacts.slice(0, MOST_TOLD))
    await sendTemplate(ctx, {
      event: `guest leave ${row.id} ${contactHash(ctx.config, value).toString('hex').slice(0, 16)}`,
      template: 'hapus-data-jeda',
      to: { [kind]: value },
      isDirect: true,
      values: {
        batas: formatDateTime(dueAt),
        tautan: linkOf(ctx, 'batal', row.id),
        lembaga: ctx.config.institution.name,
      },
    })
}

/** Somebody at a contact of theirs says no: nothing is erased. Too late once it is done. */
export async function cancelLeave(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await rowBehind(ctx, tx, { token, act: 'batal' })
    if (row.doneAt) throw new LeaveLinkNotValid()
    await endLeave(ctx, tx, row.id)
  })
}

async function endLeave(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('guest_leave')
    .set({ cancelled_at: ctx.now(), kind: null, value: null })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .execute()
}

/** Staff keep a donor who said so by another way; the donor may ask again. */
export async function keepDonor(ctx: Ctx, donorId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const open = await tx
      .selectFrom('guest_leave')
      .select('id')
      .where('donor_id', '=', donorId)
      .where('confirmed_at', 'is not', null)
      .where('cancelled_at', 'is', null)
      .where('done_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (open) await endLeave(ctx, tx, open.id)
  })
}
