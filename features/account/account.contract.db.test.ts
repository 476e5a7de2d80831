import sharp from 'sharp'
import { expect, test } from 'vitest'
import { apiCalls, dataOf } from '#tests/api/api-calls.ts'
import { testContext } from '#tests/context.ts'
import { aMember, aPassword, aRegistered, codeFor, lastEmail, wrong } from '#tests/members.ts'
import type { ApiAnswer } from '#tests/api/openapi.ts'

// Every answer is compared with the document. server/api/api.contract.db.test.ts leaves these calls to this file. Files
// of donations, recurring plans and privacy cover what people have besides their account; the file of identities covers
// contacts and providers.
const OWN =
  /^\w+ \/v2\/(auth|me)(\/(?!donations|progress|recurring-plans|privacy|contacts|identities|code|social)|$)/
const { open, looked } = apiCalls(OWN)

async function openCalls() {
  const ctx = await testContext({ env: { TRUSTED_PROXIES: '1' } })
  return { ctx, call: await open(ctx) }
}

const form = {
  name: ' Siti   Aminah ',
  contact: 'Siti@Contoh.id',
  password: aPassword,
  consent: true,
}

test('from the form to one’s own account, and out again', async () => {
  const { ctx, call } = await openCalls()
  const begun = await call('POST', '/auth/register', { json: form })
  expect(begun.status).toBe(201)
  expect(begun.headers.get('cache-control')).toBe('no-store')
  const { token, target } = dataOf<{ token: string; target: string }>(begun)
  expect(target).toBe('s***@c***.id')
  ctx.clock.advance({ minutes: 1 })
  expect((await call('POST', '/auth/otp/resend', { json: { token } })).status).toBe(200)
  const code = await codeFor(ctx, 'siti@contoh.id')
  const mistaken = await call('POST', '/auth/otp/verify', { json: { token, code: wrong(code) } })
  expect(mistaken.status).toBe(422)
  expect(mistaken.body).toMatchObject({
    errors: [{ field: 'code', detail: 'Kode salah. Sisa percobaan 4.' }],
  })
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  const verified = await call('POST', '/auth/otp/verify', { json: { token, code: spaced } })
  expect(verified.status).toBe(201)
  const as = dataOf<{ token: string }>(verified).token

  const me = await call('GET', '/me', { as })
  expect(me.headers.get('cache-control')).toBe('private, no-store')
  expect(me.body).toMatchObject({ data: { name: 'Siti Aminah', consents: { terms: true } } })
  expect((await call('POST', '/auth/logout', { as })).status).toBe(204)
  expect((await call('GET', '/me', { as })).status).toBe(401)
})

test('what is wrong with a form is said field by field', async () => {
  const { call } = await openCalls()
  const asked = async (json: object) => {
    const { status, body } = await call('POST', '/auth/register', { json })
    const { errors = [] } = body as { errors?: { field: string; detail: string }[] }
    return [status, ...errors.map(({ field, detail }) => `${field}: ${detail}`)]
  }
  expect(await asked({ ...form, contact: 'siti' })).toEqual([
    422,
    'contact: Isi alamat e-mail atau nomor HP yang benar (contoh 081234567890).',
  ])
  expect(await asked({ ...form, password: 'pendek' })).toEqual([
    422,
    'password: Kata sandi minimal 8 karakter.',
  ])
  expect(await asked({ ...form, consent: false })).toEqual([
    422,
    'consent: Setujui Syarat & Kebijakan Privasi untuk melanjutkan.',
  ])
  expect(await asked({ ...form, name: '', password: 'pendek', consent: false })).toEqual([
    422,
    'name: Isi nama lengkap Anda.',
    'password: Kata sandi minimal 8 karakter.',
    'consent: Setujui Syarat & Kebijakan Privasi untuk melanjutkan.',
  ])
  expect((await asked({}))[0]).toBe(422)
  expect((await call('POST', '/auth/register', { body: '{"name":' })).status).toBe(400)
})

test('signing in, changing oneself and one’s password, and the devices', async () => {
  const { ctx, call } = await openCalls()
  await aRegistered(ctx)
  const entry = { contact: 'siti@contoh.id', password: aPassword }
  const laptop = dataOf<{ token: string; expiresAt: number }>(
    await call('POST', '/auth/login', { json: entry }),
  )
  expect(laptop.expiresAt).toBe(ctx.now().getTime() / 1000 + 30 * 86_400)
  const as = laptop.token
  const change = {
    name: 'Siti A.',
    theme: 'sepia',
    isAnonymous: true,
    consents: { 'news-email': true },
  }
  const changed = await call('PATCH', '/me', { as, json: change })
  expect(changed.body).toMatchObject({
    data: { ...change, consents: { terms: true, 'news-email': true } },
  })
  const terms = await call('PATCH', '/me', { as, json: { consents: { terms: false } } })
  expect(terms.status).toBe(422)

  const devices = dataOf<{ id: string; isCurrent: boolean }[]>(
    await call('GET', '/me/sessions', { as }),
  )
  expect(devices).toHaveLength(2)
  const other = devices.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect((await call('DELETE', `/me/sessions/${other}`, { as })).status).toBe(204)
  for (const id of [other, ctx.newId(), 'salah']) {
    expect((await call('DELETE', `/me/sessions/${id}`, { as })).status).toBe(404)
  }
  const renewal = { currentPassword: aPassword, newPassword: 'angin laut pagi' }
  const renewed = await call('PUT', '/me/password', { as, json: renewal })
  expect(renewed.status).toBe(201)
  expect((await call('GET', '/me', { as })).status).toBe(401)
  const own = dataOf<{ token: string }>(renewed).token
  const ended = await call('DELETE', '/me/sessions', { as: own })
  expect(ended.body).toEqual({ data: { ended: 0 } })
  expect(ctx.logged.at(-1)).toMatchObject({ event: 'account.signed-out-elsewhere', ended: 0 })
})

test('signing in again on the same device ends the session it had', async () => {
  const { ctx, call } = await openCalls()
  const { authorization } = await aRegistered(ctx)
  const json = { contact: '  SITI@contoh.id', password: aPassword }
  const { status } = await call('POST', '/auth/login', { json, as: authorization })
  expect(status).toBe(201)
  expect((await call('GET', '/me', { as: authorization })).status).toBe(401)
})

test('the way back: the same words for everybody, and a link that works once', async () => {
  const { ctx, call } = await openCalls()
  await aRegistered(ctx)
  const words = async (contact: string) =>
    (await call('POST', '/auth/password/forgot', { json: { contact } })).body
  expect(await words('siti@contoh.id')).toEqual(await words('tak.ada@contoh.id'))
  const email = (await lastEmail(ctx, 'siti@contoh.id')) ?? ''
  const [, token = ''] = /\/password\/(\w{26})/.exec(email) ?? []
  const json = { token, password: 'angin laut pagi' }
  const asked = await call('POST', '/auth/password/forgot', { json: { contact: 'siti@contoh.id' } })
  const reset = await call('POST', '/auth/password/reset', { json })
  expect(reset.status).toBe(200)
  for (const { headers } of [asked, reset]) expect(headers.get('cache-control')).toBe('no-store')
  expect((await call('POST', '/auth/password/reset', { json })).status).toBe(410)
})

test('a wrong password and an unknown contact are the same answer, header by header', async () => {
  const { ctx, call } = await openCalls()
  await aRegistered(ctx)
  const answers: unknown[] = []
  for (const contact of ['siti@contoh.id', 'tak.ada@contoh.id', '081299998888']) {
    const json = { contact, password: 'bukan yang ini' }
    const { status, headers, body } = await call('POST', '/auth/login', { json })
    answers.push({ status, headers: Object.fromEntries(headers), body })
  }
  expect(answers[0]).toMatchObject({ status: 422, body: { code: 'account/wrong-credentials' } })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('too many tries are told when to come back, per address', async () => {
  const { call } = await openCalls()
  const json = { contact: 'tak.ada@contoh.id', password: 'bukan yang ini' }
  let last: ApiAnswer | undefined
  for (let time = 0; time < 7; time++) last = await call('POST', '/auth/login', { json })
  expect(last?.status).toBe(429)
  expect(last?.headers.get('retry-after')).toBe('30')
  expect(last?.body).toMatchObject({
    code: 'too-many-tries',
    detail: 'Terlalu banyak percobaan. Coba lagi dalam 30 detik.',
  })
  const elsewhere = await call('POST', '/auth/login', { json, from: '198.51.100.1' })
  expect(elsewhere.status).toBe(422)
})

test('a photo and an NPWP are one’s own', async () => {
  const { ctx, call } = await openCalls()
  const { authorization: as } = await aMember(ctx)
  expect((await call('GET', '/me/photo', { as })).status).toBe(404)
  const form = new FormData()
  const create = { width: 8, height: 8, channels: 3 as const, background: '#0b6e4f' }
  const png = await sharp({ create }).png().toBuffer()
  form.set('photo', new File([new Uint8Array(png)], 'a.png'))
  const put = await call('PUT', '/me/photo', { as, form })
  expect(dataOf<{ photo: string }>(put).photo).toMatch(/^\w+$/)
  const seen = await call('GET', '/me/photo', { as })
  expect(seen.headers.get('content-type')).toBe('image/jpeg')
  expect(seen.headers.get('cache-control')).toBe('private, no-store')
  expect((await call('PUT', '/me/photo', { as, form: new FormData() })).status).toBe(422)
  const gone = await call('DELETE', '/me/photo', { as })
  expect(gone.body).toMatchObject({ data: { photo: null } })

  expect((await call('GET', '/me/tax-id', { as })).body).toEqual({ data: { taxId: null } })
  const json = { taxId: '31.712.312.039-100.001' }
  expect((await call('PATCH', '/me', { as, json: { taxId: '12' } })).status).toBe(422)
  expect((await call('PATCH', '/me', { as, json })).status).toBe(422)
  await call('PATCH', '/me', { as, json: { taxId: '31.712.312.039-100.00' } })
  const told = await call('GET', '/me/tax-id', { as })
  expect(told.body).toEqual({ data: { taxId: '3171231203910000' } })
})

test.each([
  ['GET', '/me'],
  ['PUT', '/me/photo'],
  ['GET', '/me/photo'],
  ['DELETE', '/me/photo'],
  ['GET', '/me/tax-id'],
  ['PATCH', '/me'],
  ['PUT', '/me/password'],
  ['GET', '/me/sessions'],
  ['DELETE', '/me/sessions'],
  ['DELETE', '/me/sessions/0197f3a0-0000-7000-8000-000000000000'],
  ['POST', '/auth/logout'],
])('%s %s is for members alone', async (method, path) => {
  const { ctx, call } = await openCalls()
  const { authorization } = await aMember(ctx)
  for (const as of [undefined, `Bearer ${authorization}`, 'salah']) {
    expect((await call(method, path, as ? { as } : {})).status).toBe(401)
  }
})

test('nobody reaches another’s account by any id', async () => {
  const { ctx, call } = await openCalls()
  const siti = await aRegistered(ctx)
  const { authorization: as } = await aMember(ctx, { name: 'Budi' })
  const theirs = await call('DELETE', `/me/sessions/${siti.sessionId}`, { as })
  expect(theirs.status).toBe(404)
  await call('DELETE', '/me/sessions', { as })
  await call('PATCH', '/me', { as, json: { name: 'Bukan Siti' } })
  const { body } = await call('GET', '/me', { as: siti.authorization })
  expect(body).toMatchObject({ data: { name: 'Siti Aminah' } })
})

// Must stay last: it counts the calls of the tests above.
test('every documented call of accounts was made here', () => {
  expect(looked()).toEqual({ count: 17, missed: [] })
})
