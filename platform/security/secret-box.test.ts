import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf, seal, unseal } from './secret-box.server.ts'

const config = { appSecret: 'a secret that only the tests know' }
const label = { purpose: 'tax-id', owner: 'donation 1' }

test('what was sealed comes back, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (clear) => {
      expect(unseal(config, label, seal(config, label, clear))).toBe(clear)
    }),
  )
})

test('a box does not show what is in it, nor that two hold the same', () => {
  const boxes = [1, 2].map(() => seal(config, label, '3201234567890001'))
  expect(boxes[0]).not.toBe(boxes[1])
  for (const box of boxes) {
    expect(box).not.toContain('3201234567890001')
    expect(Buffer.from(box.slice(3), 'base64url').toString('latin1')).not.toContain('320123')
  }
})

test.each([
  ['another owner', config, { ...label, owner: 'donation 2' }],
  ['another purpose', config, { ...label, purpose: 'phone' }],
  ['another secret', { appSecret: 'a secret of another installation' }, label],
])('a box does not open for %s', (_case, secret, other) => {
  const box = seal(config, label, '3201234567890001')
  expect(() => unseal(secret, other, box)).toThrow()
})

test('a box of which any one byte was changed, or that was cut short, does not open', () => {
  const bytes = Buffer.from(seal(config, label, '3201234567890001').slice(3), 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] as number) ^ 1
    expect(() => unseal(config, label, `v1.${changed.toString('base64url')}`)).toThrow()
    const cut = bytes.subarray(0, at).toString('base64url')
    expect(() => unseal(config, label, `v1.${cut}`)).toThrow()
  }
  expect(() => unseal(config, label, '3201234567890001')).toThrow('form v1')
})

test('nothing is sealed without a secret', () => {
  expect(() => seal({ appSecret: undefined }, label, '1')).toThrow('APP_SECRET')
})

test('a mark tells equal from different, and depends on secret and purpose', () => {
  const fingerprint = fingerprintOf(config, 'tax-id', '3201234567890001')
  expect(fingerprintOf(config, 'tax-id', '3201234567890001')).toBe(fingerprint)
  const others = [
    fingerprintOf(config, 'tax-id', '3201234567890002'),
    fingerprintOf(config, 'phone', '3201234567890001'),
    fingerprintOf({ appSecret: 'a secret of another installation' }, 'tax-id', '3201234567890001'),
  ]
  expect(others).not.toContain(fingerprint)
})
