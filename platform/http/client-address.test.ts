import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.server.ts'
import type { Ctx } from '../context.ts'
import type { ApiEnv } from './http.server.ts'

async function addressOf(
  trustedProxies: number,
  remoteAddress: string | undefined,
  forwarded?: string,
): Promise<string> {
  const app = new Hono<ApiEnv>()
  app.get('/', (c) => {
    c.set('ctx', { config: { trustedProxies } } as Ctx)
    return c.text(clientAddress(c))
  })
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return answer.text()
}

test.each([
  [0, '203.0.113.7', undefined, '203.0.113.7'],
  [0, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  [1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [1, '10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  [2, '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [2, '10.0.0.1', '10.0.0.2', '10.0.0.1'],
  [1, '10.0.0.1', 'rusak', '10.0.0.1'],
  [1, '10.0.0.1', '198.51.100.1:50123', '198.51.100.1'],
  [1, '10.0.0.1', '[2001:db8:1:2:aaaa::1]:443', '2001:db8:1:2::/64'],
  [1, '10.0.0.1', '[2001:db8:1:2:aaaa::1]', '2001:db8:1:2::/64'],
  [0, '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  [0, '::ffff:cb00:7107', undefined, '203.0.113.7'],
  [1, '10.0.0.1', '0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  [1, '10.0.0.1', '0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
  [0, '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2::/64'],
  [0, '2001:DB8:1:2:bbbb:0:0:9', undefined, '2001:db8:1:2::/64'],
  [0, '::1', undefined, '0:0:0:0::/64'],
  [0, undefined, undefined, 'unknown'],
])('%i proxies, %s, forwarded %s: %s calls', async (proxies, socket, forwarded, address) => {
  expect(await addressOf(proxies, socket, forwarded)).toBe(address)
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.250', '203.0.113.0/24'],
  ['203.0.114.7', '203.0.114.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s lies in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
