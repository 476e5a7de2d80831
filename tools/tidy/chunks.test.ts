import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { APART, CHUNKS } from './chunks.ts'

test('what the chunks name exists', () => {
  const named = CHUNKS.flatMap(({ folders = [], files = [] }) => [...folders, ...files])
  const isMissing = (path: string) =>
    !existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)))
  expect([...named, ...APART].filter(isMissing)).toEqual([])
})
