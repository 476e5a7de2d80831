import { beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { makeCampaign } from '#tests/makers.ts'
import { openDesk } from '#tests/desk/desk.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { aBank } from '#tests/money/refunds.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const OFFICE = '00000000-0000-7000-8000-000000001110'
/** The test clock's first day, a Monday. */
const TODAY = '2026-06-15'
const ID = /[0-9a-f-]{36}/

async function cashDesk() {
  const desk = await openDesk()
  const page = async (path: string, as: Role = 'bendahara') => (await desk.ask(path, { as })).text()
  const send = async (
    path: string,
    form: Record<string, string> | FormData,
    as: Role = 'bendahara',
  ) => {
    // A page that is opened anew has a form of its own.
    if (!(form instanceof FormData)) Object.assign(form, { formulir: desk.ctx.newId() })
    const answer = await desk.ask(path, { as, form })
    return {
      status: answer.status,
      to: answer.headers.get('location') ?? '',
      html: await answer.text(),
    }
  }
  return { ...desk, page, send }
}

const idIn = (text: string) => ID.exec(text)?.[0] ?? ''
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

test('a box is opened, counted by two who do not see each other, has its record, and is taken to the bank with its slip', async () => {
  const { ctx, ask, page, send } = await cashDesk()
  const well = await makeCampaign(ctx)
  const { bankAccountId } = await aBank(ctx)
  const box = {
    code: 'KA-01',
    place: 'Toko Berkah',
    keeper: '',
    seal: '',
    campaignId: well.id,
    depositDays: '2',
    placedOn: '2026-05-01',
  }
  expect((await send('/kelola/kotak?aksi=simpan', { ...box, place: '' })).status).toBe(422)
  expect((await send('/kelola/kotak?aksi=simpan', box, 'editor')).status).toBe(403)
  const made = await send('/kelola/kotak?aksi=simpan', box, 'layanan')
  const address = `/kelola/kotak/${idIn(made.to)}`
  expect((await send('/kelola/kotak?aksi=simpan', box)).html).toContain('Sudah ada kotak')
  const opening = {
    id: hidden(await page(address), 'id'),
    day: '2026-06-05',
    companion: 'Pak Amir',
    segel: 'utuh',
    newSeal: '',
    note: '',
    cashPlaceId: OFFICE,
  }
  const opened = await send(`${address}?aksi=buka`, opening, 'layanan')
  expect(opened.to).toBe(`/kelola/kotak/pembukaan/${opening.id}`)
  const count = { kertas100000: '1', kertas50000: '2', koin500: '11', odd: '' }
  const counting = `${opened.to}?aksi=hitung`
  expect((await send(counting, { kertas1000: 'dua' }, 'layanan')).status).toBe(422)
  await send(counting, count, 'layanan')
  const blind = await page(opened.to)
  expect(blind).toContain('sudah menghitung. Giliran Anda.')
  expect(blind).not.toContain('205.500')
  expect(blind).not.toContain('value="11"')
  expect((await send(counting, count, 'layanan')).html).toContain('Hitungan kedua oleh rekan lain')
  await send(counting, { ...count, kertas50000: '3' })
  expect(await page(opened.to)).toContain('Dua hitungan berbeda')
  for (const as of ['layanan', 'bendahara'] as const) await send(counting, count, as)
  const counted = await page(opened.to)
  expect(counted).toContain('Kedua hitungan sama: Rp205.500')
  expect(counted).toContain('BA-KI/2026/000001')
  const paper = await ask(`${opened.to}/berita-acara`, { as: 'auditor' })
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  const log = await ctx.db.selectFrom('audit_entry').select('details').execute()
  expect(JSON.stringify(log)).not.toContain('"11"')

  expect(await page('/kelola/donasi')).toContain('Kotak amal KA-01, Toko Berkah')
  expect(await page('/kelola/donasi?metode=box')).toContain('Rp205.500')
  expect(await page('/kelola/jatuh-tempo')).toContain('1 kotak amal lewat waktu setor')
  const deposit = await page('/kelola/kotak/setor')
  const form = new FormData()
  for (const [name, value] of Object.entries({
    id: hidden(deposit, 'id'),
    kotak: opening.id,
    bank: bankAccountId,
    day: TODAY,
  }))
    form.set(name, value)
  expect((await send('/kelola/kotak/setor?aksi=setor', form)).html).toContain('Lampirkan nota')
  form.set('proof', new File(['%PDF-1.7\nslip\n%%EOF\n'], 'slip.pdf'))
  const done = await send('/kelola/kotak/setor?aksi=setor', form)
  expect([done.status, done.to]).toEqual([303, '/kelola/kotak?kabar=catat'])
  expect(await page('/kelola/jatuh-tempo')).not.toContain('kotak amal lewat')
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(205_500)
  await assertBooksHold(ctx)
})

test('a collector’s cash is carried with numbered papers, handed over by two, counted by one and seen by another', async () => {
  const { ctx, page, send } = await cashDesk()
  const well = await makeCampaign(ctx)
  const bag = {
    name: 'Tas Pak Amir',
    jenis: 'petugas',
    holder: 'Amir',
    settleDays: '1',
    most: '500.000',
  }
  expect((await send('/kelola/kas?aksi=buka', { ...bag, most: 'banyak' })).status).toBe(422)
  const made = await send('/kelola/kas?aksi=buka', bag)
  const address = `/kelola/kas/${idIn(made.to)}`
  await send(`${address}?aksi=blok`, { prefix: 'P-', first: '1', last: '10' })
  const cash = {
    id: hidden(await page('/kelola/donasi/tunai'), 'id'),
    program: well.slug,
    sum: '600.000',
    day: TODAY,
    place: `kas:${idIn(address)}`,
    name: '',
  }
  const tunai = '/kelola/donasi/tunai?aksi=simpan'
  expect((await send(tunai, { ...cash, reference: 'P-11' }, 'layanan')).html).toContain(
    'dari blok yang sedang dibawa',
  )
  expect((await send(tunai, { ...cash, reference: 'P-7' }, 'layanan')).status).toBe(303)
  expect(await page('/kelola/donasi?metode=collector')).toContain('Petugas lapangan')
  expect(await page('/kelola/jatuh-tempo')).toContain('Tas Pak Amir: melebihi batas')
  const bagPage = await page(address, 'layanan')
  const give = { id: hidden(bagPage, 'id'), ke: OFFICE, sum: '600.000', note: '' }
  expect((await send(`${address}?aksi=serah`, { ...give, sum: '500.000' }, 'layanan')).status).toBe(
    422,
  )
  expect((await send(`${address}?aksi=serah`, give, 'layanan')).status).toBe(303)
  expect(await page('/kelola/kas')).toContain('Menunggu diterima')
  const taken = { id: give.id, sum: '600.000' }
  expect((await send(`${address}?aksi=terima`, taken, 'layanan')).status).toBe(403)
  expect((await send(`${address}?aksi=terima`, taken)).status).toBe(303)
  const block = blockOf(await page(address))
  const used = { id: block, spoilt: '7' }
  expect((await send(`${address}?aksi=kembali&blok=${block}`, used)).html).toContain(
    'sudah dipakai',
  )

  const office = `/kelola/kas/${OFFICE}`
  const count = {
    id: idIn((await page(office)).split('action="?aksi=hitung"')[1] ?? ''),
    book: '600000',
    kertas100000: '6',
    reason: '',
  }
  expect((await send(`${office}?aksi=hitung`, { ...count, kertas100000: '5' })).html).toContain(
    'kurang Rp100.000',
  )
  expect((await send(`${office}?aksi=hitung`, count)).status).toBe(303)
  expect((await send(`${office}?aksi=lihat`, { id: count.id })).status).toBe(403)
  expect((await send(`${office}?aksi=lihat`, { id: count.id }, 'admin')).status).toBe(303)
  await assertBooksHold(ctx)
})

const blockOf = (html: string) => idIn(html.split('action="?aksi=kembali&amp;blok=')[1] ?? '')

test('QRIS on a wall, a transfer without a form and rice are recorded by their forms, each with its channel', {
  tags: 'night',
}, async () => {
  const { ctx, page, send } = await cashDesk()
  const well = await makeCampaign(ctx)
  const { bankAccountId } = await aBank(ctx)
  const code = {
    name: 'QRIS kantor',
    nmid: 'ID1020304050',
    bankAccountId,
    campaignId: well.id,
    fee: '0,7',
  }
  expect((await send('/kelola/qris?aksi=simpan', { ...code, fee: '0.7' })).status).toBe(422)
  expect((await send('/kelola/qris?aksi=simpan', code)).status).toBe(303)
  const qrisId = hidden(await page('/kelola/qris'), 'id')
  const banked = async (fields: Record<string, string>) => {
    const id = hidden(await page('/kelola/donasi/bank'), 'id')
    const form = {
      id,
      bank: bankAccountId,
      day: TODAY,
      program: well.slug,
      name: '',
      fee: '',
      ...fields,
    }
    return send('/kelola/donasi/bank?aksi=simpan', form, 'layanan')
  }
  expect((await banked({ net: 'x' })).status).toBe(422)
  expect((await banked({ net: '993.000', qris: qrisId })).status).toBe(303)
  expect((await banked({ net: '250.000', name: 'Ahmad Subagja' })).status).toBe(303)
  const rice = {
    id: hidden(await page('/kelola/donasi/barang'), 'id'),
    program: well.slug,
    account: '1181',
    thing: 'Beras',
    quantity: '1.000',
    unit: 'kg',
    store: 'Gudang utama',
    sum: '15.000.000',
    basis: 'harga Pasar Induk 15 Juni 2026',
    name: '',
    day: TODAY,
  }
  expect(
    (await send('/kelola/donasi/barang?aksi=simpan', { ...rice, quantity: '1.5' })).status,
  ).toBe(422)
  expect((await send('/kelola/donasi/barang?aksi=simpan', rice)).status).toBe(303)
  const all = await page('/kelola/donasi')
  for (const channel of ['QRIS statis', 'Transfer tanpa formulir', 'Barang'])
    expect(all).toContain(channel)
  expect(await balanceOf(ctx.db, { account: '4210', fund: 'IT' })).toBe(16_250_000)
  expect(await balanceOf(ctx.db, { account: '6510', fund: 'A' })).toBe(7_000)
})
