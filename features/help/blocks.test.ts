import { expect, test } from 'vitest'
import { blocksOf, plainHelpText } from './blocks.ts'

const body = `
Buka **Donasi Saya** lalu
pilih [kuitansi](/mydonation).

## Langkahnya

1. Masuk.
2. Tekan Unduh.

- Satu

> Simpan baik-baik.
`

test('an article is read into text, headings, steps, items and notes', () => {
  expect(blocksOf(body)).toEqual([
    {
      kind: 'text',
      words: [
        { text: 'Buka ' },
        { text: 'Donasi Saya', isStrong: true },
        { text: ' lalu pilih ' },
        { text: 'kuitansi', to: '/mydonation' },
        { text: '.' },
      ],
    },
    { kind: 'heading', words: [{ text: 'Langkahnya' }] },
    { kind: 'steps', items: [[{ text: 'Masuk.' }], [{ text: 'Tekan Unduh.' }]] },
    { kind: 'list', items: [[{ text: 'Satu' }]] },
    { kind: 'note', words: [{ text: 'Simpan baik-baik.' }] },
  ])
  expect(plainHelpText(body)).toBe(
    'Buka Donasi Saya lalu pilih kuitansi. Langkahnya Masuk. Tekan Unduh. Satu Simpan baik-baik.',
  )
})

test.each([
  '[x](javascript:alert(1))',
  '[x](//contoh.id)',
  '[x](https://contoh.id)',
  '[x](/\\contoh.id)',
  '<script>alert(1)</script>',
])('%s stays words and never becomes a link', (text) => {
  expect(blocksOf(text)).toEqual([{ kind: 'text', words: [{ text }] }])
})
