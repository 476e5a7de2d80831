import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SumsInText } from './sums-in-text.tsx'

test('each sum in a text stays in one piece, and its words are as they were', () => {
  const text = '2,5% × Rp149.999.500.000.000, sebesar Rp50. Rp tanpa angka.'
  const html = renderToStaticMarkup(<SumsInText text={text} />)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
  const kept = [...html.matchAll(/whitespace-nowrap[^>]*>([^<]+)</g)].map(([, sum]) => sum)
  expect(kept).toEqual(['Rp149.999.500.000.000', 'Rp50'])
})
