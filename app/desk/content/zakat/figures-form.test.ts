import * as v from 'valibot'
import { expect, test } from 'vitest'
import { figureRows, figuresForm } from './figures-form.ts'

test('a decree of the board sets the view that stands first, by its number, and leaves the others', () => {
  const sent = {
    decree: 'Keputusan Dewan Syariah No. 3 Tahun 2026',
    source: 'Risalah rapat dewan',
    region: 'nasional',
    effectiveFrom: '2026-12-01',
    effectiveTo: '',
    note: '',
    pilihanSewa: '2',
    pilihanSaham: '',
    nisabGabahKg: '653',
  }
  const form = v.parse(figuresForm, sent)
  const rows = figureRows(form, {}).map(({ kind, amount, basis }) => [kind, amount, basis])
  expect(rows).toEqual([
    ['nisabGabahKg', 653, 'Gabah kering'],
    ['pilihanSewa', 2, 'Ulama berbeda pendapat'],
  ])
  expect(v.is(figuresForm, { ...sent, pilihanSewa: '3' })).toBe(false)
})
