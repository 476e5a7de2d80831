import { expect, test } from 'vitest'
import { sampleInstitution } from '#platform/settings/institution.ts'
import { alreadyEmail, codeEmail, type Email, notices, resetEmail } from './emails.ts'

const sender = { institution: sampleInstitution, origin: 'https://amanah.contoh' }
const { name, email } = sampleInstitution

function paragraphsOf({ subject, text }: Email): string[] {
  expect(subject).toContain(name)
  const [greeting, ...rest] = text.split('\n\n')
  expect(greeting).toBe('Assalamu’alaikum,')
  expect(rest.pop()).toBe(`Wassalamu’alaikum,\n${name}`)
  return rest
}

test('a code says how long it lives and that nobody may have it; on a phone the browser can fill it in', () => {
  const [sentence, ...rest] = paragraphsOf(codeEmail('email', '123456', sender))
  expect(sentence).toContain('123456. Berlaku 5 menit. JANGAN berikan kepada siapa pun')
  expect(rest).toHaveLength(1)
  expect(codeEmail('phone', '123456', sender).text).toBe(`${sentence}\n\n@amanah.contoh #123456`)
})

test('who has an account already reads how to sign in and how to reset the password', () => {
  const text = paragraphsOf(alreadyEmail(sender))
  expect(text).toHaveLength(4)
  expect(text[1]).toContain('https://amanah.contoh/account')
  expect(text[2]).toContain('https://amanah.contoh/forgot-password')
})

test('a reset is one link, for half an hour and once', () => {
  const text = paragraphsOf(resetEmail('abc', sender))
  expect(text).toHaveLength(4)
  expect(text[1]).toBe('https://amanah.contoh/password/abc')
  expect(text[2]).toContain('30 menit dan hanya sekali pakai')
})

test.each([
  ['password-changed', 2, ['https://amanah.contoh/forgot-password']],
  ['contact-replaced', 2, ['https://amanah.contoh/pusat-bantuan', email]],
  ['identity-added', 2, ['https://amanah.contoh/forgot-password']],
  ['identity-removed', 2, ['https://amanah.contoh/forgot-password']],
  ['identities-removed', 3, ['https://amanah.contoh/forgot-password']],
] as const)(
  '%s says what happened, and what to do if it was somebody else',
  (notice, count, links) => {
    const text = paragraphsOf(notices[notice](sender))
    expect(text).toHaveLength(count)
    for (const link of links) expect(text.at(-1)).toContain(link)
  },
)
