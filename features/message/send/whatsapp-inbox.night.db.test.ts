import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import { testContext } from '#tests/context.ts'
import { runJobs } from '#tests/money/payments.ts'
import { sendTemplate } from './queue-message.server.ts'
import { listCapturedMail } from '#platform/outside/message/mail.server.ts'
import { openWhatsappInbox } from '#platform/outside/message/whatsapp-inbox.server.ts'

test('while one develops, what goes to a number is in the captured inbox, and its status comes back', async () => {
  const ctx = await testContext({ now: '2026-11-28T03:00:00Z' })
  const arrived = Promise.withResolvers<number>()
  const receive = async (request: IncomingMessage) => {
    const { url, headers } = request
    const asked = { method: 'POST', body: await text(request), headers: headers as never }
    const { status } = await createWebhooks(ctx).request(url ?? '', asked)
    arrived.resolve(status)
  }
  const here = createServer((request, response) => {
    void receive(request).then(() => response.end())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void here.close())
  await once(here, 'listening')
  const { port } = here.address() as AddressInfo
  ctx.whatsapp = openWhatsappInbox({ ...ctx, appAddress: () => `http://127.0.0.1:${port}` })
  await sendTemplate(ctx, {
    event: 'a',
    template: 'rekap-donasi',
    to: { phone: '+6281234567890' },
    values: { nama: 'Siti', masa: '2026', jumlah: 'Rp1', tautan: 'https://a.id/r.pdf' },
    document: { link: 'https://a.id/r.pdf', filename: 'r.pdf' },
  })
  await runJobs(ctx)
  const [kept] = await listCapturedMail(ctx.db, 1)
  expect(kept).toMatchObject({
    recipient: '+6281234567890',
    subject: 'WhatsApp: templat rekap_donasi (id)',
  })
  expect(kept?.body).toContain('{{1}} Siti')
  expect(kept?.body).toContain('Lampiran: https://a.id/r.pdf')
  // It is the Cloud API: its status comes back signed, and the desk shows that it arrived.
  expect(await arrived.promise).toBe(200)
  const row = await ctx.db.selectFrom('sent_message').selectAll().executeTakeFirst()
  expect(row).toMatchObject({ status: 'sent', channel: 'whatsapp', delivered_at: ctx.now() })
})
