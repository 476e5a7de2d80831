import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPasswordWords } from './common-passwords.ts'
import { passwordProblem, settledPassword } from './password.ts'

test.each([
  'Bismillah123',
  'bismillah',
  'P@ssw0rd!',
  'passwordpassword',
  'sayangku99',
  'indonesia1945',
  'qwerty123456',
  'asdfghjkl',
  '12345678',
  '87654321',
  '17081945',
  '08123456789',
  'abcabcabc',
  'aaaaaaaaaa',
  'abcdefgh',
  '1234abcd',
  'akusayangkamu',
  'iloveyou2026',
  'Alhamdulillah_33',
  '!!!!!!!!',
])('%s is one of the common ones', (password) => {
  expect(passwordProblem(password)).toMatch(/mudah ditebak/)
})

test.each([
  'kuda benar baterai stapel',
  'hujan-senja-kopi',
  'tr7#kLw9',
  'mendung belum tentu hujan',
  'علم نافع ورزق طيب',
  'r4haS14-laut-Banda',
])('%s is taken, whatever signs it is made of', (password) => {
  expect(passwordProblem(password)).toBeUndefined()
})

test('length is counted in characters: eight to 128', () => {
  expect(passwordProblem('hujan57')).toMatch(/minimal 8/)
  expect(passwordProblem('hujan57z')).toBeUndefined()
  expect(passwordProblem('🌧️kopi senja')).toBeUndefined()
  expect(passwordProblem('hujan senja '.repeat(10) + 'kopi tua')).toBeUndefined()
  expect(passwordProblem('hujan senja '.repeat(10) + 'kopi tua.')).toMatch(/paling panjang 128/)
})

test.each([
  ['Sri Wahyuningsih', 'sri@contoh.id', 'sriwahyuningsih'],
  ['Sri Wahyuningsih', 'sri@contoh.id', 'Wahyuningsih88'],
  ['Sri Wahyuningsih', 'sriwahyu.ok@contoh.id', 'sriwahyuok'],
  ['Sri Wahyuningsih', '+6281298765432', '081298765432'.slice(1)],
])('%s, %s may not take %s', (name, contact, password) => {
  expect(passwordProblem(password, { name, contact })).toMatch(/Jangan memakai nama/)
})

test('no common word becomes good by digits at its end or a capital at its beginning', () => {
  const words = [...commonPasswordWords].filter((word) => word.length >= 4)
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.integer({ min: 0, max: 99_999 }), (word, number) => {
      const password =
        word.charAt(0).toUpperCase() + word.slice(1) + String(number).padStart(5, '0')
      expect(passwordProblem(password)).toBeDefined()
    }),
  )
})

test('what looks the same is the same, whichever keyboard wrote it', () => {
  expect(settledPassword('kafe\u0301 senja')).toBe(settledPassword('kafé senja'))
  expect(settledPassword('ｋｏｐｉ')).toBe('kopi')
})
