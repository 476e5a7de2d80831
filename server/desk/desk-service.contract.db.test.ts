import { beforeAll, expect, test } from 'vitest'
import { answerTicket } from '#features/ticket/answer-ticket.server.ts'
import { receiveReply } from '#features/ticket/inbox/receive-reply.server.ts'
import { ticketPath, ticketToken } from '#features/ticket/link.server.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { type OpenDesk, openDesk } from '#tests/desk/desk.ts'
import { aSettledDonation, runJobs } from '#tests/money/payments.ts'
import type { Deliver } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import { createWebhooks } from '../api/webhooks.server.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll('<!-- -->', '')
}

async function onlyTicket({ ctx }: Pick<OpenDesk, 'ctx'>) {
  return await ctx.db.selectFrom('ticket').selectAll().executeTakeFirstOrThrow()
}

test('a caller’s claim becomes a ticket beside its payment, and papers or a refund are two presses away', async () => {
  const deliver: Deliver = async ({ body, headers }) =>
    (await createWebhooks(desk.ctx).request('/webhooks/sandbox', { method: 'POST', body, headers }))
      .status
  const desk: OpenDesk = await openDesk({ now: '2026-06-02T03:00:00Z', deliver })
  const { ctx, ask, staff } = desk
  const { donationId: mine } = await aSettledDonation(ctx, { donorName: 'Nurlaila' })
  await aSettledDonation(ctx, { donorName: 'Bukan Saya' })
  await runJobs(ctx)
  ctx.clock.advance({ minutes: 10 })
  const form = { jenis: 'payment', kontak: '0812-3456-7890', pesan: 'Kuitansi belum sampai.' }
  const wrong = await ask('/kelola/tiket/baru?aksi=simpan', {
    as: 'layanan',
    form: { ...form, kontak: 'rumah' },
  })
  expect([wrong.status, await textOf(wrong)]).toEqual([
    422,
    expect.stringContaining('Isi nomor HP atau e-mail penelepon.'),
  ])
  const opened = await ask('/kelola/tiket/baru?aksi=simpan', {
    as: 'layanan',
    form: { ...form, nomor: shortIdOf(mine) },
  })
  const page = opened.headers.get('location') ?? ''
  expect(await onlyTicket(desk)).toMatchObject({
    phone: '+6281234567890',
    held_by: staff.layanan.id,
  })
  const html = await textOf(await ask(page, { as: 'layanan' }))
  expect(html).toContain('lewat telepon')
  expect(html).toContain('Nurlaila')
  expect(html).not.toContain('Bukan Saya')
  expect(html).not.toMatch(/6281234567890|siti@contoh/)
  // The second press: papers, or the form of a refund.
  const [, donasi = ''] = /name="donasi" value="([0-9a-f-]{36})"/.exec(html) ?? []
  const before = ctx.mails.length
  const again = await ask(`${page}?aksi=kirim-ulang`, { as: 'layanan', form: { donasi } })
  expect(again.headers.get('location')).toBe(`${page}?kabar=kuitansi`)
  await runJobs(ctx)
  expect(ctx.mails.slice(before).map(({ to }) => to)).toContain('siti@contoh.id')
  const [, refund = ''] =
    /href="(\/kelola\/pengembalian\/baru\?donasi=[0-9a-f-]+)"/.exec(html) ?? []
  expect((await ask(refund, { as: 'layanan' })).status).toBe(200)
  // A number alone is reached by nothing here: no press is offered that would be refused.
  const number = { donor_email: null, donor_phone: '+628119000999' }
  await ctx.db.updateTable('donation').set(number).where('id', '=', donasi).execute()
  for (const at of [page, `/kelola/donasi/${donasi}`]) {
    const alone = await textOf(await ask(at, { as: 'layanan' }))
    expect([at, alone.includes('aksi=kirim-ulang')]).toEqual([at, false])
  }
  // Who only reads presses nothing.
  const read = await textOf(await ask(page, { as: 'auditor' }))
  expect(read).not.toMatch(/aksi=|pengembalian\/baru/)
})

test('a note stays at the desk: no page of its writer and no letter has it', async () => {
  const desk = await openDesk({ now: '2026-06-02T03:00:00Z' })
  const { ctx, ask, app } = desk
  const contact = { email: 'siti@contoh.id' }
  await receiveReply(ctx, { via: 'mail', outsideId: '1', contact, text: 'Mohon dibantu.' })
  const { id, number } = await onlyTicket(desk)
  const page = `/kelola/tiket/${id}`
  const form = { catatan: 'Penelepon marah, hati-hati.' }
  expect((await ask(`${page}?aksi=catat`, { as: 'layanan', form })).status).toBe(303)
  expect((await ask(`${page}?aksi=catat`, { as: 'auditor', form })).status).toBe(403)
  await answerTicket(ctx, { number, text: 'Baik, kami bantu.', by: null })
  await runJobs(ctx)
  expect(await textOf(await ask(page, { as: 'layanan' }))).toContain('hati-hati')
  const theirs = await app.request(`${ctx.config.origin}${ticketPath(ticketToken(ctx.config, id))}`)
  const shown = await textOf(theirs)
  expect(shown).toContain('Baik, kami bantu.')
  expect(shown).not.toContain('hati-hati')
  expect(JSON.stringify(ctx.mails)).not.toContain('hati-hati')
  expect((await ask(`${page}?aksi=tutup`, { as: 'layanan', form: {} })).status).toBe(303)
  expect((await ask(`${page}?aksi=tutup`, { as: 'layanan', form: { ulang: 'x' } })).status).toBe(
    409,
  )
})

test('visits stand in the month they are for, and their people nowhere in it', async () => {
  const { ask } = await openDesk({ now: '2026-06-02T03:00:00Z' })
  const html = await textOf(
    await ask('/kelola/kunjungan/kalender?bulan=2026-02', { as: 'layanan' }),
  )
  expect(html).toContain('Kunjungan Februari 2026')
  expect(html).toContain('bulan=2026-03')
  expect(html.match(/<li /g)?.length).toBeGreaterThanOrEqual(28)
  const odd = await ask('/kelola/kunjungan/kalender?bulan=2026-13', { as: 'layanan' })
  expect(await textOf(odd)).toContain('Kunjungan Juni 2026')
})
