import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openContract } from './openapi.ts'

const schema = {
  type: 'object',
  properties: { nama: { type: 'string' } },
  required: ['nama'],
}
const ok = { 200: { content: { 'application/json': { schema } } } }
const document = {
  openapi: '3.1.0',
  info: { title: 'x', version: '1' },
  paths: { '/v2/surat/{id}': { get: { responses: ok } } },
}

function apiAnswering(body: object, status: 200 | 404 = 200) {
  return new Hono()
    .get('/v2/openapi.json', (c) => c.json(document))
    .get('/v2/surat/:id', (c) => c.json(body, status))
}

test('an answer as documented passes and counts as called', async () => {
  const contract = await openContract(apiAnswering({ nama: 'Al-Fatihah' }))
  await contract.call('GET', '/v2/surat/1?x=1')
  expect(contract.called()).toEqual(contract.documented())
})

test.each([
  ['a field is missing', {}, 200, '/v2/surat/1', "must have required property 'nama'"],
  ['a field has another type', { nama: 1 }, 200, '/v2/surat/1', 'must be string'],
  ['a field is not documented', { nama: 'a', rahasia: 1 }, 200, '/v2/surat/1', 'unevaluated'],
  ['the status is not documented', { nama: 'a' }, 404, '/v2/surat/1', 'not documented'],
  ['the call is not documented', { nama: 'a' }, 200, '/v2/lain', 'is not in the document'],
] as const)('the contract fails when %s', async (_case, body, status, path, words) => {
  const contract = await openContract(apiAnswering(body, status))
  await expect(contract.call('GET', path)).rejects.toThrow(words)
})
