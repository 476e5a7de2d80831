import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from '#platform/http/http.server.ts'
import { TAX_ID_WORDS } from '#platform/text/tax-id.ts'
import {
  accountChange,
  codeRequest,
  contactRequest,
  photoForm,
  registerRequest,
  resetRequest,
  socialRequest,
  socialTrouble,
} from './contract.ts'

const token = '0123456789ABCDEFGHJKMNPQRS'
const form = {
  name: '  Siti   Aminah ',
  contact: '0812-3456-7889',
  password: 'hujan senja kopi',
  consent: true,
}

test('a registration is read as an Indonesian fills it in, and wants news only where it says so', () => {
  expect(safeParse(registerRequest, form)).toMatchObject({
    success: true,
    output: {
      name: 'Siti Aminah',
      contact: { kind: 'phone', value: '+6281234567889' },
      wantsNews: false,
    },
  })
  expect(safeParse(registerRequest, { ...form, wantsNews: true }).output).toMatchObject({
    wantsNews: true,
    newsByPhone: false,
  })
})

test.each<[Record<string, unknown>, string, string]>([
  [{ name: ' \u200b ' }, 'name', 'Isi nama lengkap Anda.'],
  [{ name: 'S'.repeat(101) }, 'name', 'Nama paling panjang 100 huruf.'],
  [
    { contact: 'siti@' },
    'contact',
    'Isi alamat e-mail atau nomor HP yang benar (contoh 081234567890).',
  ],
  [{ contact: `${'s'.repeat(301)}` }, 'contact', 'E-mail atau nomor HP terlalu panjang.'],
  [{ password: '' }, 'password', 'Isi kata sandi.'],
  [{ password: 'x'.repeat(1_001) }, 'password', 'Kata sandi terlalu panjang.'],
  [{ consent: false }, 'consent', 'Setujui Syarat & Kebijakan Privasi untuk melanjutkan.'],
])('%j of a registration is answered at %s with words', (mistake, field, words) => {
  const { issues = [] } = safeParse(registerRequest, { ...form, ...mistake })
  expect(fieldErrors(issues)).toEqual({ [field]: words })
})

test('names of two to a hundred letters are taken, also in letters that JavaScript counts twice', () => {
  for (const name of ['Om', '😀'.repeat(100), 'x'.repeat(100)])
    expect(safeParse(registerRequest, { ...form, name }).output).toMatchObject({ name })
})

test('a password of one to a thousand letters is left to the rules of passwords', () => {
  for (const password of ['x', 'x'.repeat(1_000)])
    expect(safeParse(registerRequest, { ...form, password }).success).toBe(true)
})

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 12-34-56 ', '123456'],
])('the code %j is read as %s', (code, read) => {
  expect(safeParse(codeRequest, { token, code }).output).toEqual({ token, code: read })
})

test.each(['12345', '1234567', '12345a', '', '１２３４５'])('%j is no code', (code) => {
  const { issues = [] } = safeParse(codeRequest, { token, code })
  expect(fieldErrors(issues)).toEqual({ code: 'Kode terdiri dari enam angka.' })
})

test.each([
  ['31.712.312.039-100.00', '3171231203910000'],
  ['3171 2312 0391 0001', '3171231203910001'],
  ['', ''],
])('the tax id %j is read as %j', (taxId, read) => {
  expect(safeParse(accountChange, { taxId })).toMatchObject({
    success: true,
    output: { taxId: read },
  })
})

test.each([
  '12345678901234',
  '12345678901234567',
  '1234567890123x',
  '1'.repeat(16),
  '012345678901000',
  '3171231203910000' + ' '.repeat(25),
])('%j is no tax id', (taxId) => {
  const { issues = [] } = safeParse(accountChange, { taxId })
  expect(fieldErrors(issues)).toEqual({ taxId: TAX_ID_WORDS })
})

test('a reset leaves the providers of an account linked unless it says otherwise', () => {
  const given = { token, password: 'angin laut pagi' }
  expect(safeParse(resetRequest, given).output).toEqual({ ...given, unlinksProviders: false })
  const unlinking = { ...given, unlinksProviders: true }
  expect(safeParse(resetRequest, unlinking).output).toEqual(unlinking)
})

test('a sign-in by a provider consents to nothing that it does not say', () => {
  expect(safeParse(socialRequest, { idToken: 'x' }).output).toEqual({
    idToken: 'x',
    consent: false,
  })
  expect(safeParse(socialRequest, { idToken: 'x'.repeat(8_192) }).success).toBe(true)
  expect(safeParse(socialRequest, { idToken: 'x'.repeat(8_193) }).success).toBe(false)
})

test('browsers tell of what only the operator can mend, and of nothing else', () => {
  const codes = [
    'invalid-api-key',
    'auth-domain-config-required',
    'operation-not-allowed',
    'unauthorized-domain',
    'api-key-not-valid.-please-pass-a-valid-api-key.',
  ]
  const isTaken = (code: string) => safeParse(socialTrouble, { code, provider: 'google' }).success
  expect(codes.every(isTaken)).toBe(true)
  expect(['popup-blocked', ''].some(isTaken)).toBe(false)
})

test('a photo is a file with something in it', () => {
  const isTaken = (photo: unknown) => safeParse(photoForm, { photo }).success
  expect(isTaken(new File(['x'], 'a.png'))).toBe(true)
  expect(isTaken(new File([], 'a.png'))).toBe(false)
  expect(isTaken('a.png')).toBe(false)
})

test('a contact of three hundred letters is read, and no empty password is proof', () => {
  const contact = `${' '.repeat(286)}siti@contoh.id`
  expect(safeParse(contactRequest, { contact }).output).toEqual({
    contact: { kind: 'email', value: 'siti@contoh.id' },
  })
  expect(safeParse(contactRequest, { contact, currentPassword: '' }).success).toBe(false)
})
