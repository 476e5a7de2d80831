import { expect, test } from 'vitest'
import { isPrintable, type Run, runsOf } from './paper-letters.ts'

const runs = (...all: [script: Run['script'], text: string][]) =>
  all.map(([script, text]) => ({ script, text }))

test.each([
  ['Siti Aminah', runs(['latin', 'Siti Aminah'])],
  ['  Siti \t\n\u00a0Aminah ', runs(['latin', 'Siti Aminah'])],
  ['Ḥāji', runs(['ext', 'Ḥā'], ['latin', 'ji'])],
  ['محمد Ali', runs(['arab', 'محمد'], ['latin', ' Ali'])],
  ['', []],
  ['🌙', []],
])('%j is printed in these fonts', (text, expected) => {
  expect(runsOf(text)).toEqual(expected)
})

test.each([
  ['ʿAlī', '‘Alī'],
  ['ʽAli', '‘Ali'],
  ['ʻAli', '‘Ali'],
  ['Muʾmin', 'Mu’min'],
  ['Muʼmin', 'Mu’min'],
  ['ʹain', '′ain'],
  ['Abdul‐Aziz', 'Abdul-Aziz'],
  ['Abdul‑Aziz', 'Abdul-Aziz'],
  ['−5', '-5'],
  ['Jose\u0301', 'José'],
  ['Nguyễn Thị', 'Nguyen Thi'],
  ['王', '?'],
  ['ά', '?'],
  ['Aisyah 🌙✨', 'Aisyah '],
])('%s is printed as %s, in letters that the fonts have', (text, printed) => {
  expect(
    runsOf(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(printed)
})

test('what cannot be printed does not cut a word in two', () => {
  expect(runsOf('مح\u200dمد')).toEqual(runs(['arab', 'محمد']))
  expect(runsOf('Mu\u0007hammad')).toEqual(runs(['latin', 'Muhammad']))
})

test.each([
  ['Siti Aminah', true],
  ['Nguyễn Thị', true],
  ['محمد صالح', true],
  ['Siapa?', true],
  ['陳美玲', false],
  ['Иван', false],
])('%s can be printed: %j', (name, expected) => {
  expect(isPrintable(name)).toBe(expected)
})
