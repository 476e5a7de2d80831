import * as v from 'valibot'

const whole = (from: number, to: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(from), v.maxValue(to))
const httpUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+/, 'must be an http(s) address'))
const secret = v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters'))

const variables = v.object({
  MODE: v.optional(v.picklist(['demo', 'live']), 'demo'),
  PORT: v.optional(whole(0, 65535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '0.0.0.0'),
  ORIGIN: v.optional(httpUrl),
  APP_SECRET: v.optional(secret),
  TEST_CLOCK: v.optional(v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 timestamp'))),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  ),
  DATABASE_READ_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
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
  MAIL_FROM: v.optional(v.pipe(v.string(), v.minLength(3)), 'Amanah <halo@amanah.contoh>'),
  PAYMENT_PROVIDER: v.optional(v.picklist(['sandbox']), 'sandbox'),
  SANDBOX_SIGNING: v.optional(v.picklist(['message', 'token']), 'message'),
})

type Variables = v.InferOutput<typeof variables>

/** The settled configuration. `origin` has no slash at its end; `databaseUrl` absent means the embedded engine. */
export type Config = {
  mode: 'demo' | 'live'
  port: number
  host: string
  origin: string
  appSecret: string | undefined
  testClock: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  databaseReadUrl: string | undefined
  apiBase: string
  audioSource: string
  quranSource: 'kemenag'
  smtpUrl: string | undefined
  mailFrom: string
  paymentProvider: 'sandbox'
  sandboxSigning: 'message' | 'token'
}

/** A value that cannot be used. The message names each variable, so that it can be mended. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads every setting once, at the start. Refuses with ConfigError naming what is wrong; nothing reads the environment later. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(variables, given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'),
    )
  }
  refuseUnsafe(parsed.output)
  return settle(parsed.output)
}

function refuseUnsafe(given: Variables): void {
  const problems: string[] = []
  if (given.DATABASE_URL && !given.APP_SECRET) {
    problems.push('APP_SECRET: is required with DATABASE_URL, so that every process has the same')
  }
  if (given.MODE === 'live') {
    if (given.PAYMENT_PROVIDER === 'sandbox') {
      problems.push('PAYMENT_PROVIDER: the sandbox is not allowed when MODE is live')
    }
    if (!given.SMTP_URL) {
      problems.push('SMTP_URL: the captured inbox is not allowed when MODE is live')
    }
    if (given.TEST_CLOCK) problems.push('TEST_CLOCK: is not allowed when MODE is live')
    if (!given.ORIGIN) problems.push('ORIGIN: is required when MODE is live')
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
}

function settle(given: Variables): Config {
  return {
    mode: given.MODE,
    port: given.PORT,
    host: given.HOST,
    origin: (given.ORIGIN ?? `http://localhost:${given.PORT}`).replace(/\/+$/, ''),
    appSecret: given.APP_SECRET,
    testClock: given.TEST_CLOCK,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
    apiBase: given.API_BASE,
    audioSource: given.AUDIO_SOURCE,
    quranSource: given.QURAN_SOURCE,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    paymentProvider: given.PAYMENT_PROVIDER,
    sandboxSigning: given.SANDBOX_SIGNING,
  }
}
