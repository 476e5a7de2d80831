import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chosenMapping, mappingForm, received } from './mapping-input.ts'

test('columns, ticks and the meanings of words of a status are taken as the form sends them', () => {
  const sent = {
    judul: '2',
    reference: '0',
    gross: '3',
    status: '5',
    fee: '',
    kata0: 'success',
    arti0: 'settled',
    kata1: 'paid',
    arti1: '',
    tanpaBiaya: 'ya',
  }
  expect(chosenMapping(v.parse(mappingForm, sent))).toEqual({
    headRow: 1,
    columns: { reference: 0, gross: 3, status: 5 },
    statuses: { success: 'settled', paid: null },
    noFees: true,
  })
})

test('what the bank received is typed as people write sums', () => {
  expect(v.parse(received, 'Rp 1.500.000,-')).toBe(1_500_000)
  for (const text of ['', '1,500,000', '1500000.50', '-5.000']) {
    expect(v.safeParse(received, text).success).toBe(false)
  }
})
