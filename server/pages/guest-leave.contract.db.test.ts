import { beforeAll, expect, test } from 'vitest'
import { openApp } from '#tests/server/app.ts'
import { aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('without script and without signing in a donor asks, confirms and takes back; looking at a link does nothing', async () => {
  const ctx = await payingContext()
  const { app } = await openApp(ctx)
  const visit = async (path: string, fields?: Record<string, string>) => {
    const headers = { origin: ctx.config.origin }
    const form = fields && { method: 'POST', headers, body: new URLSearchParams(fields) }
    const answer = await app.request(`${ctx.config.origin}${path}`, form)
    return { status: answer.status, html: await answer.text() }
  }
  const email = 'nurjanah@contoh.id'
  const linkTo = (path: string) => {
    const text = ctx.mails.findLast((mail) => mail.to === email && mail.text.includes(path))?.text
    return new RegExp(`${path}/[0-9a-f]{64}`).exec(text ?? '')?.[0] ?? ''
  }
  await aSettledDonation(ctx, { donorName: 'Siti Nurjanah', donorEmail: email })
  await aSettledDonation(ctx, { donorName: 'Umar Said', donorEmail: 'umar@contoh.id' })
  await runJobs(ctx)
  const choices = linkTo('/pilihan')
  expect((await visit(choices)).html).toContain('Hapus data saya')
  const asked = await visit(choices, { aksi: 'hapus', buktikan: 'email' })
  expect(asked.html).toContain('Sebelum ditekan tidak ada')
  await runJobs(ctx)
  const confirm = linkTo('/hapus-data/yakin')
  const rows = ctx.db.selectFrom('guest_leave').select(['confirmed_at', 'cancelled_at'])
  const shown = await visit(confirm)
  expect(shown.html).toContain('Ya, hapus data saya')
  expect(shown.html).not.toMatch(/Nurjanah|nurjanah@/)
  expect(await rows.execute()).toEqual([{ confirmed_at: null, cancelled_at: null }])
  expect((await visit(confirm, {})).html).toContain('Permintaan Anda kami terima')
  await runJobs(ctx)
  const cancel = linkTo('/hapus-data/batal')
  expect((await visit(cancel)).html).toContain('Batalkan penghapusan?')
  expect((await visit(cancel, {})).html).toContain('Tidak ada yang dihapus')
  expect(await rows.execute()).toMatchObject([{ cancelled_at: ctx.now() }])
  expect((await visit(cancel.replace('batal', 'yakin'))).status).toBe(410)
  expect((await visit(confirm.replace('yakin', 'lain'))).status).toBe(404)
})
