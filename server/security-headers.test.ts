import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { pageHeaders } from './security-headers.ts'

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

test('a window that is opened to sign in can answer, on every page', () => {
  for (const path of ['/', '/account']) {
    const headers = pageHeaders(plain, true, path)
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
  }
})
