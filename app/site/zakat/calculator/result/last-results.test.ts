import { expect, test } from 'vitest'
import { type LastResult, readResults, withResult } from './last-results.ts'

const gold: LastResult = {
  name: 'zakatemas',
  title: 'Wajib zakat',
  amount: 'Rp2.250.000',
  day: '2026-11-21',
}

test('a device remembers the newest result of each calculator', () => {
  const income = { ...gold, name: 'zakatpenghasilan' as const }
  const again = { ...gold, amount: null, title: 'Belum mencapai nisab' }
  expect(withResult(withResult([gold], income), again)).toEqual([again, income])
})

test('what is stored is read back, and nothing else is taken for a result', () => {
  expect(readResults(JSON.stringify([gold]))).toEqual([gold])
  const foreign = [{ ...gold, name: 'zakatsapi' }, { ...gold, amount: 5 }, null, 7, {}]
  expect(readResults(JSON.stringify([...foreign, gold]))).toEqual([gold])
  for (const text of [null, '', 'rusak', '{}', 'null']) expect(readResults(text)).toEqual([])
})
