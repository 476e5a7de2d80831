import { expect, test } from 'vitest'
import { csvDownload, csvLine } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+62811234', "'+62811234"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['|calc', "'|calc"],
  ['  =HYPERLINK("http://jahat.test")', '"\'  =HYPERLINK(""http://jahat.test"")"'],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t=1"],
  ['"=1+1"', '"\'""=1+1"""'],
  ['\r\n=1', '"\'\r\n=1"'],
])('a spreadsheet runs nothing of %j', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})

test('numbers stay numbers, and what parts cells is quoted', () => {
  expect(csvLine([-5_000, null, 'Siti Aminah', 'a,b', 'a;b', 'kata "itu"', 'dua\nbaris'])).toBe(
    '-5000,,Siti Aminah,"a,b","a;b","kata ""itu""","dua\nbaris"\r\n',
  )
})

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
