import { expect, test } from 'vitest'
import type { Tx } from './db/connect.server.ts'
import { type Ctx, uuidV7, within } from './context.ts'

test('row keys are version 7 and sort by the time they were made', () => {
  const earlier = uuidV7(new Date('2026-11-21T07:00:00Z'))
  const later = uuidV7(new Date('2026-11-21T07:00:00.001Z'))

  expect(earlier).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(earlier < later).toBe(true)
  expect(Number.parseInt(earlier.replaceAll('-', '').slice(0, 12), 16)).toBe(
    Date.UTC(2026, 10, 21, 7),
  )
})

test('in a transaction a context reads and writes there, and keeps what was changed of it', () => {
  const wake = () => {}
  const parts: Partial<Ctx> = { within, newId: () => 'one' }
  const changed = parts as Ctx
  const [outer, inner] = [{} as Tx, {} as Tx]
  const nested = { ...changed.within(outer), wake }.within(inner)

  expect(nested.db).toBe(inner)
  expect(nested).toEqual({
    ...changed,
    db: inner,
    read: inner,
    wake,
  })
})
