import { expect, test } from 'vitest'
import { serverLimits } from './server-limits.mjs'

const GIGABYTE = 1_073_741_824

test.each([
  [0.25, 160],
  [0.8, 205],
  [1, 256],
  [2, 256],
  [64, 256],
])('a machine of %f GB gives %i MB to the objects of the server', (gigabytes, megabytes) => {
  const { flags } = serverLimits(gigabytes * GIGABYTE, {})
  expect(flags).toContain(`--max-old-space-size=${megabytes}`)
  expect(flags).toContain('--max-semi-space-size=16')
  expect(flags).toContain('--min-semi-space-size=16')
})

test('what the operator has set stays', () => {
  const given = { NODE_OPTIONS: '--max-old-space-size=1000', MALLOC_ARENA_MAX: '4' }
  const { flags, env } = serverLimits(GIGABYTE, given)
  expect(flags).toEqual(['--max-semi-space-size=16', '--min-semi-space-size=16'])
  expect(env).toEqual({ MALLOC_ARENA_MAX: '4', MALLOC_MMAP_THRESHOLD_: '131072' })
})
