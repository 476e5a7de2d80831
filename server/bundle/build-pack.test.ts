import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packAddress, unpack } from '#app/site/offline/build-pack.ts'
import { openBuildPacks } from './build-pack.ts'
import { openStaticFiles } from '../http/static-files.ts'

const bodies: Record<string, string> = {
  '/assets/a-1.js': 'export const a = 1\n'.repeat(99),
  '/assets/b-2.css': 'body { color: green }\n'.repeat(99),
  '/assets/c-3.woff2': 'huruf',
}

async function packs() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'assets'))
  mkdirSync(path.join(folder, 'builds', 'meta'), { recursive: true })
  const files = Object.entries(bodies).map(([url, body]) => {
    writeFileSync(path.join(folder, url), body)
    return { url, bytes: body.length, hash: url }
  })
  writeFileSync(path.join(folder, 'builds', 'latest.json'), JSON.stringify({ id: 'abc' }))
  writeFileSync(
    path.join(folder, 'builds', 'meta', 'abc.json'),
    JSON.stringify({ id: 'abc', files }),
  )
  return openBuildPacks(folder, await openStaticFiles(folder, folder))
}

async function filesIn(body: Buffer): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const stream = new Blob([new Uint8Array(body)]).stream()
  for await (const { file, body: plain } of unpack(stream)) {
    found[file.url] = Buffer.from(plain).toString()
  }
  return found
}

test('a pack has the chosen files and no other, as they are', async () => {
  const find = await packs()
  const ask = (chosen: boolean[]) => {
    const url = new URL(packAddress('abc', chosen), 'https://amanah.contoh')
    return find(url.pathname, url.search)
  }
  const all = ask([true, true, true])
  expect(await filesIn(all?.plain ?? Buffer.alloc(0))).toEqual(bodies)
  expect(all?.headers['Cache-Control']).toBe('public, max-age=31536000, immutable')
  const one = ask([false, true, false])
  expect(await filesIn(one?.plain ?? Buffer.alloc(0))).toEqual({
    '/assets/b-2.css': bodies['/assets/b-2.css'],
  })
  expect(one?.etag).not.toBe(all?.etag)
})

test.each([
  ['another build', '/builds/pack/abd', '?berkas=e'],
  ['no choice', '/builds/pack/abc', ''],
  ['a choice that fits another list', '/builds/pack/abc', '?berkas=ee'],
  ['another address', '/builds/meta/abc.json', '?berkas=e'],
])('%s has no pack', async (_what, pathname, search) => {
  const find = await packs()
  expect(find(pathname, search)).toBeUndefined()
})
