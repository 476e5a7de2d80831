import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'
import { parseTable } from './parse-table.server.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+62811234', "'+62811234"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['|calc', "'|calc"],
  ['  =HYPERLINK("http://jahat.test")', '"\'  =HYPERLINK(""http://jahat.test"")"'],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t'=1"],
  ['"=1+1"', '"\'""=1+1"""'],
  ['\r\n=1', '"\'\r\n\'=1"'],
  ['Budi;=1+1;x', '"Budi;\'=1+1;x"'],
  ['Budi\t=1+1', "Budi\t'=1+1"],
  ['Budi|=1+1', "Budi|'=1+1"],
  ['Budi; "+62', '"Budi; ""\'+62"'],
  ['dua\n-baris', '"dua\n\'-baris"'],
  ['a;b = c | d', '"a;b = c | d"'],
  ['10-12; 3+4', '"10-12; 3+4"'],
])('a spreadsheet runs nothing of %j', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})

test('numbers stay numbers, and what parts cells is quoted', () => {
  expect(csvLine([-5_000, null, 'Siti Aminah', 'a,b', 'a;b', 'kata "itu"', 'dua\nbaris'])).toBe(
    '-5000,,Siti Aminah,"a,b","a;b","kata ""itu""","dua\nbaris"\r\n',
  )
})

const texts = fc.stringMatching(/^[ab1 ;,|\t\r\n"'=+\-@＝]{0,14}$/)

test('whatever parts cells, and with or without quotes, no text begins a formula', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (cells) => {
      const line = csvLine(cells)
      for (const separator of [/[;\r\n]/, /[\t\r\n]/, /[|\r\n]/]) {
        // Quotes and white space around a cell are left out by some programs; a quoted comma begins no cell there.
        const [, ...begun] = line.split(separator)
        for (const cell of begun) expect(cell).not.toMatch(/^[\s"']*(?<!')[=+\-@＝]/)
      }
      const [read = []] = parseTable(Buffer.from(`${'x,'.repeat(40)}\n${line}x`)).rows.slice(1)
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@＝]/)
    }),
  )
})

test('what is written is read again: the same cells, and an apostrophe where a formula would begin', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (cells) => {
      const head = `${'x,'.repeat(40)}x\n`
      const read = parseTable(Buffer.from(`${head}${csvLine([...cells, 'end'])}`)).rows[1]
      const bare = (text: string) => text.replaceAll("'", '').trim()
      expect(read?.map(bare)).toEqual([...cells, 'end'].map(bare))
    }),
  )
})
