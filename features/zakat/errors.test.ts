import { expect, test } from 'vitest'
import * as errors from './errors.ts'

const season = { state: 'closed', opens: '2027-02-08', isEstimate: true } as const

test.each([
  ['invalid-input', 422, ['wilayah'], () => errors.unknownRegion()],
  ['zakat/total-mismatch', 422, [], () => new errors.ZakatMismatch()],
  ['zakat/fitrah-closed', 409, [], () => new errors.FitrahClosed(season)],
  ['zakat/fitrah-closing', 409, [], () => new errors.FitrahClosing()],
  ['zakat/figures-in-past', 422, ['effectiveFrom'], () => new errors.FiguresInPast()],
  ['zakat/figures-end-before', 422, ['effectiveTo'], () => new errors.FiguresEndBefore()],
  ['zakat/region-unknown', 422, ['region'], () => new errors.RegionUnknown()],
  ['zakat/region-taken', 409, ['code'], () => new errors.RegionTaken()],
] as const)('%s is %s and stands at %j', (code, status, fields, make) => {
  const refused = make()
  expect(refused).toMatchObject({ code, status })
  expect(refused.message).not.toBe('')
  expect(Object.keys(refused.fields ?? {})).toEqual(fields)
})

test('who comes too early for zakat fitrah reads when it opens', () => {
  expect(new errors.FitrahClosed(season).message).toContain('8 Februari 2027 (perkiraan)')
})
