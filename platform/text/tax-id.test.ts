import { expect, test } from 'vitest'
import { readTaxId } from './tax-id.ts'

test.each([
  ['a NIK', '3174 0125 0190 0001', '3174012501900001'],
  ['a NIK of a woman', '3273.0157.0885.0002', '3273015708850002'],
  ['a NIK of a leap day', '3174012902040001', '3174012902040001'],
  ['an NPWP of 15 digits behind a 0', '0092.5429.4340-7000', '0092542943407000'],
  ['another', '0 01.234.567.8-901.000', '0012345678901000'],
  ['an NPWP of a company since 2024', '1000 0000 0012 3456', '1000000000123456'],
])('%s is a tax number', (_, typed, digits) => {
  expect(readTaxId(typed)).toBe(digits)
})

test.each([
  ['all the same', '0000000000000000'],
  ['all the same', '1111111111111111'],
  ['all the same behind the 0', '0999999999999999'],
  ['nothing behind the 1', '1000000000000000'],
  ['15 digits', '092542943407000'],
  ['15 digits with signs', '09.254.294.3-407.000'],
  ['17 digits', '31740125019000011'],
  ['a NIK of day 0', '3174010001900001'],
  ['a NIK of day 32', '3174013201900001'],
  ['a NIK of a woman’s day 72', '3174017201900001'],
  ['a NIK of month 13', '3174012513900001'],
  ['a NIK of 30 February', '3174013002900001'],
  ['a NIK of day 40, which is none', '3174014001900001'],
  ['letters', '31740125O1900001'],
  ['nothing', ''],
])('%s is no tax number', (_, typed) => {
  expect(readTaxId(typed)).toBeUndefined()
})
