import { expect, test } from 'vitest'
import { ConfigError, configWarnings, readConfig } from './config.ts'

const live = {
  MODE: 'live',
  INSTITUTION_FILE: 'tests/institution.json',
  ORIGIN: 'https://amanah.example',
  SMTP_URL: 'smtps://mail.example',
  APP_SECRET: 'a secret of at least thirty-two characters',
}

const xendit = {
  PAYMENT_PROVIDER: 'xendit',
  XENDIT_SECRET_KEY: 'xnd_development_key',
  XENDIT_CALLBACK_TOKENS: 'token-of-sixteen-1, token-of-sixteen-2',
}
const midtrans = { PAYMENT_PROVIDER: 'midtrans', MIDTRANS_SERVER_KEY: 'SB-Mid-server-key' }

test('nothing has to be set: the demo runs embedded on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    origin: 'http://localhost:3000',
    dataDir: './data',
    databaseUrl: undefined,
    apiBase: '/',
    audioSource: 'everyayah',
    paymentProvider: 'sandbox',
  })
})

test('the origin follows the port unless it is set', () => {
  expect(readConfig({ PORT: '8080' }).origin).toBe('http://localhost:8080')
  expect(readConfig({ ORIGIN: 'https://amanah.example/' }).origin).toBe('https://amanah.example')
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', MODE: '' })).toMatchObject({ port: 3000, mode: 'demo' })
})

test.each([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '70000' }],
  ['MODE', { MODE: 'production' }],
  ['ORIGIN', { ORIGIN: 'amanah.example' }],
  ['APP_SECRET', { APP_SECRET: 'short' }],
  ['APP_SECRET', { DATABASE_URL: 'postgres://localhost/amanah' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/amanah' }],
  ['API_BASE', { API_BASE: 'v2' }],
  ['AUDIO_SOURCE', { AUDIO_SOURCE: 'radio' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['OTP_HTTP_URL', { OTP_HTTP_URL: 'wa.example' }],
  ['OTP_HTTP_SECRET', { OTP_HTTP_URL: 'https://wa.example' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'all' }],
  ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'berkas', S3_REGION: 'ap-southeast-3' }],
  [
    'S3_REGION',
    { S3_BUCKET: 'berkas', S3_ACCESS_KEY_ID: 'kunci', S3_SECRET_ACCESS_KEY: 'rahasia!' },
  ],
  ['S3_ENDPOINT', { S3_ENDPOINT: 'minio' }],
  ['TEST_CLOCK', { TEST_CLOCK: 'besok' }],
  ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'dompet' }],
  ['PAYMENT_PROVIDER', live],
  ['XENDIT_SECRET_KEY', { PAYMENT_PROVIDER: 'xendit' }],
  [
    'XENDIT_CALLBACK_TOKENS',
    { PAYMENT_PROVIDER: 'xendit', XENDIT_SECRET_KEY: 'xnd_development_1' },
  ],
  ['XENDIT_CALLBACK_TOKENS', { ...xendit, XENDIT_CALLBACK_TOKENS: 'short' }],
  [
    'XENDIT_CALLBACK_TOKENS',
    { ...xendit, XENDIT_CALLBACK_TOKENS: Array(3).fill('t'.repeat(16)).join() },
  ],
  ['XENDIT_SECRET_KEY', { ...xendit, XENDIT_SECRET_KEY: 'xnd_production_key' }],
  ['XENDIT_SECRET_KEY', { ...live, ...xendit }],
  ['XENDIT_SECRET_KEY', { ...xendit, XENDIT_SECRET_KEY: 'two\nlines of it' }],
  ['MIDTRANS_SERVER_KEY', { ...live, PAYMENT_PROVIDER: 'midtrans' }],
  ['MIDTRANS_BASE_URL', { ...midtrans, MIDTRANS_BASE_URL: 'https://API.midtrans.com/' }],
  [
    'MIDTRANS_BASE_URL',
    { ...live, ...midtrans, MIDTRANS_BASE_URL: 'https://api.sandbox.midtrans.com' },
  ],
  ['TEST_CLOCK', { ...live, TEST_CLOCK: '2026-11-21T07:00:00Z' }],
  ['SMTP_URL', { ...live, SMTP_URL: '' }],
  ['ORIGIN', { ...live, ORIGIN: '' }],
  ['INSTITUTION_FILE', { ...live, ...midtrans, INSTITUTION_FILE: '' }],
  ['ORIGIN', { ...live, ...midtrans, ORIGIN: 'http://amanah.example' }],
  ['MIDTRANS_BASE_URL', { ...live, ...midtrans, MIDTRANS_BASE_URL: 'http://pay.example' }],
  ['SMTP_URL', { ...live, ...midtrans, SMTP_URL: 'smtp://mail.example' }],
  ['INSTITUTION_FILE', { INSTITUTION_FILE: 'tests/tidak-ada.json' }],
])('it does not start with a bad value and names %s', (name, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: `, 'm'))
})

test('a server database without a bucket is warned of in live mode', () => {
  const server = { ...live, ...midtrans, DATABASE_URL: 'postgres://db.example/amanah' }
  const bucket = { S3_BUCKET: 'berkas', S3_ENDPOINT: 'https://berkas.example' }
  const keys = { S3_ACCESS_KEY_ID: 'kunci', S3_SECRET_ACCESS_KEY: 'rahasia-sekali' }
  expect(configWarnings(readConfig(server)).join()).toContain('S3_BUCKET')
  expect(configWarnings(readConfig(server)).join()).toContain('DATABASE_OWNER_URL')
  const owner = { DATABASE_OWNER_URL: 'postgres://owner@db/amanah' }
  expect(configWarnings(readConfig({ ...server, ...bucket, ...keys, ...owner }))).toEqual([])
  expect(configWarnings(readConfig({ ...live, ...midtrans }))).toEqual([])
  expect(configWarnings(readConfig({ ...server, ...midtrans, MODE: 'demo' }))).toEqual([])
})

test('gifts of one address are counted in live mode, in the demo only where it is asked for', () => {
  expect(readConfig({}).donationsPerMinute).toBe(0)
  expect(readConfig({ GIFTS_PER_MINUTE: '5' }).donationsPerMinute).toBe(5)
  expect(readConfig({ ...live, ...midtrans }).donationsPerMinute).toBe(600)
  expect(readConfig({ ...live, ...midtrans, GIFTS_PER_MINUTE: '0' }).donationsPerMinute).toBe(0)
})

test('a provider is settled with its keys, in live mode at its real address', () => {
  expect(readConfig(xendit).xendit).toEqual({
    secretKey: 'xnd_development_key',
    callbackTokens: ['token-of-sixteen-1', 'token-of-sixteen-2'],
    baseUrl: 'https://api.xendit.co',
  })
  expect(readConfig(midtrans).midtrans?.baseUrl).toBe('https://api.sandbox.midtrans.com')
  expect(readConfig({ ...live, ...midtrans }).midtrans).toEqual({
    serverKey: 'SB-Mid-server-key',
    previousServerKey: undefined,
    baseUrl: 'https://api.midtrans.com',
  })
  expect(readConfig(midtrans).xendit).toBeUndefined()
})

test('files are kept in a bucket when there is one, otherwise in the data folder', () => {
  const keys = { S3_ACCESS_KEY_ID: 'kunci', S3_SECRET_ACCESS_KEY: 'rahasia-sekali' }
  const given = { S3_BUCKET: 'berkas', S3_ENDPOINT: 'https://berkas.example', ...keys }
  expect(readConfig({}).s3).toBeUndefined()
  expect(readConfig(given).s3).toEqual({
    bucket: 'berkas',
    region: 'auto',
    endpoint: 'https://berkas.example',
    accessKeyId: 'kunci',
    secretAccessKey: 'rahasia-sekali',
  })
})
