import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bookOf } from '#tests/workbook.ts'
import { assertPlainPdf } from '../proof/plain-pdf.server.ts'
import { parseTable } from '../sheet/parse-table.server.ts'

/** The processor's time of this process, which other programs do not lengthen. */
async function work(run: () => unknown): Promise<number> {
  const { user: before } = process.cpuUsage()
  // What is refused has been read as well.
  await Promise.resolve()
    .then(run)
    .catch(() => {})
  return (process.cpuUsage().user - before) / 1_000
}

const pdf = (middle: string) => Buffer.from(`%PDF-1.4\n${middle}\n%%EOF\n`, 'latin1')
const opening = '/OpenAction 9 0 R '
const packed = '1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode '

test.each<[string, (n: number) => string]>([
  ['digits after /AA', (n) => `/AA ${'1'.repeat(n)}`],
  ['digits after /JS', (n) => `/JS ${'1'.repeat(n)}`],
  ['digits after /XFA', (n) => `/XFA ${'1'.repeat(n)}`],
  ['groups of digits after /AA', (n) => `/AA ${'1 '.repeat(n / 2)}`],
  ['white space after /JS', (n) => `/JS${' '.repeat(n)}x`],
  ['white space after a number', (n) => `/JS 1${' '.repeat(n)}x`],
  ['short names', (n) => '/JS'.repeat(n / 3)],
  ['short names in a comment', (n) => '/JS12%'.repeat(n / 6)],
  ['short names after comments', (n) => '/AA%\n'.repeat(n / 5)],
  ['heads in a comment', (n) => 'obj%'.repeat(n / 4)],
  ['heads after comments', (n) => 'obj%\n'.repeat(n / 5)],
  ['heads with dictionaries that never end', (n) => 'obj<<'.repeat(n / 5)],
  ['heads with texts that never end', (n) => 'obj<<('.repeat(n / 6)],
  ['angles that never close', (n) => `1 0 obj<<${'<a'.repeat(n / 2)}`],
  ['acts on opening in a comment', (n) => '/OpenAction%'.repeat(n / 12)],
  ['an act on opening that points far', (n) => `${opening}${'9 0 '.repeat(n / 4)}`],
  ['many heads it may point to', (n) => `${opening}${'9 0 obj['.repeat(n / 8)}`],
  ['white space before a head', (n) => `${opening}9${' '.repeat(n)}0 obj[`],
  ['streams', (n) => '/First stream\n'.repeat(n / 14)],
  ['a filter and white space', (n) => `${packed}/Filter${' '.repeat(n)}>>stream\n`],
  ['filters', (n) => `${packed}${'/Filter%'.repeat(n / 8)}>>stream\n`],
  ['escapes', (n) => '#4a#'.repeat(n / 4)],
  ['numbers of a stream', (n) => `1 0 obj<</First${' '.repeat(n)}4>>stream\n`],
])('a PDF of %s takes no longer than its length', async (_what, middle) => {
  expect(await growth((n) => assertPlainPdf(pdf(middle(n))))).toBeLessThan(GREATEST)
})

const shared = (xml: string) => bookOf('<sheetData/>', { shared: `<sst>${xml}</sst>` })

test.each<[string, (n: number) => Buffer]>([
  ['texts in one string', (n) => shared(`<si>${'<t/>'.repeat(n / 4)}</si>`)],
  ['readings in one string', (n) => shared(`<si>${'<rPh/>'.repeat(n / 6)}</si>`)],
  ['strings', (n) => shared('<si/>'.repeat(n / 5))],
  ['cells in one row', (n) => bookOf(`<sheetData><row>${'<c/>'.repeat(n / 4)}</row></sheetData>`)],
  ['rows', (n) => bookOf('<row/>'.repeat(n / 6))],
  ['rows with a far cell', (n) => bookOf('<row><c r="CV1"/></row>'.repeat(n / 23))],
  ['tags that begin alike', (n) => bookOf('<cc'.repeat(n / 3))],
  ['white space in a tag', (n) => bookOf(`<row><c${' '.repeat(n)}/></row>`)],
  ['entities', (n) => shared(`<si><t>${'&#'.repeat(n / 2)}</t></si>`)],
  ['quotes in separated values', (n) => Buffer.from('""'.repeat(n / 2))],
  ['open quotes', (n) => Buffer.from(`a,${'"a'.repeat(n / 2)}`)],
  ['line ends', (n) => Buffer.from('\r'.repeat(n))],
  ['separators', (n) => Buffer.from(';'.repeat(n))],
  ['white space', (n) => Buffer.from(' '.repeat(n))],
])('a table of %s takes no longer than its length', async (_what, make) => {
  expect(await growth((n) => parseTable(make(n)))).toBeLessThan(GREATEST)
})

const [SMALL, LARGE] = [20_000, 320_000]
/** Sixteen times the input: a linear reader takes sixteen times as long, a quadratic one 256 times. */
const GREATEST = 80
/** Below it lie the steps of the clock and of the collector. */
const LEAST_MS = 4

async function growth(read: (size: number) => unknown): Promise<number> {
  await work(() => read(SMALL))
  const small = await work(() => read(SMALL))
  const large = await work(() => read(LARGE))
  return large / Math.max(LEAST_MS, small)
}

test('the largest tables are refused or read within seconds of the processor', {
  tags: 'night',
}, async () => {
  const million = 'x,'.repeat(99)
  const bytes = [
    Buffer.from(`${million}\n`.repeat(15_000)),
    bookOf(`<sheetData>${`<row>${'<c/>'.repeat(28)}</row>`.repeat(50_000)}</sheetData>`),
    shared(`<si>${'<t/>'.repeat(7_000_000)}</si>`),
  ]
  for (const each of bytes) expect(await work(() => parseTable(each))).toBeLessThan(6_000)
  expect(deflateRawSync(bytes[0] ?? Buffer.alloc(0)).length).toBeLessThan(100_000)
})
