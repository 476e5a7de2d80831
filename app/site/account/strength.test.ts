import { expect, test } from 'vitest'
import { strengthOf } from './password-field.tsx'

test.each([
  ['', 0, /^$/],
  ['abcde', 1, 'Kurang 3 karakter lagi.'],
  ['password123', 1, /mudah ditebak/],
  ['sitiaminah', 1, /nama, e-mail/],
  ['hujan senja', 2, /Lebih panjang/],
  ['hujan senja kopi pahit', 3, 'Kuat.'],
] as const)('the password %j is of strength %s', (password, level, words) => {
  const found = strengthOf(password, { name: 'Siti Aminah', contact: 'siti@contoh.id' })
  expect(found.level).toBe(level)
  expect(found.words).toMatch(words)
})
