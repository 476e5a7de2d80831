import './argon-once.ts'
import { beforeEach, inject } from 'vitest'

beforeEach(({ skip }) => {
  const engine = inject('engine')
  if (engine.kind === 'missing') skip(engine.why)
})
