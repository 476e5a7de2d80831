import { beforeAll, expect, test } from 'vitest'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { typedCampaign } from '#tests/campaigns.ts'
import { testContext } from '#tests/context.ts'
import { aPhoto, deskFor } from '#tests/desk/desk-people.ts'
import { makeCampaign } from '#tests/makers.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'
import { shownOn } from '#tests/desk/desk.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('by forms alone two people bring a campaign with a photo to visitors', async () => {
  const ctx = await testContext()
  const { ask, join } = await deskFor(ctx)
  const writer = await join('program')
  const category = { name: 'Air bersih', description: 'Sumur dan pipa.', position: '1' }
  expect(await writer.send('/kelola/kategori?aksi=simpan', category)).toMatchObject({
    status: 303,
    to: '/kelola/kategori',
  })
  const uploaded = await writer.send('/kelola/media?aksi=unggah', await aPhoto())
  const photoId = uploaded.to?.split('/').at(-1) ?? ''
  expect((await writer.look('/kelola/media')).html).toContain('Sumur lama yang kering')
  expect((await writer.look(uploaded.to ?? '')).html).toContain('left:20%')

  const { html: blank } = await writer.look('/kelola/program/baru')
  const [, categoryId = ''] = /<option value="([0-9a-f-]{36})">Air bersih/.exec(blank) ?? []
  const typed = typedCampaign(categoryId, { photoId })
  const begun = await writer.send('/kelola/program/baru?aksi=simpan', typed)
  expect(begun.status).toBe(303)
  const page = begun.to ?? ''
  expect((await writer.look(page)).html).toContain('Ajukan penerbitan')
  expect((await writer.look(`${page}/pratinjau`)).html).toContain('Mata air jauh di bawah.')
  expect((await ask('/campaign/sumur-untuk-desa-oebola')).status).toBe(404)

  expect((await writer.send(`${page}?aksi=ajukan`, { catatan: 'Sudah dicek' })).status).toBe(303)
  // What waits already is not proposed again.
  expect((await writer.look(page)).html).not.toContain('Ajukan penerbitan')
  const [proposal] = await listOpenProposals(ctx.db)
  const decision = `/kelola/menunggu/${proposal?.id}?aksi=setujui`
  expect((await writer.send(decision, {})).status).toBe(403)
  const other = await join('bendahara')
  const { html: shown } = await other.look(`/kelola/menunggu/${proposal?.id}`)
  expect(shown).toContain('25.000 = 1 meter')
  expect((await other.send(decision, shownOn(shown))).status).toBe(303)

  expect(ctx.purged).toEqual(expect.arrayContaining(['/', '/program', '/campaign/']))
  // What a visitor asks next is drawn anew, as after the purge.
  const { ask: askAgain } = await deskFor(ctx)
  const { status, html } = await askAgain('/campaign/sumur-untuk-desa-oebola')
  expect(status).toBe(200)
  expect(html).toMatch(/<img[^>]*alt="Sumur lama yang kering"[^>]*object-position:20% 80%/)
  expect(html).toContain('Foto: Rina')
  expect(html).toMatch(/<h2 id="bagian-mengapa"[^>]*>Mengapa<\/h2><p>Mata air jauh di bawah\.<\/p>/)
  expect(html).toMatch(/Penerima manfaat:<\/span>[^<]*(<!-- -->)?\s*(<!-- -->)?64 keluarga/)
  expect(html).toContain('Arti donasi Anda')
  expect(html).toMatch(/nominal=25000"[^>]*>.*?= (<!-- -->)?1 meter/)
  expect(html).toMatch(/og:image" content="[^"]*\.jpg\?v=0-[0-9a-f]{8}-20-80"/)
  expect(html).toContain('og:image:alt" content="Sumur lama yang kering. Program')
  const { html: form } = await askAgain('/donasi-sekarang/sumur-untuk-desa-oebola')
  expect(form).toMatch(/name="nominal"[^>]*value="25000".*?1 meter/)
  expect(form).toMatch(/<img[^>]*alt="Sumur lama yang kering"/)
  expect((await askAgain('/program')).html).toContain('object-position:20% 80%')
})

test('an older form is answered with 409 and keeps what was typed', { tags: 'night' }, async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  const { join } = await deskFor(ctx)
  const writer = await join('program')
  const { html } = await writer.look(`/kelola/program/${id}/ubah`)
  const [, categoryId = ''] = /<option value="([0-9a-f-]{36})" selected=""/.exec(html) ?? []
  const typed = typedCampaign(categoryId, {
    version: '1',
    slug: 'sumur-baru',
    target: '10.000.000',
    story: 'Satu.\n\nDua.',
  })
  const save = (title: string) =>
    writer.send(`/kelola/program/${id}/ubah?aksi=simpan`, { ...typed, title })
  expect((await save('Pertama')).status).toBe(303)
  const renamed = (await writer.look(`/kelola/program/${id}`)).html
  expect(renamed).toMatch(/Alamat lama<\/dt><dd[^>]*>.*?\/campaign\/(<!-- -->)?sumur-desa</)
  const late = await save('Isian kedua')
  expect(late.status).toBe(409)
  expect(late.html).toContain('Ada yang menyimpan perubahan')
  expect(late.html).toContain('value="Isian kedua"')
  const wrong = await writer.send(`/kelola/program/${id}/ubah?aksi=simpan`, {
    ...typed,
    target: 'x',
  })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('Tulis rupiah bulat')
  const { html: shown } = await writer.look(`/kelola/program/${id}/riwayat`)
  expect(shown).toContain('Versi pertama yang tercatat')
})

test('every page of a campaign is drawn, and an unknown id is 404', { tags: 'night' }, async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx, { fund: 'W', status: 'draft' })
  const { join } = await deskFor(ctx)
  const writer = await join('program')
  const unit = { name: 'm²', price: '100.000', total: '20' }
  expect((await writer.send(`/kelola/program/${id}/unit?aksi=simpan`, unit)).status).toBe(303)
  const news = { version: '0', title: 'Pipa', body: 'Terpasang.', publishedOn: '' }
  expect((await writer.send(`/kelola/program/${id}/kabar?aksi=simpan`, news)).status).toBe(303)
  const check = {
    kind: 'pelaksana',
    hasPassed: 'ya',
    checkedBy: 'Rina, program',
    checkedOn: '2026-11-20',
    evidence: 'Perjanjian',
  }
  const checks = `/kelola/program/${id}/pemeriksaan`
  expect((await writer.send(`${checks}?aksi=catat`, check)).status).toBe(303)
  for (const [part, words] of [
    ['', 'Yang masih kurang sebelum terbit'],
    ['/ubah', 'Jenis dana'],
    ['/pratinjau', 'Program ini belum terbit'],
    ['/kabar', 'Belum dikirim'],
    ['/galeri', 'Galeri masih kosong'],
    ['/pemeriksaan', 'Belum diperiksa'],
    ['/unit', '0 dari 20'],
    ['/riwayat', 'Belum ada perubahan'],
  ] as const) {
    const { status, html } = await writer.look(`/kelola/program/${id}${part}`)
    expect([part, status]).toEqual([part, 200])
    expect(html, part).toContain(words)
    expect(html, part).not.toMatch(
      /<script(?! type="(application\/ld\+json|module" src="\/assets\/desk-editor))/,
    )
  }
  const { html } = await writer.look('/kelola/program.csv?keadaan=draft')
  expect(html).toContain('Sumur untuk desa,sumur-desa,Konsep')
  for (const wrong of [ctx.newId(), 'bukan-id']) {
    for (const part of ['', '/ubah', '/kabar', '/galeri', '/pemeriksaan', '/unit', '/riwayat']) {
      expect((await writer.look(`/kelola/program/${wrong}${part}`)).status, part).toBe(404)
    }
  }
})

test('a package of a wakaf goes from its form to the visitor’s page and form', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx, { slug: 'wakaf-tanah', title: 'Tanah', fund: 'W' })
  const { ask, join } = await deskFor(ctx)
  const writer = await join('program')
  const page = `/kelola/program/${id}/unit`
  const unit = { name: 'm²', price: '100.000', total: '20' }
  const offer = { packageName: 'Keluarga', packagePrice: '450.000', packageUnits: '5' }
  const early = await writer.send(`${page}?aksi=tambah-paket`, offer)
  expect([early.status, early.html.includes('Tentukan dahulu unitnya')]).toEqual([409, true])
  expect((await writer.send(`${page}?aksi=simpan`, unit)).status).toBe(303)
  const large = await writer.send(`${page}?aksi=tambah-paket`, { ...offer, packageUnits: '21' })
  expect(large.status).toBe(422)
  expect(large.html).toContain('value="Keluarga"')
  expect(large.html.match(/role="alert"/g)).toHaveLength(1)
  expect((await writer.send(`${page}?aksi=tambah-paket`, offer)).status).toBe(303)
  const shown = /paket=([0-9a-f-]{36})/
  const [, packageId = ''] = shown.exec((await ask('/campaign/wakaf-tanah')).html) ?? []
  expect((await ask('/wakaf')).html).toContain(`/donasi-sekarang/wakaf-tanah?paket=${packageId}`)
  const { html: form } = await ask(`/donasi-sekarang/wakaf-tanah?paket=${packageId}`)
  expect(form).toMatch(
    new RegExp(
      `checked=""[^>]*value="${packageId}~450000"|value="${packageId}~450000"[^>]*checked=""`,
    ),
  )
  expect(form).toContain('Keluarga, 5 m²')
  const taken = await writer.send(`${page}?aksi=tarik-paket`, { paket: packageId })
  expect(taken.status).toBe(303)
  expect((await writer.look(page)).html).toContain('Tidak ditawarkan')
  const { html: later } = await ask('/donasi-sekarang/wakaf-tanah')
  expect(later).not.toContain(packageId)
})

test('who may only look finds no form and may not send one', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  const { join } = await deskFor(ctx)
  const auditor = await join('auditor')
  const { status, html } = await auditor.look(`/kelola/program/${id}`)
  expect(status).toBe(200)
  expect(html).not.toContain('aksi=')
  expect((await auditor.send(`/kelola/program/${id}?aksi=jeda`, {})).status).toBe(403)
  expect((await auditor.send('/kelola/media?aksi=unggah', await aPhoto())).status).toBe(403)
})
