import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMt940, mt940Mapping, mt940Rows } from './mt940.ts'
import { readStatement } from './read-statement.ts'

function read(text: string) {
  const plan = { mapping: mt940Mapping, typedFacts: {}, number: '7000000202', today: '2026-11-27' }
  return readStatement(mt940Rows(text), plan)
}

function statementOf(text: string) {
  const found = read(text)
  if (!('statement' in found)) throw new Error(found.problems.join('\n'))
  return found.statement
}

// In the form that SWIFT's standard for MT940 gives; names and sums are made up.
const month = `{1:F01BANKIDJAXXXX0000000000}{2:O9400000000000BANKIDJAXXXX00000000000000000000N}{4:
:20:STMT260831
:25:BANKIDJA/7000000202
:28C:00008/001
:60F:C260731IDR1000000,
:61:2608170817C100000,00NTRFNONREF//FT2608170001
:86:TRANSFER DARI BUDI SANTOSO UNTUK PEMBANGUNAN MASJID AL IKHLAS DI
JALAN MERDEKA NOMOR SATU
:61:2608180818D2500,50NCHGNONREF
BIAYA ADMINISTRASI
:61:2608190820RC100000,NTRFREF-1//FT2608170001
:86:?20KOREKSI?21TRANSFER
:61:2608210821RD500,25NCHG
:62M:C260821IDR997999,75
:86:Rekening koran bulanan
-}{5:}
{4:
:20:STMT260831
:25:BANKIDJA/7000000202
:28C:00008/002
:60M:C260821IDR997999,75
:61:260831CR0,25NINTNONREF
:62F:C260831IDR998000,00
:64:C260831IDR998000,00
-}
`

test('pages of a statement are read as one, with every side, words in several rows and comma sums', () => {
  expect(isMt940(month)).toBe(true)
  expect(statementOf(month)).toEqual({
    from: '2026-08-01',
    to: '2026-08-31',
    opening: 100_000_000,
    closing: 99_800_000,
    lines: [
      {
        row: 6,
        day: '2026-08-17',
        sen: 10_000_000,
        description:
          'TRANSFER DARI BUDI SANTOSO UNTUK PEMBANGUNAN MASJID AL IKHLAS DI JALAN MERDEKA NOMOR SATU FT2608170001',
      },
      { row: 7, day: '2026-08-18', sen: -250_050, description: 'BIAYA ADMINISTRASI' },
      {
        row: 8,
        day: '2026-08-20',
        sen: -10_000_000,
        description: 'KOREKSI TRANSFER REF-1 FT2608170001',
      },
      { row: 9, day: '2026-08-21', sen: 50_025, description: '' },
      { row: 10, day: '2026-08-31', sen: 25, description: '' },
    ],
  })
})

test.each([
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('line ends of %s change nothing', (_, end) => {
  expect(statementOf(month.replaceAll('\n', end))).toEqual(statementOf(month))
})

const day = (at: number, opening: string, sum: string, closing: string) => `:20:D${at}
:25:7000000202
:28C:${at}/1
:60F:C26081${at}IDR${opening}
:61:26081${at}C${sum}NTRFNONREF
:86:INFAK ${at}
:62F:C26081${at}IDR${closing}
`
const days = [day(1, '0,', '10,', '10,'), day(2, '10,', '5,', '15,'), day(3, '15,', '1,', '16,')]

test('statements of several days in one file are one, oldest or newest first', () => {
  const expected = { from: '2026-08-11', to: '2026-08-13', opening: 0, closing: 1_600 }
  expect(statementOf(days.join(''))).toMatchObject(expected)
  expect(statementOf(days.toReversed().join('-\n'))).toEqual(statementOf(days.join('')))
})

test('a day booked after new year has the year of its own', () => {
  const text = `:20:X\n:25:7000000202\n:28C:1\n:60F:C251231IDR0,\n:61:2512310102C7,NTRFNONREF\n:62F:C260102IDR7,\n`
  expect(statementOf(text).lines).toMatchObject([{ day: '2026-01-02', sen: 700 }])
})

test.each<[string, string, RegExp]>([
  ['cut off before its closing balance', month.slice(0, month.indexOf(':62F:')), /terpotong/],
  [
    'whose lines do not make its closing balance',
    month.replace('C100000,00', 'C100001,00'),
    /hilang/,
  ],
  ['with a statement left out', [days[0], days[2]].join(''), /tidak menyambung/],
  ['with statements in another order', [days[1], days[0], days[2]].join(''), /tidak menyambung/],
  ['with a statement twice', `${days[0]}${days[0]}`, /dua kali/],
  [
    'of two accounts',
    `${days[0]}${days[1]?.replace('7000000202', '7000000303')}`,
    /lebih dari satu/,
  ],
  ['in another currency', month.replaceAll('IDR', 'USD'), /USD/],
  ['that is interim', `:20:X\n:25:1\n:28C:1\n:34F:IDR0,\n:13D:2608170000+0700\n`, /MT942/],
  [
    'with a line that nobody can read',
    month.replace('260831CR0,25', '26083XCR0,25'),
    /tidak terbaca/,
  ],
])('a message %s is refused in words', (_, text, words) => {
  expect(() => mt940Rows(text)).toThrow(words)
})

test('words as long as the file cost no time', () => {
  const endless = `${month.slice(0, month.indexOf(':61:'))}:61:260817C1,NTRF\n:86:${'A\n'.repeat(1_000_000)}`
  expect(() => mt940Rows(endless)).toThrow(/terpotong/)
})

test('a message of another account is refused', () => {
  const found = read(days.join('').replaceAll('7000000202', '1234567890'))
  expect(found.problems).toEqual(['Berkas ini dari rekening 1234567890, bukan 7000000202.'])
})

test('every message is read to the sums that made it', () => {
  const written = (sen: number) => `${Math.floor(sen / 100)},${String(sen % 100).padStart(2, '0')}`
  const sums = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom('C', 'D', 'RC', 'RD')),
  )
  fc.assert(
    fc.property(sums, (lines) => {
      const signed = lines.map(([sen, side]) =>
        side === 'C' || side === 'RD' ? sen : 0 - sen || 0,
      )
      const closing = signed.reduce((all, sen) => all + sen, 0)
      const text = [
        ':20:X',
        ':25:7000000202',
        ':28C:1',
        ':60F:C260801IDR0,',
        ...lines.map(([sen, side]) => `:61:260817${side}${written(sen)}NTRFNONREF`),
        `:62F:${closing < 0 ? 'D' : 'C'}260831IDR${written(Math.abs(closing))}`,
      ].join('\r\n')
      const statement = statementOf(text)
      expect(statement.lines.map(({ sen }) => sen)).toEqual(signed)
      expect(statement.closing).toBe(closing)
    }),
  )
})
