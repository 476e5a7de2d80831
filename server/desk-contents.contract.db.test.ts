import { beforeAll, expect, test } from 'vitest'
import { anAsrama } from '#tests/asrama.ts'
import { testContext } from '#tests/context.ts'
import { aPhoto, deskFor } from '#tests/desk-people.ts'
import { ensureWebBuild } from './web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
}, 180_000)

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

test('a dormitory shows a picture of the library with its alt text, and the library keeps it', async () => {
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
