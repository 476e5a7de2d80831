import { expect, test } from 'vitest'
import { guard } from './guards.ts'

test('a route guard is found by its name', () => {
  expect(guard('demo')).toBeTypeOf('function')
})

test.each(['masuk-siapa', '', 'toString', '__proto__'])(
  'a route guard named %j does not exist, and asking for it raises an error',
  (name) => {
    expect(() => guard(name)).toThrow(`Unknown route middleware: '${name}'`)
  },
)
