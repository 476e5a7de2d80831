import { expect, test } from 'vitest'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
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
  const without = await call('GET', `/v2/donations/${await aDonation(ctx)}/charges`)
  expect((await without.json()).data).toMatchObject({ charge: null, screen: 'payment' })
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
  expect(answer.headers.get('cache-control')).toBe('no-store')
  // A proxy that collects the events would hold them back.
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  const text = answer.text()
  await ctx.sandbox.drive(id, 'pay')
  await runJobs(ctx)
  const events = (await text).split('\n\n').filter(Boolean)
  expect(events[0]).toMatch(/^event: status\ndata: .*"chargeStatus":"pending"/)
  expect(events.at(-1)).toMatch(/^event: status\ndata: .*"status":"paid".*"screen":"payment"/)
  const retries = events.map((event) => Number(/^retry: (\d+)$/m.exec(event)?.[1]))
  expect(new Set(retries).size).toBe(1)
  expect(retries[0]).toBeGreaterThanOrEqual(2_000)
  expect(retries[0]).toBeLessThan(5_000)
})

test('nothing of a payment is stored on its way, and each call answers where the payment stands', async () => {
  const ctx = await payingContext()
  const call = caller(ctx)
  const id = await aDonation(ctx)
  await call('POST', `/v2/donations/${id}/charges`, { method: 'qris' })
  for (const [method, path, status] of [
    ['GET', 'charges', undefined],
    ['GET', 'status', 'awaiting_payment'],
    ['POST', 'check', 'awaiting_payment'],
    ['POST', 'cancel', 'cancelled'],
  ] as const) {
    const answer = await call(method, `/v2/donations/${id}/${path}`)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
      path,
      200,
      'no-store',
    ])
    const { data } = await answer.json()
    expect([path, data.status]).toEqual([path, status])
  }
})

test.each([
  ['GET', 'charges', [404]],
  ['POST', 'charges', [400, 404, 409, 422, 429]],
  ['GET', 'status', [404]],
  ['POST', 'check', [404]],
  ['POST', 'cancel', [404, 409, 429]],
  ['GET', 'events', [404, 429, 503]],
])('%s …/%s says in its document what it may answer besides', async (method, path, refusals) => {
  const ctx = await payingContext()
  const answer = await caller(ctx)('GET', '/v2/openapi.json')
  const { paths } = (await answer.json()) as {
    paths: Record<string, Record<string, { responses: object; security?: object[] }>>
  }
  const operation = paths[`/v2/donations/{id}/${path}`]?.[method.toLowerCase()]
  const stated = Object.keys(operation?.responses ?? {}).map(Number)
  expect(stated).toEqual(expect.arrayContaining(refusals))
  expect(stated).not.toContain(410)
  if (path === 'events') expect(operation?.security).toEqual([])
})

test('an unknown donation is answered 404 by every call', async () => {
  const ctx = await payingContext()
  const call = caller(ctx)
  for (const [method, path] of [
    ['GET', 'charges'],
    ['GET', 'status'],
    ['POST', 'check'],
    ['POST', 'cancel'],
    ['GET', 'events'],
  ] as const)
    expect([path, (await call(method, `/v2/donations/${'0'.repeat(26)}/${path}`)).status]).toEqual([
      path,
      404,
    ])
})
