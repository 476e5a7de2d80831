import { beforeAll, expect, test } from 'vitest'
import { listEvidence } from '#features/mustahik/evidence.server.ts'
import { addRecipient, listRecipients } from '#features/mustahik/recipients.server.ts'
import { aCameraPhoto } from '#tests/money/disbursements.ts'
import { openDesk } from '#tests/desk/desk.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aBareDisbursement, aMustahik, anActiveMustahik } from '#tests/mustahik.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const NIK = '3205014508900001'
const typed = {
  jenis: 'family',
  asnaf: 'miskin',
  nama: 'Siti Rohmah',
  anggota: '4',
  wilayah: 'kab garut',
  hp: '0812 3456 7890',
  nik: '3205 0145 0890 0001',
  penghasilan: '1.200.000',
  setuju: '2026-06-15',
  kebutuhan: 'Biaya sekolah dua anak',
}

test('a family is registered, found by its NIK, surveyed, decided by another and named in a disbursement', async () => {
  const { ctx, ask } = await openDesk()
  const send = async (path: string, as: 'admin' | 'program' | 'bendahara', form = {}) => {
    const answer = await ask(path, { as, form })
    return { status: answer.status, to: answer.headers.get('location') ?? '', answer }
  }
  await aMustahik(ctx, { name: 'Keluarga Lain' })
  const kept = await send('/kelola/mustahik/baru?aksi=simpan', 'program', typed)
  expect(kept.status).toBe(303)
  const page = kept.to.split('?')[0] ?? ''
  const twice = await send('/kelola/mustahik/baru?aksi=simpan', 'admin', typed)
  expect(twice.status).toBe(409)
  expect(await twice.answer.text()).toContain('href="/kelola/mustahik?kata=NRM/2026/000002"')
  expect((await send('/kelola/mustahik?aksi=cari', 'admin', { nik: NIK })).to).toBe(page)
  const nobody = await send('/kelola/mustahik?aksi=cari', 'admin', { nik: '3205014508900002' })
  expect(nobody.to).toContain('hasil=nihil')
  const survey = { tanggal: '2026-06-15', petugas: 'Rini' }
  expect((await send(`${page}?aksi=survei`, 'program', survey)).status).toBe(303)
  expect((await send(`${page}?aksi=layak`, 'program')).status).toBe(403)
  expect((await send(`${page}?aksi=layak`, 'admin')).status).toBe(303)
  expect((await send(`${page}?aksi=aktifkan`, 'program')).status).toBe(303)
  const shown = await (await ask(page, { as: 'program' })).text()
  for (const words of ['Siti Rohmah', '+6281234567890', 'kurang Rp472.088', 'Kabupaten Garut'])
    expect(shown).toContain(words)
  expect(shown).not.toContain(NIK)
  const zakat = `/kelola/penyaluran/${await aBareDisbursement(ctx)}`
  const paid = { bukti: 'TRF-9', tanggal: '2026-06-15' }
  expect((await send(`${zakat}?aksi=bayar`, 'bendahara', paid)).status).toBe(422)
  const counts = { bidang: 'pendidikan', pria: '2', wanita: '2', keluarga: '1' }
  const wrong = await send(`${zakat}?aksi=penerima`, 'bendahara', { ...counts, kelompok: 'RW 03' })
  expect([wrong.status, await wrong.answer.text()]).toEqual([
    422,
    expect.stringContaining('Pilih asnaf kelompok ini.'),
  ])
  const named = { ...counts, nomor: 'NRM/2026/000002' }
  expect((await send(`${zakat}?aksi=penerima`, 'bendahara', named)).status).toBe(303)
  const listed = await (await ask(zakat, { as: 'bendahara' })).text()
  expect(listed).toContain('NRM/2026/000002')
  expect(listed).not.toContain('Siti Rohmah')
})

test('a name is shown to whoever may see it, each look is written down, and files hold none', async () => {
  const { ctx, ask, staff } = await openDesk()
  const id = await anActiveMustahik(ctx, { name: 'Zainab Rahim', phone: '+6281234567890' })
  const other = await anActiveMustahik(ctx, { name: 'Umar Lain' })
  const given = await aBareDisbursement(ctx)
  const input = {
    number: 'NRM/2026/000001',
    area: 'kesehatan',
    men: 0,
    women: 1,
    families: 0,
  } as const
  await addRecipient(ctx, given, { input, by: staff.bendahara.id })
  const pages = ['', `/${id}`, '?kata=Zainab', '?urut=nama', '.csv']
  const sees = async (as: 'admin' | 'program' | 'auditor' | 'bendahara', path: string) => {
    const answer = await ask(`/kelola/mustahik${path}`, { as })
    return [answer.status, /Zainab Rahim|81234567890/.test(await answer.text())]
  }
  for (const as of ['admin', 'program', 'auditor'] as const)
    expect([as, await Promise.all(pages.map((path) => sees(as, path)))]).toEqual([
      as,
      [
        [200, true],
        [200, true],
        [200, true],
        [200, true],
        [200, false],
      ],
    ])
  for (const path of pages)
    expect([path, await sees('bendahara', path)]).toEqual([path, [200, false]])
  expect((await ask(`/kelola/mustahik/${id}/ubah`, { as: 'bendahara' })).status).toBe(403)
  for (const as of ['editor', 'layanan'] as const)
    expect((await ask(`/kelola/mustahik/${id}`, { as })).status).toBe(403)
  expect(await (await ask(`/kelola/penyaluran/${given}`, { as: 'bendahara' })).text()).toContain(
    'NRM/2026/000001',
  )
  const looks = await ctx.db
    .selectFrom('audit_entry')
    .select(['staff_role', 'says', 'document_id'])
    .where('says', 'like', 'Melihat%mustahik')
    .execute()
  expect(
    looks
      .filter((look) => look.document_id === id)
      .map((look) => look.staff_role)
      .toSorted(),
  ).toEqual(['admin', 'auditor', 'program'])
  expect(looks.filter((look) => look.document_id === other)).toEqual([])
  expect(looks.filter((look) => look.staff_role === 'bendahara')).toEqual([])
})

test('a photo and a signed receipt of a recipient open for whoever may see names, and public pages hold none of it', async () => {
  const { ctx, app, ask } = await openDesk()
  const { id: campaignId, slug } = await makeCampaign(ctx)
  const id = await aBareDisbursement(ctx, { campaignId, status: 'paid' })
  const person = await anActiveMustahik(ctx, { name: 'Zainab Rahim' })
  const counts = { bidang: 'kesehatan', pria: '0', wanita: '1', keluarga: '0' }
  const page = `/kelola/penyaluran/${id}`
  await ask(`${page}?aksi=penerima`, {
    as: 'program',
    form: { ...counts, nomor: 'NRM/2026/000001' },
  })
  const [row] = await listRecipients(ctx.db, id)
  const receipt = `${page}/penerima/${row?.id}`
  const photo = new File([await aCameraPhoto()], 'foto.jpg', { type: 'image/jpeg' })
  const form = new FormData()
  form.set('nama', 'Zainab Rahim')
  const empty = await ask(`${receipt}?aksi=bukti`, { as: 'program', form })
  expect([empty.status, await empty.text()]).toEqual([
    422,
    expect.stringContaining('Minta tanda tangannya'),
  ])
  form.set('foto', photo)
  form.set('tanda', photo)
  expect((await ask(`${receipt}?aksi=bukti`, { as: 'auditor', form })).status).toBe(403)
  expect((await ask(`${receipt}?aksi=bukti`, { as: 'program', form })).status).toBe(303)

  const kept = await listEvidence(ctx.db, id)
  expect(kept.map(({ kind }) => kind)).toEqual(['photo', 'receipt'])
  const file = `${page}/serah/${kept[1]?.id}`
  const statuses = ['program', 'auditor', 'admin', 'bendahara', 'layanan'] as const
  const opened = await Promise.all(statuses.map(async (as) => (await ask(file, { as })).status))
  expect(opened).toEqual([200, 200, 200, 403, 403])
  const named = async (as: 'program' | 'bendahara', path: string) =>
    (await (await ask(path, { as })).text()).includes('Zainab Rahim')
  expect([await named('program', receipt), await named('bendahara', receipt)]).toEqual([
    true,
    false,
  ])
  expect([await named('program', page), await named('bendahara', page)]).toEqual([false, false])
  const looks = await ctx.db
    .selectFrom('audit_entry')
    .select(['staff_role', 'says'])
    .where('says', 'in', ['Membuka bukti penyerahan', 'Melihat penerima'])
    .where('permission', '=', 'mustahik.read')
    .execute()
  expect(looks.map((look) => `${look.staff_role}: ${look.says}`).toSorted()).toEqual([
    'admin: Membuka bukti penyerahan',
    'auditor: Membuka bukti penyerahan',
    'program: Melihat penerima',
    'program: Membuka bukti penyerahan',
  ])

  // Told on the page of the programme, it shows how many and nobody.
  const told = { recipient: 'Warga desa', paragraphs: '["Sudah sampai."]', people: 'none' } as const
  const at = { saved_by: ctx.newId(), saved_at: ctx.now(), published_at: ctx.now() }
  await ctx.db
    .insertInto('disbursement_report')
    .values({ disbursement_id: id, ...told, ...at, published_by: ctx.newId() })
    .execute()
  const publicPaths = [`/campaign/${slug}`, `/v2/campaigns/${slug}`, '/']
  const texts = await Promise.all(
    publicPaths.map(async (path) => (await app.request(`${ctx.config.origin}${path}`)).text()),
  )
  expect(texts[0]).toMatch(/Untuk <[^>]*>9<\/span> orang/)
  for (const text of texts) expect(text).not.toMatch(/Zainab|NRM\/|bukti-penyerahan/)
  expect((await app.request(`${ctx.config.origin}${file}`)).status).toBe(303)
  expect(person).not.toBe('')
})
