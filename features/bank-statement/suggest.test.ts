import { expect, test } from 'vitest'
import { type Candidates, type OpenEntry, type OpenLine, suggestionsFor } from './suggest.ts'

const nothing: Candidates = {
  account: '1122',
  entries: [],
  transfers: [],
  confirmed: [],
  returns: [],
  disbursements: [],
  lines: [],
}

const aLine = (open: number, over: Partial<OpenLine> = {}): OpenLine => ({
  id: 'a',
  day: '2026-03-10',
  amount: open,
  open,
  description: 'TRSF',
  bankAccountId: 'one',
  ...over,
})
const anEntry = (open: number, over: Partial<OpenEntry> = {}): OpenEntry => ({
  id: 'e',
  day: '2026-03-09',
  open,
  whole: open,
  source: 'settlement',
  title: 'Pencairan Xendit PO-1',
  isNamed: false,
  ...over,
})
const aTransfer = { amount: 50_123, from: '2026-03-09', until: '2026-03-18', campaign: 'Sumur' }

const short = (line: OpenLine, facts: Partial<Candidates>) =>
  suggestionsFor(line, { ...nothing, lines: [line], ...facts }).map(
    ({ key, isSure, canConfirm }) => `${key}${isSure ? ' sure' : ''}${canConfirm ? '' : ' open'}`,
  )

test.each<[string, OpenLine, Partial<Candidates>, string[]]>([
  ['the unique sum of a gift', aLine(50_123), { transfers: [aTransfer] }, ['transfer sure']],
  [
    'it a day before the gift',
    aLine(50_123, { day: '2026-03-08' }),
    { transfers: [aTransfer] },
    ['suspense'],
  ],
  [
    'it after its rest',
    aLine(50_123, { day: '2026-03-18' }),
    { transfers: [aTransfer] },
    ['suspense'],
  ],
  [
    'it twice',
    aLine(50_123),
    { transfers: [aTransfer], lines: [aLine(50_123), aLine(50_123, { id: 'b' })] },
    ['transfer'],
  ],
  [
    'what two people confirmed',
    aLine(50_123),
    { confirmed: [{ amount: 50_123, day: '2026-03-07' }] },
    ['transfer sure'],
  ],
  ['a payout of its sum', aLine(900), { entries: [anEntry(900)] }, ['entry:e sure']],
  [
    'a payout too far away',
    aLine(900),
    { entries: [anEntry(900, { day: '2026-02-20' })] },
    ['suspense'],
  ],
  [
    'two payouts of one sum',
    aLine(900),
    { entries: [anEntry(900), anEntry(900, { id: 'f' })] },
    ['entry:e', 'entry:f'],
  ],
  [
    'one payout and two lines',
    aLine(900),
    { entries: [anEntry(900)], lines: [aLine(900, { id: 'b' })] },
    ['entry:e'],
  ],
  [
    'a payout of which a part is booked here',
    aLine(900),
    { entries: [anEntry(700, { whole: 900 })] },
    ['entry:e'],
  ],
  [
    'money that went, and the same that came',
    aLine(-900),
    { entries: [anEntry(900)] },
    ['unknown open'],
  ],
  [
    'a gift and a payout of one sum',
    aLine(50_123),
    { transfers: [aTransfer], entries: [anEntry(50_123)] },
    ['transfer', 'entry:e'],
  ],
  [
    'a return that waits',
    aLine(-900),
    { returns: [{ kind: 'refund', ids: 'd:r', amount: -900, title: 'x' }] },
    ['refund:d:r sure'],
  ],
  [
    'a disbursement that waits for its proof',
    aLine(-900),
    { disbursements: [{ id: 'p', amount: -900, title: 'x' }] },
    ['disbursement:p open'],
  ],
  ['a bank’s cost', aLine(-900, { description: 'BIAYA ADM' }), {}, ['bank open']],
  [
    'interest, or the gift of a woman called Bunga',
    aLine(900, { description: 'BUNGA' }),
    {},
    ['bank open', 'suspense'],
  ],
  ['what left for no known reason', aLine(-900), {}, ['unknown open']],
  ['nothing known', aLine(900), {}, ['suspense']],
  [
    'the rest of a line',
    aLine(900, { amount: 1_000 }),
    { transfers: [{ ...aTransfer, amount: 900 }] },
    ['suspense open'],
  ],
])('%s is told', (_, line, facts, expected) => {
  expect(short(line, facts)).toEqual(expected)
})

test.each<[string, number, readonly string[] | undefined]>([
  ['BIAYA ADM BULANAN', -12_500, ['cost']],
  ['KOREKSI BIAYA ADM', 12_500, ['cost']],
  ['JASA GIRO', 900, ['interest']],
  ['PAJAK BUNGA', -180, ['interest']],
  ['BAGI HASIL TABUNGAN', 900, ['yield']],
  ['Pajak Bagi Hasil', -180, ['yield']],
  ['PPH PS 4 AYAT 2', -180, ['interest', 'yield', 'cost']],
  ['DR 0092', -180, ['cost', 'interest', 'yield']],
  ['CR 0092', 180, ['cost', 'interest', 'yield']],
])('a line “%s” of %i may be booked as %j', (description, amount, kinds) => {
  const [first] = suggestionsFor(aLine(amount, { description }), nothing)
  expect(first?.books).toEqual(kinds)
  const [rest] = suggestionsFor(aLine(amount, { description, amount: 2 * amount }), nothing)
  expect(rest?.books ?? []).toEqual([])
})

test('every suggestion has its reason in words', () => {
  const [entry] = suggestionsFor(aLine(900), { ...nothing, entries: [anEntry(900)] })
  expect(entry?.reason).toBe(
    'Pencairan Xendit PO-1, dibukukan 9 Maret 2026: jumlahnya sama, selisih 1 hari.',
  )
  const [transfer] = suggestionsFor(aLine(50_123), { ...nothing, transfers: [aTransfer] })
  expect(transfer?.reason).toBe(
    'Nominal unik ini ditunggu satu donasi untuk Sumur, dibuat 9 Maret 2026.',
  )
})
