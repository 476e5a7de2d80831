import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { openContract } from '#tests/openapi.ts'
import { openPublicSessions } from '#platform/public-session.server.ts'
import { createApi } from './api.ts'

async function openApi() {
  const ctx = await testContext()
  const api = createApi(ctx, openPublicSessions('a secret of the tests, long enough'))
  const contract = await openContract(api)
  return { ctx, api, contract }
}

test('a visitor gets a token for a day', async () => {
  const { ctx, contract } = await openApi()
  const { status, body } = await contract.call('GET', '/v2/session')
  expect(status).toBe(200)
  expect(body).toMatchObject({ expiresAt: ctx.now().getTime() / 1000 + 86_400 })
})

test('every mounted call is in the document', async () => {
  const { api, contract } = await openApi()
  const mounted = api.routes
    .filter(
      ({ method, path }) =>
        method !== 'ALL' && path.startsWith('/v2/') && !path.endsWith('openapi.json'),
    )
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect([...new Set(mounted)].sort()).toEqual(contract.documented().sort())
})
