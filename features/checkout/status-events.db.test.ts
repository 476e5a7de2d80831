import { afterEach, expect, test, vi } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import type { TestCtx } from '#tests/context.ts'
import { aDonation, payingContext } from '#tests/money/payments.ts'
import { closeStreams } from './status-streams.server.ts'

afterEach(() => void vi.useRealTimers())

async function ask(ctx: TestCtx, method: 'GET' | 'HEAD') {
  const api = createApi(ctx, openPublicSessions('a secret of the tests, long enough'))
  const id = await aDonation(ctx)
  return api.request(`/v2/donations/${id}/events`, { method })
}

test.each(['GET', 'HEAD'] as const)(
  'nothing keeps a copy of what %s of the news of a donation answers',
  async (method) => {
    const ctx = await payingContext()
    const answer = await ask(ctx, method)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    await answer.body?.cancel()
    closeStreams(ctx)
  },
)

test('a waiting page gets a line that is no event every fifteen seconds, so that nobody takes it for dead', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const ctx = await payingContext()
  const { body } = await ask(ctx, 'GET')
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await next()).toContain('"status":"awaiting_payment"')
  const sign = next()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await sign).toBe(': masih menunggu\n\n')
  closeStreams(ctx)
})
