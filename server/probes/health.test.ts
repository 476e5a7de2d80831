import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createHealth } from './health.ts'

test('the answers of the probes are kept by nobody, and no other answer is touched by that', async () => {
  const app = new Hono()
  app.route('/', createHealth({ db: {} as never }, { isDraining: true }))
  app.get('/program', (c) => c.text('', 200, { 'Cache-Control': 'public, max-age=0' }))
  const cacheControl = async (path: string) => {
    return (await app.request(path)).headers.get('Cache-Control')
  }
  expect(await cacheControl('/health/live')).toBe('no-store')
  expect(await cacheControl('/health/ready')).toBe('no-store')
  expect(await cacheControl('/program')).toBe('public, max-age=0')
})
