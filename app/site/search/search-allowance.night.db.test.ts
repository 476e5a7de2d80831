import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as news } from '#app/site/article/news.tsx'
import { addressContext, ctxContext } from '#app/context.ts'
import { loader as help } from '#app/site/help/pusat-bantuan.tsx'
import { limit } from '#platform/http/rate-limit.server.ts'
import { searchLimit } from '#platform/http/search-allowance.server.ts'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { loader as site } from './search-list.tsx'

const loaders: Record<string, unknown> = {
  '/news': news,
  '/pusat-bantuan': help,
  '/search/list': site,
}
const who = '203.0.113.7'

async function statusOf(ctx: TestCtx, path: string): Promise<number | undefined> {
  const url = new URL(path, 'http://amanah.contoh')
  const context = new RouterContextProvider()
  context.set(ctxContext, ctx)
  context.set(addressContext, who)
  const load = loaders[url.pathname] as (args: object) => Promise<{ init?: { status: number } }>
  return (await load({ request: new Request(url), context, params: {} })).init?.status
}

test('every search of visitors takes from one allowance, and lists without a search take nothing', async () => {
  const ctx = await testContext()
  const api = createApi(ctx, openPublicSessions('a secret of the tests'))
  const session = await api.request('/v2/session')
  const { token } = (await session.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const called = async (path: string) => (await api.request(path, { headers })).status
  for (const address of [who, 'unknown']) {
    for (let n = 0; n < searchLimit.burst; n += 1) await limit(ctx, searchLimit, address)
  }
  for (const path of ['/news?q=zakat', '/pusat-bantuan?q=zakat', '/search/list?q=zakat'])
    expect([path, await statusOf(ctx, path)]).toEqual([path, 429])
  for (const path of ['/v2/news?q=zakat', '/v2/help?q=zakat', '/v2/search?q=zakat'])
    expect([path, await called(path)]).toEqual([path, 429])
  expect([await statusOf(ctx, '/news'), await statusOf(ctx, '/pusat-bantuan')]).toEqual([200, 200])
  expect([await called('/v2/news'), await called('/v2/help')]).toEqual([200, 200])
})
