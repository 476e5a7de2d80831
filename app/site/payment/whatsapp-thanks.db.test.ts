import { expect, test } from 'vitest'
import { findRecord } from '#features/donation-log/queries.server.ts'
import { timelineOf } from '#features/donation-log/timeline.server.ts'
import { newsAsked, receiptPromise, receiptSent } from '#features/message/promises.ts'
import { reachOf } from '#features/message/message-channels.ts'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import { startWhatsapp } from '#tests/fakes/whatsapp.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'

test('who leaves a number alone gets thanks and papers by WhatsApp once, and the desk sees how far they came', async () => {
  const fake = await startWhatsapp(() => ctx.now())
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z', env: fake.env })
  const { donationId } = await aCharge(ctx, { donorPhone: '+6281234567890' })
  const row = ctx.db.updateTable('donation').where('public_id', '=', donationId)
  await row.set({ donor_email: null }).execute()
  await ctx.sandbox.drive(donationId, 'pay')
  await ctx.sandbox.drive(donationId, 'duplicate')
  await runJobs(ctx)

  expect(receiptPromise({ phone: 'ada' }, 'donasi', reachOf(ctx))).toContain(
    'ke WhatsApp nomor ini',
  )
  expect(receiptSent({ phone: '+62812…890' }, 'donasi', reachOf(ctx))).toContain('WhatsApp +62')
  expect(newsAsked(reachOf(ctx))).toContain('WhatsApp')
  expect(fake.taken.map(({ to, template }) => [to, template?.name])).toEqual([
    ['6281234567890', 'bukti_donasi'],
  ])
  const [header, body] = fake.taken[0]?.template?.components ?? []
  expect(header).toMatchObject({
    type: 'header',
    parameters: [
      { document: { link: `http://amanah.test/kuitansi/${donationId}.pdf`, filename: /\.pdf$/ } },
    ].map(({ document }) => ({
      type: 'document',
      document: { ...document, filename: expect.stringMatching(document.filename) as string },
    })),
  })
  const texts = body?.parameters.map(({ text }) => text)
  expect(texts?.slice(0, 3)).toEqual(['Siti Aminah', 'donasi', 'Rp50.000'])

  const wamid = fake.taken[0]?.wamid ?? ''
  for (const status of ['read', 'delivered']) {
    const { body: hook, headers } = fake.status(wamid, status)
    const request = { method: 'POST', body: hook, headers }
    await createWebhooks(ctx).request('/webhooks/whatsapp', request)
  }
  const record = await findRecord(ctx.db, donationId)
  const told = record ? await timelineOf(ctx.db, record) : []
  const sayings = told.filter(({ what }) => what.startsWith('Surat'))
  expect(sayings).toHaveLength(1)
  expect(sayings[0]).toMatchObject({
    what: 'Surat terima kasih dan kuitansi: terkirim ke WhatsApp donatur',
    more: [expect.stringMatching(/^Sampai/), expect.stringMatching(/^Dibaca/)],
  })
})
