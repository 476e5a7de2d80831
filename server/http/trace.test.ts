import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

async function said(port: number, method: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(
    `${method} / HTTP/1.1\r\nHost: a\r\nAuthorization: rahasia\r\nConnection: close\r\n\r\n`,
  )
  return text(socket)
}

test('TRACE gives nobody their own headers back', async () => {
  const app = new Hono().all('*', (c) => c.text('ada'))
  const { port, close } = await listen(app.fetch, { port: 0, host: '127.0.0.1', ready: [] })
  const answer = await said(port, 'TRACE')
  const plain = await said(port, 'GET')
  await close()
  expect(plain).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
  expect(answer).not.toContain('rahasia')
})
