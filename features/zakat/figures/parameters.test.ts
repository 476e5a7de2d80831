import { expect, test } from 'vitest'
import { dayOf } from '#platform/time/jakarta.ts'
import { metalNisab, parametersOf, type ZakatParameter } from './parameters.ts'

function row(fields: Partial<ZakatParameter>): ZakatParameter {
  return {
    kind: 'tarifPerJiwa',
    region: 'nasional',
    amount: 50_000,
    unit: 'rupiah per jiwa',
    basis: 'Senilai 2,5 kg beras',
    decree: null,
    source: 'BAZNAS RI',
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
    version: 1,
    isSample: false,
    ...fields,
  }
}

test('a region has its own figure, and the national one where it has none', () => {
  const rows = [
    row({ region: 'pacitan', amount: 44_800, effectiveFrom: '2025-01-01' }),
    row({}),
    row({ region: 'bogor', amount: 1 }),
    row({ kind: 'tarifPerHari', amount: 65_000 }),
  ]
  expect(parametersOf(rows, 'pacitan').tarifPerJiwa?.amount).toBe(44_800)
  expect(parametersOf(rows, 'pacitan').tarifPerHari?.amount).toBe(65_000)
  expect(parametersOf(rows, 'nasional').tarifPerJiwa?.amount).toBe(50_000)
  expect(parametersOf(rows, 'nasional').nisabBulan).toBeUndefined()
})

test('of two that hold, the later one counts, in whichever order they come', () => {
  const rows = [row({ amount: 1 }), row({ amount: 2, effectiveFrom: '2026-03-08' })]
  expect(parametersOf(rows, 'nasional').tarifPerJiwa?.amount).toBe(2)
  expect(parametersOf(rows.toReversed(), 'nasional').tarifPerJiwa?.amount).toBe(2)
})

test('the day is that of Jakarta', () => {
  expect(dayOf(new Date('2026-03-07T16:59:59Z'))).toBe('2026-03-07')
  expect(dayOf(new Date('2026-03-07T17:00:00Z'))).toBe('2026-03-08')
})

test('the nisab of a metal follows its price, exactly', () => {
  const gold = row({ kind: 'hargaEmas24PerGram', amount: 1_193_000 })
  expect(metalNisab({ hargaEmas24PerGram: gold }, 'emas')).toBe(101_405_000)
  expect(metalNisab({ hargaEmas24PerGram: gold }, 'perak')).toBeUndefined()
  const dear = row({ kind: 'hargaPerakPerGram', amount: 999_999_999_999_999 })
  expect(metalNisab({ hargaPerakPerGram: dear }, 'perak')).toBe('594999999999999405')
})
