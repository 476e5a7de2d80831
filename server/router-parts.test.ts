import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEFT_OUT } from './router-left-out.ts'
import { leaveOut, nameLeftOut } from './router-parts.ts'

test('functions, constants, statements and branches that never run are left out', () => {
  const code = `function used() { return 1 }
function unused() { return 2 }
const Kept = make(), Spare = make()
Spare.name = 'spare'
const chosen = isOdd ? 'odd' : 'even'
if (isOdd) { used() } else if (isLate) { unused() } else { used() }
if (isLate) used()`
  const kept = leaveOut(code, {
    functions: { unused: '' },
    values: ['Spare'],
    statements: ['Spare.name'],
    never: ['isOdd', 'isLate'],
  })
  expect(kept).toBe(`function used() { return 1 }
function unused() { throw Error("left out"); }
const Kept = make(), Spare = null
;
const chosen = ('even')
{ used() }
;`)
})

test('what stands behind another branch is left out too', () => {
  const code = 'if (isOdd) a(); else { if (isLate) b(); c() }'
  expect(leaveOut(code, { never: ['isOdd', 'isLate'] })).toBe('{ ; c() }')
})

test('a part that is not found is refused by its name', () => {
  const parts = {
    functions: { gone: '' },
    never: ['isOdd'],
    values: ['Old'],
    statements: ['old()'],
  }
  expect(() => leaveOut('if (isOdd) a()', parts)).toThrow('gone, Old, old()')
})

test('every part of the table is in the installed React Router', () => {
  const files = Object.keys(LEFT_OUT)
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const folder = '../node_modules/react-router/dist/production/'
    const code = readFileSync(new URL(`${folder}${file}`, import.meta.url), 'utf8')
    expect(leaveOut(code, LEFT_OUT[file] ?? {}).length, file).toBeLessThan(code.length)
  }
})

test('a screen may not import what is left out', () => {
  const imports = (names: string) => nameLeftOut(`import { ${names} } from 'react-router'`)
  expect(imports('Link, useFetcher as load')).toBe('useFetcher')
  expect(imports('NavLink')).toBe('NavLink')
  expect(imports('unstable_useRoute')).toBe('unstable_useRoute')
  expect(imports('Form, Link, useNavigate, useSubmit')).toBeUndefined()
  expect(nameLeftOut(`import { useFetcher } from './own.ts'`)).toBeUndefined()
})
