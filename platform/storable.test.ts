import { expect, test } from 'vitest'
import { storableText, unstorable } from './storable.ts'

test('text that no database holds is named by its field', () => {
  const words = expect.stringContaining('tidak dapat disimpan')
  expect(unstorable({ name: 'Siti\0', note: 'baik 🙂', tags: ['ok', '\ud800'] })).toEqual({
    name: words,
    'tags.1': words,
  })
  expect(unstorable('\0')).toEqual({ _: words })
})

test('everything else is left to the schema', () => {
  const file = new File(['\0'], 'struk.pdf')
  expect(unstorable({ name: 'Siti', file, none: null, count: 3, isOn: true })).toEqual({})
  expect(unstorable(undefined)).toEqual({})
})

test('a searched text keeps its words', () => {
  expect(storableText('sumur\0air \ud800')).toBe('sumur air \ufffd')
  expect(unstorable(storableText('\0\udfff'))).toEqual({})
})
