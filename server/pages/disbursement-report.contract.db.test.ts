import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#features/staff/permissions.ts'
import { openApp } from '#tests/server/app.ts'
import { payingContext } from '#tests/money/payments.ts'
import { aPaidDisbursement, aCameraPhoto } from '#tests/money/disbursements.ts'
import { makeCampaign } from '#tests/makers.ts'
import { PageCache } from '../cache/page-cache.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const origin = 'http://amanah.test'
const pdf = '%PDF-1.7\nberita acara\n%%EOF\n'
/** What a report with two pictures may add to a campaign's page, packed. */
const MOST_PER_REPORT = 2_000

async function openWorld() {
  const ctx = await payingContext()
  const cache = new PageCache(() => performance.now())
  // The pages that visitors get are those that an act drops.
  Object.assign(ctx, { pages: cache })
  const { app } = await openApp(ctx, cache)
  const disbursement = await aPaidDisbursement(ctx)
  const ask = (path: string, { cookie = '', body }: { cookie?: string; body?: BodyInit } = {}) =>
    app.request(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { host: 'amanah.test', cookie, ...(body && { origin }) },
      ...(body && { body }),
    })
  const enter = async (role: Role): Promise<string> => {
    const body = new URLSearchParams({ peran: role })
    const answer = await ask('/kelola/masuk-contoh', { body })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const at = `/kelola/penyaluran/${disbursement.id}/laporan`
  const send = (act: string, cookie: string, form: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(form)) body.set(name, value)
    return ask(`${at}?aksi=${act}`, { cookie, body })
  }
  const page = async () => (await ask('/campaign/sumur-desa')).text()
  return { ctx, ...disbursement, ask, enter, at, send, page }
}

const words = {
  version: '0',
  penerima: '40 keluarga di Desa Sukamaju',
  cerita: 'Air mengalir sejak pagi.',
  orang: 'none',
}
const said = {
  version: '0',
  alt: 'Pompa air di sumur desa',
  credit: 'Tim lapangan',
  licence: 'sendiri',
  focusX: '50',
  focusY: '30',
  caption: 'Pompa baru',
}

async function photoFile(colour?: string): Promise<File> {
  return new File([await aCameraPhoto(colour)], 'foto.jpg', { type: 'image/jpeg' })
}

test('one person reports a disbursement with pictures; the page tells it at once, and no more once it is withdrawn', async () => {
  const { ctx, at, ask, enter, send, page } = await openWorld()
  const before = await page()
  expect(before).not.toContain('id="penyaluran"')
  expect(before).toContain('Belum ada laporan. Cerita dan fotonya tampil di sini.')
  const cookie = await enter('program')
  expect((await send('simpan', cookie, words)).status).toBe(303)
  expect((await send('unggah', cookie, { ...said, berkas: await photoFile() })).status).toBe(303)
  const second = { ...said, berkas: await photoFile('#c8963e') }
  expect((await send('unggah', cookie, second)).status).toBe(303)
  expect(await page()).not.toContain('Air mengalir sejak pagi.')
  expect((await send('terbit', cookie, {})).status).toBe(303)
  const after = await page()
  const [, section = ''] = /<section id="penyaluran"(.*?)<\/section>/s.exec(after) ?? []
  for (const told of [
    'Pompa air untuk Desa Sukamaju',
    'Rp40.000',
    '40 keluarga di Desa Sukamaju',
    'Air mengalir sejak pagi.',
    'Foto: Tim lapangan',
  ])
    expect(section).toContain(told)
  const pictures = section.match(/<img[^>]*>/g) ?? []
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) {
    expect(picture).toContain('loading="lazy"')
    expect(picture).toContain('alt="Pompa air di sumur desa"')
    expect(picture).toMatch(/width="\d+" height="\d+"/)
  }
  expect(after).not.toContain('Belum ada laporan.')
  const packed = (html: string) => brotliCompressSync(html).length
  expect(packed(after) - packed(before)).toBeLessThan(MOST_PER_REPORT)
  expect((await send('tarik', cookie, {})).status).toBe(303)
  expect(await page()).not.toContain('Air mengalir sejak pagi.')
  expect(await (await ask(at, { cookie })).text()).toContain('belum tampil di halaman program')
  const entries = await ctx.db.selectFrom('audit_entry').select('says').execute()
  const acts = entries.map(({ says }) => says)
  for (const act of ['Menulis', 'Menerbitkan', 'Menarik'])
    expect(acts).toContain(`${act} laporan penyaluran`)
})

test('a campaign without disbursements tells nothing of reports, and loads nothing for them', async () => {
  const { ctx, ask } = await openWorld()
  await makeCampaign(ctx, { slug: 'lain' })
  const html = await (await ask('/campaign/lain')).text()
  expect(html).not.toMatch(/penyaluran"|Belum ada laporan|payout-reports/)
})

test('data of people, a missing answer and a wrong file are refused in words', async () => {
  const { enter, send, at, ask } = await openWorld()
  const cookie = await enter('bendahara')
  const phone = await send('simpan', cookie, { ...words, cerita: 'Pak Budi, 0812 3456 7890' })
  expect(phone.status).toBe(422)
  expect(await phone.text()).toContain('Cerita memuat nomor HP')
  const unanswered = await send('simpan', cookie, { ...words, orang: '' })
  expect(await unanswered.text()).toContain('Jawab dahulu')
  const svg = new File(['<svg onload="alert(1)"/>'], 'foto.jpg', { type: 'image/jpeg' })
  expect((await send('unggah', cookie, { ...said, berkas: svg })).status).toBe(415)
  expect((await send('dokumen', cookie, { proof: svg })).status).toBe(415)
  expect((await send('terbit', cookie, {})).status).toBe(409)
  const large = new File([new Uint8Array(10_000_000)], 'bukti.pdf')
  const refused = await send('dokumen', cookie, { proof: large })
  expect(refused.status).toBe(413)
  expect(await refused.text()).toContain('Berkas lebih dari 5 MB')
  expect(await (await ask(`${at}?berkas=besar`, { cookie })).text()).toContain('terlalu besar')
})

test('the paper is for staff and the auditor, each look written down, and public only when it is ticked', async () => {
  const { ctx, id, ask, enter, send, page } = await openWorld()
  const cookie = await enter('bendahara')
  await send('simpan', cookie, words)
  const file = new File([pdf], 'berita-acara.pdf', { type: 'application/pdf' })
  expect((await send('dokumen', cookie, { proof: file })).status).toBe(303)
  await send('terbit', cookie, {})
  expect(await page()).not.toContain('bukti-penyaluran')
  expect((await ask(`/bukti-penyaluran/${id}`)).status).toBe(404)
  expect((await ask('/bukti-penyaluran/apa-saja')).status).toBe(404)
  const auditor = await enter('auditor')
  const opened = await ask(`/kelola/penyaluran/${id}/bukti`, { cookie: auditor })
  expect([opened.status, await opened.text()]).toEqual([200, pdf])
  expect(opened.headers.get('content-disposition')).toContain('attachment')
  const looks = ctx.db
    .selectFrom('audit_entry')
    .select('document_id')
    .where('says', '=', 'Membuka bukti penyaluran')
  expect(await looks.execute()).toEqual([{ document_id: id }])
  const other = await enter('layanan')
  expect((await ask(`/kelola/penyaluran/${id}/bukti`, { cookie: other })).status).toBe(403)
  expect((await send('tampilkan', auditor, { umum: 'ya' })).status).toBe(403)
  expect((await send('tampilkan', cookie, { umum: 'ya' })).status).toBe(303)
  expect(await page()).toContain(`/bukti-penyaluran/${id}`)
  const shown = await ask(`/bukti-penyaluran/${id}`)
  expect([shown.status, await shown.text()]).toEqual([200, pdf])
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
})
