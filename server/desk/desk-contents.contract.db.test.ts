import { beforeAll, expect, test } from 'vitest'
import { publishPage } from '#features/site-page/publish-page.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { anAsrama } from '#tests/asrama.ts'
import { testContext } from '#tests/context.ts'
import { aPhoto, deskFor } from '#tests/desk/desk-people.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'
import { shownOn } from '#tests/desk/desk.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

function aReport(body = ''): FormData {
  const form = new FormData()
  const pdf = `%PDF-1.7\n1 0 obj << /Type /Catalog ${body} >> endobj\n%%EOF\n`
  form.set('berkas', new File([pdf], 'laporan.pdf', { type: 'application/pdf' }))
  form.set('year', '2025')
  form.set('auditor', 'KAP Sangat Panjang Namanya dan Rekan-rekannya')
  form.set('opinion', 'Wajar tanpa pengecualian')
  return form
}

test('an audited report goes from its form to visitors as a PDF, until it is taken down', async () => {
  const ctx = await testContext({ now: '2026-11-22T03:00:00Z' })
  const { ask, join } = await deskFor(ctx)
  const editor = await join('editor')
  const words = { title: 'Tentang', summary: 'Kami.', body: '<p>Kami.</p>', changeSummary: 'Awal.' }
  await publishPage(ctx, { slug: 'about', ...words }, { by: ctx.newId() })
  const page = '/kelola/laporan-audit'
  expect((await editor.look(page)).html).toContain('Belum ada laporan')
  const active = await editor.send(
    `${page}?aksi=terbitkan`,
    aReport('/OpenAction << /S /JavaScript >>'),
  )
  expect([active.status, active.html.includes('Ini bukan PDF yang utuh')]).toEqual([422, true])
  expect(active.html).toContain('value="KAP Sangat Panjang')
  expect((await editor.send(`${page}?aksi=terbitkan`, aReport())).status).toBe(303)
  const { html } = await ask('/about')
  expect(html).toMatch(/Diaudit (<!-- -->)?KAP Sangat Panjang/)
  const [, file = ''] = /href="(\/laporan\/2025-[0-9a-f]{24}\.pdf)"/.exec(html) ?? []
  const pdf = await ask(file)
  expect([pdf.status, pdf.html.startsWith('%PDF-1.7')]).toEqual([200, true])
  expect((await ask('/laporan/2025-000000000000000000000000.pdf')).status).toBe(404)
  const auditor = await join('auditor')
  expect((await auditor.look(page)).html).not.toContain('aksi=terbitkan')
  expect((await auditor.send(`${page}?aksi=terbitkan`, aReport())).status).toBe(403)
  expect((await editor.send(`${page}?aksi=hapus`, { tahun: '2025' })).status).toBe(303)
  expect((await ask(file)).status).toBe(404)
})

test('a dormitory shows a picture of the library with its alt text, and the library keeps it', {
  tags: 'night',
}, async () => {
  const ctx = await testContext()
  const id = await anAsrama(ctx)
  const { slug } = await ctx.db.selectFrom('asrama').select('slug').executeTakeFirstOrThrow()
  const { ask, join } = await deskFor(ctx)
  const editor = await join('program')
  const uploaded = await editor.send('/kelola/media?aksi=unggah', await aPhoto())
  const photoId = uploaded.to?.split('/').at(-1) ?? ''
  const page = `/kelola/asrama/${id}/foto`
  expect((await editor.look(page)).html).toContain('Tanpa foto')
  expect((await editor.send(`${page}?aksi=simpan`, { photoId: 'x' })).status).toBe(422)
  expect((await editor.send(`${page}?aksi=simpan`, { photoId })).status).toBe(303)
  expect((await ask(`/asrama/${slug}`)).html).toContain('alt="Sumur lama yang kering"')
  const removal = await editor.send(`/kelola/media/${photoId}?aksi=hapus`, {})
  expect(removal.status).toBe(409)
  expect((await editor.send(`${page}?aksi=simpan`, { photoId: '' })).status).toBe(303)
  const { ask: askAgain } = await deskFor(ctx)
  expect((await askAgain(`/asrama/${slug}`)).html).not.toContain('Sumur lama yang kering')
})

test('holidays of a joint decree come to the calendar by two people', {
  tags: 'night',
}, async () => {
  const ctx = await testContext({ now: '2026-01-10T03:00:00Z' })
  const { ask, join } = await deskFor(ctx)
  const editor = await join('editor')
  const page = '/kelola/libur'
  expect((await editor.look(page)).html).toContain('Belum ada SKB yang dicatat')
  const list = { year: '2026', decree: 'SKB contoh No. 1', days: '2026-03-19 Nyepi', note: '' }
  const wrong = await editor.send(`${page}?aksi=ajukan`, { ...list, days: 'Nyepi' })
  expect([wrong.status, wrong.html.includes('tidak dimulai dengan tanggal')]).toEqual([422, true])
  expect((await editor.send(`${page}?aksi=ajukan`, list)).status).toBe(303)
  const address = '/calendar?bulan=2026-03'
  expect((await ask(address)).html).not.toContain('Nyepi')
  const [proposal] = await listOpenProposals(ctx.db)
  const decision = `/kelola/menunggu/${proposal?.id}?aksi=setujui`
  expect((await editor.send(decision, {})).status).toBe(403)
  const admin = await join('admin')
  const { html: shown } = await admin.look(`/kelola/menunggu/${proposal?.id}`)
  expect(shown).toContain('SKB contoh No. 1')
  expect((await admin.send(decision, shownOn(shown))).status).toBe(303)
  const { ask: askAgain } = await deskFor(ctx)
  const { html } = await askAgain(address)
  expect(html).toContain('Nyepi')
  expect(html).toContain('menurut SKB contoh No. 1')
  expect((await editor.look(page)).html).toContain('Nyepi')
})

test('a search by a contact stands in the audit log without the contact; other searches do not', async () => {
  const ctx = await testContext()
  const { join } = await deskFor(ctx)
  const service = await join('layanan')
  for (const cari of ['siti@contoh.id', '0812 3456 7890', 'Siti Aminah', 'KW/2026/000001']) {
    const { status } = await service.look(`/kelola/donasi?cari=${encodeURIComponent(cari)}`)
    expect([cari, status]).toEqual([cari, 200])
  }
  const entries = await ctx.db
    .selectFrom('audit_entry')
    .select(['says', 'details'])
    .where('says', '=', 'Mencari donatur dengan kontaknya')
    .execute()
  expect(entries).toHaveLength(2)
  expect(JSON.stringify(entries)).not.toMatch(/siti|3456/)
})
