import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStaticFiles } from './static-files.ts'

async function aFolder(names: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'amanah-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), name)
  }
  return folder
}

test('every text of ours names its charset, and nothing hidden is served', async () => {
  const texts = ['/a.js', '/a.css', '/a.json', '/a.svg', '/a.txt']
  const hidden = ['/.git/config', '/.env', '/assets/.map']
  const folder = await aFolder([...texts, ...hidden].map((name) => name.slice(1)))
  const files = await openStaticFiles(folder, await aFolder([]))
  for (const name of texts) {
    expect(files.find(name)?.headers['Content-Type'], name).toContain('charset=utf-8')
  }
  expect(hidden.map((name) => files.find(name))).toEqual([undefined, undefined, undefined])
  expect(files.find('/')).toBeUndefined()
  expect(files.find('/assets')).toBeUndefined()
})

test('files are packed smaller while the server runs, until it is told to stop', async () => {
  const folder = await aFolder([])
  const text = Array.from({ length: 4_000 }, (_, at) => `${at * at}`).join('\n')
  for (const name of ['a.js', 'b.js']) await writeFile(path.join(folder, name), text)
  const packed = await aFolder([])
  const files = await openStaticFiles(folder, packed)
  const sizes = (of = files) => ['/a.js', '/b.js'].map((name) => of.find(name)?.brotli?.length ?? 0)
  const light = sizes()
  await files.warm(AbortSignal.abort())
  expect(sizes()).toEqual(light)
  await files.warm()
  const [a = 0, b = 0] = sizes()
  expect(a).toBe(b)
  expect(a).toBeLessThan(light[0] ?? 0)
  // The next start has them so from its first answer.
  expect(sizes(await openStaticFiles(folder, packed))).toEqual([a, b])
})
