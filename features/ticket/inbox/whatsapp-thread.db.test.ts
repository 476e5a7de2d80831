import { expect, test } from 'vitest'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { type SignedHook, startWhatsapp } from '#tests/fakes/whatsapp.ts'
import { runJobs } from '#tests/money/payments.ts'
import { answerTicket } from '../answer-ticket.server.ts'
import { findThread } from '../desk-queries.server.ts'
import { listTicketNotes } from './ticket-notes.server.ts'

const phone = '+6281234567890'

test('what an unknown number writes opens a ticket, and the answer goes as free words within a day, then as a template', async () => {
  const fake = await startWhatsapp(() => ctx.now())
  const ctx: TestCtx = await testContext({ now: '2026-06-02T03:00:00Z', env: fake.env })
  const post = async ({ body, headers }: SignedHook) => {
    const request = { method: 'POST', body, headers }
    return (await createWebhooks(ctx).request('/webhooks/whatsapp', request)).status
  }
  const { id: by } = await aStaff(ctx, 'layanan')
  const hook = fake.write(phone, 'Kuitansi saya mana?')
  for (const _ of [1, 2]) expect(await post(hook)).toBe(200)
  await runJobs(ctx)
  expect(await post(fake.write(phone, 'STOP'))).toBe(200)
  await runJobs(ctx)
  const ticket = await ctx.db.selectFrom('ticket').selectAll().executeTakeFirstOrThrow()
  expect(ticket).toMatchObject({ phone, contact: null, state: 'new' })
  const texts = async () =>
    (await findThread(ctx.db, ticket.id))?.messages.map(({ via, text }) => `${via}: ${text}`)
  expect(await texts()).toEqual(['whatsapp: Kuitansi saya mana?'])

  const answer = async (text: string) => {
    await answerTicket(ctx, { number: ticket.number, text, by })
    await runJobs(ctx)
    return fake.taken.at(-1)
  }
  expect(await answer('Sudah kami kirim ulang.')).toMatchObject({
    to: '6281234567890',
    type: 'text',
    text: { body: expect.stringContaining('Sudah kami kirim ulang.') },
  })
  ctx.clock.advance({ hours: 25 })
  expect(await answer('Ada yang lain?')).toMatchObject({
    type: 'template',
    template: { name: 'balasan_tiket' },
  })
  expect(JSON.stringify(fake.taken.at(-1))).not.toContain('Ada yang lain')
  // A number that takes nothing: whoever has the ticket reads that it did not arrive.
  expect(await post(fake.write(phone, 'Belum sampai'))).toBe(200)
  await runJobs(ctx)
  fake.refuse(phone, 131026)
  await answer('Kami telepon saja.')
  expect((await listTicketNotes(ctx.db, ticket.id)).map(({ text }) => text)).toEqual([
    expect.stringContaining('tidak sampai'),
  ])
})
