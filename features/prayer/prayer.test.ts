import { expect, test } from 'vitest'
import { aamiinWords, moderate, PRAYER_CURSOR } from './prayer.ts'

test.each([
  ['Semoga Allah lapangkan rezeki kami.', 'Semoga Allah lapangkan rezeki kami.', null],
  ['Semoga berkah, cek www.situs.com ya', 'Semoga berkah, cek ya', null],
  ['Hubungi 0812-3456-7890', 'Hubungi', null],
  ['0812 3456 7890 🤲', '🤲', 'empty'],
  ['https://contoh.id', '', 'empty'],
  ['Dasar goblok', 'Dasar goblok', 'word'],
  ['Main J.U.D.1 yuk', 'Main J.U.D.1 yuk', 'word'],
  ['slot gaaacor hari ini', 'slot gaaacor hari ini', 'word'],
  ['Ayo OPEN  BO', 'Ayo OPEN BO', 'word'],
  ['Semoga usaha santai dan lantai rumah kami selesai', undefined, null],
  ['Ya Allah, sembuhkan anak kami. Aamiiiin', undefined, null],
  ['Mudahkan penjudian nasib jadi rezeki', undefined, null],
])('%s is shown as %s, hidden for %s', (written, shown, hiddenFor) => {
  expect(moderate(written)).toEqual({ text: shown ?? written, hiddenFor })
})

test.each([
  [0, false, 'Jadilah yang pertama mengaminkan'],
  [1, true, 'Anda mengaminkan'],
  [13, true, 'Anda dan 12 orang mengaminkan'],
  [1, false, '1 orang mengaminkan'],
  [1_234, false, '1.234 orang mengaminkan'],
])('%i who said it, myself among them: %s', (count, hasSaid, words) => {
  expect(aamiinWords(count, hasSaid)).toBe(words)
})

test('a cursor holds a moment and a public id, before them a count or nothing', () => {
  const id = '0123456789ABCDEFGHJKMNPQRS'
  expect(PRAYER_CURSOR.test(`1780000000000.${id}`)).toBe(true)
  expect(PRAYER_CURSOR.test(`12.1780000000000.${id}`)).toBe(true)
  expect(PRAYER_CURSOR.test(`1780000000000.${id.toLowerCase()}`)).toBe(false)
  expect(PRAYER_CURSOR.test("1' or 1=1")).toBe(false)
})
