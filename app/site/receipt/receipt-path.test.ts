import { expect, test } from 'vitest'
import { receiptPath } from './receipt-path.ts'

test.each([
  ['KW/2026/000001', '/verifikasi/KW/2026/000001'],
  [' kw 2026 1 ', '/verifikasi/KW/2026/000001'],
  ['bsz-2026-12', '/verifikasi/BSZ/2026/000012'],
  ['No. BSZ/2026/000012', undefined],
  ['https://amanah.contoh/verifikasi/BSZ/2026/000012', '/verifikasi/BSZ/2026/000012'],
  ['KW%2F2026%2F000001', '/verifikasi/KW/2026/000001'],
  ['%E0%A4%A', undefined],
  ['//jahat.contoh', undefined],
  ['', undefined],
])('%s leads to %s', (typed, path) => {
  expect(receiptPath(typed)).toBe(path)
})
