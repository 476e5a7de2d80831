import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from '#platform/http/http.server.ts'
import { apiLimit } from './api-limit.ts'

test('a program that calls without end is told to wait, and its neighbour is not', async () => {
  const app = new Hono<ApiEnv>()
  app.use('*', async (c, next) => {
    c.set('ctx', { config: { trustedProxies: 1 } } as never)
    await next()
  })
  app.use(
    '*',
    apiLimit(1, () => 0),
  )
  app.get('/v2/session', (c) => c.json({}))
  const call = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    return await app.request('/v2/session', { headers })
  }
  const statuses = []
  for (let n = 0; n < 60; n += 1) statuses.push((await call('203.0.113.7')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  const refused = await call('203.0.113.7')
  expect([refused.status, await refused.json()]).toEqual([
    429,
    expect.objectContaining({ code: 'too-many-tries' }),
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call('198.51.100.7')).status).toBe(200)
  for (let n = 0; n < 60; n += 1) expect((await call('127.0.0.1')).status).toBe(200)
})
