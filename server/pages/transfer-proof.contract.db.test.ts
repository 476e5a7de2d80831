import { beforeAll, expect, test } from 'vitest'
import { recordBankAccount } from '#features/bank-account/bank-account.server.ts'
import { matchTransfer } from '#features/transfer/match-transfer.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { openApp } from '#tests/server/app.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'
import { shownOn } from '#tests/desk/desk.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const origin = 'http://amanah.test'
const pdf = '%PDF-1.7\nstruk rahasia\n%%EOF\n'

async function openWorld() {
  const ctx = await payingContext({ env: { BANK_TRANSFER: 'on' } })
  const { app } = await openApp(ctx)
  const facts = { bank: 'BSI', number: '1234567890', holder: 'Yayasan Amanah Umat' }
  const bank = await recordBankAccount(ctx, { ...facts, fund: 'IT', openedOn: '2026-01-01' })
  const transfer = await aCharge(ctx, { method: 'transfer', channel: bank })
  const ask = (path: string, { cookie = '', body }: { cookie?: string; body?: BodyInit } = {}) =>
    app.request(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { host: 'amanah.test', cookie, ...(body && { origin }) },
      ...(body && { body }),
    })
  const enter = async (role: Role): Promise<string> => {
    const body = new URLSearchParams({ peran: role })
    const answer = await ask('/kelola/masuk-contoh', { body })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  return { ctx, bank, ...transfer, ask, enter, screen: `/checkout-transfer/${transfer.donationId}` }
}

function proof(content: string | Uint8Array<ArrayBuffer>, name = 'struk.pdf'): FormData {
  const form = new FormData()
  form.set('proof', new File([content], name, { type: 'application/pdf' }))
  return form
}

test('a donor sends a proof without script; the screen says so and never gives it back', async () => {
  const { ask, screen } = await openWorld()
  expect(await (await ask(screen)).text()).toContain('Kirim bukti transfer (tidak wajib)')
  const sent = await ask(screen, { body: proof(pdf) })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${screen}?bukti=1`])
  const after = await (await ask(`${screen}?bukti=1`)).text()
  expect(after).toContain('Bukti transfer sudah kami terima')
  expect(after).not.toContain('struk rahasia')
})

test('a wrong file, an empty field and 7 MB are refused in words at the field', {
  tags: 'night',
}, async () => {
  const { ask, screen } = await openWorld()
  const svg = await ask(screen, { body: proof('<svg onload="alert(1)"/>', 'struk.svg') })
  expect(svg.status).toBe(415)
  expect(await svg.text()).toContain('Bukti harus berupa gambar JPG, PNG, WebP, atau PDF.')
  const none = await ask(screen, { body: new FormData() })
  expect(none.status).toBe(422)
  expect(await none.text()).toContain('Pilih berkas buktinya dahulu.')
  const large = await ask(screen, { body: proof(new Uint8Array(7_000_000)) })
  expect(large.status).toBe(413)
  expect(await large.text()).toContain('Berkas lebih dari 5 MB')
  const huge = await ask(screen, { body: proof(new Uint8Array(34_000_000)) })
  expect([huge.status, huge.headers.get('location')]).toEqual([303, `${screen}?berkas=besar`])
  expect(await (await ask(`${screen}?berkas=besar`)).text()).toContain('Berkas lebih dari 5 MB')
})

test('staff open a proof as a download, each look is written down, and others may not', async () => {
  const { ctx, ask, enter, screen, charge } = await openWorld()
  const at = `/kelola/transfer/${charge.id}`
  const empty = new URLSearchParams()
  const money = await enter('bendahara')
  expect((await ask(`${at}/bukti?aksi=buka`, { cookie: money, body: empty })).status).toBe(404)
  await ask(screen, { body: proof(pdf) })
  expect(await (await ask('/kelola/transfer', { cookie: money })).text()).toContain('Ada')
  expect(await (await ask(at, { cookie: money })).text()).toContain('Unduh bukti')
  const opened = await ask(`${at}/bukti?aksi=buka`, { cookie: money, body: empty })
  expect(opened.status).toBe(200)
  expect(await opened.text()).toBe(pdf)
  expect(opened.headers.get('content-disposition')).toBe(
    'attachment; filename="bukti-transfer.pdf"',
  )
  expect(opened.headers.get('content-security-policy')).toContain('sandbox')
  expect(opened.headers.get('x-content-type-options')).toBe('nosniff')
  const looks = await ctx.db
    .selectFrom('audit_entry')
    .select('document_id')
    .where('says', '=', 'Membuka bukti transfer')
    .execute()
  expect(looks).toEqual([{ document_id: charge.id }])
  const auditor = await enter('auditor')
  const refused = await ask(`${at}/bukti?aksi=buka`, { cookie: auditor, body: empty })
  expect(refused.status).toBe(403)
  expect(await (await ask(at, { cookie: auditor })).text()).toContain('tidak mencakup data donatur')
  const looked = await ask(`${at}/bukti`, { cookie: money })
  expect([looked.status, looked.headers.get('location')]).toEqual([303, at])
})

test('a wrong match is undone from the desk by another person, who reads its journals first', async () => {
  const { ctx, bank, ask, enter, charge, donationId } = await openWorld()
  const { amount } = charge
  await matchTransfer(ctx, { bankAccountId: bank, amount, date: '2026-06-15', key: 'baris 1' })
  await runJobs(ctx)
  const [maker, other] = [await enter('bendahara'), await enter('admin')]
  const at = `/kelola/transfer/${charge.id}`
  expect(await (await ask(at, { cookie: maker })).text()).toContain('Salah cocok?')
  const short = await ask(`${at}?aksi=batalkan`, {
    cookie: maker,
    body: new URLSearchParams({ reason: '' }),
  })
  expect(short.status).toBe(422)
  const body = new URLSearchParams({ reason: 'Pengirimnya orang lain' })
  expect((await ask(`${at}?aksi=batalkan`, { cookie: maker, body })).status).toBe(303)
  const waiting = await (await ask('/kelola/menunggu', { cookie: other })).text()
  const [, id = ''] = /\/kelola\/menunggu\/([0-9a-f-]{36})/.exec(waiting) ?? []
  const shown = await (await ask(`/kelola/menunggu/${id}`, { cookie: other })).text()
  for (const words of ['Membatalkan pencocokan transfer', 'Debit 4990', 'Kredit 2130', 'titipan'])
    expect(shown).toContain(words)
  const decided = await ask(`/kelola/menunggu/${id}?aksi=setujui`, {
    cookie: other,
    body: new URLSearchParams({ catatan: '', ...shownOn(shown) }),
  })
  expect(decided.status).toBe(303)
  expect(await (await ask(at, { cookie: maker })).text()).toContain('Dibatalkan')
  const screen = await ask(`/payment/${donationId}`)
  expect(screen.status).toBe(303)
  expect(screen.headers.get('location')).toBe(`/checkout-transfer/${donationId}`)
})
