import { expect, test } from 'vitest'
import { openPublicSessions } from '#platform/public-session.server.ts'
import { createApi } from '#server/api.ts'
import { aDonation, payingContext, runJobs } from '#tests/payments.ts'
import type { TestCtx } from '#tests/context.ts'

function caller(ctx: TestCtx) {
  const sessions = openPublicSessions('a secret of the tests, long enough')
  const api = createApi(ctx, sessions)
  const { token } = sessions.mint('visitor', ctx.now().getTime())
  return async (method: string, path: string, json?: unknown) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'sekali',
    }
    const body = json === undefined ? {} : { body: JSON.stringify(json) }
    return api.request(path, { method, headers, ...body })
  }
}

test('a QRIS needs no channel and answers the code, its screen and its end', async () => {
  const ctx = await payingContext()
  const call = caller(ctx)
  const id = await aDonation(ctx)
  const answer = await call('POST', `/v2/donations/${id}/charges`, { method: 'qris' })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { data } = await answer.json()
  expect(data).toMatchObject({
    screen: 'checkout-qrcode',
    url: `/checkout-qrcode/${id}`,
    charge: { status: 'pending', amount: 50_000, attempt: 1 },
  })
  expect(Date.parse(data.charge.expiresAt) - Date.parse(data.serverNow)).toBe(30 * 60_000)
  const { data: all } = await (await call('GET', `/v2/donations/${id}/charges`)).json()
  expect(all.charge).toEqual(data.charge)
})

const wrong: [json: unknown, status: number][] = [
  [{}, 422],
  [{ method: 'tunai' }, 422],
  [{ method: 'va' }, 422],
  [{ method: 'va', channel: 'bca; drop' }, 422],
  [{ method: 'retail', channel: 'bca' }, 422],
]

test('a choice that makes no sense is refused in words', async () => {
  const ctx = await payingContext()
  const call = caller(ctx)
  const id = await aDonation(ctx)
  for (const [json, status] of wrong) {
    const answer = await call('POST', `/v2/donations/${id}/charges`, json)
    expect(answer.status, JSON.stringify(json)).toBe(status)
    expect((await answer.json()).detail).toMatch(/^[A-Z].*\.$/)
  }
})

test('one Idempotency-Key is one choice', async () => {
  const ctx = await payingContext()
  const call = caller(ctx)
  const id = await aDonation(ctx)
  const path = `/v2/donations/${id}/charges`
  const first = await (await call('POST', path, { method: 'qris' })).json()
  const again = await (await call('POST', path, { method: 'qris' })).json()
  expect(again.data.charge).toEqual(first.data.charge)
  const other = await call('POST', path, { method: 'va', channel: 'bca' })
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({ code: 'payment/key-reused' })
})

test('the stream tells the status at once, then that it is paid, and ends', async () => {
  const ctx = await payingContext()
  const call = caller(ctx)
  const id = await aDonation(ctx)
  await call('POST', `/v2/donations/${id}/charges`, { method: 'qris' })
  const answer = await call('GET', `/v2/donations/${id}/events`)
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const text = answer.text()
  await ctx.sandbox.drive(id, 'pay')
  await runJobs(ctx)
  const events = (await text).split('\n\n').filter(Boolean)
  expect(events[0]).toMatch(/^event: status\ndata: .*"chargeStatus":"pending"/)
  expect(events.at(-1)).toMatch(/^event: status\ndata: .*"status":"paid".*"screen":"payment"/)
})
