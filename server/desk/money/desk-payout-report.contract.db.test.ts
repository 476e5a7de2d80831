import { deflateRawSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { deskFor } from '#tests/desk/desk-people.ts'
import { asXlsx, midtransFile } from '#tests/money/payout-files.ts'
import { csvOf, pendingProposal, reported } from '#tests/money/payout-reports.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { midtransWith, world } from '#tests/money/provider-world.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'
import { shownOn } from '#tests/desk/desk.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const LIST = '/kelola/pencocokan'

function reportForm(ctx: TestCtx, bytes: Buffer, name = 'laporan.csv'): FormData {
  const form = new FormData()
  form.set('penyedia', 'sandbox')
  form.set('nomor', 'PO-1')
  form.set('tanggal', dayOf(ctx.now()))
  form.set('berkas', new File([new Uint8Array(bytes)], name))
  return form
}

/** The columns that a page offers, as its form would send them. */
function offered(html: string): Record<string, string> {
  const columns: Record<string, string> = {
    judul: /name="judul"[^>]*value="(\d+)"/.exec(html)?.[1] ?? '',
    semuaCair: 'ya',
  }
  for (const [select, name = ''] of html.matchAll(/<select[^>]*name="(\w+)"[\s\S]*?<\/select>/g)) {
    const [, chosen] = /<option value="(\d+)" selected/.exec(select) ?? []
    if (chosen) columns[name] = chosen
  }
  return columns
}

async function paid(ctx: TestCtx): Promise<string> {
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  return charge.reference
}

test('a report is uploaded, read, looked at, booked and undone by two people; an auditor looks on', async () => {
  const ctx = await payingContext()
  const { join } = await deskFor(ctx)
  const [money, other, auditor] = [
    await join('bendahara'),
    await join('admin'),
    await join('auditor'),
  ]
  const bytes = await csvOf([reported(await paid(ctx)), reported('NOBODY-1', 70_000)])
  expect((await money.look(LIST)).html).toContain('Belum ada laporan')
  const sent = await money.send(`${LIST}?aksi=unggah`, reportForm(ctx, bytes))
  expect(sent).toMatchObject({ status: 303, to: expect.stringMatching(/^\/kelola\/pencocokan\//) })
  const page = sent.to ?? ''
  const columns = (await money.look(page)).html
  for (const words of ['Order ID', 'NOBODY-1', 'Baca berkas']) expect(columns).toContain(words)
  expect(offered(columns)).toMatchObject({ judul: '1', reference: '0', gross: '3', fee: '4' })

  const unmapped = await money.send(`${page}?aksi=petakan`, { judul: '1', reference: '0' })
  expect([unmapped.status, unmapped.html]).toEqual([422, expect.stringContaining('kolom jumlah')])
  expect(await money.send(`${page}?aksi=petakan`, offered(columns))).toMatchObject({ status: 303 })
  const reading = (await money.look(page)).html
  for (const words of ['http-equiv="refresh"', 'role="progressbar"', 'Sedang dibaca'])
    expect(reading).toContain(words)
  await runJobs(ctx)
  const shown = (await money.look(page)).html
  for (const words of ['Selisih (1)', 'Tidak dikenal', 'Rp46.000', 'Debit 1122', 'Kredit 1130'])
    expect(shown).toContain(words)
  expect(shown).not.toContain('http-equiv="refresh"')
  expect((await auditor.look(page)).html).toContain('Debit 1122')

  const differing = await money.send(`${page}?aksi=ajukan`, { diterima: '46.001' })
  expect([differing.status, differing.html]).toEqual([
    409,
    expect.stringContaining('Bank menerima Rp46.001'),
  ])
  const diterima = 'Rp 46.000,-'
  const asked = await money.send(`${page}?aksi=ajukan`, {
    catatan: 'Cocok dengan mutasi',
    diterima,
  })
  expect(asked).toMatchObject({ status: 303, to: `${page}?kabar=ajukan` })
  expect((await money.send(`${page}?aksi=ajukan`, { diterima })).status).toBe(409)
  for (const act of ['petakan', 'buang', 'ajukan', 'ajukanBatal'])
    expect((await auditor.send(`${page}?aksi=${act}`, offered(columns))).status).toBe(403)
  const decide = async () => {
    const proposal = `/kelola/menunggu/${await pendingProposal(ctx)}`
    const told = (await other.look(proposal)).html
    expect((await money.send(`${proposal}?aksi=setujui`, {})).status).toBe(403)
    expect((await auditor.send(`${proposal}?aksi=setujui`, {})).status).toBe(403)
    expect((await other.send(`${proposal}?aksi=setujui`, shownOn(told))).status).toBe(303)
    return told
  }
  const told = await decide()
  for (const words of ['Rp46.000', 'NOBODY-1', 'debit 1122', 'Cocok dengan mutasi'])
    expect(told).toContain(words)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(46_000)
  expect((await money.look(page)).html).toContain('NOBODY-1')

  await money.send(`${page}?aksi=ajukanBatal`, { catatan: 'Salah berkas' })
  expect(await decide()).toContain('kredit 1122')
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(0)
  expect((await money.look(LIST)).html).toContain('Pembukuan dibatalkan')
  const wrong = Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)
  expect(wrong).toEqual([])
})

test('a file with three planted differences lists exactly those three, and the rest is booked', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext()
  const { join } = await deskFor(ctx)
  const [money, other] = [await join('bendahara'), await join('admin')]
  const before = await paid(ctx)
  const costs = { fee: rupiah(4_000), tax: rupiah(0) }
  const lines = [{ reference: before, gross: rupiah(50_000), ...costs }]
  await recordSettlement(ctx, {
    provider: 'sandbox',
    reference: 'PO-0',
    settledAt: ctx.now(),
    lines,
  })
  const [one, less, two] = [await paid(ctx), await paid(ctx), await paid(ctx)]
  const bytes = await csvOf([
    reported(one),
    reported(less, 49_000),
    reported('NOBODY-1', 70_000),
    reported(before),
    reported(two),
  ])
  const { to } = await money.send(`${LIST}?aksi=unggah`, reportForm(ctx, bytes))
  const page = to ?? ''
  const columns = offered((await money.look(page)).html)
  expect(await money.send(`${page}?aksi=petakan`, columns)).toMatchObject({ status: 303 })
  await runJobs(ctx)
  const shown = (await money.look(page)).html
  const [, table = ''] = /Selisih \(3\)([\s\S]*?)<\/table>/.exec(shown) ?? []
  const named = [one, less, 'NOBODY-1', before, two].filter((each) => table.includes(each))
  expect(named).toEqual([less, 'NOBODY-1', before])

  await money.send(`${page}?aksi=ajukan`, {
    catatan: 'Tiga selisih ditanyakan',
    diterima: '92.000',
  })
  const proposal = `/kelola/menunggu/${await pendingProposal(ctx)}`
  const last = shownOn((await other.look(proposal)).html)
  expect((await other.send(`${proposal}?aksi=setujui`, last)).status).toBe(303)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(3 * 46_000)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(50_000)
  const wrong = Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)
  expect(wrong).toEqual([])
})

test('a file that is too large, packed up, of another kind or sent twice is refused in words', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext()
  const money = await (await deskFor(ctx)).join('bendahara')
  const send = (bytes: Buffer, name?: string) =>
    money.send(`${LIST}?aksi=unggah`, reportForm(ctx, bytes, name))
  const large = await send(Buffer.alloc(50 * 1024 * 1024, 'a'))
  expect(large).toMatchObject({ status: 303, to: `${LIST}?berkas=besar` })
  expect((await money.look(`${LIST}?berkas=besar`)).html).toContain('paling besar 5 MB')

  const book = await asXlsx(midtransFile([reported('A-1')]))
  const bomb = deflateRawSync(Buffer.alloc(80 * 1024 * 1024, ' '))
  const refused: [string, Buffer, string][] = [
    ['5,5 MB.csv', Buffer.alloc(5_767_168, 'a'), '5 MB'],
    ['bom.xlsx', packed(book, bomb), 'terlalu besar setelah dibuka'],
    ['foto.csv', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'tidak terbaca'],
    ['laporan.xls', Buffer.from('<html><table></table></html>'), 'bukan CSV atau XLSX'],
    ['kosong.csv', Buffer.from('\n\n'), 'kosong'],
  ]
  for (const [name, bytes, words] of refused) {
    const answer = await send(bytes, name)
    expect([name, answer.status, answer.html]).toEqual([name, 422, expect.stringContaining(words)])
  }
  expect((await send(Buffer.alloc(0))).html).toContain('Pilih berkas laporannya')
  expect((await send(book, 'a\0b\u202E.xlsx')).status).toBe(303)
  const again = await send(book, 'nama lain.xlsx')
  expect([again.status, again.html]).toEqual([409, expect.stringContaining('sudah pernah')])
  const rows = await ctx.db.selectFrom('payout_report').select('file_name').execute()
  expect(rows).toEqual([{ file_name: expect.stringMatching(/^a.?b\.xlsx$/) }])
})

/** The workbook with another packed sheet; its header still tells the size of the first. */
function packed(book: Buffer, body: Buffer): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const directory = book.lastIndexOf(name) - 46
  const entry = Buffer.from(book.subarray(directory))
  entry.writeUInt32LE(body.length, 20)
  const at = book.indexOf(name) - 30
  const head = Buffer.from(book.subarray(at, at + 30 + name.length))
  const begin = book.length
  entry.writeUInt32LE(begin, 42)
  const first = book.readUInt32LE(book.length - 6)
  const listed = Buffer.concat([book.subarray(first, directory), entry.subarray(0, -22)])
  const end = Buffer.from(book.subarray(book.length - 22))
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(begin + head.length + body.length, 16)
  return Buffer.concat([book, head, body, listed, end])
}

test('more differences than a page holds are read page by page, and all of them as a file', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext()
  const { join } = await deskFor(ctx)
  const [money, other] = [await join('bendahara'), await join('auditor')]
  const unknown = Array.from({ length: 450 }, (_, at) => reported(`NOBODY-${at}`, 1_000 + at))
  const bytes = await csvOf([reported(await paid(ctx)), ...unknown])
  const page = (await money.send(`${LIST}?aksi=unggah`, reportForm(ctx, bytes))).to ?? ''
  await money.send(`${page}?aksi=petakan`, offered((await money.look(page)).html))
  await runJobs(ctx)

  async function readThrough(): Promise<string[]> {
    const seen: string[] = []
    let at: string | undefined = page
    while (at) {
      const { html }: { html: string } = await other.look(at)
      expect(html).toContain('Selisih (450)')
      seen.push(...[...html.matchAll(/>(NOBODY-\d+)</g)].map(([, name = '']) => name))
      const [, next] = /href="(\?sesudah=\d+)"/.exec(html) ?? []
      at = next && `${page}${next}`
    }
    return seen
  }
  const all = unknown.map(({ reference }) => reference)
  expect(await readThrough()).toEqual(all)
  const csv = await other.look(`${page}/selisih.csv`)
  const lines = csv.html.trim().split('\r\n')
  expect(lines).toHaveLength(451)
  expect(lines[1]).toMatch(/^3,NOBODY-0,1000,0,Tidak dikenal/)
  expect((await other.look(`${page}/selisih.xlsx`)).status).toBe(200)

  // Who decides sees them all too, and they stay after the booking.
  await money.send(`${page}?aksi=ajukan`, { catatan: '', diterima: '46.000' })
  expect(await readThrough()).toEqual(all)
  const decider = await join('admin')
  const proposal = `/kelola/menunggu/${await pendingProposal(ctx)}`
  await decider.send(`${proposal}?aksi=setujui`, shownOn((await decider.look(proposal)).html))
  expect(await readThrough()).toEqual(all)
  expect((await other.look(`${page}/selisih.csv`)).html.trim().split('\r\n')).toHaveLength(451)
})

test('what Midtrans says it holds stands beside the books, and a provider that is away is said to be', {
  tags: 'night',
}, async () => {
  const { ctx, fake, arrive, later } = await world('midtrans', midtransWith({ withheld: 4_440 }))
  const day = dayOf(ctx.now())
  const { charge } = await aCharge(ctx)
  await arrive(fake.pay(charge.reference))
  later({ days: 1 })
  const { look } = await (await deskFor(ctx)).join('bendahara')
  const asked = (from: string, to: string) => `${LIST}?saldoDari=${from}&saldoSampai=${to}`
  const plain = (await look(LIST)).html
  expect(plain).toContain('Saldo di Midtrans')
  expect(plain).not.toContain('Sisanya')
  const told = (await look(asked(day, day))).html
  for (const words of ['Rp50.000', 'Rp45.560', 'Rp4.440', 'Sisanya']) expect(told).toContain(words)
  expect((await look(asked(day, dayOf(ctx.now())))).html).toContain('Pilih hari yang sudah lewat')

  const away = await world('midtrans', async (now) => {
    const { fake: none, env } = await midtransWith()(now)
    return { fake: none, env: { ...env, MIDTRANS_BASE_URL: 'http://127.0.0.1:9' } }
  })
  away.later({ days: 1 })
  const other = await (await deskFor(away.ctx)).join('bendahara')
  expect((await other.look(asked(day, day))).html).toContain('Midtrans tidak menjawab')
})
