import { beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { openDesk, shownOn } from '#tests/desk/desk.ts'
import { hiddenOf } from '#tests/desk/year-desk.ts'
import { postLines } from '#tests/money/vouchers.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const audit = {
  day: '2026-06-15',
  use: '6200',
  party: 'KAP Amin',
  sum: '1.000.000',
  tax: '20.000',
  taxAccount: '2230',
  place: '1124',
  note: 'Audit tahun 2025',
}

test('an expense shows its journal, is booked with its paper, looked through by another and undone for a reason', async () => {
  const { ctx, staff, ask } = await openDesk()
  await postLines(ctx, [['1124', '3400', 'A', 9_000_000]])
  const as = 'bendahara'
  const address = '/kelola/transaksi/baru/belanja'
  const page = async (path: string, role: 'admin' | 'bendahara' = as) =>
    (await ask(path, { as: role })).text()
  expect(await page('/kelola/transaksi/baru?kata=sewa')).toContain('Membayar belanja lembaga')
  const wrong = await ask(`${address}?aksi=lihat`, { as, form: { ...audit, tax: '2.000.000' } })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('lebih kecil')])
  const seen = await (await ask(`${address}?aksi=lihat`, { as, form: audit })).text()
  expect(seen).toContain('Debit 6200 Beban kantor · Kredit 1124 Bank amil · Rp980.000')
  expect(seen).toContain('Langsung dibukukan')
  expect(await balanceOf(ctx.db, { account: '6200' })).toBe(0)
  const agreed = hiddenOf(seen, 'simpan')
  const bare = await ask(`${address}?aksi=simpan`, { as, form: agreed })
  expect([bare.status, await bare.text()]).toEqual([422, expect.stringContaining('Lampirkan nota')])
  const form = new FormData()
  for (const [name, value] of Object.entries(agreed)) form.set(name, value)
  form.set('proof', new File(['%PDF-1.7\nnota\n%%EOF\n'], 'nota.pdf'))
  const sent = await ask(`${address}?aksi=simpan`, { as, form })
  const [path = ''] = /\/kelola\/transaksi\/[0-9a-f-]{36}/.exec(
    sent.headers.get('location') ?? '',
  ) ?? ['']
  const detail = await page(path)
  expect(detail).toContain('TR/2026/000001')
  expect(detail).toContain('Belum ditinjau')
  const [file = ''] = /\/kelola\/transaksi\/[0-9a-f-]{36}\/berkas\/[0-9a-f-]{36}/.exec(detail) ?? []
  expect((await ask(file, { as: 'auditor' })).headers.get('content-type')).toBe('application/pdf')
  expect((await ask(file, { as: 'editor' })).status).toBe(403)
  // His own is not among what he may look through.
  expect(await page('/kelola/transaksi?tinjau=belum')).not.toContain('Sudah saya tinjau')
  const others = await page('/kelola/transaksi?tinjau=belum', 'admin')
  const looked = { as: 'admin', form: hiddenOf(others, 'tinjau') } as const
  expect((await ask('/kelola/transaksi?aksi=tinjau', looked)).status).toBe(303)
  expect(await page(path)).toContain('Ditinjau')
  expect(await page('/kelola/jatuh-tempo')).toContain('Kas negara')
  const undone = await ask(`${path}?aksi=batalkan`, { as, form: { reason: 'Salah rekening' } })
  expect(undone.headers.get('location')).toContain('kabar=batal')
  expect(await balanceOf(ctx.db, { account: '6200' })).toBe(0)
  const log = await ctx.db.selectFrom('audit_entry').select(['says', 'staff_id']).execute()
  expect(log.filter(({ says }) => says.includes('transaksi'))).toEqual([
    { says: 'Mencatat transaksi', staff_id: staff.bendahara.id },
    { says: 'Membuka berkas transaksi', staff_id: staff.auditor.id },
    { says: 'Meninjau transaksi', staff_id: staff.admin.id },
    { says: 'Membatalkan transaksi', staff_id: staff.bendahara.id },
  ])
  expect(await (await ask('/kelola/transaksi.csv', { as })).text()).toContain('Salah rekening')
})

test('above the limit a second person decides, who may not be the first', async () => {
  const { ctx, ask } = await openDesk()
  await postLines(ctx, [['1124', '3400', 'A', 9_000_000]])
  const address = '/kelola/transaksi/baru/kas-kecil-isi'
  const target = 'kas:00000000-0000-7000-8000-000000001112'
  const fill = { day: '2026-06-15', sum: '5.000.001', place: '1124', target, note: 'Isi' }
  const as = 'bendahara'
  const seen = await (await ask(`${address}?aksi=lihat`, { as, form: fill })).text()
  expect(seen).toContain('dibukukan sesudah rekan lain menyetujui')
  await ask(`${address}?aksi=simpan`, { as, form: hiddenOf(seen, 'simpan') })
  const waiting = await (await ask('/kelola/menunggu', { as: 'admin' })).text()
  const [path = ''] = /\/kelola\/menunggu\/[0-9a-f-]{36}/.exec(waiting) ?? []
  const shown = await (await ask(path, { as: 'admin' })).text()
  const form = { catatan: '', ...shownOn(shown) }
  expect((await ask(`${path}?aksi=setujui`, { as, form })).status).toBe(403)
  expect((await ask(`${path}?aksi=setujui`, { as: 'admin', form })).status).toBe(303)
  expect(await balanceOf(ctx.db, { account: '1112' })).toBe(5_000_001)
  const tier = { di_atas: '1.000.000', pemutus: '2', peran: 'admin', berlaku: '2026-06-16' }
  const asked = await ask('/kelola/transaksi/batas?aksi=jenjang', { as, form: tier })
  expect(asked.status).toBe(303)
  const tiers = await (await ask('/kelola/menunggu', { as: 'admin' })).text()
  expect(tiers).toContain('Di atas Rp1.000.000: dua rekan lain, salah satunya Admin')
})
