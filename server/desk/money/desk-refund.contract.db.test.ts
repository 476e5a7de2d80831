import { beforeAll, expect, test } from 'vitest'
import { sessionCookie } from '#app/desk/people/sign-in/session-cookie.ts'
import { askLedger } from '#checks/ledger.server.ts'
import { closedThrough, decideClose, proposeClose } from '#features/books/close-period.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { openApp } from '#tests/server/app.ts'
import { aJoined } from '#tests/desk/coming-in.ts'
import type { TestCtx } from '#tests/context.ts'
import { aSettledDonation, payingContext, runJobs, stateOf } from '#tests/money/payments.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'
import { shownOn } from '#tests/desk/desk.ts'
import { aBank } from '#tests/money/refunds.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

type Fields = Record<string, string>

async function openDesk(ctx: TestCtx) {
  const { app } = await openApp(ctx)
  const from = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await app.request(path, init, from)
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
  }
  return async (role: Role) => {
    const { token } = await aJoined(ctx, { role, email: `${role}@lembaga.test` })
    const cookie = sessionCookie(ctx.config, token).split(';')[0] ?? ''
    const headers = { cookie, origin: ctx.config.origin }
    return {
      look: (path: string) => ask(path, { headers }),
      send: (path: string, fields: Fields = {}) =>
        ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    }
  }
}

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openDesk>>>>

/** Decides the one open proposal, and answers its page as it stood before. */
async function decide(ctx: TestCtx, person: Person, act = 'setujui', fields: Fields = {}) {
  const [open] = await listOpenProposals(ctx.db)
  const page = await person.look(`/kelola/menunggu/${open?.id}`)
  const decided = await person.send(`/kelola/menunggu/${open?.id}?aksi=${act}`, {
    ...shownOn(page.html),
    ...fields,
  })
  expect(decided).toMatchObject({ status: 303, to: '/kelola/menunggu' })
  return page.html
}

const account = {
  dana: 'IT',
  bank: 'BSI',
  nomor: '7112 3344 55',
  pemilik: 'Yayasan Contoh',
  dibuka: '2026-01-02',
}

test('two people refund from a bank after a payout: the journals stand on the proposal, the donor gets letters, 1130 is right', async () => {
  const ctx = await payingContext()
  const join = await openDesk(ctx)
  const [money, other] = [await join('bendahara'), await join('admin')]
  const { donationId: publicId } = await aSettledDonation(ctx)
  const [{ id }] = (await ctx.db.selectFrom('donation').select('id').execute()) as [{ id: string }]

  expect((await money.send('/kelola/rekening?aksi=ajukan', account)).status).toBe(303)
  expect(await ctx.db.selectFrom('bank_account').select('id').execute()).toEqual([])
  await decide(ctx, other)
  const accounts = (await money.look('/kelola/rekening')).html
  for (const words of ['7112334455', '1122 Bank infak']) expect(accounts).toContain(words)
  const [bank] = await ctx.db.selectFrom('bank_account').select('id').execute()

  expect((await money.look(`/kelola/donasi/${id}`)).html).toContain('Ajukan pengembalian')
  const form = `/kelola/pengembalian/baru?donasi=${id}`
  expect((await money.look(form)).html).toContain('BSI 7112334455')
  const typed = {
    donasi: id,
    alasan: 'double',
    rekening: bank?.id ?? '',
    catatan: 'Terbayar dua kali',
    tujuanBank: 'BCA',
    tujuanNomor: '1234 5678 90',
    tujuanNama: 'Siti Aminah',
  }
  const asked = await money.send('/kelola/pengembalian/baru?aksi=ajukan', typed)
  expect(asked).toMatchObject({ status: 303, to: `/kelola/pengembalian/${id}?kabar=ajukan` })
  // Who may not open the refund is not led there.
  const [open] = await listOpenProposals(ctx.db)
  const links = async (person: Person) =>
    (await person.look(`/kelola/menunggu/${open?.id}`)).html.includes('Lihat yang dimaksud')
  expect([await links(other), await links(await join('program'))]).toEqual([true, false])
  const shown = await decide(ctx, other)
  expect(shown).toContain('kredit 2140 Utang pengembalian dana')
  expect(shown).toContain('BCA ••••7890, atas nama S*** A***')
  expect(shown).not.toContain('1234567890')
  expect(shown).toContain('kredit 1122 Bank infak')
  expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'refund_pending' })

  const page = `/kelola/pengembalian/${id}`
  expect((await money.send(`${page}?aksi=kirim`)).status).toBe(303)
  expect((await money.look(page)).html).toContain('Dalam perjalanan')
  const arrived = { bukti: 'TRX-77', tanggal: dayOf(ctx.now()) }
  expect((await money.send(`${page}?aksi=selesai`, arrived)).status).toBe(303)
  expect((await money.look(page)).html).toContain('TRX-77')
  await runJobs(ctx)
  const about = ctx.mails.map(({ subject }) => subject).filter((words) => /embali/.test(words))
  expect(about).toHaveLength(2)
  for (const code of ['1130', '1122', '2140'])
    expect([code, await balanceOf(ctx.db, { account: code, fund: 'IT' })]).toEqual([code, 0])
  expect(Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)).toEqual([])
})

test('what the provider sends back is booked by its own word: the desk can neither say that it arrived nor that it failed', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext()
  const join = await openDesk(ctx)
  const [money, other] = [await join('bendahara'), await join('admin')]
  const { donationId: publicId } = await aSettledDonation(ctx)
  const [{ id }] = (await ctx.db.selectFrom('donation').select('id').execute()) as [{ id: string }]
  const typed = { donasi: id, alasan: 'double', rekening: 'penyedia', catatan: 'Terbayar dua kali' }
  expect((await money.send('/kelola/pengembalian/baru?aksi=ajukan', typed)).status).toBe(303)
  await ctx.sandbox.drive('-', 'timeout-next')
  await decide(ctx, other)
  const page = `/kelola/pengembalian/${id}`
  const arrived = { bukti: 'TRX-77', tanggal: dayOf(ctx.now()) }
  const ends = [
    [`${page}?aksi=selesai`, arrived],
    [`${page}?aksi=gagal`, { sebab: 'Rekening tidak ditemukan' }],
  ] as const
  for (const isLost of [false, true]) {
    if (isLost) await runJobs(ctx)
    for (const [path, fields] of ends) {
      const refused = await money.send(path, fields)
      expect([path, refused.status]).toEqual([path, 409])
      expect(refused.html).toContain('dicatat sendiri')
    }
    expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'refund_sent' })
  }
  ctx.clock.advance({ minutes: 5 })
  await runJobs(ctx)
  expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'refunded' })
  expect(await balanceOf(ctx.db, { account: '1130', fund: 'IT' })).toBe(-100_000)
})

test('a rejected or withdrawn refund frees its money; a disbursement goes from proposal to proof', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext()
  const join = await openDesk(ctx)
  const [money, other] = [await join('bendahara'), await join('admin')]
  const { campaignId } = await aSettledDonation(ctx)
  const [{ id }] = (await ctx.db.selectFrom('donation').select('id').execute()) as [{ id: string }]
  const typed = { donasi: id, alasan: 'double', rekening: 'penyedia', catatan: 'Terbayar dua kali' }
  const disbursement = {
    campaignId,
    dana: 'IT',
    account: '5210',
    nominal: '60.000',
    keperluan: 'Pompa air',
    bidang: 'kemanusiaan',
    penerima: '40',
  }
  expect((await money.send('/kelola/pengembalian/baru?aksi=ajukan', typed)).status).toBe(303)
  const early = await money.send('/kelola/penyaluran/baru?aksi=ajukan', disbursement)
  expect(early.status).toBe(409)
  await decide(ctx, other, 'tolak', { alasan: 'Belum jelas' })
  expect((await money.send('/kelola/pengembalian/baru?aksi=ajukan', typed)).status).toBe(303)
  await decide(ctx, money, 'tarik')

  const asked = await money.send('/kelola/penyaluran/baru?aksi=ajukan', disbursement)
  expect(asked.status).toBe(303)
  const page = asked.to?.split('?')[0] ?? ''
  expect(await decide(ctx, other)).toContain('kredit 1122 Bank infak')
  const proof = { bukti: 'TRX-9', tanggal: dayOf(ctx.now()) }
  expect((await money.send(`${page}?aksi=bayar`, { ...proof, bukti: '' })).status).toBe(422)
  expect((await money.send(`${page}?aksi=bayar`, proof)).status).toBe(303)
  const paid = (await money.look(page)).html
  for (const words of ['TRX-9', 'Penyaluran infak terikat (akun 5210)'])
    expect(paid).toContain(words)
  expect((await money.look('/kelola/penyaluran')).html).toContain('Sudah disalurkan')
  expect(await balanceOf(ctx.db, { account: '5210', fund: 'IT' })).toBe(60_000)
  expect((await money.send('/kelola/pengembalian/baru?aksi=ajukan', typed)).status).toBe(409)
})

test('a refund of a donation whose period is closed posts into the open one, and opens nothing', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext()
  const { donationId: publicId } = await aSettledDonation(ctx)
  const day = dayOf(ctx.now())
  ctx.clock.advance({ days: 3 })
  const join = await openDesk(ctx)
  const [money, other] = [await join('bendahara'), await join('admin')]
  const closing = await proposeClose(ctx, { through: day, note: 'Tutup', by: ctx.newId() })
  await decideClose(ctx, closing, { by: ctx.newId(), isApproved: true })
  const [{ id }] = (await ctx.db.selectFrom('donation').select('id').execute()) as [{ id: string }]
  const typed = { donasi: id, alasan: 'double', rekening: 'penyedia', catatan: 'Terbayar dua kali' }
  expect((await money.send('/kelola/pengembalian/baru?aksi=ajukan', typed)).status).toBe(303)
  await decide(ctx, other)
  await runJobs(ctx)
  expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'refunded' })
  const booked = await ctx.db
    .selectFrom('ledger_journal')
    .select('occurred_at')
    .where('source', '=', 'refund')
    .execute()
  expect(booked).toHaveLength(2)
  for (const { occurred_at: at } of booked) expect(dayOf(at) > day).toBe(true)
  expect(await closedThrough(ctx)).toBe(day)
})

test('two people return a part: the form asks for it, the approval says what remains, and so do the record and the list', async () => {
  const ctx = await payingContext()
  const join = await openDesk(ctx)
  const [money, other] = [await join('bendahara'), await join('admin')]
  const { donationId: publicId } = await aSettledDonation(ctx)
  await aSettledDonation(ctx)
  const found = ctx.db.selectFrom('donation').select('id').where('public_id', '=', publicId)
  const { id } = await found.executeTakeFirstOrThrow()
  const { bankAccountId } = await aBank(ctx)
  const form = `/kelola/pengembalian/baru?donasi=${id}`
  const asked = (await money.look(form)).html
  expect(asked).toContain('Kembali dari dana program')
  expect(asked).not.toContain('Kembali dari infak operasional')
  const typed = {
    donasi: id,
    nominal: '30.000',
    operasional: '',
    alasan: 'wrong_amount',
    rekening: bankAccountId,
    catatan: 'Kelebihan menulis nol',
    tujuanBank: 'BCA',
    tujuanNomor: '1234 5678 90',
    tujuanNama: 'Siti Aminah',
  }
  const send = (fields: Fields) => money.send(`${form}&aksi=ajukan`, { ...typed, ...fields })
  for (const [fields, words] of [
    [{ nominal: '100.001' }, 'paling banyak Rp99.999'],
    [{ nominal: 'tiga puluh' }, 'Tulis rupiah bulat'],
    [{ nominal: '-5' }, 'Tulis rupiah bulat'],
    [{ rekening: 'penyedia' }, 'transfer bank'],
  ] as const)
    expect((await send(fields)).html).toContain(words)
  expect((await send({})).status).toBe(303)
  const shown = await decide(ctx, other)
  for (const words of ['Dari dana program', 'Rp30.000', 'Tetap menjadi donasi', 'Rp70.000'])
    expect(shown).toContain(words)

  const page = `/kelola/pengembalian/${id}`
  expect((await money.look(page)).html).toContain('Sebagian: Rp30.000 dari dana program')
  const arrived = { bukti: 'TRX-77', tanggal: dayOf(ctx.now()) }
  expect((await money.send(`${page}?aksi=selesai`, arrived)).status).toBe(303)
  const record = (await money.look(`/kelola/donasi/${id}`)).html
  expect(record).toContain('Sebagian sudah kembali')
  expect(record).toContain('Ajukan pengembalian')
  expect((await money.look(form)).html).toContain('Sudah kembali')
  expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'paid' })
  expect((await send({ nominal: '', rekening: bankAccountId })).status).toBe(303)
  await decide(ctx, other)
  expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'refund_pending' })
  await runJobs(ctx)
  expect(Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)).toEqual([])
})
