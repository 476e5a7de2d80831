import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freeze, type Frozen } from './frozen.server.ts'
import { freezeKept, smallest } from './precompressed.server.ts'

const text = 'Dengan nama Allah Yang Maha Pengasih, Maha Penyayang. '.repeat(2_000)
const options = { headers: { 'Content-Type': 'text/plain' }, quality: 1 }
const aText = () => freeze(text, options)

function aFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-packed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

type Form = 'br' | 'gz'

/** The file of a form; each form has one. */
function fileOf(folder: string, form: Form): string {
  const files = readdirSync(folder).toSorted()
  expect(files.map((file) => path.extname(file))).toEqual(['.br', '.gz'])
  return path.join(folder, files.find((file) => file.endsWith(form)) ?? '')
}

function textsOf({ brotli = Buffer.alloc(0), gzip = Buffer.alloc(0) }: Frozen): string[] {
  return [brotliDecompressSync(brotli), gunzipSync(gzip)].map(String)
}

test('it is smaller, has the same tag and text, and is packed once', async () => {
  const folder = path.join(aFolder(), 'made', 'when needed')
  const light = await aText()
  const first = await smallest(light, folder)
  expect(first.brotli?.length).toBeLessThan(light.brotli?.length ?? 0)
  expect({ ...first, brotli: light.brotli, gzip: light.gzip }).toEqual(light)
  expect(textsOf(first)).toEqual([text, text])

  // Other packings of the same text show that the folder is asked.
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
  const gzip = gzipSync(text, { level: 1 })
  writeFileSync(fileOf(folder, 'br'), brotli)
  writeFileSync(fileOf(folder, 'gz'), gzip)
  expect(await smallest(light, folder)).toMatchObject({ brotli, gzip })
  // And what was taken from it is not packed again, wherever.
  const kept = await freezeKept(text, options, folder)
  expect(kept).toEqual({ ...light, brotli, gzip })
  expect(await smallest(kept, aFolder())).toBe(kept)
})

const packings = { br: brotliCompressSync, gz: gzipSync }
const spoilings = [
  ['cut off', ({ packed }: { packed: Buffer }) => packed.subarray(0, packed.length - 20)],
  ['empty', () => Buffer.alloc(0)],
  ['another text', ({ pack }) => pack(text.replace('Penyayang', 'Penyabar'))],
  ['a longer text', ({ pack }) => pack(`${text} `)],
  ['a shorter text', ({ pack }) => pack(text.slice(1))],
] as [string, (of: { packed: Buffer; pack: (text: string) => Buffer }) => Buffer][]

test.each(
  spoilings.flatMap(([what, spoil]) =>
    (['br', 'gz'] as const).map((form) => ({ what, spoil, form })),
  ),
)('a kept $form file that is $what is never sent, and made anew', async ({ spoil, form }) => {
  const folder = aFolder()
  const light = await aText()
  const small = await smallest(light, folder)
  const file = fileOf(folder, form)
  const packed = readFileSync(file)
  writeFileSync(file, spoil({ packed, pack: packings[form] }))
  // At a start it is packed lightly for the first visitors.
  expect(await freezeKept(text, options, folder)).toEqual(light)
  expect(await smallest(light, folder)).toEqual(small)
  expect(readFileSync(file)).toEqual(packed)
})

test('a font is sent as it is, and nothing of it is kept', async () => {
  const folder = aFolder()
  const font = await freezeKept(text, { headers: {}, quality: 'none' }, folder)
  expect([font.brotli, font.gzip, String(font.plain)]).toEqual([undefined, undefined, text])
  expect(readdirSync(folder)).toEqual([])
})

test('processes that keep the same answer at one moment leave it whole and nothing beside it', async () => {
  const folder = aFolder()
  const light = await aText()
  const processes: (typeof smallest)[] = []
  while (processes.length < 8) {
    vi.resetModules()
    processes.push((await import('./precompressed.server.ts')).smallest)
  }
  const packed = await Promise.all(processes.map((pack) => pack(light, folder)))
  for (const answer of [...packed, await smallest(light, folder)]) {
    expect(textsOf(answer)).toEqual([text, text])
  }
  expect(readdirSync(folder)).toHaveLength(2)
})

test('where nothing can be written it is packed all the same', async () => {
  const file = path.join(aFolder(), 'no folder')
  writeFileSync(file, '')
  expect(textsOf(await smallest(await aText(), file))).toEqual([text, text])
})
