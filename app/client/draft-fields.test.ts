import { expect, test } from 'vitest'
import { draftName, readDraft } from './draft-fields.ts'

const field = { id: 'field-x', name: 'x', type: 'text', autocomplete: '', value: '' }

test.each([
  [{}, 'x'],
  [{ name: '', id: 'field-amount' }, 'amount'],
  [{ type: 'checkbox', value: 'on' }, 'x=on'],
  [{ type: 'radio', value: '50000' }, 'x=50000'],
  [{ type: 'textarea' }, 'x'],
  [{ type: 'password' }, undefined],
  [{ type: 'text', autocomplete: 'current-password' }, undefined],
  [{ autocomplete: 'one-time-code' }, undefined],
  [{ type: 'file' }, undefined],
  [{ type: 'hidden' }, undefined],
  [{ type: 'submit', name: 'aksi' }, undefined],
])('the field %j is kept as %j', (facts, name) => {
  expect(draftName({ ...field, ...facts })).toBe(name)
})

test('only texts come back from what a browser kept', () => {
  expect(readDraft({ a: 'satu', b: 2, c: null, d: 'x'.repeat(10_001) })).toEqual({ a: 'satu' })
  for (const broken of [undefined, null, 'x', 3]) expect(readDraft(broken)).toEqual({})
})
