import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { hijriToday } from './hijri-today.server.ts'

test('the first screen speaks of Ramadan from sixty days before it until its end', async () => {
  const ctx = await testContext()
  const lines = await Promise.all(
    [
      '2026-12-09T16:59:00Z',
      '2026-12-09T17:00:00Z',
      '2027-02-06T17:00:00Z',
      '2027-02-07T17:00:00Z',
      '2027-03-09T17:00:00Z',
    ].map((moment) => hijriToday(ctx, new Date(moment))),
  )
  expect(lines).toEqual([
    { hijri: '29 Jumadilakhir 1448 H', ramadan: undefined },
    { hijri: '1 Rajab 1448 H', ramadan: '60 hari menuju Ramadan (perkiraan)' },
    { hijri: '30 Syakban 1448 H', ramadan: 'Ramadan tiba besok (perkiraan)' },
    { hijri: '1 Ramadan 1448 H', ramadan: 'Imsakiyah dan tadarus hari ini' },
    { hijri: '1 Syawal 1448 H', ramadan: undefined },
  ])
})
