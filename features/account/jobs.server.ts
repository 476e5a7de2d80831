import * as v from 'valibot'
import type { Selectable } from 'kysely'
import { sendMessage } from '#features/message/send-message.server.ts'
import type { Contact } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import type { AccountTables } from '#platform/db/schema/schema-account.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { defineJob, type Schedule } from '#platform/jobs/jobs.server.ts'
import { PermanentFailure } from '#platform/jobs/permanent-failure.ts'
import { removePicture } from '#platform/picture/picture.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { goesToEverybody } from './account.ts'
import { alreadyEmail, codeEmail, type Email, notices, resetEmail } from './emails.ts'
import { phoneLimit } from './limits.ts'
import { contactsOf, findByContact } from './queries.server.ts'
import { codeOf, resetTokenOf } from './secret-values.server.ts'

const rowId = v.pipe(v.string(), v.uuid())

/**
 * Sends the code of a challenge. Only this job, after the answer, looks up whether the contact has an account: so the
 * call takes the same time and answers the same either way.
 */
export const sendCodeJob = defineJob(
  { name: 'account.code', lane: 'codes' },
  v.object({ challengeId: rowId, sends: v.number() }),
  sendCode,
)

async function sendCode(ctx: Ctx, payload: { challengeId: string; sends: number }): Promise<void> {
  const row = await ctx.db
    .selectFrom('otp_challenge')
    .selectAll()
    .where('id', '=', payload.challengeId)
    .executeTakeFirst()
  // A newer code was requested meanwhile, or this one is no longer useful.
  if (!row || row.sends !== payload.sends || row.used_at || row.code_expires_at <= ctx.now()) return
  const contact = { kind: row.kind, value: row.contact }
  const email = await emailOf(ctx, row)
  if (!email) return
  // Counted where a message is really sent: unknown numbers must not use up the shared allowance. Messages above it
  // wait as jobs.
  if (row.kind === 'phone' && !goesToEverybody(row.purpose))
    await limit(ctx, phoneLimit(ctx.config), 'all')
  await sendTo(ctx, contact, { email, key: `${row.id}.${row.sends}` })
}

type ChallengeRow = Selectable<AccountTables['otp_challenge']>

/** The code, a notice that an account exists, or nothing when the contact may not get this code. */
async function emailOf(ctx: Ctx, row: ChallengeRow): Promise<Email | undefined> {
  const code = codeEmail(row.kind, codeOf(ctx.config, row), ctx.config)
  if (row.purpose === 'gift') return row.draft.donationId ? code : undefined
  const owner = await findByContact(ctx.db, { kind: row.kind, value: row.contact })
  if (row.purpose === 'sign-in') return owner && code
  const isTaken = owner !== undefined && owner.id !== row.account_id
  return isTaken ? alreadyEmail(ctx.config) : code
}

/** Sends the reset link to the owner of a contact; a contact without an account gets nothing. */
export const sendResetJob = defineJob(
  { name: 'account.reset', lane: 'codes' },
  v.object({ resetId: rowId }),
  sendReset,
)

async function sendReset(ctx: Ctx, { resetId }: { resetId: string }): Promise<void> {
  const row = await ctx.db
    .selectFrom('password_reset')
    .selectAll()
    .where('id', '=', resetId)
    .executeTakeFirst()
  if (!row || row.used_at || row.expires_at <= ctx.now()) return
  const contact = { kind: row.kind, value: row.contact }
  if (!(await findByContact(ctx.db, contact))) return
  if (contact.kind === 'phone') await limit(ctx, phoneLimit(ctx.config), 'all')
  const email = resetEmail(resetTokenOf(ctx.config, row), ctx.config)
  await sendTo(ctx, contact, { email, key: row.id })
}

/** Tells an account's owner about a change, at every verified contact. */
export const sendNoticeJob = defineJob(
  { name: 'account.notice', lane: 'email' },
  v.object({
    accountId: rowId,
    notice: v.picklist([
      'password-changed',
      'identity-added',
      'identity-removed',
      'identities-removed',
    ]),
    key: v.string(),
  }),
  async (ctx, { accountId, notice, key }) => {
    const email = notices[notice](ctx.config)
    let refused: PermanentFailure | undefined
    for (const contact of await contactsOf(ctx.db, accountId)) {
      await sendTo(ctx, contact, { email, key: `${key}.${contact.kind}` }).catch((cause) => {
        if (!(cause instanceof PermanentFailure)) throw cause
        // The other contacts hear of it all the same.
        refused = cause
      })
    }
    if (refused) throw refused
  },
)

/** Tells a contact that it was removed from an account, so that its owner notices a thief of the device. */
export const sendReplacedJob = defineJob(
  { name: 'account.replaced', lane: 'email' },
  v.object({ challengeId: rowId }),
  async (ctx, { challengeId }) => {
    const row = await ctx.db
      .selectFrom('otp_challenge')
      .select(['kind', 'draft'])
      .where('id', '=', challengeId)
      .executeTakeFirst()
    if (!row?.draft.replaced) return
    const contact = { kind: row.kind, value: row.draft.replaced }
    const email = notices['contact-replaced'](ctx.config)
    await sendTo(ctx, contact, { email, key: `${challengeId}.replaced` })
  },
)

/** Removes the files of a photo, unless its owner has uploaded the same one again. */
export const removePhotoJob = defineJob(
  { name: 'account.remove-photo', lane: 'upkeep' },
  v.object({ accountId: rowId, key: v.string(), widths: v.array(v.number()) }),
  async (ctx, { accountId, key, widths }) => {
    const row = await ctx.db
      .selectFrom('account')
      .select('photo')
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (row?.photo?.key !== key) await removePicture(ctx.files, { key, widths })
  },
)

type Sending = { email: Email; key: string }

async function sendTo(ctx: Ctx, contact: Contact, { email, key }: Sending): Promise<void> {
  const to = { [contact.kind]: contact.value }
  await sendMessage(ctx, { purpose: 'account', to, words: email, key })
}

/**
 * Deletes codes and resets a day after their end (they hold contacts of people without an account), and old sessions.
 */
export const forgetTracesSchedule: Schedule = {
  name: 'account.forget-traces',
  everyMs: 3_600_000,
  run: async ({ db, now }) => {
    const dayAgo = new Date(now().getTime() - DAY_MS)
    await db.deleteFrom('otp_challenge').where('expires_at', '<', dayAgo).execute()
    await db.deleteFrom('password_reset').where('expires_at', '<', dayAgo).execute()
    const monthAgo = new Date(now().getTime() - 30 * DAY_MS)
    await db.deleteFrom('session').where('expires_at', '<', monthAgo).execute()
  },
}

/** Deletes tries older than a day. */
export const forgetTriesSchedule: Schedule = {
  name: 'account.forget-tries',
  everyMs: 10 * 60_000,
  run: async ({ db, now }) => {
    const yesterday = new Date(now().getTime() - DAY_MS)
    await db.deleteFrom('sign_in_delay').where('last_tried_at', '<', yesterday).execute()
  },
}
