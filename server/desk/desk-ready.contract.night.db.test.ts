import { beforeAll, expect, test } from 'vitest'
import { openSharp } from '#platform/picture/sharp.server.ts'
import { openDesk } from '#tests/desk/desk.ts'
import { runJobs } from '#tests/money/payments.ts'
import { ReferenceData } from '../cache/reference-data.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

// What a new institution does at the desk before its first donation: its own face, and the way to ready.

beforeAll(async () => {
  await ensureWebBuild()
})

async function aLogo(): Promise<Blob> {
  const sharp = await openSharp()
  const background = { r: 180, g: 40, b: 40 }
  const bytes = await sharp({ create: { width: 480, height: 160, channels: 3, background } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}

function formOf(file: Blob, field = 'terang'): FormData {
  const form = new FormData()
  form.set(field, file, 'logo.png')
  return form
}

test('a logo that an admin puts up stands at the head of the site and the desk, and is taken off again', async () => {
  const { ctx, app, ask } = await openDesk()
  const held = new ReferenceData(ctx)
  const act = '/kelola/lembaga?aksi=logo'
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })
  const refused = await ask(act, { as: 'admin', form: formOf(svg) })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('SVG')])
  // Only for dark grounds is no logo yet.
  expect((await ask(act, { as: 'admin', form: formOf(await aLogo(), 'gelap') })).status).toBe(422)
  expect((await ask(act, { as: 'editor', form: formOf(await aLogo()) })).status).toBe(403)
  const put = await ask(act, { as: 'admin', form: formOf(await aLogo()) })
  expect([put.status, put.headers.get('location')]).toEqual([
    303,
    '/kelola/lembaga?kabar=simpan#logo',
  ])
  await held.renew()
  const { logo = '' } = ctx.config.institution
  expect(logo).toMatch(/^gambar\/logo\/[0-9a-f]{32}-480x160\.png$/)
  const file = await app.request(`${ctx.config.origin}/${logo}`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
  const site = await (await app.request(`${ctx.config.origin}/about`)).text()
  expect(site).toContain(`<img src="/${logo}" alt="" width="480" height="160"`)
  expect(await (await ask('/kelola', { as: 'admin' })).text()).toContain(`src="/${logo}"`)
  expect((await ask('/kelola/lembaga?aksi=lepas', { as: 'admin', form: {} })).status).toBe(303)
  await held.renew()
  expect(ctx.config.institution).not.toHaveProperty('logo')
})

test('the summary leads to what is left; a test mail is sent and confirmed there, by admins alone', async () => {
  const { ctx, ask } = await openDesk()
  expect(await (await ask('/kelola', { as: 'admin' })).text()).toContain('href="/kelola/siap"')
  expect(await (await ask('/kelola', { as: 'editor' })).text()).not.toContain('/kelola/siap')
  expect((await ask('/kelola/siap', { as: 'editor' })).status).toBe(403)
  const seen = await (await ask('/kelola/siap', { as: 'auditor' })).text()
  expect(seen).toContain('Donasi belum dapat diterima')
  expect(seen).not.toContain('<form method="post" action="?aksi=')
  const form = { jalur: 'mail' }
  expect((await ask('/kelola/siap?aksi=kirim', { as: 'bendahara', form })).status).toBe(403)
  expect((await ask('/kelola/siap?aksi=kirim', { as: 'admin', form })).status).toBe(303)
  await runJobs(ctx)
  const link = /\/kelola\/siap\?mail=\d{6}/.exec(ctx.mails.at(-1)?.text ?? '')?.[0] ?? ''
  const kode = link.slice(-6)
  expect(await (await ask(link, { as: 'admin' })).text()).toContain(`value="${kode}"`)
  const confirm = (code: string) =>
    ask('/kelola/siap?aksi=sampai&jalur=mail', { as: 'admin', form: { ...form, kode: code } })
  const wrong = await confirm(kode === '123456' ? '654321' : '123456')
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining('Kode ini tidak cocok'),
  ])
  expect((await confirm(kode)).status).toBe(303)
  const marks = ctx.db.selectFrom('readiness_mark').select('name')
  expect(await marks.execute()).toEqual([{ name: 'mail' }])
  const skip = { as: 'admin', form: { nama: 'program' } } as const
  expect((await ask('/kelola/siap?aksi=lewati', skip)).status).toBe(409)
})
