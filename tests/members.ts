import sharp from 'sharp'
import { type Caller, startSession } from '#features/account/sign-in/start-session.server.ts'
import { keepPhoto } from '#features/account/photo.server.ts'
import {
  finishRegistration,
  registerAccount,
} from '#features/account/sign-in/register-account.server.ts'
import {
  sendCodeJob,
  sendNoticeJob,
  sendReplacedJob,
  sendResetJob,
} from '#features/account/jobs.server.ts'
import { updateAccount } from '#features/account/update-account.server.ts'
import { readContact } from '#platform/text/contact.ts'
import type { Job } from '#platform/jobs/jobs.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import type { TestCtx } from './context.ts'

export { aPlan } from './money/plans.ts'

export const aCaller: Caller = {
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

export type TestMember = {
  accountId: string
  sessionId: string
  /** The raw value for the Authorization header. */
  authorization: string
}

/** A signed-in member; `email` or `phone` becomes a verified contact. */
export async function aMember(
  ctx: TestCtx,
  fields: { name?: string; email?: string; phone?: string } = {},
): Promise<TestMember> {
  const now = ctx.now()
  const id = ctx.newId()
  const { name = 'Siti Aminah' } = fields
  await ctx.db
    .insertInto('account')
    .values({
      id,
      name,
      password_hash: null,
      password_changed_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  for (const kind of ['email', 'phone'] as const) {
    const value = fields[kind]
    if (!value) continue
    await ctx.db
      .insertInto('account_contact')
      .values({ account_id: id, kind, value, verified_at: now })
      .execute()
  }
  const { token, sessionId } = await startSession(ctx, ctx.db, { accountId: id, caller: aCaller })
  return { accountId: id, sessionId, authorization: token }
}

const jobs: Job[] = [sendCodeJob, sendResetJob, sendNoticeJob, sendReplacedJob]
const byName = new Map(jobs.map((job) => [job.name, job]))

/** Sends the waiting messages to people's contacts. */
export async function sendEmails(ctx: TestCtx): Promise<void> {
  while ((await runDueJobs(ctx, byName)) > 0);
}

/** The newest message to a contact (email, or a phone as +62…), or undefined. */
export async function lastEmail(ctx: TestCtx, to: string): Promise<string | undefined> {
  await sendEmails(ctx)
  return [...ctx.mails, ...ctx.messages].findLast((email) => email.to === to)?.text
}

/** The code in the newest message to a contact; fails the test when there is none. */
export async function codeFor(ctx: TestCtx, to: string): Promise<string> {
  const [code] = /\b\d{6}\b/.exec((await lastEmail(ctx, to)) ?? '') ?? []
  if (!code) throw new Error(`no code was sent to ${to}`)
  return code
}

/** A code that differs from the right one. */
export function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}

export const aPassword = 'hujan senja kopi'

/** Adds a photo and an NPWP to a profile; answers the photo's key. */
export async function dress(
  ctx: TestCtx,
  { accountId, taxId }: { accountId: string; taxId: string },
): Promise<string> {
  const create = { width: 40, height: 40, channels: 3 as const, background: '#0b6e4f' }
  const bytes = await sharp({ create }).png().toBuffer()
  const { photo } = await keepPhoto(ctx, { accountId, bytes })
  await updateAccount(ctx, accountId, { taxId })
  return `foto/${accountId}/${photo}-40.jpg`
}

type SignUp = { name?: string; contact?: string; password?: string }

/** Starts a registration as the form does; answers its token. */
export async function beginRegistration(ctx: TestCtx, fields: SignUp = {}) {
  const { name = 'Siti Aminah', contact = 'siti@contoh.id', password = aPassword } = fields
  const read = readContact(contact)
  if (!read) throw new Error(`${contact} is no contact`)
  const consents = { terms: true, 'news-email': false }
  return registerAccount(ctx, { name, contact: read, password, consents, asker: aCaller })
}

/** A signed-in person who has registered with a password and verified the contact. */
export async function aRegistered(ctx: TestCtx, fields: SignUp = {}): Promise<TestMember> {
  const { token } = await beginRegistration(ctx, fields)
  const read = readContact(fields.contact ?? 'siti@contoh.id')
  const code = await codeFor(ctx, read?.value ?? '')
  const done = await finishRegistration(ctx, { token, code, caller: aCaller })
  const { accountId, sessionId } = done
  return { accountId, sessionId, authorization: done.token }
}
