import { beforeAll, expect, test } from 'vitest'
import { amilShareSchedule } from '#features/books/amil-share.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { openApp } from '#tests/server/app.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aCharge,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
} from '#tests/money/payments.ts'
import { agreePolicy } from '#tests/money/policies.ts'
import { aBank } from '#tests/money/refunds.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'
import { shownOn } from '#tests/desk/desk.ts'
import { receiptsOf } from '#tests/money/receipts.ts'

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
  const page = async (path: string, cookie: string) => (await ask(path, { cookie })).text()
  /** Has the newest proposal of a page decided by another role; answers what its page says before. */
  const agree = async (maker: string, role: Role = 'admin') => {
    const other = await enter(role)
    const waiting = await page('/kelola/menunggu', other)
    const [, id = ''] = /\/kelola\/menunggu\/([0-9a-f-]{36})/.exec(waiting) ?? []
    const shown = await page(`/kelola/menunggu/${id}`, other)
    const decide = (cookie: string) =>
      ask(`/kelola/menunggu/${id}?aksi=setujui`, {
        cookie,
        form: { catatan: '', ...shownOn(shown) },
      })
    expect((await decide(maker)).status).toBe(403)
    expect((await decide(other)).status).toBe(303)
    return shown
  }
  return { ctx, ask, enter, page, agree }
}

test('a wrong-amount payment becomes the donor’s zakat with its receipts and email, by two people', async () => {
  const desk = await openDesk()
  const { ctx, ask, enter, page, agree } = desk
  const campaign = { slug: 'zakat-maal', title: 'Zakat maal', fund: 'Z' as const }
  const { donationId, charge } = await aCharge(ctx, { campaign })
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const maker = await enter('bendahara')
  const list = await page('/kelola/titipan?sebab=wrong_amount', maker)
  const [path = ''] = /\/kelola\/titipan\/[0-9a-f-]{36}/.exec(list) ?? []
  expect(list).toContain('BCA Virtual Account')
  const donation = await page(`/kelola/donasi/${charge.donation_id}`, maker)
  expect(donation).toContain('Titipan donatur: jumlah tidak sama')
  expect(await page('/kelola/titipan?sebab=orphan', maker)).toContain('Tidak ada titipan di sini')
  const shown = await page(path, maker)
  const said = ['Siti Aminah', 'Debit 2130', 'Kredit 4110', 'Rp49.999', 'BCA Virtual Account']
  for (const words of [...said, 'Penyedia contoh']) expect(shown).toContain(words)

  const form = { donasi: charge.donation_id, catatan: 'Donatur salah mengetik nominal' }
  expect(
    (await ask(`${path}?aksi=terima`, { cookie: maker, form: { ...form, catatan: '' } })).status,
  ).toBe(422)
  const asked = await ask(`${path}?aksi=terima`, { cookie: maker, form })
  expect(asked.headers.get('location')).toBe(`${path}?kabar=ajukan`)
  const proposal = await agree(maker)
  for (const words of ['Debit 2130', 'Kredit 4110', 'Rp49.999']) expect(proposal).toContain(words)
  await runJobs(ctx)

  const kinds = (await receiptsOf(ctx, donationId)).map(({ kind }) => kind)
  expect(kinds).toEqual(['kuitansi', 'bsz'])
  expect(ctx.mails.at(-1)?.text).toContain('Bukti Setor Zakat')
  expect(await page('/kelola/titipan', maker)).toContain('Tidak ada titipan di sini')
  const decided = await ctx.db.selectFrom('suspense_decision').selectAll().executeTakeFirstOrThrow()
  expect(decided.made_by).not.toBe(decided.approved_by)
  const again = await ask(`${path}?aksi=terima`, { cookie: maker, form })
  expect(again.status).toBe(409)
  const auditor = await enter('auditor')
  expect((await ask(path, { cookie: auditor })).status).toBe(200)
  expect((await ask(`${path}?aksi=terima`, { cookie: auditor, form })).status).toBe(403)
  const unknown = path.replace(/.{12}$/, '000000000000')
  expect((await ask(unknown, { cookie: maker })).status).toBe(404)
  await assertBooksHold(desk.ctx)
})

test('a second payment is given to a campaign by two people', async () => {
  const desk = await openDesk()
  const { ctx, ask, enter, page, agree } = desk
  const { donationId } = await aCharge(ctx)
  for (const act of ['pay', 'pay'] as const) {
    await ctx.sandbox.drive(donationId, act)
    await runJobs(ctx)
  }
  const { id: program } = await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  const maker = await enter('bendahara')
  const [path = ''] =
    /\/kelola\/titipan\/[0-9a-f-]{36}/.exec(await page('/kelola/titipan', maker)) ?? []
  const form = { program, alasan: 'Permintaan donatur' }
  expect(await page(path, maker)).toContain('aksi=salurkan')
  await ask(`${path}?aksi=salurkan`, { cookie: maker, form })
  // What waits for a decision is linked to, and nothing else is offered until then.
  const waiting = await page(path, maker)
  const [, proposal = ''] = /\/kelola\/menunggu\/([0-9a-f-]{36})/.exec(waiting) ?? []
  expect(await page(`/kelola/menunggu/${proposal}`, maker)).toContain('Permintaan donatur')
  expect(waiting).not.toMatch(/aksi=(terima|salurkan|kembalikan)"/)
  const again = await ask(`${path}?aksi=salurkan`, { cookie: maker, form })
  expect([again.status, await again.text()]).toEqual([
    409,
    expect.stringContaining('Sudah ada pengajuan serupa'),
  ])
  await agree(maker)
  await runJobs(ctx)
  expect(await balanceOf(ctx.db, { account: '4110', fund: 'Z' })).toBe(50_000)
  await assertBooksHold(desk.ctx)
})

test('a policy of the amil’s share takes effect on its day, once two people agree, and never above the law', {
  tags: 'night',
}, async () => {
  const desk = await openDesk()
  const { ctx, ask, enter, page, agree } = desk
  const { campaignId } = await aSettledDonation(ctx, { campaign: { slug: 'sumur', fund: 'IT' } })
  const maker = await enter('bendahara')
  expect(await page('/kelola', maker)).toContain('Belum ada dasar untuk dana ini')
  const tomorrow = dayOf(new Date(ctx.now().getTime() + 86_400_000))
  const form = {
    dana: 'IT',
    program: campaignId,
    perMille: '10',
    dasar: 'pub',
    uraian: 'Izin PUB lembaga',
    keputusan: 'SK 7/2026',
    mulai: tomorrow,
  }
  const path = '/kelola/bagian-amil'
  const above = { ...form, perMille: '10,1' }
  const refused = await ask(`${path}?aksi=ajukan`, { cookie: maker, form: above })
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('melebihi batas'),
  ])
  expect((await ask(`${path}?aksi=ajukan`, { cookie: maker, form })).status).toBe(303)
  expect(await agree(maker)).toContain('Izin PUB lembaga')
  expect(await page(path, maker)).toContain('SK 7/2026')

  await amilShareSchedule.run(ctx)
  expect(await balanceOf(ctx.db, { account: '4420', fund: 'A' })).toBe(0)
  ctx.clock.advance({ days: 1 })
  await aSettledDonation(ctx, { campaign: { slug: 'sumur', fund: 'IT' } })
  await amilShareSchedule.run(ctx)
  expect(await balanceOf(ctx.db, { account: '4420', fund: 'A' })).toBe(10_000)
  await assertBooksHold(desk.ctx)
})

test('what two funds owe each other is settled by two people who saw its journal', {
  tags: 'night',
}, async () => {
  const desk = await openDesk()
  const { ctx, ask, enter, page, agree } = desk
  await agreePolicy(ctx, { fund: 'IT' })
  await aSettledDonation(ctx)
  await amilShareSchedule.run(ctx)
  const maker = await enter('bendahara')
  const shown = await page('/kelola/antar-dana', maker)
  for (const words of ['Rp20.000', 'Kredit 1122', 'Debit 1124']) expect(shown).toContain(words)
  const form = { satu: 'IT', lain: 'A' }
  expect((await ask('/kelola/antar-dana?aksi=lunasi', { cookie: maker, form })).status).toBe(303)
  expect(await agree(maker)).toContain('Debit 1124')
  expect(await balanceOf(ctx.db, { account: '1124', fund: 'A' })).toBe(20_000)
  expect(await page('/kelola/antar-dana', maker)).toContain('Tidak ada utang antar dana')
  const none = await ask('/kelola/antar-dana?aksi=lunasi', { cookie: maker, form })
  expect(none.status).toBe(409)
  await assertBooksHold(desk.ctx)
})

test('a period is closed by two people who saw its checks, and only when it is over', {
  tags: 'night',
}, async () => {
  const desk = await openDesk()
  const { ctx, ask, enter, page, agree } = desk
  await aSettledDonation(ctx)
  ctx.clock.advance({ days: 2 })
  const maker = await enter('bendahara')
  expect(await page('/kelola/periode', maker)).toContain('Jurnal yang dikunci')
  const path = '/kelola/periode?aksi=tutup'
  const today = { sampai: dayOf(ctx.now()), catatan: 'Tutup buku' }
  expect((await ask(path, { cookie: maker, form: today })).status).toBe(422)
  const sampai = dayOf(new Date(ctx.now().getTime() - 86_400_000))
  const asked = await ask(path, { cookie: maker, form: { ...today, sampai } })
  expect(asked.status).toBe(303)
  expect(await agree(maker)).toContain('Jurnal yang dikunci')
  const row = await ctx.db.selectFrom('period_close').selectAll().executeTakeFirstOrThrow()
  expect([row.status, row.closed_through, row.made_by === row.approved_by]).toEqual([
    'approved',
    sampai,
    false,
  ])
  expect((await ask(path, { cookie: maker, form: { ...today, sampai } })).status).toBe(409)
})

test('where two accounts hold a fund’s money the desk asks which one, moves money between them, and says nothing of it where there is one', {
  tags: 'night',
}, async () => {
  const desk = await openDesk()
  const { ctx, ask, enter, page, agree } = desk
  await aBank(ctx, 'IT')
  const maker = await enter('bendahara')
  expect(await page('/kelola/penyaluran/baru', maker)).not.toContain('Dibayar dari rekening')
  expect(await page('/kelola/rekening', maker)).not.toContain('Pemindahan antar rekening')
  expect(await page('/kelola/pemindahan', maker)).toContain('hanya punya satu rekening')
  const { campaignId } = await aSettledDonation(ctx)

  const { bankAccountId: second } = await aBank(ctx, 'IU')
  const { id: first } = await ctx.db
    .selectFrom('bank_account')
    .select('id')
    .where('id', '!=', second)
    .executeTakeFirstOrThrow()
  expect(await page('/kelola/rekening', maker)).toContain('Pemindahan antar rekening')
  const form = {
    campaignId,
    dana: 'IT',
    account: '5210',
    nominal: '40.000',
    keperluan: 'Pompa air',
    bidang: 'kemanusiaan',
    penerima: '40',
  }
  const propose = (more: object) =>
    ask('/kelola/penyaluran/baru?aksi=ajukan', { cookie: maker, form: { ...form, ...more } })
  const unsaid = await propose({})
  expect([unsaid.status, await unsaid.text()]).toEqual([
    422,
    expect.stringContaining('Beberapa rekening berbagi akun buku 1122'),
  ])
  const asked = await propose({ rekening: second })
  const path = (asked.headers.get('location') ?? '').replace(/\?.*/, '')
  expect(await agree(maker)).toContain('BSI 1000000001')
  expect(await page(path, maker)).toMatch(
    /Dibayar dari rekening lain daripada (?:<!-- -->)?BSI 1000000001/,
  )
  const paid = { bukti: 'TRF-1', tanggal: dayOf(ctx.now()), rekening1122: first }
  expect((await ask(`${path}?aksi=bayar`, { cookie: maker, form: paid })).status).toBe(303)
  expect(await page(path, maker)).toContain('BSI 1000000000')

  const move = {
    dari: first,
    ke: second,
    nominal: '25.000',
    tanggal: dayOf(ctx.now()),
    keterangan: 'Dana lapangan',
  }
  const moving = (more: object) =>
    ask('/kelola/pemindahan?aksi=ajukan', { cookie: maker, form: { ...move, ...more } })
  expect((await moving({ ke: first })).status).toBe(422)
  expect((await moving({})).status).toBe(303)
  const proposal = await agree(maker)
  for (const words of ['debit 1115', 'kredit 1122', 'BSI 1000000001', 'Rp25.000'])
    expect(proposal).toContain(words)
  const list = await page('/kelola/pemindahan', maker)
  for (const words of ['Dana lapangan', 'Rp25.000']) expect(list).toContain(words)
  const [, id = ''] = /name="id" value="([0-9a-f-]{36})"/.exec(list) ?? []
  const auditor = await enter('auditor')
  const undo = (cookie: string) => ask('/kelola/pemindahan?aksi=batalkan', { cookie, form: { id } })
  expect((await undo(auditor)).status).toBe(403)
  expect((await undo(maker)).status).toBe(303)
  await agree(maker)
  expect(await page('/kelola/pemindahan', maker)).toContain('Dibatalkan')
  expect(await balanceOf(ctx.db, { account: '1115' })).toBe(0)
  await assertBooksHold(desk.ctx)
})
