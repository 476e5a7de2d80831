import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before = { status: 'draft' as const, content: { title: 'A', presets: [1, 2], target: null } }

test('two versions are told apart in words', () => {
  const content = { title: 'B', presets: [1, 2], target: 5 }
  expect(changedFields(before, { status: 'draft', content })).toBe('Mengubah judul, target')
  expect(changedFields(before, { ...before, status: 'review' })).toBe(
    'Mengubah keadaan menjadi Menunggu persetujuan',
  )
  expect(changedFields(before, before)).toBe('Disimpan tanpa perubahan')
})
