import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { sandboxQris } from '#platform/outside/sandbox/sandbox-qris.ts'
import vectors from './qris-vectors.json' with { type: 'json' }
import { crc16, parseTlv, validateQris } from './qris.ts'

const good = vectors.valid[0]?.payload as string

/** Rebuilds a payload from changed elements with a valid checksum, so that only the tested rule can refuse it. */
function sealed(body: string): string {
  return `${body}6304${crc16(`${body}6304`)}`
}

function changed(from: string, to: string): string {
  expect(good).toContain(from)
  return sealed(good.slice(0, -8).replace(from, to))
}

test('the checksum gives the published check value', () => {
  for (const [text, sum] of Object.entries(vectors.crc.check)) expect(crc16(text)).toBe(sum)
})

test('every valid vector is read with its merchant and amount', () => {
  for (const { payload, amount, merchant } of vectors.valid) {
    const read = validateQris(payload, amount)
    expect(read).toEqual({ ok: true, merchant, nmid: 'ID0000000000001', amount })
  }
})

test('every invalid vector is refused', () => {
  for (const vector of vectors.invalid) {
    const amount = 'charge' in vector ? (vector.charge as number) : 50_000
    expect(validateQris(vector.payload, amount).ok, vector.why).toBe(false)
  }
})

const broken: [why: string, payload: string][] = [
  ['malformed', ''],
  ['malformed', '0'],
  ['malformed', 'halo dunia'],
  ['malformed', `${good}00`],
  ['duplicate-tag', sealed(`${good.slice(0, -8)}5802ID`)],
  ['order', sealed(good.slice(6, -8))],
  ['order', changed('000201', '000202')],
  ['order', changed('000201010212', '010212000201')],
  ['order', `${good}6401X`],
  ['crc', `${good.slice(0, -4)}0000`],
  ['crc', `${good.slice(0, -4)}ZZZZ`],
  ['not-dynamic', changed('010212', '010211')],
  ['currency', changed('5303360', '5303840')],
  ['country', changed('5802ID', '5802MY')],
  ['amount', changed('540550000', '540550001')],
  ['amount', changed('540550000', '540550,00')],
  ['amount', changed('540550000', '540850000.50')],
  ['amount', changed('540550000', '')],
  ['tip', changed('5802ID', '5502015802ID')],
  ['tip', changed('5802ID', '560410005802ID')],
  ['merchant', changed('ID.CO.QRIS.WWW', 'ID.CO.QRIZ.WWW')],
  ['merchant', changed('0215ID0000000000001', '0215XX0000000000001')],
  ['tip', changed('5802ID', '5701X5802ID')],
  ['amount', changed('540550000', '5404 5e4')],
  ['merchant', changed('2664', '4664')],
  ['merchant', changed('2664', '2564')],
  ['merchant', changed('5922YAYASAN CONTOH SANDBOX', '')],
  ['merchant', changed('51440014ID.CO.QRIS.WWW0215ID00000000000010303UMI', '')],
]

test('each rule refuses what breaks only it', () => {
  for (const [why, payload] of broken) {
    expect(validateQris(payload, 50_000), payload).toEqual({ ok: false, why })
  }
})

test('a lower-case checksum and an amount with two zeros are read', () => {
  expect(validateQris(good.slice(0, -4) + good.slice(-4).toLowerCase(), 50_000).ok).toBe(true)
  expect(validateQris(changed('540550000', '540850000.00'), 50_000).ok).toBe(true)
})

test('each tag of an acquirer is known, from 26 to 45', () => {
  for (const tag of ['26', '45'])
    expect(validateQris(changed('2664', `${tag}64`), 50_000).ok, tag).toBe(true)
})

test('an element that is longer than what is left makes the code unreadable', () => {
  expect(parseTlv('5903abc')).toEqual([{ tag: '59', value: 'abc' }])
  expect(parseTlv('5904abc')).toBeUndefined()
  expect(parseTlv('5907abc')).toBeUndefined()
})

test('lengths count bytes, so a name with an accent is walked to its end', () => {
  expect(parseTlv('5906Ibnu é')).toBeUndefined()
  expect(parseTlv('5907Ibnu é')).toEqual([{ tag: '59', value: 'Ibnu é' }])
})

test('whatever the sandbox composes is valid for its amount, and for no other', () => {
  const amounts = fc.integer({ min: 1000, max: 10_000_000 })
  const names = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' })
  fc.assert(
    fc.property(amounts, names, fc.stringMatching(/^[A-Z0-9]{10}$/), (amount, city, reference) => {
      const payload = sandboxQris({ amount: rupiah(amount), reference, city })
      expect(validateQris(payload, amount).ok).toBe(true)
      expect(validateQris(payload, amount + 1).ok).toBe(false)
    }),
  )
})

test('one changed character is never drawn', () => {
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.stringMatching(/^[0-9A-Z.]$/), (at, character) => {
      fc.pre(good[at]?.toUpperCase() !== character)
      const payload = good.slice(0, at) + character + good.slice(at + 1)
      expect(validateQris(payload, 50_000).ok).toBe(false)
    }),
  )
})
