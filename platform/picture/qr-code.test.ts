import { expect, test } from 'vitest'
import { qrPath } from './qr-code.server.ts'

const text = 'https://amanah.contoh/verifikasi/KW/2026/000001'

/** Paints a path of `Mx y h n v1` runs back into dark cells, 'x,y'. */
function cellsOf(d: string): Set<string> {
  const cells = new Set<string>()
  for (const [, x, y, run] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(run); step++) cells.add(`${Number(x) + step},${y}`)
  }
  return cells
}

test('a QR code has its three finders inside a quiet zone of four', () => {
  const { size, d } = qrPath(text)
  const cells = cellsOf(d)
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    for (let step = 0; step < 7; step++) {
      expect(cells.has(`${left + step},${top}`)).toBe(true)
      expect(cells.has(`${left},${top + step}`)).toBe(true)
    }
  }
  for (const cell of cells) {
    const [x, y] = cell.split(',').map(Number) as [number, number]
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x, y)).toBeLessThan(size - 4)
  }
})

test.each([text, text.repeat(4)])(
  'a QR code of %s corrects errors at level M or better',
  (said) => {
    const cells = cellsOf(qrPath(said).d)
    // The first two bits of the format information beside the first finder, masked with 10: 00 is M, 11 Q, 10 H, 01
    // the weak L. The encoder takes a better level where there is room.
    const bit = (x: number) => (cells.has(`${x + 4},${8 + 4}`) ? 1 : 0)
    expect([bit(0) ^ 1, bit(1) ^ 0]).not.toEqual([0, 1])
  },
)
