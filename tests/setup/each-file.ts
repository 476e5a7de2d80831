import { afterAll, beforeEach, inject } from 'vitest'
import { closeEngine } from '../database.ts'

beforeEach(({ skip }) => {
  const engine = inject('engine')
  if (engine.kind === 'missing') skip(engine.why)
})

afterAll(closeEngine)
