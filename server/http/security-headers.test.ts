import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { answerHeaders, pageHeaders, withScriptHashes } from './security-headers.ts'

const plain = readConfig({})
const social = readConfig({
  FIREBASE_PROVIDERS: 'google',
  FIREBASE_PROJECT_ID: 'amanah-1234',
  FIREBASE_API_KEY: 'AIzaSyExample1234567',
  FIREBASE_AUTH_DOMAIN: 'masuk.amanah.contoh',
})

const policyOf = (config: typeof plain, path: string) =>
  pageHeaders(config, false, path)['Content-Security-Policy'] ?? ''

test('the screens where one signs in may reach what the provider needs, and no more', () => {
  const policy = policyOf(social, '/account').split('; ')
  expect(policy).toContain(
    "script-src 'self' https://apis.google.com/js/api.js https://apis.google.com/_/scs/",
  )
  expect(policy).toContain("frame-src 'self' https://masuk.amanah.contoh")
  expect(policy.find((part) => part.startsWith('connect-src'))).toContain(
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
  )
  expect(policyOf(social, '/register')).toBe(policyOf(social, '/account'))
  expect(policyOf(social, '/account/')).toBe(policyOf(social, '/account'))
})

test.each([
  ['another screen', social, '/payment/01J'],
  ['a page that begins alike', social, '/accounts'],
  ['a site without providers', plain, '/account'],
])('%s reaches nobody', (_name, config, path) => {
  expect(policyOf(config, path)).not.toMatch(/google|masuk\.amanah|gapi/)
})

test('the desk uses own files only, and no other window holds on to it', () => {
  for (const path of ['/kelola', '/kelola/menunggu/1']) {
    const headers = pageHeaders(social, false, path)
    expect(headers['Content-Security-Policy']).not.toMatch(/https?:|media-src|frame-src/)
    expect(headers).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    })
  }
  expect(policyOf(plain, '/kelolaan')).toBe(policyOf(plain, '/lain'))
})

test('a window that is opened to sign in can answer, on every page', () => {
  for (const path of ['/', '/account']) {
    const headers = pageHeaders(plain, true, path)
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
  }
})

const mark = 'the mark of one render'
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const hashed = (html: string) => withScriptHashes({ policy: "script-src 'self'; x", html }, mark)

test('a marked script is allowed by its hash, and its mark does not leave the house', () => {
  const { policy, html } = hashed(
    `<script nonce="${mark}">ours()</script><script nonce="${mark}" type="module" async="">more()</script>`,
  )
  expect(policy).toBe(`script-src 'self' ${hashOf('ours()')} ${hashOf('more()')}; x`)
  expect(html).toBe('<script>ours()</script><script type="module" async="">more()</script>')
})

test.each([
  ['without a mark', '<script>theirs()</script>'],
  ['with a guessed mark', '<script nonce="guess">theirs()</script>'],
  ['with the mark in its text', `<script>theirs(' nonce="${'guess'}"')</script>`],
  ['in another case', '<SCRIPT>theirs()</SCRIPT>'],
  ['that describes', `<script nonce="${mark}" type="application/ld+json">{}</script>`],
  ['of a file', `<script nonce="${mark}" src="/a.js"></script>`],
])('a script %s is not in the policy', (_name, html) => {
  expect(hashed(html).policy).toBe("script-src 'self'; x")
})

test('a tag left open before one of ours gains nothing', () => {
  const { policy } = hashed(
    `<script x="<script nonce="${mark}">ours()</script><script>theirs()</script>`,
  )
  expect(policy).not.toContain(hashOf('theirs()'))
})

const live = readConfig({
  MODE: 'live',
  INSTITUTION_FILE: 'tests/institution.json',
  ORIGIN: 'https://amanah.example',
  SMTP_URL: 'smtps://mail.example',
  PAYMENT_PROVIDER: 'none',
  BANK_TRANSFER: 'on',
})

test('in live mode every answer keeps browsers to TLS for a year, also on hosts below unless told', () => {
  const year = 'max-age=31536000; includeSubDomains'
  const shown = [
    pageHeaders(live, true, '/'),
    pageHeaders(live, false, '/kelola'),
    ...['/v2/session', '/assets/a.js', '/webhooks/xendit'].map(answerHeaders(live)),
  ]
  for (const headers of shown) expect(headers['Strict-Transport-Security']).toBe(year)
  const alone = { ...live, hasHstsSubdomains: false }
  const header = answerHeaders(alone)('/v2/session')['Strict-Transport-Security']
  expect(header).toBe('max-age=31536000')
  expect(answerHeaders(plain)('/v2/session')).not.toHaveProperty('Strict-Transport-Security')
})

test('what programs are told is drawn and framed nowhere; a file may not be framed and keeps its rights', () => {
  const policyAt = (path: string) => answerHeaders(plain)(path)['Content-Security-Policy']
  const data = "default-src 'none'; frame-ancestors 'none'; sandbox"
  for (const path of ['/v2/surat/1', '/webhooks/xendit', '/health/live', '/news/_payload.json'])
    expect([path, policyAt(path)]).toEqual([path, data])
  for (const path of ['/sw.js', '/assets/a.js', '/v2x'])
    expect(policyAt(path)).toBe("frame-ancestors 'none'")
})
