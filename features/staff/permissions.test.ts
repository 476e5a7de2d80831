import { expect, test } from 'vitest'
import { isPermitted, permissions, type Permission } from './permissions.ts'

const names = Object.keys(permissions) as Permission[]

test('an auditor has every permission to read, and beyond that only their own session', () => {
  const held = names.filter((name) => isPermitted('auditor', name))
  const reads = names.filter((name) => name.endsWith('.read'))
  expect(held.sort()).toEqual([...reads, 'own-session.write'].sort())
})

test('whoever may approve may also read what is approved', () => {
  for (const name of names.filter((each) => each.endsWith('.approve'))) {
    const read = name.replace('.approve', '.read') as Permission
    for (const role of permissions[name]) {
      if (read in permissions)
        expect([role, read, isPermitted(role, read)]).toEqual([role, read, true])
    }
  }
})

test('the only person of the money does not approve alone', () => {
  expect(permissions['books.approve'].length).toBeGreaterThan(1)
})
