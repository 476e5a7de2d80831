import { beforeAll, expect, test } from 'vitest'
import { ensureHelp } from '#db/seeds/fill.server.ts'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from '#server/api/api.ts'
import { openContract } from '#tests/api/openapi.ts'
import { aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'

const OWN = /^\w+ \/v2\/(help|tickets)(\/|$)/
const called = new Set<string>()
let documented: string[] = []

beforeAll(() => called.clear())

type CallFields = {
  headers?: Record<string, string>
  json?: object
  form?: Record<string, string | Blob>
}

async function openCalls() {
  const ctx = await payingContext()
  await Promise.all([ensureHelp(ctx), ensureHelp(ctx)])
  const sessions = openPublicSessions('a secret of the tests')
  const contract = await openContract(createApi(ctx, sessions))
  documented = contract.documented().filter((name) => OWN.test(name))
  const visitor = (name: string) => ({
    authorization: `Bearer ${sessions.mint(name, ctx.now().getTime()).token}`,
  })
  const call = async (method: string, path: string, given: CallFields = {}) => {
    const { headers = visitor('seseorang'), json, form } = given
    const body = json ? JSON.stringify(json) : form && formOf(form)
    const type = json && { 'content-type': 'application/json' }
    const answer = await contract.call(method, `/v2${path}`, {
      headers: { ...headers, ...type },
      ...(body && { body }),
    })
    for (const name of contract.called()) called.add(name)
    return answer
  }
  return { ctx, call, visitor }
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const payment = {
  kind: 'payment',
  id: '0123456789ABCDEFGHJKMNPQRS',
  donationNumber: 'tidak tahu',
  paidOn: '2026-06-01',
  paidTime: '09:05',
  paidVia: 'BCA',
  amount: '50.000',
  email: 'siti@contoh.id',
}
const pdf = new Blob(['%PDF-1.4\nstruk\n%%EOF'])

test('articles are listed, found with slips, and read as blocks', async () => {
  const { call } = await openCalls()
  const all = (await call('GET', '/help')).body as { data: { slug: string }[] }
  expect(all.data.length).toBeGreaterThanOrEqual(24)
  const found = (await call('GET', '/help?q=kwitansi')).body as typeof all
  expect(found.data[0]?.slug).toBe('mengunduh-kuitansi')
  expect((await call('GET', '/help?q=xyzzy')).body).toEqual({ data: [] })
  expect((await call('GET', '/help?q=%00xyzzy')).body).toEqual({ data: [] })
  const zakat = (await call('GET', '/help?topik=zakat')).body as { data: { topic: string }[] }
  expect(new Set(zakat.data.map(({ topic }) => topic))).toEqual(new Set(['zakat']))
  expect((await call('GET', '/help?topik=lain')).status).toBe(422)
  expect((await call('GET', '/help', { headers: {} })).status).toBe(401)

  const article = await call('GET', '/help/kode-otp-tidak-masuk')
  expect(article.body).toMatchObject({
    data: { topic: 'akun', blocks: [{ kind: 'list' }, { kind: 'text' }, { kind: 'note' }] },
  })
  expect((await call('GET', '/help/tidak-ada')).status).toBe(404)
  expect((await call('GET', '/help/Bukan_Alamat')).status).toBe(404)
})

test('whether an article helped counts once for a visitor, who may change their mind', async () => {
  const { ctx, call, visitor } = await openCalls()
  const vote = (isHelpful: boolean, who: string) =>
    call('PUT', '/help/nisab-hari-ini/vote', { json: { isHelpful }, headers: visitor(who) })
  for (const who of ['a', 'a', 'b']) expect((await vote(true, who)).status).toBe(200)
  expect((await vote(false, 'a')).body).toEqual({ data: { isHelpful: false } })
  const rows = await ctx.db.selectFrom('help_vote').select('is_helpful').execute()
  expect(rows).toHaveLength(2)
  expect(rows.filter((row) => row.is_helpful)).toHaveLength(1)
  const other = { json: { isHelpful: true } }
  expect((await call('PUT', '/help/tidak-ada/vote', other)).status).toBe(404)
  expect((await call('PUT', '/help/fidyah/vote', { json: {} })).status).toBe(422)
})

test('a report with its proof opens a ticket, once for its form', async () => {
  const { ctx, call } = await openCalls()
  const first = await call('POST', '/tickets', { form: { ...payment, proof: pdf } })
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ data: { outcome: 'opened', followUrl: null } })
  const again = await call('POST', '/tickets', { form: { ...payment, proof: pdf } })
  expect(again.body).toEqual(first.body)
  const changed = await call('POST', '/tickets', { form: { ...payment, amount: '60.000' } })
  expect(changed).toMatchObject({ status: 409, body: { code: 'ticket/form-reused' } })
  const files = await ctx.db.selectFrom('ticket_file').select('type').execute()
  expect(files).toEqual([{ type: 'application/pdf' }])

  const id = payment.id.replace(/^0/, '1')
  const complaint = { kind: 'complaint', id, message: 'Telepon tidak dijawab.', email: '' }
  const opened = await call('POST', '/tickets', { form: complaint })
  expect(opened.body).toMatchObject({
    data: { followUrl: expect.stringMatching(/^\/pusat-bantuan\/tiket\/\w{26}$/) },
  })
})

test('of a gift that is paid already nothing is opened, and the way to it is told', async () => {
  const { ctx, call } = await openCalls()
  const donationNumber = await aDonation(ctx)
  await openCharge(ctx, { donationId: donationNumber, method: 'va', channel: 'bca' })
  await ctx.sandbox.drive(donationNumber, 'pay')
  await runJobs(ctx)
  const answer = await call('POST', '/tickets', { form: { ...payment, donationNumber } })
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { outcome: 'paid', paymentUrl: `/payment/${donationNumber}` } },
  })
})

test.each([
  ['a field that is missing', { amount: '' }, 422, 'amount'],
  ['a GIF', { proof: new Blob(['GIF89a']) }, 415, 'proof'],
  ['a PDF that is none', { proof: new Blob(['%PDF-1.4 and nothing']) }, 422, 'proof'],
  ['more than 5 MB', { proof: new Blob(['x'.repeat(5 * 1024 * 1024 + 1)]) }, 413, 'proof'],
])('a report with %s is refused with words', async (_case, more, status, field) => {
  const { call } = await openCalls()
  const answer = await call('POST', '/tickets', { form: { ...payment, ...more } })
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ errors: [{ field, detail: expect.any(String) }] })
})

// Must stay last: it counts the calls of the tests above.
test('every documented call of help and tickets was made here', () => {
  expect(documented.length).toBe(4)
  expect(documented.filter((name) => !called.has(name))).toEqual([])
})
