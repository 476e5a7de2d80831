import { expect, test } from 'vitest'
import { callLine, type DocumentedSchema, documentedCalls } from '#tests/api/documented-calls.ts'
import { accountThemes, purposes } from './account.ts'
import { accountApi } from './api.server.ts'

const json = 'takes application/json of'

test('the document says of each call whom it serves, what it takes and what it may answer', async () => {
  expect((await documentedCalls(accountApi)).map(callLine)).toEqual([
    `POST /auth/register (Masuk) ${json} everybody: 201 400 422 429 503`,
    `POST /auth/otp/verify (Masuk) ${json} everybody: 201 400 409 410 422 429`,
    `POST /auth/otp/resend (Masuk) ${json} everybody: 200 400 410 422 429`,
    `POST /auth/login (Masuk) ${json} everybody: 201 400 422 429 503`,
    `POST /auth/code (Masuk) ${json} everybody: 201 400 422 429`,
    `POST /auth/code/verify (Masuk) ${json} everybody: 201 400 409 410 422 429`,
    'POST /auth/logout (Masuk) takes nothing of member: 204 401 404',
    `POST /auth/password/forgot (Masuk) ${json} everybody: 200 400 422 429`,
    `POST /auth/password/reset (Masuk) ${json} everybody: 200 400 410 422 429 503`,
    'GET /auth/social (Masuk) takes nothing of everybody: 200',
    `POST /auth/social (Masuk) ${json} everybody: 201 400 404 422 429 503`,
    `POST /auth/social/trouble (Masuk) ${json} everybody: 204 400 404 422 429`,
    'GET /me (Akun) takes nothing of member: 200 401 404',
    `PATCH /me (Akun) ${json} member: 200 400 401 404 422`,
    'GET /me/tax-id (Akun) takes nothing of member: 200 401',
    'PUT /me/photo (Akun) takes multipart/form-data of member: 200 400 401 413 415 422 429 503',
    'GET /me/photo (Akun) takes nothing of member: 200 401 404',
    'DELETE /me/photo (Akun) takes nothing of member: 200 401',
    `PUT /me/password (Akun) ${json} member: 201 400 401 403 404 422 429 503`,
    `POST /me/contacts (Akun) ${json} member: 201 400 401 403 422 429 503`,
    `POST /me/contacts/verify (Akun) ${json} member: 200 400 401 404 409 410 422`,
    `POST /me/contacts/email/removal (Akun) ${json} member: 200 400 401 403 404 409 422 429 503`,
    `POST /me/contacts/phone/removal (Akun) ${json} member: 200 400 401 403 404 409 422 429 503`,
    `POST /me/identities (Akun) ${json} member: 201 400 401 403 404 409 422 429 503`,
    `POST /me/identities/{id}/removal (Akun) ${json} member: 200 400 401 403 404 409 422 429 503`,
    'GET /me/sessions (Akun) takes nothing of member: 200 401',
    'DELETE /me/sessions (Akun) takes nothing of member: 200 401',
    'DELETE /me/sessions/{id} (Akun) takes nothing of member: 204 401 404',
  ])
})

test('every answer is described', async () => {
  for (const { name, responses } of await documentedCalls(accountApi))
    for (const [status, { description }] of Object.entries(responses))
      expect(description, `${name} ${status}`).not.toBe('')
})

/** What the document says of `data` in the answer of a call. */
async function dataOf(call: string, status: number): Promise<Record<string, DocumentedSchema>> {
  const found = (await documentedCalls(accountApi)).find(({ name }) => name === call)
  const content = found?.responses[status]?.content['application/json']
  return content?.schema.properties?.data?.properties ?? {}
}

test('a member is told every purpose of consent, theme and kind of contact there is', async () => {
  const { consents, theme, contacts } = await dataOf('GET /me', 200)
  expect(Object.keys(consents?.properties ?? {})).toEqual(purposes)
  expect(theme?.enum).toEqual(accountThemes)
  expect(contacts?.items?.properties?.kind?.enum).toEqual(['email', 'phone'])
  const { kind } = await dataOf('POST /auth/register', 201)
  expect(kind?.enum).toEqual(['email', 'phone'])
})
