import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { openApp } from '#tests/server/app.ts'
import { testContext } from '#tests/context.ts'
import { installedPackages, packagesIn } from '../../tools/notice/installed.ts'
import { listedPackages } from '../../tools/notice/pages.ts'
import { noticeProblems } from '../../tools/notice/problems.ts'
import { packageOf, shippedFolders } from './build-packages.ts'
import { ensureWebBuild, webBuild } from './web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

/** All texts, packed: less than a picture. */
const MOST_BYTES = 30_000

const rows = listedPackages(readFileSync('LICENSES/list.txt', 'utf8'))
const texts = [...new Set(rows.flatMap(({ licence }) => licence.split(/ AND | OR /)))]

test('the list marks the packages whose modules stand in the finished build, and no other', () => {
  const shipped = packagesIn(shippedFolders())
  const installed = installedPackages()
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'firebase']))
  expect(noticeProblems({ rows, installed, shipped, texts })).toEqual([])
  const less = shipped.filter(({ name }) => name !== 'zustand')
  expect(noticeProblems({ rows, installed, shipped: less, texts })).toHaveLength(1)
})

test('/lisensi names each of them with its version and its licence', async () => {
  const { app } = await openApp(await testContext())
  const from = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const page = await (await app.request('/lisensi', undefined, from)).text()
  expect(brotliCompressSync(page).length).toBeLessThan(MOST_BYTES)
  for (const { name, version, licence } of packagesIn(shippedFolders())) {
    const group = new RegExp(`<b>[^<]*${name} ${version}[^<]*</b><span[^>]*>${licence}`)
    expect(page, name).toMatch(group)
  }
  for (const words of [
    'Copyright (c) Meta Platforms',
    'Permission is hereby granted',
    'SIL OPEN FONT LICENSE',
  ]) {
    expect(page).toContain(words)
  }
})

test('/lisensi is read with the boot file alone, and no script of the site carries its texts', async () => {
  const { app } = await openApp(await testContext())
  const from = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const page = await (await app.request('/lisensi', undefined, from)).text()
  const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-/)])
  expect(page).not.toContain('modulepreload')
  const assets = path.join(webBuild.client, 'assets')
  const carrying = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(path.join(assets, name), 'utf8').includes('OPEN FONT LICENSE'))
  expect(carrying).toEqual([])
})

test.each([
  ['/home/x/node_modules/react/index.js', 'node_modules/react'],
  ['/x/node_modules/a/node_modules/@b/c/d/e.js', 'node_modules/a/node_modules/@b/c'],
  ['C:\\x\\node_modules\\@b\\c\\e.js', 'node_modules/@b/c'],
  ['/x/app/root.tsx', ''],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
])('the package of the module %j is %j', (id, folder) => {
  expect(packageOf(id)).toBe(folder)
})

test('a module that a bundler makes and nobody knows fails the build', () => {
  expect(() => packageOf('\0entah.js')).toThrow('no package is known')
})
