import { expect, test } from 'vitest'
import { isStorableJson, storableText, unstorable } from './storable.ts'

test('text that no database holds is named by its field', () => {
  const words = expect.stringContaining('tidak dapat disimpan')
  expect(unstorable({ name: 'Siti\0', note: 'baik 🙂', tags: ['ok', '\ud800'] })).toEqual({
    name: words,
    'tags.1': words,
  })
  expect(unstorable('\0')).toEqual({ _: words })
})

test('a name that no database holds matters where names are kept, and nowhere else', () => {
  for (const name of ['harga\0', '\ud800']) {
    const calculation = { emas: 3, items: [{ [name]: 1 }] }
    expect(unstorable(calculation)).toEqual({})
    expect(isStorableJson(calculation)).toBe(false)
  }
  expect(isStorableJson({ emas: 3, items: [{ harga: 1 }, null] })).toBe(true)
  expect(isStorableJson({ catatan: '\0' })).toBe(false)
})

test('what is nested without end is refused before anything walks through it', () => {
  const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
  expect(unstorable({ input: nested(31) })).toEqual({})
  expect(Object.keys(unstorable({ input: nested(32) }))).toEqual([`input${'.0'.repeat(31)}`])
  expect(Object.keys(unstorable(nested(30_000)))).toHaveLength(1)
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
