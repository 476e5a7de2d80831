import { expect, test } from 'vitest'
import { messageOf, wordsForStatus } from './status-words.ts'

const answer = (status: number, statusText = '', data: unknown = null) => ({
  status,
  statusText,
  data,
})

test.each([
  ['an exception', null, 'Internal Server Error'],
  ['404 without a message', answer(404, 'Not Found'), 'Page Not Found'],
  ['404 with one', answer(404, '', { message: 'Page Not Found: /x' }), 'Page Not Found: /x'],
  ['500 without a message', answer(500, 'whatever'), 'Internal Server Error'],
  ['503 with one', answer(503, '', { message: 'Service Unavailable' }), 'Service Unavailable'],
  ['403 of which nothing is said', answer(403), 'Internal Server Error'],
  ['418 with an empty message', answer(418, '', { message: '' }), 'Internal Server Error'],
  ['405 without a message', answer(405, 'Method Not Allowed'), 'Method Not Allowed'],
])('the error screen of %s names it', (_case, error, expected) => {
  expect(messageOf(error)).toBe(expected)
})

test.each([
  [
    500,
    'Terjadi gangguan',
    'Terjadi gangguan pada sistem kami. Dana Anda aman; silakan coba lagi.',
  ],
  [
    502,
    'Terjadi gangguan',
    'Terjadi gangguan pada sistem kami. Dana Anda aman; silakan coba lagi.',
  ],
  [418, 'Permintaan tidak dapat diproses', 'Periksa kembali, lalu coba lagi.'],
  [499, 'Permintaan tidak dapat diproses', 'Periksa kembali, lalu coba lagi.'],
])('status %i without words of its own has the default ones', (status, title, text) => {
  expect(wordsForStatus(status)).toEqual({ title, text })
})
