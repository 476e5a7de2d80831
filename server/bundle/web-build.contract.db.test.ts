import { beforeAll, expect, test, vi } from 'vitest'
import { ensureWebBuild } from './web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('a server that is told which build to serve builds nothing and serves no other', async () => {
  const { id } = await ensureWebBuild()
  vi.stubEnv('AMANAH_BUILD_ID', id)
  expect(await ensureWebBuild()).toEqual({ id, isNew: false })
  vi.stubEnv('AMANAH_BUILD_ID', 'replaced')
  await expect(ensureWebBuild()).rejects.toThrow(
    `the build replaced is wanted, and the last one is ${id}`,
  )
  vi.unstubAllEnvs()
  expect(await ensureWebBuild()).toEqual({ id, isNew: false })
})
