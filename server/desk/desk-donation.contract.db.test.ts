import { beforeAll, expect, test } from 'vitest'
import { findRecord } from '#features/donation-log/queries.server.ts'
import { receiptToPrint } from '#features/receipt/queries.server.ts'
import { listAudit } from '#features/staff/audit-log.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { openApp } from '#tests/server/app.ts'
import { aDonation, aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { anApprovedRefund } from '#tests/money/refunds.ts'
import { formIdOn, shownOn } from '#tests/desk/desk.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

async function openDesk() {
  const ctx = await payingContext()
  const { app } = await openApp(ctx)
  const ask = (path: string, { cookie = '', form }: { cookie?: string; form?: object } = {}) =>
    app.request(`http://amanah.test${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { host: 'amanah.test', cookie, ...(form && { origin: 'http://amanah.test' }) },
      ...(form && { body: new URLSearchParams({ ...form }) }),
    })
  const enter = async (role: Role): Promise<string> => {
    const answer = await ask('/kelola/masuk-contoh', { form: { peran: role } })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  return { ctx, ask, enter }
}

test('the list and one donation show contacts in part, and every look at one is written', async () => {
  const { ctx, ask, enter } = await openDesk()
  const { donationId } = await aSettledDonation(ctx, { amount: 75_000 })
  await aDonation(ctx, { donorName: 'Tak Bernama', isAnonymous: true })
  const { id = '' } = (await findRecord(ctx.db, donationId)) ?? {}
  const cookie = await enter('auditor')
  for (const path of ['/kelola/donasi', '/kelola/donasi?cari=siti@contoh.id&urut=nominal']) {
    const page = await (await ask(path, { cookie })).text()
    expect(page).toContain(`href="/kelola/donasi/${id}"`)
    expect(page).toContain('s•••@contoh.id')
    expect(page).toContain('Hamba Allah')
    expect(page).not.toContain('Tak Bernama')
    expect(page.replaceAll('value="siti@contoh.id"', '').replaceAll('cari=siti', '')).not.toContain(
      '>siti@',
    )
  }
  expect(await (await ask('/kelola/donasi?cari=tidak+ada', { cookie })).text()).toContain(
    'Tidak ada donasi yang cocok',
  )
  for (let n = 0; n < 2; n += 1) {
    const page = await (await ask(`/kelola/donasi/${id}`, { cookie })).text()
    for (const words of ['Formulir dikirim', 'KW/20', '4210', 'Kabar dari penyedia'])
      expect(page).toContain(words)
    expect(page).not.toContain('siti@contoh.id')
    expect(page).not.toContain('aksi=buka')
  }
  expect((await ask(`/kelola/donasi/${donationId}`, { cookie })).headers.get('location')).toBe(
    `/kelola/donasi/${id}`,
  )
  const recap = await ask(`/kelola/donasi/${id}/rekap`, { cookie })
  expect(await recap.text()).toContain('tujuh puluh lima ribu rupiah')
  const file = `/kelola/donasi/${id}/rekap/berkas?aksi=unduh`
  const service = await enter('layanan')
  const taken = await ask(file, { cookie: service, form: { bentuk: 'pdf' } })
  expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await ask(file, { cookie, form: { bentuk: 'pdf' } })).status).toBe(403)
  const looks = (await listAudit(ctx.db, { words: 'Melihat donasi' })).items
  expect(looks).toMatchObject([{ staffRole: 'auditor', documentId: id }])
  for (const unknown of ['tidak-ada', id.replace(/.$/, id.endsWith('0') ? '1' : '0')])
    expect((await ask(`/kelola/donasi/${unknown}`, { cookie })).status).toBe(404)
})

test('a contact is opened with a reason of ten letters, for one answer, and an auditor opens none', async () => {
  const { ctx, ask, enter } = await openDesk()
  const { id = '' } = (await findRecord(ctx.db, await aDonation(ctx))) ?? {}
  const path = `/kelola/donasi/${id}`
  const cookie = await enter('layanan')
  const short = await ask(`${path}?aksi=buka`, { cookie, form: { alasan: 'perlu' } })
  expect(short.status).toBe(422)
  expect(await short.text()).not.toContain('siti@contoh.id')
  const form = { alasan: 'Menelepon soal titipan' }
  const opened = await ask(`${path}?aksi=buka`, { cookie, form })
  expect(opened.status).toBe(200)
  expect(await opened.text()).toContain('siti@contoh.id')
  expect(await (await ask(path, { cookie })).text()).not.toContain('siti@contoh.id')
  const { items: rows } = await listAudit(ctx.db, { words: 'Membuka nama' })
  expect(rows).toMatchObject([
    { documentId: id, details: { alasan: form.alasan, milik: expect.stringMatching(/^Donasi /) } },
  ])
  expect(JSON.stringify(rows)).not.toContain('siti@')

  const auditor = await enter('auditor')
  expect((await ask(`${path}?aksi=buka`, { cookie: auditor, form })).status).toBe(403)
  ctx.clock.advance({ minutes: 6 })
  const stale = await ask(`${path}?aksi=buka`, { cookie, form })
  expect([stale.status, stale.headers.get('location')]).toEqual([
    303,
    expect.stringContaining(encodeURIComponent(`${path}?aksi=buka&`)),
  ])
})

test('what is shown comes as CSV and XLSX, and a file with contacts needs two people', async () => {
  const { ctx, ask, enter } = await openDesk()
  await aDonation(ctx)
  const maker = await enter('layanan')
  const csv = await ask('/kelola/donasi.csv?keadaan=awaiting_payment', { cookie: maker })
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="donasi-.*\.csv"$/)
  const lines = (await csv.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('S*** A***,s•••@contoh.id')
  const book = Buffer.from(
    await (await ask('/kelola/donasi.xlsx', { cookie: maker })).arrayBuffer(),
  )
  expect(book.toString('latin1', 0, 4)).toBe('PK\x03\x04')

  const form = {
    kontak: 'ya',
    alasan: 'Laporan tahunan donatur',
    keadaan: 'awaiting_payment',
    program: 'sumur-desa',
  }
  const asked = await ask('/kelola/ekspor/baru?aksi=ajukan', { cookie: maker, form })
  expect(asked.headers.get('location')).toBe('/kelola/ekspor')
  const page = await (await ask('/kelola/ekspor', { cookie: maker })).text()
  expect(page).toContain('Program: Sumur')
  const [, proposal] = /\/kelola\/menunggu\/([0-9a-f-]{36})/.exec(page) ?? []
  const decider = await enter('bendahara')
  const shown = await (await ask(`/kelola/menunggu/${proposal}`, { cookie: decider })).text()
  const decide = (cookie: string) =>
    ask(`/kelola/menunggu/${proposal}?aksi=setujui`, {
      cookie,
      form: { catatan: '', ...shownOn(shown) },
    })
  expect((await decide(maker)).status).toBe(403)
  expect((await decide(decider)).status).toBe(303)
  expect(await (await ask('/kelola/ekspor', { cookie: maker })).text()).toContain(
    'http-equiv="refresh"',
  )
  await runJobs(ctx)
  const ready = await (await ask('/kelola/ekspor', { cookie: maker })).text()
  expect(ready).not.toContain('http-equiv="refresh"')
  const [, file = ''] = /action="([^"]+aksi=unduh)"/.exec(ready) ?? []
  const taken = await ask(file, { cookie: maker, form: { bentuk: 'csv' } })
  expect([taken.status, await taken.text()]).toEqual([
    200,
    expect.stringContaining('Siti Aminah,,siti@contoh.id'),
  ])
  const other = await ask(file, { cookie: await enter('bendahara'), form: { bentuk: 'csv' } })
  expect(other.status).toBe(404)
  expect((await listAudit(ctx.db, { words: 'Mengunduh ekspor' })).items).toHaveLength(1)
  expect((await ask(file.split('?')[0] ?? '', { cookie: maker })).headers.get('location')).toBe(
    '/kelola/ekspor',
  )
})

const zakat = { campaign: { slug: 'zakat-maal', fund: 'Z', incomeAccount: '4130' } } as const
const NPWP = '0012345678901000'
const alasan = 'Donatur menelepon, KTP sudah dicocokkan'

async function openCorrecting() {
  const desk = await openDesk()
  const { donationId } = await aSettledDonation(desk.ctx, zakat)
  const { id = '' } = (await findRecord(desk.ctx.db, donationId)) ?? {}
  const path = `/kelola/donasi/${id}`
  const cookie = await desk.enter('layanan')
  const correct = (form: object, as = cookie) =>
    desk.ask(`${path}?aksi=perbaiki`, { cookie: as, form: { nama: '', alasan, ...form } })
  return { ...desk, donationId, id, path, cookie, correct }
}

test('a name and an NPWP are corrected at the desk: the old papers name the new ones, the donor reads it, the entry tells neither', async () => {
  const { ctx, ask, donationId, id, path, cookie, correct } = await openCorrecting()
  const before = await (await ask(path, { cookie })).text()
  for (const words of [
    'Perbaiki nama, NPWP, atau NIK',
    'yang berlaku sekarang dibatalkan',
    'kami kabari',
  ])
    expect(before).toContain(words)
  const formulir = await formIdOn(await ask(path, { cookie }))
  const form = { nama: '  Siti   Zahra ', npwp: '001.234.567.8-901.000', formulir }
  for (let time = 0; time < 2; time += 1) {
    const { status, headers } = await correct(form)
    expect([status, headers.get('location')]).toEqual([303, `${path}?hasil=diganti`])
  }
  const after = await (await ask(`${path}?hasil=diganti`, { cookie })).text()
  for (const words of ['Sudah diperbaiki', 'KW/2026/000002', 'BSZ/2026/000002', 'Siti Zahra'])
    expect(after).toContain(words.replace('2026', String(ctx.now().getFullYear())))
  expect(after).not.toContain(NPWP)
  expect(await receiptToPrint(ctx, { publicId: donationId, kind: 'bsz' })).toMatchObject({
    taxId: NPWP,
    snapshot: { donor: { name: 'Siti Zahra' } },
  })
  const old = `BSZ/${ctx.now().getFullYear()}/000001`
  const verified = await (await ask(`/verifikasi/${old}`)).text()
  for (const words of ['ini batal', 'Pengganti', old.replace('000001', '000002')])
    expect(verified).toContain(words)
  await runJobs(ctx)
  expect(ctx.mails.at(-1)).toMatchObject({ to: 'siti@contoh.id' })
  expect(ctx.mails.at(-1)?.text).toContain(`pengganti ${old}`)
  expect(await (await ask(path, { cookie })).text()).toContain('Surat kuitansi pengganti')
  const { items: rows } = await listAudit(ctx.db, { words: 'Memperbaiki nama' })
  expect(rows).toMatchObject([
    {
      documentId: id,
      details: {
        alasan,
        milik: expect.stringMatching(/^Donasi /),
        isian: 'nama, NPWP atau NIK',
        terbit: expect.stringMatching(/^KW.*000002, BSZ.*000002$/),
      },
    },
  ])
  expect(JSON.stringify([rows, ctx.logged])).not.toMatch(/Zahra|01234567|01\.234/)
})

test('what is wrong with a correction stands at its field, and nothing is voided', {
  tags: 'night',
}, async () => {
  const { ctx, path, ask, cookie, correct } = await openCorrecting()
  for (const [form, words] of [
    [{}, 'Belum ada yang diisi. Tuliskan yang benar.'],
    [{ nama: 'S'.repeat(101) }, 'Nama paling panjang 100 huruf.'],
    [{ npwp: '012345678901000' }, 'NPWP atau NIK berisi 16 angka; NPWP lama ditulis dengan 0'],
    [{ npwp: '0000000000000000' }, 'Periksa lagi angkanya.'],
    [{ nama: 'Siti Zahra', alasan: 'salah' }, 'Tuliskan alasannya, minimal 10 huruf.'],
    [{ nama: 'Siti Zahra', alasan: `NPWP-nya ${NPWP}` }, 'Jangan menulis NPWP atau NIK di sini'],
  ] as const) {
    const answer = await correct(form)
    const page = await answer.text()
    expect([form, answer.status, page.includes(words)]).toEqual([form, 422, true])
  }
  const same = await correct({ nama: 'Siti Aminah' })
  expect([same.status, (await same.text()).includes('Tidak ada yang berubah')]).toEqual([409, true])
  expect(await ctx.db.selectFrom('receipt_void').select('kind').execute()).toEqual([])
  const { donationId: infak } = await aSettledDonation(ctx)
  const other = `/kelola/donasi/${(await findRecord(ctx.db, infak))?.id}`
  expect(await (await ask(other, { cookie })).text()).not.toContain('name="npwp"')
  const kept = await ask(`${other}?aksi=perbaiki`, {
    cookie,
    form: { nama: '', npwp: NPWP, alasan },
  })
  expect([kept.status, await kept.text()]).toEqual([
    422,
    expect.stringContaining('hanya dicatat untuk zakat'),
  ])
  expect(await (await ask(path, { cookie })).text()).toContain('name="npwp"')
})

test('a correction asks for the permission and a fresh factor, and one of a gift going back says that its papers stay', async () => {
  const { ctx, ask, enter, donationId, path, cookie, correct } = await openCorrecting()
  for (const role of ['auditor', 'admin', 'program'] as const)
    expect((await correct({ nama: 'Siti Zahra' }, await enter(role))).status).toBe(403)
  const looked = await (await ask(path, { cookie: await enter('auditor') })).text()
  expect(looked).not.toContain('aksi=perbaiki')
  await anApprovedRefund(ctx, donationId)
  expect(await (await ask(path, { cookie })).text()).toContain('sedang dikembalikan')
  const { headers } = await correct({ nama: 'Siti Zahra' })
  expect(headers.get('location')).toBe(`${path}?hasil=diperbaiki`)
  expect(await ctx.db.selectFrom('receipt_void').select('kind').execute()).toEqual([])
  ctx.clock.advance({ minutes: 6 })
  // What was typed waits for the factor, and is carried out with it.
  const stale = await correct({ nama: 'Siti Zahra Aminah' })
  const lanjut = new URL(stale.headers.get('location') ?? '', 'http://desk').searchParams.get(
    'lanjut',
  )
  expect([stale.status, lanjut]).toEqual([303, expect.stringContaining(`${path}?aksi=perbaiki&`)])
  const form = { lanjut: lanjut ?? '' }
  expect(await (await ask(stale.headers.get('location') ?? '', { cookie })).text()).toContain(
    'Isian Anda sudah disimpan',
  )
  const shown = await ask('/kelola/faktor?aksi=contoh', { cookie, form })
  expect([shown.status, shown.headers.get('location')]).toEqual([307, lanjut])
  const done = await ask(lanjut ?? '', { cookie, form })
  expect([done.status, done.headers.get('location')]).toEqual([303, `${path}?hasil=diperbaiki`])
  expect((await ask(lanjut ?? '', { cookie, form })).status).toBe(410)
})
