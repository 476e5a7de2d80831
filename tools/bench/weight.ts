import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { browserArgs, browserEnv, resolveBrowser } from '../../tests/browser.ts'
import type { TestServer } from '../../tests/server.ts'
import type { Figure } from './figures.ts'
import { rawGet } from './serving.ts'

/** A script that loads within this time after `load` counts as first load. */
const SETTLED_MS = 5_000
const root = fileURLToPath(new URL('../..', import.meta.url))

type Resource = { url: string; kind: string }

/** P1 and P4: the bytes of a first visit in a real browser, compared with React alone and the text alone. */
export async function measureWeight(server: TestServer): Promise<Figure[]> {
  const found = await resolveBrowser()
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: browserEnv(found),
    args: browserArgs,
  })
  try {
    const floor = await reactFloor()
    const figures: Figure[] = []
    for (const page of await firstPages(server.origin)) {
      const scripts = (await visit(browser, server.origin + page)).filter(isScript)
      figures.push(scriptFigure(page, { ours: await packedBytes(scripts), floor }))
    }
    figures.push(await surahFigure(browser, server.origin))
    return figures
  } finally {
    await browser.close()
  }
}

async function firstPages(origin: string): Promise<string[]> {
  const { body } = await rawGet(`${origin}/program`, { 'accept-encoding': 'identity' })
  const [, slug] = /href="\/campaign\/([^"#?]+)"/.exec(body.toString()) ?? []
  const donation = slug ? [`/campaign/${slug}`, `/donasi-sekarang/${slug}`] : []
  return ['/', '/surat/2', ...donation]
}

async function visit(browser: Browser, url: string): Promise<Resource[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const resources = new Map<string, Resource>()
  page.on('request', (request) => {
    resources.set(request.url(), { url: request.url(), kind: request.resourceType() })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  await context.close()
  return [...resources.values()].filter((each) => each.url.startsWith('http'))
}

function isScript({ url, kind }: Resource): boolean {
  return kind === 'script' || /\.js(\?|$)/.test(url)
}

function packed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

async function packedBytes(resources: Resource[]): Promise<number> {
  let bytes = 0
  for (const { url } of resources) {
    bytes += packed((await rawGet(url, { 'accept-encoding': 'identity' })).body)
  }
  return bytes
}

type Sizes = { ours: number; floor: number }

function scriptFigure(page: string, { ours, floor }: Sizes): Figure {
  return {
    goal: 'P1',
    what: `first-load JS, ${page}`,
    ours: kilobytes(ours),
    floor: `${kilobytes(floor)} (React alone)`,
    ratio: ours / floor,
    limit: { most: 1.6 },
  }
}

async function surahFigure(browser: Browser, origin: string): Promise<Figure> {
  const resources = await visit(browser, `${origin}/surat/2`)
  let ours = 0
  for (const { url, kind } of resources) {
    if (kind === 'media' || !url.startsWith(origin) || url.includes('/v2/session')) continue
    ours += (await rawGet(url, { 'accept-encoding': 'br' })).body.length
  }
  const floor = packed(Buffer.from(JSON.stringify(await surahColumns(origin))))
  return {
    goal: 'P4',
    what: 'all bytes of /surat/2 without audio',
    ours: kilobytes(ours),
    floor: `${kilobytes(floor)} (its text)`,
    ratio: ours / floor,
    limit: { most: 4 },
  }
}

type Verse = { teksArab: string; teksLatin: string | null; teksIndonesia: string }

/** The text of the surah with each kind in its own column, which compresses best. */
async function surahColumns(origin: string): Promise<(string | null)[][]> {
  const session = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
  const headers = { authorization: `Bearer ${session.token}` }
  const answer = await (await fetch(`${origin}/v2/surat/2`, { headers })).json()
  const verses = (answer as { data: { surah_details: Verse[] } }).data.surah_details
  return (['teksArab', 'teksLatin', 'teksIndonesia'] as const).map((key) =>
    verses.map((verse) => verse[key]),
  )
}

/** React's own hydration of one element, built now by the same bundler. */
async function reactFloor(): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-floor-'))
  try {
    const entry = path.join(folder, 'floor.mjs')
    const modules = path.join(root, 'node_modules')
    writeFileSync(
      entry,
      `import { createElement } from ${JSON.stringify(path.join(modules, 'react/index.js'))}
       import { hydrateRoot } from ${JSON.stringify(path.join(modules, 'react-dom/client.js'))}
       hydrateRoot(document.getElementById('r'), createElement('p', null, 'Ayat'))`,
    )
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      mode: 'production',
      build: {
        outDir: path.join(folder, 'out'),
        rolldownOptions: { input: entry, output: { entryFileNames: 'floor.js' } },
      },
    })
    return packed(readFileSync(path.join(folder, 'out', 'floor.js')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
