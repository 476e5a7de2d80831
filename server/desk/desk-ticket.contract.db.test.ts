import { beforeAll, expect, test } from 'vitest'
import { closeTicket, replyToTicket } from '#features/ticket/follow-ticket.server.ts'
import { createTicket } from '#features/ticket/create-ticket.server.ts'
import { type OpenDesk, openDesk } from '#tests/desk/desk.ts'
import { runJobs } from '#tests/money/payments.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const LIST = '/kelola/tiket'
const email = 'siti.aminah@contoh.id'
const message = 'Kuitansi saya memakai nama lama.'
const proof = Buffer.from('%PDF-1.4\nstruk\n%%EOF')

async function aTicket({ ctx }: Pick<OpenDesk, 'ctx'>, from: string | null = email) {
  const id = ctx.newPublicId()
  const input = { kind: 'complaint' as const, id, message, email: from ?? undefined }
  await createTicket(ctx, { input, proof, address: '203.0.113.7' })
  const { id: ticketId, number } = await ctx.db
    .selectFrom('ticket')
    .select(['id', 'number'])
    .where('form_key', '=', id)
    .executeTakeFirstOrThrow()
  return { page: `${LIST}/${ticketId}`, number, id: ticketId }
}

/** What the form of a drawn page sends along. */
function hiddenIn(html: string) {
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([0-9a-f-]{36})"`).exec(html)?.[1] ?? ''
  return { formulir: value('formulir'), readTo: value('readTo') }
}

async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll('<!-- -->', '')
}

async function auditOf({ ctx }: Pick<OpenDesk, 'ctx'>, says: string) {
  return await ctx.db
    .selectFrom('audit_entry')
    .select(['staff_role', 'document_id', 'details'])
    .where('says', '=', says)
    .execute()
}

test('staff find a ticket, answer it once, and the person reads it on the site and by e-mail', async () => {
  const desk = await openDesk({ now: '2026-06-02T03:00:00Z' })
  const { ctx, ask } = desk
  expect(await textOf(await ask(LIST, { as: 'layanan' }))).toContain('Belum ada tiket')
  const { page, number, id } = await aTicket(desk)
  await ctx.db
    .updateTable('ticket')
    .set({ due_at: new Date('2026-06-01T09:00:00Z') })
    .execute()
  const list = await textOf(await ask(LIST, { as: 'layanan' }))
  expect(list).toContain(number)
  expect(list).toContain('Lewat batas jawab</span>')
  expect(list).not.toMatch(/siti\.aminah|nama lama/)
  const found = encodeURIComponent(number.toLowerCase().replaceAll('-', ' '))
  expect(await textOf(await ask(`${LIST}?kata=${found}`, { as: 'auditor' }))).toContain(number)
  expect(await textOf(await ask(`${LIST}?kata=B-0000`, { as: 'auditor' }))).toContain(
    'Tidak ada tiket yang cocok',
  )
  const first = await textOf(await ask('/kelola', { as: 'layanan' }))
  expect(first).toContain('1 tiket menunggu jawaban')
  expect(first).toContain('1 tiket lewat batas jawab')

  const html = await textOf(await ask(page, { as: 'layanan' }))
  expect(html).toContain(message)
  expect(html).toContain('s•••@contoh.id')
  expect(html).not.toContain(email)
  const form = { ...hiddenIn(html), text: 'Baik, kami betulkan.\nMohon nama barunya.', asks: 'ya' }
  const press = () => ask(`${page}?aksi=jawab`, { as: 'layanan', form })
  const pressed = [...(await Promise.all([press(), press()])), await press()]
  for (const answer of pressed)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?kabar=jawab`])
  const after = await textOf(await ask(`${page}?kabar=jawab`, { as: 'layanan' }))
  expect(after).toContain('Jawaban tercatat')
  expect(after).toContain('Menunggu keterangan pelapor')
  expect(after.split('Baik, kami betulkan.')).toHaveLength(2)
  await runJobs(ctx)
  const letters = ctx.mails.filter(({ to, text }) => to === email && text.includes('kami betulkan'))
  expect(letters).toHaveLength(1)
  const [entry, ...none] = await auditOf(desk, 'Menjawab tiket')
  expect(none).toEqual([])
  expect(entry).toMatchObject({ staff_role: 'layanan', document_id: id })
  expect(entry?.details).toMatchObject({ nomor: number, jawaban: 'meminta keterangan' })
  expect(JSON.stringify(entry)).not.toContain('betulkan')
  expect(await auditOf(desk, 'Melihat tiket')).toHaveLength(1)
})

test('an answer that is empty, too long, blind or too late is refused in words, and what was typed stays', {
  tags: 'night',
}, async () => {
  const desk = await openDesk({ now: '2026-06-02T03:00:00Z' })
  const { ctx, ask } = desk
  const { page } = await aTicket(desk)
  const letter = async () => {
    await runJobs(ctx)
    const [, token = ''] =
      /tiket\/(\w{26})/.exec(ctx.mails.find(({ to }) => to === email)?.text ?? '') ?? []
    return token
  }
  const token = await letter()
  const opened = hiddenIn(await textOf(await ask(page, { as: 'layanan' })))
  const send = async (text: string, as: 'layanan' | 'admin' = 'layanan') => {
    const answer = await ask(`${page}?aksi=jawab`, { as, form: { ...opened, text } })
    return { status: answer.status, html: await textOf(answer) }
  }
  const empty = await send('  ')
  expect([empty.status, empty.html.includes('Tulis jawabannya.')]).toEqual([422, true])
  const long = await send('a'.repeat(2_001))
  expect([long.status, long.html.includes('Jawaban paling panjang 2.000 huruf.')]).toEqual([
    422,
    true,
  ])
  expect(long.html).toContain('a'.repeat(2_001))
  expect((await send('Sudah kami betulkan.')).status).toBe(303)
  const second = await send('Namanya sudah kami ganti.', 'admin')
  expect([second.status, second.html.includes('Ada pesan baru di tiket ini')]).toEqual([409, true])
  expect(second.html).toContain('Sudah kami betulkan.')
  expect(second.html).toContain('Namanya sudah kami ganti.</textarea>')
  // The page that was drawn again has read the new message.
  expect(hiddenIn(second.html).readTo).not.toBe(opened.readTo)
  ctx.clock.advance({ minutes: 5 })
  await replyToTicket(ctx, { token, text: 'Terima kasih.' })
  await closeTicket(ctx, token)
  const closed = await send('Sama-sama, Bu.')
  expect([closed.status, closed.html.includes('Jawaban Anda tidak terkirim')]).toEqual([409, true])
  expect(closed.html).toContain('Sama-sama, Bu.')
  const html = await textOf(await ask(page, { as: 'layanan' }))
  expect(html).toContain('sudah selesai dan tidak dapat dijawab lagi')
  expect(html).not.toContain('aksi=jawab')
  expect(await auditOf(desk, 'Menjawab tiket')).toHaveLength(1)
})

test('an attachment leaves as a download for who may answer, with an entry; a contact with a reason', async () => {
  const desk = await openDesk()
  const { ctx, ask } = desk
  const { page, number, id } = await aTicket(desk)
  const other = await aTicket(desk, null)
  const html = await textOf(await ask(page, { as: 'layanan' }))
  const [, file = ''] = /action="([^"]+\/lampiran\/[0-9a-f-]{36})\?aksi=buka"/.exec(html) ?? []
  expect(file.startsWith(`${page}/lampiran/`)).toBe(true)
  const taken = await ask(`${file}?aksi=buka`, { as: 'layanan', form: {} })
  expect(taken.status).toBe(200)
  expect(Object.fromEntries(taken.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="lampiran.pdf"',
    'cache-control': 'no-store',
  })
  expect(taken.headers.get('content-security-policy')).toContain('sandbox')
  expect(await taken.text()).toContain('struk')
  const look = await ask(file, { as: 'layanan' })
  expect([look.status, look.headers.get('location')]).toEqual([303, page])
  const foreign = file.replace(page, other.page)
  for (const wrong of [foreign, `${page}/lampiran/x`, `${page}/lampiran/${id}`])
    expect((await ask(`${wrong}?aksi=buka`, { as: 'layanan', form: {} })).status).toBe(404)
  expect((await ask(`${file}?aksi=buka`, { as: 'auditor', form: {} })).status).toBe(403)
  const [entry, ...none] = await auditOf(desk, 'Membuka lampiran tiket')
  expect(none).toEqual([])
  expect(entry).toMatchObject({ document_id: id, details: { nomor: number } })

  const read = await textOf(await ask(page, { as: 'auditor' }))
  expect(read).not.toMatch(/aksi=|siti\.aminah/)
  const reveal = (alasan: string) => ask(`${page}?aksi=buka`, { as: 'layanan', form: { alasan } })
  expect((await reveal('x')).status).toBe(422)
  expect(await textOf(await reveal('Menelepon balik pelapor.'))).toContain(email)
  expect(await auditOf(desk, 'Membuka kontak pelapor')).toMatchObject([
    { document_id: id, details: { milik: `Tiket ${number}` } },
  ])
  ctx.clock.advance({ minutes: 6 })
  for (const address of [page, file]) {
    const stale = await ask(`${address}?aksi=buka`, {
      as: 'layanan',
      form: { alasan: 'Menelepon balik.' },
    })
    expect(stale.headers.get('location')).toContain('/kelola/faktor')
  }
  const nameless = await textOf(await ask(other.page, { as: 'layanan' }))
  expect(nameless).toContain('Tanpa kontak')
  expect(nameless).not.toContain('Buka kontak')
  for (const role of ['bendahara', 'program', 'editor'] as const)
    expect([role, (await ask(page, { as: role })).status]).toEqual([role, 403])
})
