import { beforeAll, expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { openApp } from '#tests/server/app.ts'
import type { TestCtx } from '#tests/context.ts'
import { deskFor } from '#tests/desk/desk-people.ts'
import {
  aCharge,
  aSettledDonation,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aBank } from '#tests/money/refunds.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'
import { shownOn } from '#tests/desk/desk.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const typed = { bank: 'Bank Jatim', nomor: '0012-3456 7890', pemilik: 'Siti  Aminah' }

/** A browser without a session, at the links of letters. */
async function openVisits(ctx: TestCtx, address = '203.0.113.50') {
  const { app } = await openApp(ctx)
  const from = { incoming: { socket: { remoteAddress: address } } }
  return async (path: string, fields?: Record<string, string>) => {
    const answer = await app.request(
      `${ctx.config.origin}${path}`,
      fields && {
        method: 'POST',
        headers: { origin: ctx.config.origin },
        body: new URLSearchParams(fields),
      },
      from,
    )
    const { status, headers } = answer
    return { status, headers, to: headers.get('location'), html: await answer.text() }
  }
}

async function openScene() {
  const ctx = await payingContext()
  const { join } = await deskFor(ctx)
  const [money, other] = [await join('bendahara'), await join('admin')]
  return { ctx, money, other, visit: await openVisits(ctx) }
}

type Person = Awaited<ReturnType<typeof openScene>>['money']

async function linkOf(ctx: TestCtx): Promise<string> {
  await runJobs(ctx)
  const mail = ctx.mails.filter(({ subject }) => subject === 'Kami meminta rekening Anda').at(-1)
  return /\/pengembalian\/[0-9A-Z]{26}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Decides the one open proposal, and answers its page and the decision. */
async function decide(ctx: TestCtx, person: Person) {
  const [open] = await listOpenProposals(ctx.db)
  const path = `/kelola/menunggu/${open?.id}`
  const { html: shown } = await person.look(path)
  return { shown, ...(await person.send(`${path}?aksi=setujui`, shownOn(shown))) }
}

async function aSettledRow(ctx: TestCtx) {
  const { donationId: publicId } = await aSettledDonation(ctx)
  const row = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  return { publicId, id: row.id }
}

test('a refund by bank waits for the account, which the donor gives by a link: two people, the transfer, a letter', async () => {
  const { ctx, money, other, visit } = await openScene()
  const { publicId, id } = await aSettledRow(ctx)
  const { bankAccountId: rekening } = await aBank(ctx)
  const wish = { donasi: id, alasan: 'double', rekening, catatan: 'Terbayar dua kali' }
  const form = `/kelola/pengembalian/baru?donasi=${id}`
  expect((await money.look(form)).html).toContain('Minta rekening donatur')
  const half = { ...wish, tujuanBank: 'BCA' }
  const refused = await money.send(`/kelola/pengembalian/baru?aksi=ajukan&donasi=${id}`, half)
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Nomor rekening hanya angka')
  const asked = await money.send('/kelola/pengembalian/baru?aksi=ajukan', wish)
  expect(asked.status).toBe(303)
  const early = await decide(ctx, other)
  expect(early.shown).toContain('Tanpa rekening tujuan, pengembalian ini tidak dapat disetujui')
  expect([early.status, early.html]).toEqual([409, expect.stringContaining('belum ada')])

  const page = `/kelola/pengembalian/${id}`
  expect((await money.send(`${page}?aksi=minta`, {})).to).toBe(`${page}?kabar=minta`)
  expect((await money.look(page)).html).toContain('Donatur belum mengisinya')
  const link = await linkOf(ctx)
  expect((await visit(link)).status).toBe(200)
  expect(await visit(link, typed)).toMatchObject({ status: 303, to: link })
  const shown = (await money.look(page)).html
  expect(shown).toContain('Bank Jatim ••••7890, atas nama S*** A***')
  expect(shown).toContain('Diisi donatur lewat tautan')
  expect(shown).not.toContain('001234567890')

  const agreed = await decide(ctx, other)
  expect(agreed.status).toBe(303)
  expect(agreed.shown).toContain('Bank Jatim ••••7890')
  const why = { keperluan: 'Mentransfer pengembalian' }
  expect((await other.send(`${page}?aksi=buka`, why)).status).toBe(403)
  const opened = await money.send(`${page}?aksi=buka`, why)
  expect(opened.html).toContain('Bank Jatim 001234567890')
  expect((await money.look(page)).html).not.toContain('001234567890')
  const audit = await ctx.db.selectFrom('audit_entry').selectAll().execute()
  expect(audit.map(({ says }) => says)).toContain('Membuka rekening donatur')
  expect(JSON.stringify(audit)).not.toMatch(/001234567890|Siti {1,2}Aminah","nomor/)

  const arrived = { bukti: 'TRX-77', tanggal: dayOf(ctx.now()) }
  expect((await money.send(`${page}?aksi=selesai`, arrived)).status).toBe(303)
  await runJobs(ctx)
  expect(ctx.mails.at(-1)?.subject).toBe('Dana donasi Anda sudah dikembalikan')
  expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'refunded' })
  // A link of money that is gone stays shut, and a new one is not sent.
  expect((await visit(link, typed)).status).toBe(409)
  expect((await money.send(`${page}?aksi=minta`, {})).status).toBe(409)
  for (const code of ['1130', '1122', '2140'])
    expect([code, await balanceOf(ctx.db, { account: code, fund: 'IT' })]).toEqual([code, 0])
  expect(Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)).toEqual([])
})

test('the page of a link tells nothing of the donor, is kept nowhere, and takes one form', async () => {
  const { ctx, money, visit } = await openScene()
  const { publicId, id } = await aSettledRow(ctx)
  await aBank(ctx)
  await money.send('/kelola/pengembalian/baru?aksi=minta', { donasi: id })
  const link = await linkOf(ctx)
  const page = await visit(link)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  // Another site gets no referrer; our own forms keep their origin.
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.html).toContain('name="robots" content="noindex"')
  for (const secret of ['Siti', 'siti@contoh.id', '100.000', publicId])
    expect([secret, page.html.includes(secret)]).toEqual([secret, false])
  for (const [wrong, words] of [
    [{ ...typed, bank: 'Bank Palsu' }, 'Pilih banknya.'],
    [{ ...typed, nomor: '12ab' }, 'Nomor rekening hanya angka'],
    [{ ...typed, pemilik: '<b>' }, 'Nama hanya huruf'],
  ] as const) {
    const refused = await visit(link, wrong)
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining(words)])
  }
  expect((await visit(link, typed)).status).toBe(303)
  const list = (await money.look('/kelola/pengembalian')).html
  expect(list).toContain('Donatur sudah mengisi rekeningnya')
  expect(list).toContain(`/kelola/pengembalian/baru?donasi=${id}`)
  const done = await visit(link)
  expect([done.status, done.html]).toEqual([200, expect.stringContaining('sudah kami terima')])
  expect(done.html).not.toContain('7890')
  const second = await visit(link, typed)
  expect([second.status, second.html]).toEqual([409, expect.stringContaining('isian kedua')])
  const guessed = await visit('/pengembalian/0123456789ABCDEFGHJKMNPQRS')
  expect([guessed.status, guessed.html]).toEqual([404, expect.stringContaining('tidak dikenal')])
  expect((await visit('/pengembalian/0123456789ABCDEFGHJKMNPQRS', typed)).status).toBe(404)
  const late = await linkAfterWeek(ctx, money, id)
  const ended = await visit(late)
  expect([ended.status, ended.html]).toEqual([410, expect.stringContaining('tidak berlaku')])
  const many: number[] = []
  for (let at = 0; at < 21; at += 1) many.push((await visit(late, typed)).status)
  expect(many.at(-1)).toBe(429)
  const elsewhere = await openVisits(ctx, '198.51.100.9')
  expect((await elsewhere(late, typed)).status).toBe(410)
})

async function linkAfterWeek(ctx: TestCtx, money: Person, id: string): Promise<string> {
  await money.send('/kelola/pengembalian/baru?aksi=minta', { donasi: id })
  const link = await linkOf(ctx)
  ctx.clock.advance({ days: 7 })
  return link
}

test('titipan goes back from the bank account that is chosen on its screen, and its sender gets a letter', {
  tags: 'night',
}, async () => {
  const { ctx, money, other, visit } = await openScene()
  await aSettledDonation(ctx, { campaign: { slug: 'umum', fund: 'IU' } })
  const first = await aBank(ctx, 'IU')
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const kept = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const path = `/kelola/titipan/${kept.id}`
  const form = (await money.look(path)).html
  expect(form).toContain(`<option value="${first.bankAccountId}"`)
  expect(form).toContain('Penyedia pembayaran, lewat cara donasinya datang')
  const wish = { rekening: first.bankAccountId, sebab: 'Salah nominal' }
  expect((await money.send(`${path}?aksi=kembalikan`, wish)).status).toBe(303)
  expect((await decide(ctx, other)).status).toBe(409)
  expect((await money.send(`${path}?aksi=minta`, {})).status).toBe(303)
  const link = await linkOf(ctx)
  expect((await visit(link, typed)).status).toBe(303)
  const agreed = await decide(ctx, other)
  expect([agreed.status, agreed.shown]).toEqual([303, expect.stringContaining('••••7890')])

  const second = await aBank(ctx, 'IU')
  const zakat = await aBank(ctx, 'Z')
  const change = (pembayar: string) => money.send(`${path}?aksi=ganti`, { pembayar })
  expect((await change(zakat.bankAccountId)).status).toBe(422)
  expect((await change(second.bankAccountId)).status).toBe(303)
  expect((await other.send(`${path}?aksi=selesai`, {})).status).toBe(403)
  const arrived = { bukti: 'TRX-12', tanggal: dayOf(ctx.now()) }
  expect((await money.send(`${path}?aksi=selesai`, arrived)).status).toBe(303)
  expect((await money.send(`${path}?aksi=selesai`, arrived)).status).toBe(409)
  expect((await money.look(path)).html).toContain('TRX-12')
  const decision = await ctx.db
    .selectFrom('suspense_decision')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(decision).toMatchObject({ status: 'paid', bank_account_id: second.bankAccountId })
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IU' })).toBe(100_000 - kept.amount)
  expect(await balanceOf(ctx.db, { account: '1130', fund: 'IU' })).toBe(kept.amount)
  await runJobs(ctx)
  expect(ctx.mails.at(-1)?.subject).toBe('Dana titipan Anda sudah dikembalikan')
  expect(Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)).toEqual([])
})

test('money that was returned twice is settled at the desk by two people', {
  tags: 'night',
}, async () => {
  const { ctx, money, other } = await openScene()
  const { publicId, id } = await aSettledRow(ctx)
  const { bankAccountId: rekening } = await aBank(ctx)
  const wish = {
    donasi: id,
    alasan: 'double',
    rekening,
    catatan: 'Terbayar dua kali',
    tujuanBank: 'BCA',
    tujuanNomor: '1234567890',
    tujuanNama: 'Siti Aminah',
  }
  await money.send('/kelola/pengembalian/baru?aksi=ajukan', wish)
  await decide(ctx, other)
  const arrived = { bukti: 'TRX-77', tanggal: dayOf(ctx.now()) }
  await money.send(`/kelola/pengembalian/${id}?aksi=selesai`, arrived)
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  const list = (await money.look('/kelola/pengembalian')).html
  expect(list).toContain('kembali dua kali')
  const [path = ''] = /\/kelola\/pengembalian\/ganda\/[0-9a-f-]{36}/.exec(list) ?? []
  const page = (await money.look(path)).html
  for (const words of ['Debit 1122 Bank infak · Kredit 1150', 'Debit 6540', 'Kredit 2190'])
    expect([words, page.includes(words)]).toEqual([words, true])
  const bare = await money.send(`${path}?aksi=kembali`, { masuk: '', tanggal: '', bukti: '' })
  expect(bare.status).toBe(422)
  const back = { masuk: rekening, tanggal: dayOf(ctx.now()), bukti: 'Mutasi 12' }
  expect((await money.send(`${path}?aksi=kembali`, back)).status).toBe(303)
  expect((await money.send(`${path}?aksi=tanggung`, { alasan: 'Tidak jadi' })).status).toBe(409)
  const agreed = await decide(ctx, other)
  expect([agreed.status, agreed.shown]).toEqual([303, expect.stringContaining('debit 1122')])
  expect((await money.look(path)).html).toContain('Donatur sudah mengembalikannya')
  expect((await money.look('/kelola/pengembalian')).html).not.toContain('kembali dua kali')
  expect(await balanceOf(ctx.db, { account: '1150', fund: 'IT' })).toBe(0)
  expect((await money.look(`${path.slice(0, -12)}000000000000`)).status).toBe(404)
  expect(Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)).toEqual([])
})
