import fc from 'fast-check'
import { expect, test } from 'vitest'
import { code128Path } from './draw-code.server.ts'

const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  )

/** Reads the bars as a scanner does: start C, pairs of digits, check symbol, stop. */
function scan({ width, d }: ReturnType<typeof code128Path>): string | undefined {
  if (!/^(M\d+ 0h(\d+)v1h-\2z)+$/.test(d)) return undefined
  const bars = [...d.matchAll(/M(\d+) 0h(\d+)/g)].map(([, x, w]) => [Number(x), Number(w)] as const)
  const widths: number[] = []
  let end = 0
  for (const [x, w] of bars) {
    // Bars that touch are one bar.
    if (x <= end) return undefined
    if (widths.length > 0) widths.push(x - end)
    widths.push(w)
    end = x + w
  }
  if (bars[0]?.[0] !== 10 || end !== width - 10) return undefined
  const text = widths.join('')
  if (!text.endsWith('2331112')) return undefined
  const symbols = (text.slice(0, -7).match(/.{6}/g) ?? []).map((each) => patterns.indexOf(each))
  const check = symbols.pop()
  const sum = symbols.reduce((total, value, place) => total + value * Math.max(1, place), 0)
  if (symbols[0] !== 105 || sum % 103 !== check) return undefined
  return symbols
    .slice(1)
    .map((pair) => String(pair).padStart(2, '0'))
    .join('')
}

test('a barcode is read back as the code it stands for', () => {
  expect(scan(code128Path('5012345678901234'))).toBe('5012345678901234')
  fc.assert(
    fc.property(fc.stringMatching(/^(\d\d){4,10}$/), (code) => scan(code128Path(code)) === code),
    { numRuns: 30 },
  )
})
