import { sql } from 'kysely'
import { answerChallenge, useAnswer } from '#features/account/contact/answer-challenge.server.ts'
import { LinkNotValid } from '#features/account/errors.ts'
import type { Asker } from '#features/account/sign-in/known-device.server.ts'
import {
  type Challenge,
  createChallenge,
} from '#features/account/contact/create-challenge.server.ts'
import { parseReceiptNumber } from '#features/receipt/receipt.ts'
import type { Contact } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { typedIdStart } from '#platform/ids/public-id.ts'
import { GuestPassNotValid } from './errors.ts'
import type { MyDonation } from './my-donation.ts'
import { findMyDonation } from './queries.server.ts'
import { timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'

/** How long a guest sees the donation after proving its contact. */
const PASS_MINUTES = 15

const PASS = /^([0-9a-f]{32})\.(\d{10})\.([0-9a-f]{32})$/

type Secret = Pick<Config, 'appSecret'>

/**
 * A pass that shows its holder one donation until a moment, and nothing else: the donation's row id, the seconds, 128
 * bits of their keyed hash.
 */
function guestPassOf(config: Secret, { donationId, until }: { donationId: string; until: Date }) {
  const seconds = String(Math.floor(until.getTime() / 1000))
  const id = donationId.replaceAll('-', '')
  return `${id}.${seconds}.${signatureOf(config, id, seconds).toString('hex')}`
}

/** The donation of a pass; undefined when the pass is invalid or expired. */
function donationOfPass(config: Secret, pass: string, now: Date): string | undefined {
  const [, id, seconds, signature] = PASS.exec(pass) ?? []
  if (!id || !seconds || !signature) return undefined
  const isOurs = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(config, id, seconds))
  if (!isOurs || Number(seconds) * 1000 <= now.getTime()) return undefined
  return id.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

function signatureOf(config: Secret, id: string, seconds: string): Buffer {
  return keyedHash(config, 'gift pass', `${id} ${seconds}`).subarray(0, 16)
}

export type DonationSearch = {
  /** A donation's short number or public id, or one of its receipt numbers, as typed. */
  number: string
  contact: Contact
  asker: Asker
}

/**
 * Requests a code to see one donation without an account. Answer and work are the same for any input; the code is
 * sent only when the contact is that of the donation.
 */
export async function searchDonation(
  ctx: Ctx,
  { number, contact, asker }: DonationSearch,
): Promise<Challenge & { token: string }> {
  const donationId = await donationGivenWith(ctx, { number, contact })
  const draft = donationId ? { donationId } : {}
  return createChallenge(ctx, { purpose: 'gift', contact, draft, asker })
}

type Typed = Pick<DonationSearch, 'number' | 'contact'>

async function donationGivenWith(
  ctx: Ctx,
  { number, contact }: Typed,
): Promise<string | undefined> {
  const start = typedIdStart(number)
  const receipt = parseReceiptNumber(number)
  const { rows } = await sql<{ id: string }>`
    select id from donation where erased_at is null
      and ${sql.ref(contact.kind === 'email' ? 'donor_email' : 'donor_phone')} = ${contact.value}
      and (left(public_id, ${sql.lit(start?.length ?? 0)}) = ${start ?? '-'} or id = (
        select donation_id from receipt where kind = ${receipt?.kind ?? 'kuitansi'}
          and year = ${receipt?.year ?? 0} and serial = ${receipt?.serial ?? 0}))`.execute(ctx.db)
  return rows[0]?.id
}

/** A pass that shows a donation for a while, and its expiry (seconds since 1970). */
export type GuestPass = { pass: string; expiresAt: number; gift: MyDonation }

/** Answers the donation whose code was right, with a pass to see it again for a quarter of an hour. */
export async function openFoundDonation(
  ctx: Ctx,
  { token, code }: { token: string; code: string },
): Promise<GuestPass> {
  const answered = await answerChallenge(ctx, { token, code, purpose: 'gift' })
  const { donationId } = answered.draft
  const now = ctx.now()
  const donation = await inTransaction(ctx.db, async (tx) => {
    await useAnswer(tx, answered, now)
    return donationId === undefined ? undefined : findMyDonation(tx, donationId)
  })
  if (!donation || donationId === undefined) throw new LinkNotValid()
  const until = new Date(now.getTime() + PASS_MINUTES * 60_000)
  ctx.log.info('donation.found', { donationId, by: answered.contact.kind })
  const pass = guestPassOf(ctx.config, { donationId, until })
  return { pass, expiresAt: Math.floor(until.getTime() / 1000), gift: donation }
}

/** The donation of a pass in its present state; refuses an expired or invalid pass. */
export async function showFoundDonation(ctx: Ctx, pass: string): Promise<MyDonation> {
  const donationId = donationOfPass(ctx.config, pass, ctx.now())
  const donation = donationId === undefined ? undefined : await findMyDonation(ctx.db, donationId)
  if (!donation) throw new GuestPassNotValid()
  return donation
}
