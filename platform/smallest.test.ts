import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freeze } from './frozen.server.ts'
import { smallest } from './smallest.server.ts'

const text = 'Dengan nama Allah Yang Maha Pengasih, Maha Penyayang. '.repeat(2_000)
const aText = () => freeze(text, { headers: {}, quality: 1 })

function aFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-packed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function onlyFileOf(folder: string): string {
  const [file = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  return path.join(folder, file)
}

const textOf = ({ brotli }: { brotli?: Buffer }) => brotliDecompressSync(brotli ?? '').toString()

test('it is smaller, has the same tag and text, and is packed once', async () => {
  const folder = path.join(aFolder(), 'made', 'when needed')
  const light = await aText()
  const first = await smallest(light, folder)
  expect(first.brotli?.length).toBeLessThan(light.brotli?.length ?? 0)
  expect({ ...first, brotli: light.brotli }).toEqual(light)
  expect(textOf(first)).toBe(text)

  // Another packing of the same text shows that the folder is asked.
  const other = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
  writeFileSync(onlyFileOf(folder), other)
  expect((await smallest(light, folder)).brotli).toEqual(other)
})

test.each([
  ['cut off', (packed: Buffer) => packed.subarray(0, packed.length - 20)],
  ['empty', () => Buffer.alloc(0)],
  ['another text', () => brotliCompressSync(text.replace('Penyayang', 'Penyabar'))],
  ['a longer text', () => brotliCompressSync(`${text} `)],
  ['a shorter text', () => brotliCompressSync(text.slice(1))],
])('a kept file that is %s is never sent, and made anew', async (_, spoilt) => {
  const folder = aFolder()
  const light = await aText()
  const { brotli } = await smallest(light, folder)
  writeFileSync(onlyFileOf(folder), spoilt(brotli as Buffer))
  expect((await smallest(light, folder)).brotli).toEqual(brotli)
  expect(readFileSync(onlyFileOf(folder))).toEqual(brotli)
})

test('processes that keep the same answer at one moment leave it whole and nothing beside it', async () => {
  const folder = aFolder()
  const light = await aText()
  const processes: (typeof smallest)[] = []
  while (processes.length < 8) {
    vi.resetModules()
    processes.push((await import('./smallest.server.ts')).smallest)
  }
  const packed = await Promise.all(processes.map((pack) => pack(light, folder)))
  for (const answer of [...packed, await smallest(light, folder)]) {
    expect(textOf(answer)).toBe(text)
  }
  expect(readdirSync(folder)).toHaveLength(1)
})

test('where nothing can be written it is packed all the same', async () => {
  const file = path.join(aFolder(), 'no folder')
  writeFileSync(file, '')
  expect(textOf(await smallest(await aText(), file))).toBe(text)
})
