import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bankTokenOf } from '#features/donor-bank/request-donor-bank.server.ts'
import { newsTokenOf } from '#features/donation/news/stop-news.server.ts'
import { connect, type Connection } from '#platform/db/connect.server.ts'
import { uuidV7 } from '#platform/context.ts'
import { tokenHash } from '#platform/security/keyed-hash.server.ts'
import { newPublicId } from '#platform/ids/public-id.ts'
import { appSecret } from '#server/secret.ts'
import { type MailServer, startMailServer } from '../fakes/mail-server.ts'
import { startTlsFront, type TlsFront } from '../fakes/tls-front.ts'
import { startXendit } from '../fakes/xendit.ts'
import { quickFolder } from '../database/quick-folder.ts'
import { seededOn } from '../server/seeded.ts'
import { startServer, type TestServer } from '../server/server.ts'
import {
  addNewsReader,
  choicesAddress,
  newsMessage,
  planRow,
  planToken,
} from './giving/link-holders.ts'

export type LiveProduct = {
  server: TestServer
  front: TlsFront
  /** Its settings, for commands of operation. */
  env: Record<string, string>
  mail: MailServer
  /** The account that exists from the start. */
  contact: string
  /** Stop links of that account's plans, each for one test. */
  stopTokens: string[]
  /** Stop links of news to donors, each for one test. */
  newsTokens: string[]
  choiceTokens: string[]
  /** Of messages to donors without an account. */
  leaveTokens: string[]
  /** Of links that ask donors for a bank account. */
  bankTokens: string[]
  stop(): Promise<void>
}

const contact = 'siti@contoh.id'
const key = 'xnd_production_only-for-the-fake'
const token = 'the-token-that-is-valid-now'

/** The required settings of live mode, with addresses of this machine where nothing listens. */
export const liveSettings = {
  MODE: 'live',
  ORIGIN: 'https://127.0.0.1:1',
  TRUSTED_PROXIES: '1',
  INSTITUTION_FILE: 'tests/institution.json',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PAYMENT_PROVIDER: 'xendit',
  XENDIT_SECRET_KEY: key,
  XENDIT_CALLBACK_TOKENS: token,
  XENDIT_BASE_URL: 'http://127.0.0.1:1',
}

/**
 * The product as in production: MODE=live, behind a TLS proxy, with a mail server and a provider. A passkey is bound to
 * a name: `host` may be localhost.
 */
export async function startLive({ host = '127.0.0.1' } = {}): Promise<LiveProduct> {
  const dataDir = quickFolder()
  const kept = process.env.SEEDED_DATA
  if (kept) cpSync(await seededOn(undefined, kept), dataDir, { recursive: true })
  const tokens = await prepare(dataDir)
  const [front, mail, provider] = await Promise.all([
    startTlsFront(),
    startMailServer(),
    startXendit({ key, token, now: () => new Date() }),
  ])
  const env = {
    ...liveSettings,
    ORIGIN: front.origin.replace('127.0.0.1', host),
    SMTP_URL: mail.url,
    XENDIT_BASE_URL: provider.origin,
    BANK_TRANSFER: 'on',
  }
  const server = await startServer({ dataDir, env })
  front.lead(server.origin)
  return {
    server,
    front,
    env,
    mail,
    contact,
    ...tokens,
    stop: async () => {
      await server.stop()
      await Promise.all([front.stop(), mail.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The sandbox made the sample data's codes; no other provider knows them when it is asked once more. */
async function endSampleCharges(pool: Connection['pool']): Promise<void> {
  await pool.query(`
    update charge set updated_at = greatest(updated_at, expires_at + interval '72 hours'),
      status = case when status in ('creating', 'unknown', 'pending') then 'expired' else status end
    where method <> 'transfer'`)
}

/** Campaigns for donations, an account with plans, and donors of news, in a database of live mode. */
async function prepare(
  dataDir: string,
): Promise<Pick<LiveProduct, `${'stop' | 'news' | 'choice' | 'leave' | 'bank'}Tokens`>> {
  const { db, pool, close } = await connect({ dataDir: path.join(dataDir, 'database') })
  // A demo made the sample data, and live mode does not open it.
  await pool.query("update database_mode set mode = 'live'")
  await pool.query('update bank_account set is_sample = false')
  await endSampleCharges(pool)
  const now = new Date()
  const account = uuidV7(now)
  const at = { created_at: now, updated_at: now }
  await db
    .insertInto('account')
    .values({ id: account, name: 'Siti Aminah', password_hash: 'none fits', ...at })
    .execute()
  await db
    .insertInto('account_contact')
    .values({ account_id: account, kind: 'email', value: contact, verified_at: now })
    .execute()
  const plans = (['jumat', 'subuh'] as const).map((kind) => planRow({ kind, account, now }))
  await db.insertInto('recurring_plan').values(plans).execute()
  const donors = await db.selectFrom('donation').select('id').orderBy('id').limit(2).execute()
  const ids = donors.map(({ id }) => id)
  for (const [index, id] of ids.entries()) {
    const asked = { wants_news: true, donor_email: `pembaca${index}@contoh.id` }
    await db.updateTable('donation').set(asked).where('id', '=', id).execute()
  }
  const secret = { appSecret: appSecret({ appSecret: undefined, dataDir }) }
  const links = ids.map((donation_id) => ({ donation_id, id: uuidV7(now), nonce: newPublicId() }))
  const facts = {
    suspense_id: null,
    asked_by: account,
    asked_at: now,
    given_at: null,
    sealed: null,
  }
  const expires_at = new Date(now.getTime() + 7 * 86_400_000)
  const requests = links.map((link) => ({
    ...link,
    ...facts,
    expires_at,
    token_hash: tokenHash(bankTokenOf(secret, link)),
  }))
  if (requests.length > 0) await db.insertInto('donor_bank').values(requests).execute()
  const messages = [0, 1, 2, 3, 4, 5].map((at) => newsMessage(at, now))
  for (const at of [4, 5]) await addNewsReader(db, at, now)
  await db.insertInto('sent_message').values(messages).execute()
  await close()
  return {
    stopTokens: plans.map(({ id }) => planToken(secret.appSecret, id)),
    newsTokens: ids.map((id) => newsTokenOf(secret, id)),
    choiceTokens: messages.slice(0, 4).map(({ id }) => choicesAddress(secret.appSecret, id)),
    leaveTokens: messages.slice(4).map(({ id }) => choicesAddress(secret.appSecret, id)),
    bankTokens: links.map((link) => bankTokenOf(secret, link)),
  }
}
