import { expect, test } from 'vitest'
import { readPayroll } from './payroll-rows.ts'

const HEAD = 'nama;bruto;bpjs_lembaga;pph21;bpjs;cicilan;bersih'

test('a payroll comes to its sums, and a row that does not add up has its reason', () => {
  const rows = [
    'Siti;5.000.000;200.000;100.000;350.000;250.000;4.500.000',
    'Budi;4.000.000;;;;;4.000.000',
  ]
  expect(readPayroll([HEAD, ...rows].join('\n'))).toEqual({
    problems: [],
    sums: {
      people: 2,
      sum: 9_200_000,
      tax: 100_000,
      premium: 350_000,
      instalment: 250_000,
      net: 8_500_000,
    },
  })
  const wrong = [...rows, 'Ali;3.000.000;;50.000;;;3.000.000', 'Umar;tiga juta;;;;;1']
  expect(readPayroll([HEAD, ...wrong].join('\n')).problems).toEqual([
    { row: 4, why: 'Bersih seharusnya 2.950.000.' },
    { row: 5, why: 'Tulis rupiah bulat, contoh 4.500.000.' },
  ])
})
