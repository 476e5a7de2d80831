import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { accepted, isAccepted } from './accepted.ts'
import { mutantsOf } from './mutants.ts'

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

test('every mutant that may live is there, with the reason', () => {
  const stale = accepted.filter((entry) => {
    if (!existsSync(pathOf(entry.file))) return true
    const mutants = mutantsOf(entry.file, readFileSync(pathOf(entry.file), 'utf8'), 1)
    return !mutants.some(({ code, becomes }) => code === entry.code && becomes === entry.becomes)
  })
  expect(stale).toEqual([])
  expect(accepted.filter(({ why }) => why.split(' ').length < 4)).toEqual([])
})

test('a mutant is accepted by its file and text, wherever it stands', () => {
  const mutant = { id: 1, file: 'nowhere.ts', line: 1, start: 0, end: 1, code: 'a', becomes: 'b' }
  expect(isAccepted({ ...mutant, isStatement: false })).toBe(false)
})
