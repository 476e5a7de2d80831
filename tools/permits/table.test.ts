import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withPermits } from './table.ts'

test("the handbook's table of permissions is that of the code", () => {
  const page = readFileSync('docs/DESK.md', 'utf8')
  expect(page).toBe(withPermits(page))
  expect(page).toContain('| Program: memutuskan |')
})
