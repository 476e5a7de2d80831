import { expect, test } from 'vitest'
import { carriedFor } from './carried-zakat.ts'

test('a carried calculation goes with its own amount only, and nothing unreadable does', () => {
  const text = JSON.stringify({ jenis: 'zakatemas', zakatRupiah: 250_000 })
  expect(carriedFor(text, 250_000)).toMatchObject({ jenis: 'zakatemas' })
  for (const [other, amount] of [
    [text, 250_001],
    [undefined, 250_000],
    ['{', 250_000],
    ['null', 250_000],
  ] as const) {
    expect(carriedFor(other, amount)).toBeUndefined()
  }
})
