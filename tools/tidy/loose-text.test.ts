import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { looseTextRules } from './loose-text.ts'
import { allSources, parse } from './source.ts'

const found = (jsx: string) =>
  looseTextRules.flatMap((rule) => rule.check(parse('app/a.tsx', `const a = ${jsx}`))).length

test.each([
  [`<p>Jika {b} {isMail && ' Periksa spam.'}</p>`, 1],
  [`<p>Jika {b} {isMail && <span> Periksa spam.</span>}</p>`, 0],
  [`<p>{n > 0 && <b>{n}</b>} artikel</p>`, 1],
  [`<p>artikel {n > 0 && <b>{n}</b>}</p>`, 0],
  [`<p>{a ? 'satu' : 'dua'} artikel</p>`, 0],
  [`<p>{a ? 'satu' : <b />} artikel</p>`, 1],
  [`<p>{a && 'satu'}</p>`, 0],
  [`<><b /> {a && <>, {b}</>}</>`, 1],
])('%s has %d loose texts', (jsx, count) => {
  expect(found(jsx)).toBe(count)
})

test('text that comes and goes stands in an element of its own, on every screen of visitors', () => {
  const sources = allSources(fileURLToPath(new URL('../..', import.meta.url)))
  const broken = looseTextRules.flatMap((rule) => sources.flatMap((source) => rule.check(source)))
  expect(broken.map(({ path, line, what }) => `${path}:${line} ${what}`)).toEqual([])
})
