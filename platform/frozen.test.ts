import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Frozen, freeze, frozenBytes, frozenResponse } from './frozen.server.ts'

const text = 'Bismillah. '.repeat(200)
const frozenText = () =>
  freeze(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, quality: 11 })

function ask(frozen: Frozen, headers: Record<string, string>, method = 'GET'): Response {
  return frozenResponse(new Request('http://amanah.test/', { method, headers }), frozen)
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', null],
  ['identity', null],
  ['', null],
])('a browser that accepts %j gets %j, and the same text', async (accepted, encoding) => {
  const response = ask(await frozenText(), { 'accept-encoding': accepted })
  const body = Buffer.from(await response.arrayBuffer())
  const plain =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body

  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-length')).toBe(String(body.length))
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(plain.toString()).toBe(text)
})

test('who has it already gets 304 and no body', async () => {
  const frozen = await frozenText()
  for (const known of [frozen.etag, `W/${frozen.etag}`, `"older", ${frozen.etag}`]) {
    const response = ask(frozen, { 'if-none-match': known })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
  }
  expect(ask(frozen, { 'if-none-match': '"older"' }).status).toBe(200)
})

test('HEAD tells the size and sends nothing', async () => {
  const response = ask(await frozenText(), {}, 'HEAD')

  expect(response.headers.get('content-length')).toBe(String(text.length))
  expect(await response.text()).toBe('')
})

test('the ETag changes exactly when the bytes do', async () => {
  const again = await frozenText()
  const other = await freeze(`${text}.`, { headers: {}, quality: 1 })

  expect((await frozenText()).etag).toBe(again.etag)
  expect(other.etag).not.toBe(again.etag)
})

test('a font goes out as it is, whatever the browser accepts', async () => {
  const font = await freeze(Buffer.from(text), { headers: {}, quality: 'none' })
  const response = ask(font, { 'accept-encoding': 'br, gzip' })

  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(text)
  expect(frozenBytes(font)).toBe(text.length)
})

test('what is kept holds no more memory than its bytes', async () => {
  const { plain, gzip, brotli } = await freeze('salam '.repeat(500), { headers: {}, quality: 5 })
  for (const bytes of [plain, gzip, brotli]) {
    expect(bytes?.buffer.byteLength).toBe(bytes?.length)
  }
})
