import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { accepted, isAccepted } from './accepted.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

test('every mutant that may live is there, and the reason says so in a sentence', () => {
  const stale = accepted.flatMap(({ file, context, becomes }) => {
    const text = existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : ''
    const own = mutantsOf(file, text, 1).filter((mutant) => mutant.context === context)
    return becomes
      .filter((each) => !own.some((mutant) => mutant.becomes === each))
      .map((each) => `${file}: ${context} → ${each}`)
  })
  expect(stale).toEqual([])
  expect(accepted.filter(({ why }) => why.split(' ').length < 5)).toEqual([])
})

test('a mutant is accepted by its file, its line and what it becomes', () => {
  const text = 'const a = 5\nconst b = 5\n'
  const entry = { file: 'a.ts', context: 'const a = 5', becomes: ['6'], why: '' }
  const [first, second] = mutantsOf('a.ts', text, 1)
  expect(isAccepted(first as Mutant, [entry])).toBe(true)
  expect(isAccepted(second as Mutant, [entry])).toBe(false)
  expect(isAccepted({ ...(first as Mutant), file: 'b.ts' }, [entry])).toBe(false)
})
