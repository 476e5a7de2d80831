import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { openContract } from '#tests/api/openapi.ts'
import { createApi } from './api.ts'

test('whatever a call refuses is documented as a problem, the one form that refusals have', async () => {
  const ctx: Partial<Ctx> = { config: readConfig({}) }
  const api = createApi(ctx as Ctx, openPublicSessions('a secret that only this test knows'))
  const { document } = await openContract(api)
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(methods))
      for (const [status, { content = {} }] of Object.entries(responses))
        if (Number(status) >= 400)
          expect(Object.keys(content), `${method} ${path} ${status}`).toEqual([
            'application/problem+json',
          ])
})
