import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { runJobs } from '#tests/money/payments.ts'
import { sendTemplate } from './queue-message.server.ts'
import { listCapturedMail } from '#platform/outside/message/mail.server.ts'
import { openWhatsappInbox } from '#platform/outside/message/whatsapp-inbox.server.ts'

test('while one develops, what goes to a number is in the captured inbox', async () => {
  const ctx = await testContext({ now: '2026-11-28T03:00:00Z' })
  ctx.whatsapp = openWhatsappInbox(ctx)
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
})
