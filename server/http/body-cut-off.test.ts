import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { formBody } from '#platform/form/form-body.server.ts'
import { type ApiEnv, answerError, validated } from '#platform/http/http.server.ts'
import { jsonBody, limitedBody } from './body-guards.ts'
import { listen } from './listen.ts'
import { createWebhooks } from '../api/webhooks.server.ts'

type Line = { level: string; event: string; status: number | undefined }

async function anApp() {
  const lines: Line[] = []
  const statuses: number[] = []
  const write = (level: string) => (event: string, facts?: object) => {
    lines.push({ level, event, status: (facts as { status?: number } | undefined)?.status })
  }
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  const ctx = Object.assign({} as Ctx, { log, newId: () => 'reference' })
  const app = new Hono<ApiEnv>()
  app.use('*', async (c, next) => {
    c.set('ctx', ctx)
    await next()
    statuses.push(c.res.status)
  })
  const webhooks = createWebhooks(ctx)
  app.all('/webhooks/*', (c) => webhooks.fetch(c.req.raw, c.env))
  app.use('*', limitedBody)
  app.use('/v2/*', jsonBody)
  app.post('/v2/json', validated('json', v.object({})), (c) => c.text('read'))
  app.post('/v2/tickets', formBody, validated('form', v.object({})), (c) => c.text('read'))
  app.post('/v2/raw', async (c) => c.text(await c.req.text()))
  app.onError((error, c) => answerError(error, c))
  const options = { port: 0, host: '127.0.0.1', ready: [] }
  const listening = await listen(app.fetch, options)
  onTestFinished(() => listening.close(0))
  return { port: listening.port, lines, statuses }
}

const json = 'Content-Type: application/json'
const file = 'Content-Type: multipart/form-data; boundary=x'

test.each([
  ['a JSON call', '/v2/json', json],
  ['an upload', '/v2/tickets', file],
  ['a body read as it is', '/v2/raw', json],
  ['a webhook', '/webhooks/xendit', json],
])(
  '%s that is cut off midway is no outage: a line of information, and no stack',
  async (...row) => {
    const [, path, type] = row
    for (const size of ['Content-Length: 1000', 'Transfer-Encoding: chunked']) {
      const { port, lines, statuses } = await anApp()
      const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {})
      await once(socket, 'connect')
      const begun = size.startsWith('T') ? '5\r\n{"a":\r\n' : '{"a":'
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${type}\r\n${size}\r\n\r\n${begun}`)
      await wait(50)
      socket.destroy()
      await expect.poll(() => statuses.length).toBe(1)
      expect(statuses).toEqual([400])
      expect(lines).toEqual([{ level: 'info', event: 'request.cut-off', status: 400 }])
    }
  },
)
