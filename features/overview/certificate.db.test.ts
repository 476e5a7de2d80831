import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { findCheckResults } from '#platform/db/check-result.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { testContext } from '#tests/context.ts'
import { makeCertificate } from '#tests/fakes/certificate.ts'
import { certificateEnd, checkCertificate } from './certificate.server.ts'

async function tlsServer(): Promise<{ server: Server; port: number }> {
  const server = createServer(makeCertificate('127.0.0.1', 1), (socket) => socket.end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

test('a certificate of one day ends soon, and the daily questions and the log say so', async () => {
  const { port } = await tlsServer()
  const end = await certificateEnd('127.0.0.1', port)
  expect(end?.getTime()).toBeGreaterThan(Date.now() + DAY_MS / 2)
  const ctx = await testContext({ now: new Date(), env: { ORIGIN: `https://127.0.0.1:${port}` } })
  await checkCertificate(ctx)
  expect(ctx.logged).toMatchObject([{ event: 'certificate.ends-soon', host: '127.0.0.1' }])
  expect(await findCheckResults(ctx)).toMatchObject([{ name: 'certificateEndsSoon', errors: 1 }])
})

test('a certificate with time left is no error', async () => {
  const { port } = await tlsServer()
  const month = new Date(Date.now() - 30 * DAY_MS)
  const ctx = await testContext({ now: month, env: { ORIGIN: `https://127.0.0.1:${port}` } })
  await checkCertificate(ctx)
  expect(ctx.logged).toEqual([])
  expect(await findCheckResults(ctx)).toMatchObject([{ name: 'certificateEndsSoon', errors: 0 }])
})

test('where nobody answers it says so, and an address without TLS has no certificate', async () => {
  const { server, port } = await tlsServer()
  server.close()
  await once(server, 'close')
  const ctx = await testContext({ env: { ORIGIN: `https://127.0.0.1:${port}` } })
  await checkCertificate(ctx)
  expect(ctx.logged).toMatchObject([{ level: 'warn', event: 'certificate.unread' }])
  const plain = await testContext({ env: { ORIGIN: `http://127.0.0.1:${port}` } })
  await checkCertificate(plain)
  expect(plain.logged).toEqual([])
})
