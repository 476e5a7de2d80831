import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fullFolders } from './folders.ts'
import { readFiles } from './source.ts'

/** Folders with more files than a reader takes in at a glance, and why. */
const FULL_FOLDERS: Readonly<Record<string, string>> = {
  'db/migrations': 'is a list: a file for each change since the last release, in their order',
  'docs/decisions': 'is a list: a page for each decision, in the order they were made',
}

test('a folder has at most 30 files, or a reason for more', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const found = fullFolders([...readFiles(root).keys()])
  expect(found.filter(([folder]) => !Object.hasOwn(FULL_FOLDERS, folder))).toEqual([])
  const full = found.map(([folder]) => folder)
  expect(Object.keys(FULL_FOLDERS).filter((folder) => !full.includes(folder))).toEqual([])
})

test('a folder of 31 files is found, and one of 30 is not', () => {
  const filesOf = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/a${at}.ts`)
  const found = fullFolders([...filesOf('app/ui', 31), ...filesOf('app/ui/form', 30)])
  expect(found).toEqual([['app/ui', 31]])
})
