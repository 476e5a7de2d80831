import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { PageFiles } from '#app/boot/page-files.ts'
import { openApp } from '#tests/server/app.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aim, GOALS } from '../../tools/bench/goals.ts'
import { packed, reactFloor } from '../../tools/bench/react-floor.ts'
import { PageCache } from '../cache/page-cache.ts'
import { ensureWebBuild, webBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

/** Screens by the goal they keep; a form for giving begins by itself. */
const screens = {
  'P1b form': ['/donasi-sekarang/sumur-desa'],
  'P1b screen': [
    '/',
    '/program',
    '/campaign/sumur-desa',
    '/wakaf',
    '/zakat',
    '/zakatcalculator',
    '/calendar',
    '/ramadhan',
    '/news',
    '/asrama',
    '/search',
    '/alquran',
    '/surat/2',
    '/juz/30',
    '/halaman/3',
    '/ayat/2/255',
    '/yasin-tahlil',
    '/verse-search',
    '/unduhan',
    '/pusat-bantuan',
    '/verifikasi',
    '/zakatcalculator/zakatemas',
    '/zakatcalculator/zakatfitrah',
    '/zakatcalculator/zakatpenghasilan',
    '/zakatcalculator/zakatperhiasan',
    '/zakatcalculator/zakatsimpananuang',
  ],
} as const

/** The most bytes of code inside a document, packed: the settings of display, the place of reading, the router's. */
const MOST_INLINE = 2_200

/** Answers documents as a first visit gets them. */
async function openVisit(): Promise<(at: string) => Promise<string>> {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  // Nothing fits, so nothing is packed a second time behind the tests.
  const { app } = await openApp(ctx, new PageCache(() => 0, { limitBytes: 1 }))
  return async (at) => {
    const response = await app.request(at, undefined, {
      incoming: { socket: { remoteAddress: '203.0.113.7' } },
    })
    expect(response.status, at).toBe(200)
    return response.text()
  }
}

test('before any act every screen has one script of at most 3 000 bytes: goal P1', async () => {
  const visit = await openVisit()
  for (const at of screens['P1b screen']) {
    const html = await visit(at)
    const files = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files, at).toEqual([expect.stringMatching(/^\/assets\/boot-[\w-]+\.js$/)])
    expect(html, at).not.toContain('modulepreload')
    expect(bytesOf(files[0] as string)).toBeLessThanOrEqual(1_000 * GOALS.P1.limit.most)
    expect(sum(codeWithin(html)), at).toBeLessThanOrEqual(MOST_INLINE)
  }
})

test('after a press every screen has loaded little more than React: goals P1b', async () => {
  const visit = await openVisit()
  const floor = await reactFloor()
  const over: string[] = []
  for (const [goal, addresses] of Object.entries(screens)) {
    const { limit } = aim(goal as keyof typeof screens)
    for (const at of addresses) {
      const ratio = sum(scriptsOf(await visit(at)).map(bytesOf)) / floor
      if (!('most' in limit) || ratio > limit.most) over.push(`${at} ${ratio.toFixed(3)}`)
    }
  }
  expect(over).toEqual([])
  expect(floor).toBeGreaterThan(50_000)
  expect(floor).toBeLessThan(65_000)
})

/** The packed bytes of each piece of code inside a document; what hands over data is none. */
function codeWithin(html: string): number[] {
  return [...html.matchAll(/<script(?: nonce="[^"]*")?>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .filter((code) => !code.includes('streamController.enqueue('))
    .map((code) => packed(Buffer.from(code)))
}

/** The boot file of a page, and every file that it fetches to start React. */
function scriptsOf(html: string): string[] {
  const [, boot = ''] = /<head><script src="([^"]+)"/.exec(html) ?? []
  const blocks = [...html.matchAll(/<script type="application\/json"[^>]*>([^<]*)<\/script>/g)]
  const { preloads, routes, manifest, entry } = JSON.parse(blocks.at(-1)?.[1] ?? '') as PageFiles
  return [...new Set([boot, manifest, entry, ...preloads, ...routes.map(([, file]) => file)])]
}

const sizes = new Map<string, number>()

function bytesOf(file: string): number {
  const size = sizes.get(file) ?? packed(readFileSync(path.join(webBuild.client, file)))
  sizes.set(file, size)
  return size
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
