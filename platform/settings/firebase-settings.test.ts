import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'

const whole = {
  FIREBASE_PROVIDERS: 'google, GitHub',
  FIREBASE_PROJECT_ID: 'amanah-1234',
  FIREBASE_API_KEY: 'AIzaSyExample_-1234567',
}

test('without providers there is no social sign-in', () => {
  expect(readConfig({}).firebase).toBeUndefined()
  expect(readConfig({ FIREBASE_PROJECT_ID: 'amanah-1234' }).firebase).toBeUndefined()
})

test('with providers the rest follows from the project', () => {
  expect(readConfig(whole).firebase).toEqual({
    providers: ['google', 'github'],
    projectId: 'amanah-1234',
    apiKey: 'AIzaSyExample_-1234567',
    authDomain: 'amanah-1234.firebaseapp.com',
    jwksUrl: expect.stringMatching(/^https:\/\/www\.googleapis\.com\/.*securetoken/),
  })
})

const live = {
  MODE: 'live',
  INSTITUTION_FILE: 'tests/institution.json',
  ORIGIN: 'https://amanah.contoh',
  SMTP_URL: 'smtps://surat.contoh',
  PAYMENT_PROVIDER: 'midtrans',
  MIDTRANS_SERVER_KEY: 'Mid-server-1234567890',
}

test.each([
  ['FIREBASE_PROJECT_ID', { FIREBASE_PROJECT_ID: '' }],
  ['FIREBASE_API_KEY', { FIREBASE_API_KEY: '' }],
  ['FIREBASE_PROVIDERS', { FIREBASE_PROVIDERS: 'google,myspace' }],
  ['FIREBASE_PROVIDERS', { FIREBASE_PROVIDERS: 'google,' }],
  ['FIREBASE_AUTH_DOMAIN', { FIREBASE_AUTH_DOMAIN: "x.contoh; script-src 'unsafe-inline'" }],
  ['FIREBASE_JWKS_URL', { ...live, FIREBASE_JWKS_URL: 'https://kunci.contoh/jwks' }],
])('%s is named when it cannot be used', (name, more) => {
  const read = () => readConfig({ ...whole, ...more })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
})

test('live mode takes the same settings without the address of the keys', () => {
  expect(readConfig({ ...live, ...whole }).firebase?.projectId).toBe('amanah-1234')
})
