import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { TestServer } from '#tests/server/server.ts'
import type { Figure } from './figures.ts'
import { aim } from './goals.ts'
import { pressFigures } from './presses.ts'
import { packed, reactFloor } from './react-floor.ts'
import { rawGet } from './serving.ts'
import {
  isScript,
  type Resource,
  scriptsAfterAct,
  type Visit,
  visit,
  withBrowser,
} from './visit.ts'

/** Pages for reading and browsing, and how a visitor begins on them; a campaign and its form come from the data. */
const READING = ['/', '/surat/2', '/alquran', '/program', '/zakat', '/zakatcalculator/zakatemas']

/**
 * P1, P1b, P1c, P1d and P4: what a first visit costs a new phone in a minute, before anything is pressed and after.
 */
export async function measureWeight(server: TestServer, rounds: number): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const { origin } = server
    const slug = await firstCampaign(origin)
    const pages = [...READING, `/campaign/${slug}`]
    // The first visitor of a long page gets it before it is packed as small as it can be.
    for (const page of pages) await rawGet(origin + page, { 'accept-encoding': 'br' })
    await wait(5_000)
    // The minutes of all pages pass at once: bytes and requests do not depend on the machine's speed.
    const visits = await Promise.all(pages.map((page) => visit(browser, origin + page)))
    const floor = await reactFloor()
    const figures: Figure[] = []
    for (const [at, seen] of visits.entries()) {
      figures.push(...(await visitFigures(pages[at] as string, { seen, origin })))
    }
    figures.push(await surahFigure(visits[pages.indexOf('/surat/2')] as Visit, origin))
    for (const path of ['/', '/surat/2', `/campaign/${slug}`, `/donasi-sekarang/${slug}`]) {
      figures.push(await startFigure(browser, { url: origin + path, path, floor }))
    }
    figures.push(...(await pressFigures(browser, { origin, rounds })))
    return figures
  })
}

async function firstCampaign(origin: string): Promise<string> {
  const { body } = await rawGet(`${origin}/program`, { 'accept-encoding': 'identity' })
  const [, slug] = /href="\/campaign\/([^"#?]+)"/.exec(body.toString()) ?? []
  if (!slug) throw new Error('there is no campaign to visit')
  return slug
}

/** P1 and P1d of one page. */
async function visitFigures(
  page: string,
  { seen, origin }: { seen: Visit; origin: string },
): Promise<Figure[]> {
  const isWorker = ({ url }: Resource) => url === `${origin}/sw.js`
  const scripts = await packedBytes(seen.all.filter((each) => isScript(each) && !isWorker(each)))
  const worker = await packedBytes(seen.all.filter(isWorker))
  const [own, all] = [await sentBytes(seen.own, origin), await sentBytes(seen.all, origin)]
  const later = seen.all.slice(seen.own.length).map(({ url }) => url.replace(origin, ''))
  console.log(`${page} requests after its load: ${later.slice(0, 12).join(' ') || 'nothing'}`)
  return [
    {
      what: `JavaScript before any act, ${page}`,
      ours: `${scripts} bytes`,
      floor: '–',
      ratio: scripts / 1000,
      ...aim('P1'),
      // It runs beside the page; its bytes count in P1d.
      note: `and the worker, ${kilobytes(worker)}`,
    },
    {
      what: `bytes of a first visit in a minute, ${page}`,
      ours: kilobytes(all),
      floor: `${kilobytes(own)} (the page)`,
      ratio: all / own,
      ...aim('P1d bytes'),
    },
    {
      what: `requests of a first visit in a minute, ${page}`,
      ours: String(seen.all.length),
      floor: `${seen.own.length} until loaded`,
      ratio: seen.all.length,
      ...aim('P1d requests'),
    },
  ]
}

/** P1b: the scripts that one press at a control brings; a form for giving begins by itself. */
async function startFigure(
  browser: Browser,
  { url, path: page, floor }: { url: string; path: string; floor: number },
): Promise<Figure> {
  const isForm = page.startsWith('/donasi-sekarang/')
  const scripts = await scriptsAfterAct(browser, { url, act: focusSomething })
  const ours = await packedBytes(scripts)
  return {
    what: `JavaScript after ${isForm ? 'load' : 'an act'}, ${page}`,
    ours: kilobytes(ours),
    floor: `${kilobytes(floor)} (React alone)`,
    ratio: ours / floor,
    ...aim(isForm ? 'P1b form' : 'P1b screen'),
  }
}

/** The focus in the first control that only a script answers; false on a page of links. */
async function focusSomething(page: Page): Promise<boolean> {
  const control = page.locator('main button:enabled:visible, main input:enabled:visible').first()
  if ((await control.count()) === 0) return false
  await control.focus()
  return true
}

async function packedBytes(resources: Resource[]): Promise<number> {
  let bytes = 0
  for (const { url } of resources) {
    bytes += packed((await rawGet(url, { 'accept-encoding': 'identity' })).body)
  }
  return bytes
}

/** The bytes of bodies as this server sends them. Sound, and what other hosts send, do not count. */
async function sentBytes(resources: Resource[], origin: string): Promise<number> {
  let bytes = 0
  for (const { url, kind } of resources) {
    if (kind === 'media' || !url.startsWith(origin)) continue
    bytes += await sentSize(url)
  }
  return bytes
}

/** A refusal, such as of a file that is not there, has hardly any bytes. */
async function sentSize(url: string): Promise<number> {
  const answer = await rawGet(url, { 'accept-encoding': 'br' }).catch(() => undefined)
  return answer?.body.length ?? 0
}

async function surahFigure({ all }: Visit, origin: string): Promise<Figure> {
  const ours = await sentBytes(all, origin)
  const floor = packed(Buffer.from(JSON.stringify(await surahColumns(origin))))
  return {
    what: 'all bytes of /surat/2 without audio',
    ours: kilobytes(ours),
    floor: `${kilobytes(floor)} (its text)`,
    ratio: ours / floor,
    ...aim('P4'),
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

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
