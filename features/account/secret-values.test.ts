import { expect, test } from 'vitest'
import { isPublicId } from '#platform/ids/public-id.ts'
import { codeOf, isSameCode, resetTokenOf } from './secret-values.server.ts'

const config = { appSecret: 'a secret that only the tests know' }
const row = { id: 'satu', nonce: 'n', sends: 1 }

test('a code is made again from the same row, and every part of it changes it', () => {
  const code = codeOf(config, row)
  expect(code).toMatch(/^\d{6}$/)
  expect(codeOf(config, { ...row })).toBe(code)
  const others = [
    codeOf(config, { ...row, id: 'dua' }),
    codeOf(config, { ...row, nonce: 'm' }),
    codeOf(config, { ...row, sends: 2 }),
    codeOf({ appSecret: 'another secret of another installation' }, row),
  ]
  expect(new Set([code, ...others]).size).toBe(5)
})

test('all digits are about equally likely at all six places', () => {
  const codes = Array.from({ length: 10_000 }, (_, at) => codeOf(config, { ...row, sends: at }))
  for (let place = 0; place < 6; place++) {
    for (let digit = 0; digit < 10; digit++) {
      const count = codes.filter((code) => code[place] === String(digit)).length
      expect(count).toBeGreaterThan(850)
      expect(count).toBeLessThan(1_150)
    }
  }
})

test('codes are the same only when every digit is', () => {
  expect(isSameCode('012345', '012345')).toBe(true)
  expect(isSameCode('012345', '012346')).toBe(false)
  expect(isSameCode('12345', '012345')).toBe(false)
})

test('a reset token looks like every other id in an address, and differs with the row', () => {
  const tokens = Array.from({ length: 1_000 }, (_, at) =>
    resetTokenOf(config, { id: `${at}`, nonce: 'n' }),
  )
  expect(tokens.every(isPublicId)).toBe(true)
  expect(new Set(tokens).size).toBe(1_000)
})
