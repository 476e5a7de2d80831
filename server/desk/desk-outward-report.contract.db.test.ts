import { beforeAll, expect, test } from 'vitest'
import { listAudit } from '#features/staff/audit-log.server.ts'
import { openDesk, shownOn } from '#tests/desk/desk.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { makeCampaign } from '#tests/makers.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('reports are read by auditors as pages and files; the one that names persons is taken by a treasurer alone', async () => {
  const { ctx, ask } = await openDesk()
  for (const name of ['baznas', 'wakaf', 'rasio', 'pembayar-zakat']) {
    const page = await ask(`/kelola/laporan-keluar/${name}`, { as: 'auditor' })
    expect([name, page.status]).toEqual([name, 200])
  }
  const columns = '/kelola/laporan-keluar/rasio/kolom'
  expect(await (await ask(columns, { as: 'auditor' })).text()).toContain('uraian | Rasio')
  const odd = { kolom: 'sandi | Sandi', mulai: dayOf(ctx.now()), alasan: 'Formulir baru' }
  const wrong = await ask(`${columns}?aksi=ajukan`, { as: 'bendahara', form: odd })
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining('“sandi” tidak dikenal'),
  ])
  const csv = await ask('/kelola/laporan-keluar/rasio/berkas?bentuk=csv', { as: 'auditor' })
  expect((await csv.text()).split('\r\n')).toHaveLength(12)
  const payers = '/kelola/laporan-keluar/pembayar-zakat'
  const asLink = await ask(`${payers}/berkas?bentuk=csv`, { as: 'bendahara' })
  expect([asLink.status, asLink.headers.get('location')]).toEqual([303, payers])
  const take = (as: 'bendahara' | 'auditor' | 'layanan') =>
    ask(`${payers}/berkas?aksi=unduh&tahun=2025`, { as, form: { bentuk: 'csv' } })
  expect([(await take('auditor')).status, (await take('layanan')).status]).toEqual([403, 403])
  const taken = await take('bendahara')
  expect((await taken.text()).trim()).toBe('no_bukti,tanggal,npwp_nik,nama,jumlah')
  expect((await listAudit(ctx.db, { words: 'daftar pembayar zakat' })).items).toMatchObject([
    { details: { from: '2025-01-01', baris: 0 } },
  ])

  const year = 'tahun=2025&masa=tahun'
  const mark = (dikirim: string) =>
    ask(`${payers}?aksi=terkirim&${year}`, { as: 'bendahara', form: { dikirim, bukti: 'BPE-77' } })
  const early = await mark('2025-12-31')
  expect([early.status, await early.text()]).toEqual([
    422,
    expect.stringMatching(/satu tahun[^]*sesudah masanya selesai[^]*BPE-77/),
  ])
  expect((await mark(dayOf(ctx.now()))).headers.get('location')).toContain(year)
  const marked = await (await ask(`${payers}?${year}`, { as: 'auditor' })).text()
  expect(marked).toContain('Nomor bukti lapor')
  expect(marked).not.toContain('Belum ditandai terkirim')
  expect((await ask('/kelola/laporan-keluar/tidak-ada', { as: 'admin' })).status).toBe(404)
})

test('a permit is recorded by its form, and a wrong one comes back with its fields', async () => {
  const { ctx, ask } = await openDesk()
  const { id } = await makeCampaign(ctx)
  const form = {
    program: id,
    nomor: '460/12/PUB/2026',
    penerbit: 'Bupati Garut',
    wilayah: 'Kabupaten Garut',
    dari: '2026-03-01',
    sampai: '2026-05-31',
  }
  const send = (given: Record<string, string>) =>
    ask('/kelola/izin-pub?aksi=catat', { as: 'bendahara', form: given })
  const wrong = await send({ ...form, sampai: '2027-05-31' })
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining('paling lama 3 bulan'),
  ])
  expect((await send(form)).status).toBe(303)
  const page = await (await ask('/kelola/izin-pub', { as: 'auditor' })).text()
  expect(page).toContain('460/12/PUB/2026')
  const [address = ''] = /\/kelola\/izin-pub\/[0-9a-f-]{36}/.exec(page) ?? []
  const change = { ...form, ditarik: 'ya', alasan: 'Dicabut penerbitnya' }
  const asked = await ask(`${address}?aksi=ubah`, { as: 'bendahara', form: change })
  expect(asked.status).toBe(303)
  const waiting = await (await ask('/kelola/menunggu', { as: 'admin' })).text()
  const [proposal = ''] = /\/kelola\/menunggu\/[0-9a-f-]{36}/.exec(waiting) ?? []
  const shown = shownOn(await (await ask(proposal, { as: 'admin' })).text())
  await ask(`${proposal}?aksi=setujui`, { as: 'admin', form: { catatan: '', ...shown } })
  const after = await (await ask(address, { as: 'auditor' })).text()
  expect(after).toContain('Izin ditarik')
  expect(after).toContain('Dicabut penerbitnya')
})
