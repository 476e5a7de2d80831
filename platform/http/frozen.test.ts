import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  type Frozen,
  freeze,
  frozenBytes,
  frozenResponse,
  packedFully,
  plainOf,
} from './frozen.server.ts'

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
  expect(font.plain).toHaveLength(text.length)
})

test('what is kept holds no more memory than its bytes', async () => {
  const { plain, gzip, brotli } = await freeze('salam '.repeat(500), { headers: {}, quality: 5 })
  for (const bytes of [plain, gzip, brotli]) {
    expect(bytes?.buffer.byteLength).toBe(bytes?.length)
  }
})

test('a long answer is held in its packed forms alone, and unpacked for whoever cannot unpack it', async () => {
  const long = 'Dengan nama Allah Yang Maha Pengasih, Maha Penyayang. '.repeat(2_000)
  const frozen = await freeze(long, { headers: { 'Content-Type': 'text/plain' }, quality: 5 })

  expect(frozen.plain).toBeUndefined()
  expect(frozenBytes(frozen)).toBeLessThan(long.length / 20)
  for (const accepted of ['identity', 'zstd', 'br;q=0']) {
    const response = ask(frozen, { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(long)))
    expect(await response.text()).toBe(long)
  }
  const head = ask(frozen, {}, 'HEAD')
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(long)))
  expect(plainOf(await packedFully(frozen)).toString()).toBe(long)
})

test('the memory of an answer counts all its forms and its headers', async () => {
  const bare = await freeze(text, { headers: {}, quality: 5 })
  const headed = await freeze(text, { headers: { 'X-Long': 'x'.repeat(3_000) }, quality: 5 })
  const bodies = text.length + (bare.gzip?.length ?? 0) + (bare.brotli?.length ?? 0)
  expect(frozenBytes(bare)).toBeGreaterThan(bodies)
  expect(frozenBytes(headed) - frozenBytes(bare)).toBe('X-Long'.length + 3_000)
})
