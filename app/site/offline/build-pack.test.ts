import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  type BuildFile,
  chosenFiles,
  hashOf,
  packAddress,
  type PackedFile,
  unpack,
} from './build-pack.ts'

const files: BuildFile[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => {
  return { url: `/assets/${name}.js`, bytes: 1, hash: name }
})

function queryOf(address: string): URLSearchParams {
  return new URL(address, 'https://amanah.contoh').searchParams
}

test.each([
  [[true, true, true, true, true, true], 'fc'],
  [[false, false, false, false, false, true], '04'],
  [[true, false, false, true, true, false], '98'],
])('the choice %j is asked for as %s and read again', (chosen, digits) => {
  const address = packAddress('0123', chosen)
  expect(address).toBe(`/builds/pack/0123?berkas=${digits}`)
  expect(chosenFiles(files, queryOf(address))).toEqual(files.filter((_, at) => chosen[at]))
})

test.each(['', 'f', 'fcf', 'zz', 'FC', '-1'])(
  'the choice "%s" fits no list of six files',
  (digits) => {
    expect(chosenFiles(files, new URLSearchParams({ berkas: digits }))).toBeUndefined()
  },
)

test('a hash is the beginning of SHA-256 in base64url', async () => {
  expect(await hashOf(new TextEncoder().encode('Amanah'))).toMatch(/^[\w-]{27}$/)
  // printf '' | sha256sum: e3b0c44298fc1c149afbf4c8996fb924…
  expect(await hashOf(new Uint8Array(0))).toBe('47DEQpj8HBSa-_TImW-5JCeuQeR')
})

const script = 'export const ayat = 6236\n'.repeat(50)
const font = Uint8Array.from({ length: 700 }, (_, at) => at % 251)

/** A pack of a compressed script and a font, in parts of so many bytes. */
function packOf(size: number, end = Number.POSITIVE_INFINITY): ReadableStream<Uint8Array> {
  const packed = gzipSync(script)
  const index: PackedFile[] = [
    { url: '/assets/a.js', type: 'text/javascript', bytes: packed.length, isGzip: true },
    { url: '/assets/b.woff2', type: 'font/woff2', bytes: font.length, isGzip: false },
  ]
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), packed, font])
  const sent = whole.subarray(0, end)
  return new ReadableStream({
    start(stream) {
      for (let at = 0; at < sent.length; at += size) {
        stream.enqueue(new Uint8Array(sent.subarray(at, at + size)))
      }
      stream.close()
    },
  })
}

test.each([1, 7, 300, 100_000])(
  'a pack in parts of %i bytes unpacks to its files',
  async (size) => {
    const found: [string, string][] = []
    for await (const { file, body } of unpack(packOf(size))) {
      found.push([file.url, Buffer.from(body).toString('latin1')])
    }
    expect(found).toEqual([
      ['/assets/a.js', script],
      ['/assets/b.woff2', Buffer.from(font).toString('latin1')],
    ])
  },
)

test('a pack that breaks off gives the files that came whole, and then fails', async () => {
  const found: string[] = []
  const reading = async () => {
    for await (const { file } of unpack(packOf(64, 500))) found.push(file.url)
  }
  await expect(reading()).rejects.toThrow('ends too early')
  expect(found).toEqual(['/assets/a.js'])
})
