import * as v from 'valibot'
import { cleartextProblems } from './security/cleartext.ts'
import { databaseVariables } from './settings/database-settings.ts'
import * as inbound from './settings/inbound-mail-settings.ts'
import { settleExchangeRates } from './settings/provider-settings.ts'
import {
  firebaseProblems,
  type FirebaseSettings,
  firebaseVariables,
  settleFirebase,
} from './settings/firebase-settings.ts'
import * as providers from './settings/provider-settings.ts'
import * as mail from './settings/mail-settings.ts'
import { pushVariables, settlePush } from './settings/push-settings.ts'
import { type Institution, sampleInstitution } from './settings/institution.ts'
import { readInstitution } from './settings/institution-file.ts'
import * as whatsapp from './settings/whatsapp-settings.ts'
import { s3Problems, s3Variables, type S3Settings, settleS3 } from './settings/s3-settings.ts'

const whole = (from: number, to: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(from), v.maxValue(to))
const httpUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+/, 'must be an http(s) address'))
const address = v.pipe(
  httpUrl,
  v.transform((url) => url.replace(/\/+$/, '')),
)
const secret = v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters'))

const variables = v.object({
  MODE: v.optional(v.picklist(['demo', 'live']), 'demo'),
  PORT: v.optional(whole(0, 65535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '0.0.0.0'),
  ORIGIN: v.optional(httpUrl),
  APP_SECRET: v.optional(secret),
  TEST_CLOCK: v.optional(v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 timestamp'))),
  INSTITUTION_FILE: v.optional(v.string()),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  ...databaseVariables,
  DESK_HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/,
        'must be a host in lower case, like desk.example.org',
      ),
    ),
  ),
  API_BASE: v.optional(v.union([v.literal('/'), httpUrl]), '/'),
  AUDIO_SOURCE: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(everyayah|lokal|https?:\/\/.*\{(surah|ayah)[^}]*\}.*)$/,
        'must be everyayah, lokal or an address with {surah} and {ayah}',
      ),
    ),
    'everyayah',
  ),
  QURAN_SOURCE: v.optional(v.picklist(['kemenag']), 'kemenag'),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  ),
  ...pushVariables,
  OTP_HTTP_URL: v.optional(address),
  OTP_HTTP_SECRET: v.optional(secret),
  OTP_DAILY_MOST: v.optional(whole(4, 10_000_000), '2000'),
  TRUSTED_PROXIES: v.optional(whole(0, 9), '0'),
  GIFTS_PER_MINUTE: v.optional(whole(0, 1_000_000)),
  RENDERS_PER_MINUTE: v.optional(whole(0, 1_000_000), '1200'),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.minLength(3))),
  ...inbound.inboundMailVariables,
  ...mail.mailVariables,
  ...providers.providerVariables,
  SANDBOX_SIGNING: v.optional(v.picklist(['message', 'token']), 'message'),
  ...firebaseVariables,
  ...s3Variables,
  ...whatsapp.whatsappVariables,
  METRICS_TOKEN: v.optional(secret),
  DRAIN_SECONDS: v.optional(whole(0, 60), '0'),
  HSTS_SUBDOMAINS: v.optional(v.picklist(['on', 'off']), 'on'),
  OFFLINE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),
})

export const settingNames: readonly string[] = Object.keys(variables.entries)

type Variables = v.InferOutput<typeof variables>

/** The checked configuration. `origin` has no slash at its end; without `databaseUrl` the embedded engine is used. */
export type Config = {
  mode: 'demo' | 'live'
  institution: Institution
  port: number
  host: string
  origin: string
  appSecret: string | undefined
  testClock: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  databaseReadUrl: string | undefined
  /** The role that owns the tables and migrates them, where it is another one. */
  databaseOwnerUrl: string | undefined
  /** The host of the desk, when it has one of its own; nothing else is there. */
  deskHost: string | undefined
  /** The address of the desk without a slash at its end: of `deskHost`, or the public one. */
  deskOrigin: string
  apiBase: string
  audioSource: string
  quranSource: 'kemenag'
  smtpUrl: string | undefined
  mailFrom: string
  /** Set when answers to our e-mails come back to us. */
  inboundMail: inbound.InboundMailSettings | undefined
  mailSettings: mail.MailSettings
  /** Where messages to phones are delivered, and the secret that signs them. */
  otpHttp: { url: string; secret: string } | undefined
  /** The hosts of push services that may be called, with what lies below them. */
  pushServices: readonly string[]
  /** Where exchange rates are fetched; undefined where people of the institution enter them alone. */
  exchangeRates: string | undefined
  /** Messages to phones in any 24 hours, in total: they cost money. */
  otpDailyMost: number
  /** How many proxies in front of the server add to X-Forwarded-For; 0 trusts none. */
  trustedProxies: number
  /** Donations of one address per minute; 0 switches the limit off. */
  donationsPerMinute: number
  /** Pages rendered for one network per minute, cached ones excluded; 0 switches the limit off. */
  rendersPerMinute: number
  paymentProvider: 'sandbox' | 'xendit' | 'midtrans' | 'none'
  xendit: providers.XenditSettings | undefined
  midtrans: providers.MidtransSettings | undefined
  sandboxSigning: 'message' | 'token'
  /** The e-wallets that donors may choose, as far as the provider has them. */
  ewallets: readonly providers.WalletName[]
  hasCards: boolean
  hasDebits: boolean
  debitBanks: readonly providers.DebitBank[]
  /** Donors may transfer to the institution's own bank accounts. */
  hasBankTransfer: boolean
  /** Set when sign-in providers are configured. */
  firebase: FirebaseSettings | undefined
  /** Set where messages go by WhatsApp. */
  whatsapp: whatsapp.WhatsappSettings | undefined
  /** Set when files are stored in a bucket; otherwise in a folder of `dataDir`. */
  s3: S3Settings | undefined
  /** Whether browsers hold hosts below ORIGIN to TLS as well. */
  hasHstsSubdomains: boolean
  /** False removes the service worker from every visiting browser. */
  hasOfflineWorker: boolean
  /** Opens /metrics to its holder; without it there is no such address. */
  metricsToken: string | undefined
  /** How long a process that was told to stop still serves while /health/ready answers 503. */
  drainSeconds: number
}

/** Settings that cannot be used. The message names each variable to correct. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads every setting once, at the start. Refuses with a ConfigError that names what is wrong; no code reads the
 * environment later.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(variables, settings)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'),
    )
  }
  refuseUnsafe(parsed.output)
  return settle(parsed.output, institutionOf(parsed.output))
}

/** Warnings about settings that are rarely intended, one sentence each; logged at the start. */
export function configWarnings({ mode, databaseUrl, databaseOwnerUrl, s3 }: Config): string[] {
  if (mode !== 'live' || !databaseUrl) return []
  return [
    ...(s3
      ? []
      : [
          'DATABASE_URL is set without S3_BUCKET: photos and attachments stay in DATA_DIR of this one machine, where another process does not find them.',
        ]),
    ...(databaseOwnerUrl
      ? []
      : [
          'DATABASE_URL is set without DATABASE_OWNER_URL: the role that serves visitors also owns the tables of the books.',
        ]),
  ]
}

/** The demo uses the sample; an installation that takes real money must name its institution. */
function institutionOf({ INSTITUTION_FILE: file }: Variables): Institution {
  if (!file) return sampleInstitution
  const read = readInstitution(file)
  if ('problems' in read) throw new ConfigError(read.problems.join('\n'))
  return read.institution
}

function refuseUnsafe(variables: Variables): void {
  const problems: string[] = []
  if (variables.DATABASE_OWNER_URL && !variables.DATABASE_URL) {
    problems.push('DATABASE_OWNER_URL: needs DATABASE_URL, the role that serves')
  }
  if (variables.DATABASE_URL && !variables.APP_SECRET) {
    problems.push('APP_SECRET: is required with DATABASE_URL, so that every process has the same')
  }
  problems.push(...providers.providerProblems(variables), ...firebaseProblems(variables))
  problems.push(...s3Problems(variables), ...inbound.inboundMailProblems(variables))
  problems.push(...whatsapp.whatsappProblems(variables), ...mail.mailProblems(variables))
  if (variables.DESK_HOST && variables.DESK_HOST === URL.parse(variables.ORIGIN ?? '')?.host) {
    problems.push(
      'DESK_HOST: is the host of ORIGIN; leave it out where the desk has no host of its own',
    )
  }
  if (variables.OTP_HTTP_URL && !variables.OTP_HTTP_SECRET) {
    problems.push('OTP_HTTP_SECRET: is required with OTP_HTTP_URL')
  }
  if (variables.MODE === 'live') {
    if (!variables.SMTP_URL) {
      problems.push('SMTP_URL: the captured inbox is not allowed when MODE is live')
    }
    if (variables.TEST_CLOCK) problems.push('TEST_CLOCK: is not allowed when MODE is live')
    problems.push(...cleartextProblems(variables))
    if (!variables.ORIGIN) problems.push('ORIGIN: is required when MODE is live')
    if (!variables.INSTITUTION_FILE) {
      problems.push(
        'INSTITUTION_FILE: is required when MODE is live; nobody collects as the sample',
      )
    }
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
}

function otpHttpOf({ OTP_HTTP_URL: url, OTP_HTTP_SECRET: key }: Variables): Config['otpHttp'] {
  return url && key ? { url, secret: key } : undefined
}

/** The desk's own host is reached as the public one is: both have TLS, or neither. */
function deskOriginOf(origin: string, deskHost: string | undefined): string {
  return deskHost === undefined ? origin : `${new URL(origin).protocol}//${deskHost}`
}

function settle(variables: Variables, institution: Institution): Config {
  const origin = (variables.ORIGIN ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, '')
  return {
    institution,
    mode: variables.MODE,
    port: variables.PORT,
    host: variables.HOST,
    origin,
    deskHost: variables.DESK_HOST,
    deskOrigin: deskOriginOf(origin, variables.DESK_HOST),
    appSecret: variables.APP_SECRET,
    testClock: variables.TEST_CLOCK,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    databaseReadUrl: variables.DATABASE_READ_URL,
    databaseOwnerUrl: variables.DATABASE_OWNER_URL,
    apiBase: variables.API_BASE,
    audioSource: variables.AUDIO_SOURCE,
    quranSource: variables.QURAN_SOURCE,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? `"${institution.name}" <${institution.email}>`,
    inboundMail: inbound.settleInboundMail(variables),
    mailSettings: mail.settleMail(variables),
    otpHttp: otpHttpOf(variables),
    pushServices: settlePush(variables),
    exchangeRates: settleExchangeRates(variables),
    otpDailyMost: variables.OTP_DAILY_MOST,
    trustedProxies: variables.TRUSTED_PROXIES,
    donationsPerMinute: variables.GIFTS_PER_MINUTE ?? (variables.MODE === 'live' ? 600 : 0),
    rendersPerMinute: variables.RENDERS_PER_MINUTE,
    paymentProvider: variables.PAYMENT_PROVIDER,
    xendit: providers.settleXendit(variables),
    midtrans: providers.settleMidtrans(variables),
    sandboxSigning: variables.SANDBOX_SIGNING,
    ewallets: variables.EWALLETS ?? [],
    hasCards: variables.CARDS === 'on',
    hasDebits: variables.DEBITS === 'on',
    debitBanks: variables.DEBIT_BANKS ?? [],
    hasBankTransfer: variables.BANK_TRANSFER === 'on',
    firebase: settleFirebase(variables),
    s3: settleS3(variables),
    whatsapp: whatsapp.settleWhatsapp(variables),
    hasHstsSubdomains: variables.HSTS_SUBDOMAINS === 'on',
    hasOfflineWorker: variables.OFFLINE_WORKER === 'on',
    metricsToken: variables.METRICS_TOKEN,
    drainSeconds: variables.DRAIN_SECONDS,
  }
}
