import { expect, test } from 'vitest'
import { csvLine } from '#platform/sheet/csv.ts'
import { csvDownload } from './csv.ts'

test('a file begins with the mark of UTF-8 and is kept by nobody', async () => {
  async function* lines() {
    yield csvLine(['Éra'])
  }
  const answer = csvDownload('a.csv', lines())
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.toString('hex', 0, 3)).toBe('efbbbf')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.csv"')
})
