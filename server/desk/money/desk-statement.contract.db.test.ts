import { beforeAll, expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { openDesk, type OpenDesk, shownOn } from '#tests/desk/desk.ts'
import { aDonation, runJobs } from '#tests/money/payments.ts'
import { aBank } from '#tests/money/refunds.ts'
import { fileOf } from '#tests/money/statements.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const LIST = '/kelola/rekening-koran'
/** The test clock's first day. */
const TODAY = '2026-06-15'

function formOf(bankAccountId: string, bytes: string | Buffer): FormData {
  const form = new FormData()
  form.set('rekening', bankAccountId)
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  form.set('berkas', new File([part], 'mutasi.csv', { type: 'text/csv' }))
  return form
}

const send = (
  desk: OpenDesk,
  path: string,
  form: FormData | Record<string, string> | URLSearchParams,
) => desk.ask(path, { as: 'bendahara', form })
const look = async (desk: OpenDesk, path: string, as: 'bendahara' | 'auditor' = 'bendahara') =>
  (await desk.ask(path, { as })).text()

test('a statement goes from the file to confirmed lines and the view of a day; an auditor only looks', async () => {
  const desk = await openDesk({ env: { BANK_TRANSFER: 'on' } })
  const { ctx } = desk
  const { bankAccountId } = await aBank(ctx)
  const donationId = await aDonation(ctx)
  const choice = { donationId, method: 'transfer', channel: bankAccountId } as const
  const { amount } = await openCharge(ctx, choice)
  const file = fileOf([
    [TODAY, amount, 'TRF SITI'],
    [TODAY, 88_000, 'TRF BUDI'],
    [TODAY, -2_500, 'BIAYA ADM'],
  ])

  const sent = await send(desk, `${LIST}?aksi=unggah`, formOf(bankAccountId, file))
  expect(sent.status).toBe(303)
  const page = sent.headers.get('location') ?? ''
  expect(await look(desk, page)).toMatch(/role="progressbar"/)
  await runJobs(ctx)

  const read = await look(desk, page)
  expect(read).toContain('Nominal unik ini ditunggu satu donasi')
  expect(read).toContain('Milik bank sendiri menurut keterangannya')
  const pilih = /value="([0-9a-f-]{36} transfer)"/.exec(read)?.[1] ?? ''
  const baris = /name="baris" value="([0-9a-f-]{36})"/.exec(read)?.[1] ?? ''
  expect([pilih, baris]).not.toContain('')

  for (const aksi of [
    'kumpulan',
    'cocokkan',
    'ajukan',
    'ajukanBatal',
    'lepas',
    'hapus',
    'petakan',
  ]) {
    const tried = await desk.ask(`${page}?aksi=${aksi}`, { as: 'auditor', form: { baris, pilih } })
    expect([aksi, tried.status]).toEqual([aksi, 403])
  }
  const seen = await look(desk, page, 'auditor')
  expect(seen).toContain('TRF BUDI')
  expect(seen).not.toContain('Catat sebagai titipan</button>')
  expect((await desk.ask(page, { as: 'layanan' })).status).toBe(403)

  const none = await send(desk, `${page}?aksi=kumpulan`, { x: '' })
  expect(await none.text()).toContain('Centang barisnya dulu.')
  expect((await send(desk, `${page}?aksi=kumpulan`, { pilih })).status).toBe(303)
  const late = await send(desk, `${page}?aksi=kumpulan`, { pilih })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('Baris ini sudah dikonfirmasi')
  const single = await send(desk, `${page}?aksi=cocokkan`, { baris, saran: 'suspense' })
  expect(single.status).toBe(303)
  expect(await look(desk, `${page}?tampil=cocok`)).toContain('Dijelaskan (2)')

  const day = await look(desk, `/kelola/rekening/${bankAccountId}?hari=${TODAY}`, 'auditor')
  expect(day).toContain('BIAYA ADM')
  expect(day).toMatch(/Selisih<\/dt><dd[^>]*><b[^>]*>Rp2\.500<\/b>/)
  await bookCost(desk, page)
  const explained = await look(desk, `/kelola/rekening/${bankAccountId}?hari=${TODAY}`)
  expect(explained).toMatch(/Selisih<\/dt><dd[^>]*><b[^>]*>Rp0<\/b>/)
  expect(await look(desk, `${page}?tampil=cocok`)).toContain('Ajukan pembatalan jurnal')

  await assertAudited(desk)
  expect((await send(desk, `${page}?aksi=lepas`, { baris })).status).toBe(303)
  expect((await send(desk, `${page}?aksi=hapus`, { x: '' })).status).toBe(409)
  const [paid] = await ctx.db.selectFrom('donation').select(['status', 'amount']).execute()
  expect(paid).toEqual({ status: 'paid', amount: rupiah(amount) })
})

/** Each confirmation stands in the audit log. */
async function assertAudited({ ctx }: OpenDesk): Promise<void> {
  const audit = await ctx.db
    .selectFrom('audit_entry')
    .select('says')
    .where('says', 'like', 'Mengonfirmasi%')
    .execute()
  expect(audit.map(({ says }) => says).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Mengonfirmasi baris rekening koran',
    'Mengonfirmasi baris rekening koran',
    'Mengonfirmasi sekumpulan baris rekening koran',
  ])
}

/** A form that a line leads to still has its line after it was refused. */
async function assertLineKept(desk: OpenDesk, line: string): Promise<void> {
  const form = '/kelola/transaksi/baru/belanja'
  const opened = await look(desk, `${form}?line=${line}`)
  const [, act = ''] = /action="([^"]*aksi=lihat[^"]*)"/.exec(opened) ?? []
  const wrong = await send(desk, form + act.replaceAll('&amp;', '&'), { line, sum: 'banyak' })
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining(`name="line" value="${line}"`),
  ])
}

/** The bank's cost is proposed by one person, whose page then waits, and booked by another who sees its journal. */
async function bookCost(desk: OpenDesk, page: string): Promise<void> {
  const cost = await desk.ctx.db
    .selectFrom('bank_line')
    .select('id')
    .where('description', '=', 'BIAYA ADM')
    .executeTakeFirstOrThrow()
  await assertLineKept(desk, cost.id)
  const asked = { baris: cost.id, jenis: 'cost' }
  const odd = await send(desk, `${page}?aksi=ajukan`, { ...asked, jenis: 'hadiah' })
  expect([odd.status, await odd.text()]).toEqual([422, expect.stringContaining('Pilih jenisnya.')])
  expect((await send(desk, `${page}?aksi=ajukan`, asked)).status).toBe(303)
  const waits = await look(desk, page)
  const [, waiting = ''] = /href="(\/kelola\/menunggu\/[0-9a-f-]{36})"/.exec(waits) ?? []
  const shown = await (await desk.ask(waiting, { as: 'admin' })).text()
  expect(shown).toMatch(/debit 6530 Biaya bank/)
  const line = await desk.ask(`/kelola/rekening-koran/baris/${cost.id}`, { as: 'admin' })
  expect(line.headers.get('location')).toContain(page)
  const agreed = await desk.ask(`${waiting}?aksi=setujui`, { as: 'admin', form: shownOn(shown) })
  expect(agreed.status).toBe(303)
}

test('what is no statement is refused in words, and a file with other columns is mapped', {
  tags: 'night',
}, async () => {
  const desk = await openDesk()
  const { ctx } = desk
  const { bankAccountId } = await aBank(ctx)
  const refused = async (bytes: string | Buffer) => {
    const answer = await send(desk, `${LIST}?aksi=unggah`, formOf(bankAccountId, bytes))
    return `${answer.status} ${await answer.text()}`
  }
  expect(await refused('%PDF-1.7')).toMatch(/^422 [\s\S]*Berkas ini PDF/)
  expect(await refused('')).toMatch(/^422 [\s\S]*Pilih berkas rekening korannya/)
  expect(await refused(Buffer.from('PK\x03\x04 tidak utuh'))).toMatch(/^422 [\s\S]*rusak/)
  expect(await refused('a,b\n'.repeat(50_001))).toMatch(/^422 [\s\S]*lebih dari 50\.000/)
  expect(await refused(Buffer.alloc(6 * 1024 * 1024, 'a'))).toMatch(/^422 [\s\S]*paling besar 5 MB/)
  const huge = await send(
    desk,
    `${LIST}?aksi=unggah`,
    formOf(bankAccountId, Buffer.alloc(33 * 1024 * 1024, 'a')),
  )
  expect([huge.status, huge.headers.get('location')]).toEqual([303, `${LIST}?berkas=besar`])
  expect(await look(desk, `${LIST}?berkas=besar`)).toContain('paling besar 5 MB')
  expect(await ctx.db.selectFrom('bank_statement').select('id').execute()).toEqual([])

  const open = 'Tanggal,Keterangan,Debet,Kredit,Saldo\n02/05/2026,infak,,500,500\n'
  const asked = (await send(desk, `${LIST}?aksi=unggah`, formOf(bankAccountId, open))).headers
  const asking = asked.get('location') ?? ''
  await runJobs(ctx)
  expect(await look(desk, asking)).toMatch(/2 Mei 2026 atau 5 Februari 2026[\s\S]*Urutan tanggal/)
  const order = { judul: '1', day: '0', description: '1', debit: '2', credit: '3', balance: '4' }
  const sentOrder = await send(desk, `${asking}?aksi=petakan`, { ...order, urutan: 'mdy' })
  expect(sentOrder.status).toBe(303)
  await runJobs(ctx)
  expect(await look(desk, asking)).toContain('5 Februari 2026')
  await send(desk, `${asking}?aksi=hapus`, {})

  const odd = 'Hari,Apa,Berapa\n15/06,infak,500\n'
  const sent = await send(desk, `${LIST}?aksi=unggah`, formOf(bankAccountId, odd))
  const page = sent.headers.get('location') ?? ''
  expect(await refused(odd)).toMatch(/^409 [\s\S]*sudah pernah diunggah/)
  const columns = { judul: '1', day: '0', description: '1', amount: '2' }
  const balances = { saldoAwal: '1.000,00', saldoAkhir: '2.000,00', tahun: '2026' }
  expect((await send(desk, `${page}?aksi=petakan`, { ...columns, ...balances })).status).toBe(303)
  await runJobs(ctx)
  expect(await look(desk, page)).toContain('selisih Rp500')
  const right = { ...columns, ...balances, saldoAkhir: '1.500,00' }
  expect((await send(desk, `${page}?aksi=petakan`, right)).status).toBe(303)
  await runJobs(ctx)
  expect(await look(desk, page)).toContain('Tidak ada donasi atau catatan dengan jumlah ini')
})
