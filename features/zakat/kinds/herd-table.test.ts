import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueOfHerd, type HerdHeads, type Herd } from './herd-table.ts'

/** What the hadiths and manuals say, written out anew as sentences: heads, then what is due. */
const said: [Herd, [from: number, to: number][], string][] = [
  ['kambing', [[1, 39]], ''],
  ['kambing', [[40, 120]], '1 kambing'],
  ['kambing', [[121, 200]], '2 kambing'],
  ['kambing', [[201, 399]], '3 kambing'],
  ['kambing', [[400, 499]], '4 kambing'],
  ['kambing', [[500, 599]], '5 kambing'],
  ['kambing', [[99_900, 99_999]], '999 kambing'],
  ['sapi', [[1, 29]], ''],
  ['sapi', [[30, 39]], '1 tabi'],
  ['sapi', [[40, 59]], '1 musinnah'],
  ['sapi', [[60, 69]], '2 tabi'],
  ['sapi', [[70, 79]], '1 tabi + 1 musinnah'],
  ['sapi', [[80, 89]], '2 musinnah'],
  ['sapi', [[90, 99]], '3 tabi'],
  ['sapi', [[100, 109]], '2 tabi + 1 musinnah'],
  ['sapi', [[110, 119]], '1 tabi + 2 musinnah'],
  ['sapi', [[120, 129]], '3 musinnah | 4 tabi'],
  ['sapi', [[130, 139]], '3 tabi + 1 musinnah'],
  ['sapi', [[150, 159]], '1 tabi + 3 musinnah | 5 tabi'],
  ['sapi', [[240, 249]], '6 musinnah | 4 tabi + 3 musinnah | 8 tabi'],
  ['unta', [[1, 4]], ''],
  ['unta', [[5, 9]], '1 kambing'],
  ['unta', [[10, 14]], '2 kambing'],
  ['unta', [[15, 19]], '3 kambing'],
  ['unta', [[20, 24]], '4 kambing'],
  ['unta', [[25, 35]], '1 bintuMakhad'],
  ['unta', [[36, 45]], '1 bintuLabun'],
  ['unta', [[46, 60]], '1 hiqqah'],
  ['unta', [[61, 75]], '1 jadzaah'],
  ['unta', [[76, 90]], '2 bintuLabun'],
  ['unta', [[91, 120]], '2 hiqqah'],
  ['unta', [[121, 129]], '3 bintuLabun'],
  ['unta', [[130, 139]], '2 bintuLabun + 1 hiqqah'],
  ['unta', [[140, 149]], '1 bintuLabun + 2 hiqqah'],
  ['unta', [[150, 159]], '3 hiqqah'],
  ['unta', [[160, 169]], '4 bintuLabun'],
  ['unta', [[170, 179]], '3 bintuLabun + 1 hiqqah'],
  ['unta', [[180, 189]], '2 bintuLabun + 2 hiqqah'],
  ['unta', [[190, 199]], '1 bintuLabun + 3 hiqqah'],
  ['unta', [[200, 209]], '4 hiqqah | 5 bintuLabun'],
]

test.each(said.flatMap(([herd, spans, due]) => spans.map((span) => [herd, span, due] as const)))(
  'of %s %j is due: %s',
  (herd, [from, to], due) => {
    for (let heads = from; heads <= to; heads++) expect(written(dueOfHerd(herd, heads))).toBe(due)
  },
)

const wide = fc.integer({ min: 121, max: 11_999 })
const tensOf = { tabi: 3, musinnah: 4, bintuLabun: 4, hiqqah: 5 } as const

test('every way to give of a large herd uses up its tens, the fewest heads first, and none is missing', () => {
  fc.assert(
    fc.property(wide, fc.constantFrom('sapi' as const, 'unta' as const), (heads, herd) => {
      const ways = dueOfHerd(herd, heads)
      const tens = Math.floor(heads / 10)
      const [small, large] = herd === 'sapi' ? [3, 4] : [4, 5]
      const counts = ways.map((way) => way.reduce((sum, { ekor }) => sum + ekor, 0))
      for (const way of ways) {
        expect(sumOfTens(way)).toBe(tens)
        expect(way.every(({ ekor }) => ekor > 0)).toBe(true)
      }
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      const all = Array.from({ length: tens + 1 }, (_, many) => tens - many * large)
      expect(ways).toHaveLength(all.filter((rest) => rest >= 0 && rest % small === 0).length)
    }),
  )
})

test('a herd of a million is given by a hundred ways at most, the same ones as were first before', () => {
  for (const herd of ['sapi', 'unta'] as const) {
    const ways = dueOfHerd(herd, 1_000_000)
    expect(ways).toHaveLength(100)
    expect(ways[0]).toHaveLength(1)
    expect(ways.map(sumOfTens)).toEqual(ways.map(() => 100_000))
  }
})

test('a larger flock never owes fewer sheep', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (heads) => {
      const of = (count: number) => dueOfHerd('kambing', count)[0]?.[0]?.ekor ?? 0
      expect(of(heads + 1)).toBeGreaterThanOrEqual(of(heads))
    }),
  )
})

function sumOfTens(way: HerdHeads[]): number {
  return way.reduce((sum, { jenis, ekor }) => sum + ekor * tensOf[jenis as keyof typeof tensOf], 0)
}

function written(ways: HerdHeads[][]): string {
  return ways.map((way) => way.map(({ jenis, ekor }) => `${ekor} ${jenis}`).join(' + ')).join(' | ')
}
