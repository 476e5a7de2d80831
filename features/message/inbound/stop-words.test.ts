import { expect, test } from 'vitest'
import { stopWordOf } from './stop-words.ts'

const stops =
  `STOP | stop. | 🛑 STOP 🙏 | *Stop* | ＳＴＯＰ | st\u200bop | stoppp | S T O P | stop dulu ya
  | Berhenti | BERHENTI ya | tolong berhenti ya kak | mohon dihentikan | distop aja min
  | Assalamualaikum, mohon stop kirimi saya pesan lagi | ok stop, terima kasih | Jangan kirim WA lagi
  | tolong jangan kirim lagi | ga usah kirim kabar lagi | saya nggak mau terima pesan lagi | unsubscribe
  | Stop, jangan kirim pesan lagi | jangan kirim lagi ya, STOP | berhenti! tidak mau terima pesan lagi
  | Please unsubscribe me | opt-out | QUIT`.split('|')
const others =
  `jangan berhenti ya | jangan stop kirim ya | tolong jangan berhenti kirim | jangan dihentikan
  | saya tidak mau berhenti | don’t stop | belum mau berhenti | kirim lagi, jangan stop | jangan lupa doakan kami | terima kasih
  | Saya mau berhenti jadi donatur bulanan, gimana caranya? | stop donasi rutin saya | weekend | batal
  | Apakah donasi sumur stop? | kapan programnya berhenti? | tidak mau | tidak usah, terima kasih
  | Kuitansi saya mana? | to cancel | 🙏 | `.split('|')

test.each(stops)('%s stops news', (text) => {
  expect(stopWordOf(text)).toEqual({ scope: 'news', isStopped: true })
})

test.each(['STOP SEMUA', 'stop all', 'berhenti semuanya ya', 'STOPALL'])('%s stops all', (text) => {
  expect(stopWordOf(text)).toEqual({ scope: 'all', isStopped: true })
})

test.each(others)('“%s” stops nothing', (text) => {
  expect(stopWordOf(text)).toBeUndefined()
})

test.each([
  ['Mulai lagi ya', true],
  ['START', true],
  ['mulai donasi', false],
  ['lanjut ya kak', false],
  ['jangan mulai', false],
])('“%s” begins again: %s', (text, isBegun) => {
  expect(stopWordOf(text)?.isStopped === false).toBe(isBegun)
})
