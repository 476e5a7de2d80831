import { findDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays, DAY_MS, dayOf, momentAt } from '#platform/time/jakarta.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { limit, type WindowLimit } from '#platform/http/rate-limit.server.ts'
import type { TicketInput } from './contract.ts'
import { FormReused, PaidInFuture } from './errors.ts'
import { ticketPath, ticketToken, ticketTokenHash } from './link.server.ts'
import { readProof } from '#platform/proof/proof.server.ts'
import { earlierTicket, type TicketRow } from './queries.server.ts'
import { ANSWER_DAYS, ticketNumber } from './ticket.ts'
import { writeTicket } from './write-ticket.server.ts'
import { listDays } from '#features/calendar/queries.server.ts'
import { workingDaysAfter } from './working-days.ts'

/** Longer than any series of holidays. */
const AHEAD_DAYS = 30

const HOUR = 3_600
/** A village behind one address gets more than the single person of charity.md §6.2. */
const perAddress: WindowLimit = { name: 'tickets address', windows: [{ most: 20, seconds: HOUR }] }
/** Each ticket sends its address an email: nobody may be flooded with them. */
const perContact: WindowLimit = {
  name: 'tickets contact',
  windows: [
    { most: 5, seconds: HOUR },
    { most: 10, seconds: 24 * HOUR },
  ],
}

export type Opening = {
  input: TicketInput
  /** The bytes of the uploaded file, whatever its declared type. */
  proof?: Buffer | undefined
  address: string
}

export type Opened =
  /** `followPath` only where there is no email address for the link. */
  | { outcome: 'opened'; number: string; dueAt: Date; followPath: string | null }
  | { outcome: 'paid'; donationId: string }

/**
 * Opens a ticket, once per form. For a paid donation it says so instead, unless the person insists. Unknown, foreign
 * and unpaid numbers get the same answer; for our own the provider is asked again.
 */
export async function createTicket(ctx: Ctx, opening: Opening): Promise<Opened> {
  const { input, proof, address } = opening
  await limit(ctx, perAddress, address)
  const inputHash = hashOf(ctx, input, proof)
  const earlier = await earlierTicket(ctx.db, input.id)
  if (earlier) return repeated(ctx, earlier, inputHash)
  const donation = await donationOf(ctx, input)
  if (donation?.status === 'paid' && !isInsisting(input)) {
    return { outcome: 'paid', donationId: donation.publicId }
  }
  const checked = proof && (await readProof(proof))
  const ticket = newTicket(ctx, { input, inputHash, dueAt: await answerDue(ctx) })
  if (input.email) await limit(ctx, perContact, input.email)
  const writing = { ticket, text: input.message, proof: checked, donationId: donation?.id }
  const isNew = await writeTicket(ctx, writing)
  ctx.wake()
  // The form was sent twice, and the other request was faster.
  if (!isNew) return repeated(ctx, await earlierTicket(ctx.db, input.id), inputHash)
  ctx.log.info('ticket.opened', { ticket: ticket.number, kind: ticket.kind })
  return openedTicket(ctx, ticket)
}

async function donationOf(ctx: Ctx, input: TicketInput) {
  return input.kind === 'payment' ? findDonation(ctx.db, input.donationNumber) : undefined
}

function isInsisting(input: TicketInput): boolean {
  return input.kind === 'payment' && input.isInsisting !== undefined
}

type NewTicket = { input: TicketInput; inputHash: string; dueAt: Date }

function newTicket(ctx: Ctx, { input, inputHash, dueAt }: NewTicket) {
  const now = ctx.now()
  const id = ctx.newId()
  return {
    id,
    number: ticketNumber(ctx.newPublicId()),
    kind: input.kind,
    state: 'new' as const,
    token_hash: ticketTokenHash(ticketToken(ctx.config, id)),
    form_key: input.id,
    input_hash: inputHash,
    contact: input.email ?? null,
    ...paymentOf(input, now),
    due_at: dueAt,
    created_at: now,
    updated_at: now,
  }
}

function paymentOf(input: TicketInput, now: Date) {
  if (input.kind !== 'payment') {
    return { donation_number: null, paid_at: null, paid_via: null, amount: null }
  }
  const { donationNumber, paidOn, paidTime, paidVia, amount } = input
  const paidAt = momentAt(paidOn, paidTime)
  // A clock may be wrong by hours, and in the east of the country it is later.
  if (paidAt.getTime() > now.getTime() + DAY_MS) throw new PaidInFuture()
  return { donation_number: donationNumber, paid_at: paidAt, paid_via: paidVia, amount }
}

function repeated(ctx: Ctx, earlier: TicketRow | undefined, inputHash: string): Opened {
  if (earlier?.input_hash !== inputHash) throw new FormReused()
  return openedTicket(ctx, { ...earlier, due_at: earlier.due_at ?? earlier.updated_at })
}

type OpenedTicket = { id: string; number: string; contact: string | null; due_at: Date }

function openedTicket(
  { config }: Ctx,
  { id, number, contact, due_at: dueAt }: OpenedTicket,
): Opened {
  const followPath = contact === null ? ticketPath(ticketToken(config, id)) : null
  return { outcome: 'opened', number, dueAt, followPath }
}

/** Keyed: the text of a complaint must not be guessed from its hash. */
function hashOf({ config }: Ctx, input: TicketInput, proof: Buffer | undefined): string {
  const { proof: _, ...written } = input
  const picture = proof ? keyedHash(config, 'ticket proof', proof.toString('base64')) : undefined
  const all = JSON.stringify([written, picture?.toString('hex')])
  return keyedHash(config, 'ticket input', all).toString('hex')
}

/**
 * When a ticket opened now must be answered. Holidays are those of our calendar, without the extra days off by joint
 * decree.
 */
export async function answerDue({ read, now }: Ctx): Promise<Date> {
  const from = dayOf(now())
  const days = await listDays(read, { from, to: addDays(from, AHEAD_DAYS) }, now())
  const holidays = days.filter(({ observances }) => observances.some((each) => each.isHoliday))
  return workingDaysAfter(now(), ANSWER_DAYS, new Set(holidays.map(({ day }) => day)))
}
