import { expect, test } from 'vitest'
import { compareTexts } from './compare.ts'

test('a comparison names what was added, removed and kept, in order', () => {
  const before = '<h2>Data</h2><p>Kami menyimpan <b>nama</b>.</p><p>Akhir.</p>'
  const after = '<h2>Data</h2><p>Kami menyimpan nama dan surel.</p><p>Akhir.</p><p>Tambahan.</p>'
  expect(compareTexts(before, after)).toEqual([
    { kind: 'same', text: 'Data' },
    { kind: 'removed', text: 'Kami menyimpan nama.' },
    { kind: 'added', text: 'Kami menyimpan nama dan surel.' },
    { kind: 'same', text: 'Akhir.' },
    { kind: 'added', text: 'Tambahan.' },
  ])
})

test.each([
  ['', '<p>Satu</p>', ['added']],
  ['<p>Satu</p>', '', ['removed']],
  ['<p>Satu</p>', '<p><em>Satu</em></p>', ['same']],
  ['', '', []],
])('%j and %j differ as %j', (before, after, kinds) => {
  expect(compareTexts(before, after).map(({ kind }) => kind)).toEqual(kinds)
})
