import { expect, test } from 'vitest'
import { statementPages } from './statement-pdf.server.ts'

const line = (words: string) => ({ role: 'line' as const, words, figures: [1] })

test('no page has signatures alone, begins with a sum or ends with a heading, however many rows there are', () => {
  for (let most = 1; most < 120; most += 1) {
    const rows = [
      ...Array.from({ length: most }, (_, at) => line(`Pos ${at}`)),
      { role: 'heading' as const, words: 'Judul', figures: [] },
      line('Bagian'),
      { role: 'total' as const, words: 'Jumlah bagian', figures: [1] },
      line('Saldo awal'),
      { role: 'end' as const, words: 'Saldo akhir', figures: [3] },
    ]
    const pages = statementPages({ rows })
    expect(pages.flat()).toEqual(rows)
    for (const page of pages) {
      expect([most, page[0]?.words]).toEqual([most, expect.stringMatching(/^Pos|Judul/)])
      expect([most, page.at(-1)?.words]).not.toEqual([most, 'Judul'])
    }
  }
})
