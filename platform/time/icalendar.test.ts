import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarText, calendarWords } from './icalendar.ts'

test('any words are one line of a calendar, folded at 75 octets and read back as they were', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ',', ';', '\\', '\n', '\r\n', 'é', '🙏', ' ') }),
      (words) => {
        const text = calendarText('Uji', [`SUMMARY:${calendarWords(words)}`])
        const lines = text.split('\r\n')
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const unfolded = text.replaceAll('\r\n ', '').split('\r\n')
        const summary = unfolded.find((line) => line.startsWith('SUMMARY:'))?.slice(8)
        const read = summary?.replaceAll(/\\(.)/g, (_, sign: string) =>
          sign === 'n' ? '\n' : sign,
        )
        expect(read).toBe(words.replaceAll('\r\n', '\n'))
      },
    ),
  )
})
