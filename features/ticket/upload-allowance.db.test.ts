import { expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { limit, uploads } from '#platform/http/rate-limit.server.ts'
import { createApi } from '#server/api/api.ts'
import { testContext } from '#tests/context.ts'

test('an allowance is taken before a file is read: beyond it nothing of the body is looked at', async () => {
  const ctx = await testContext()
  const sessions = openPublicSessions('a secret of the tests, long enough')
  const { token } = sessions.mint(ctx.newPublicId(), ctx.now().getTime())
  const api = createApi(ctx, sessions)
  let read = 0
  const send = () => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1
          controller.enqueue(Buffer.from('--b\r\n'))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
    }
    const init = { method: 'POST', body, headers, duplex: 'half' }
    return api.request('/v2/tickets', init as RequestInit)
  }
  const first = await send()
  expect([first.status, read]).toEqual([400, 1])
  for (let taken = 1; taken < uploads.burst; taken += 1) await limit(ctx, uploads, 'unknown')
  const beyond = await send()
  expect([beyond.status, read]).toEqual([429, 1])
  expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(0)
})
