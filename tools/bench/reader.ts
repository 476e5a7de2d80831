import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserArgs, browserEnv, resolveBrowser } from '#tests/screens/browser.ts'
import type { TestServer } from '#tests/server/server.ts'
import { type Figure, median, spread } from './figures.ts'
import { aim } from './goals.ts'
import { rawGet } from './serving.ts'

/** A mid-range phone on slow 4G, with Lighthouse's figures. */
const CPU_SLOWER = 4
const LINE = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false }
const SETTLED_MS = 4_000
const SCROLLED_PX = 12_000
const SCROLL_SPEED = 2_400
const PAGES = ['/', '/surat/2']

type Seen = { paint: number; work: number; blocked: number }

/**
 * P2 and P3: the cost of our script compared with the same document without it; and the scrolling of a surah of 286
 * verses.
 */
export async function measureReader(server: TestServer, rounds: number): Promise<Figure[]> {
  const found = await resolveBrowser()
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: browserEnv(found),
    args: browserArgs,
  })
  const figures: Figure[] = []
  try {
    for (const path of PAGES) {
      const floor = await serveWithoutScript(server.origin, path)
      try {
        const urls = [floor.url, server.origin + path] as const
        figures.push(...(await loadFigures(browser, { path, urls, rounds })))
        if (path === '/surat/2') figures.push(await scrollFigure(browser, urls, rounds))
      } finally {
        floor.server.close()
      }
    }
  } finally {
    await browser.close()
  }
  return figures
}

type Pair = { path: string; urls: readonly [floor: string, ours: string]; rounds: number }

async function loadFigures(browser: Browser, { path, urls, rounds }: Pair): Promise<Figure[]> {
  const [floors, ours]: [Seen[], Seen[]] = [[], []]
  // One unmeasured load, so that both servers have everything compressed and cached.
  for (const url of urls) await load(browser, url)
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await load(browser, urls[0]))
    ours.push(await load(browser, urls[1]))
  }
  const middle = (list: Seen[], key: keyof Seen) => median(list.map((seen) => seen[key]))
  const note = noteOf(floors.map((seen) => seen.paint))
  const blocked = middle(ours, 'blocked')
  return [
    {
      what: `largest paint of ${path}, 4× slower CPU, slow 4G`,
      ours: `${middle(ours, 'paint').toFixed(0)} ms`,
      floor: `${middle(floors, 'paint').toFixed(0)} ms (without script)`,
      ratio: middle(ours, 'paint') / middle(floors, 'paint'),
      ...aim('P2'),
      ...(note && { note }),
    },
    {
      what: `main thread of ${path}, processor time`,
      ours: `${middle(ours, 'work').toFixed(0)} ms`,
      floor: `${middle(floors, 'work').toFixed(0)} ms (without script)`,
      ratio: middle(ours, 'work') / middle(floors, 'work'),
      ...aim('P3 work'),
    },
    {
      what: `main thread of ${path} blocked by long tasks`,
      ours: `${blocked.toFixed(0)} ms`,
      floor: `${middle(floors, 'blocked').toFixed(0)} ms (without script)`,
      ratio: blocked,
      ...aim('P3 blocked'),
    },
  ]
}

/** A wide spread of the floor itself makes a ratio doubtful. */
function noteOf(values: readonly number[]): string | undefined {
  const apart = spread(values)
  return apart > 0.25 ? `rounds lie ${Math.round(apart * 100)} % apart` : undefined
}

async function load(browser: Browser, url: string): Promise<Seen> {
  const { page, devtools } = await openSlowly(browser, LINE)
  await page.addInitScript(() => {
    const seen = { paint: 0, blocked: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      seen.paint = list.getEntries().at(-1)?.startTime ?? seen.paint
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Omit<Seen, 'work'>)
  await page.context().close()
  return { ...seen, work: work * 1000 }
}

type Slow = { page: Page; devtools: CDPSession }

async function openSlowly(browser: Browser, line?: typeof LINE): Promise<Slow> {
  const viewport = { width: 360, height: 740 }
  // The bytes of the network are measured, not those a service worker has stored.
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  // Measured in processor time, so that other programs on this machine do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  if (line) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', line)
  }
  return { page, devtools }
}

async function scrollFigure(browser: Browser, urls: Pair['urls'], rounds: number): Promise<Figure> {
  const [floors, ours]: [number[], number[]] = [[], []]
  const late: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    floors.push((await scroll(browser, urls[0])).perSecond)
    const seen = await scroll(browser, urls[1])
    ours.push(seen.perSecond)
    late.push(seen.late)
  }
  return {
    goal: '–',
    what: `frames while /surat/2 is scrolled at ${SCROLL_SPEED} px/s, 4× slower CPU`,
    ours: `${median(ours).toFixed(1)} /s`,
    floor: `${median(floors).toFixed(1)} /s (without script)`,
    ratio: median(floors) / median(ours),
    limit: { most: 1.1 },
    note: `${(median(late) * 100).toFixed(1)} % of the frames late`,
  }
}

/**
 * Frames per second while a finger scrolls, and the share of frames longer than one and a half sixtieths of a second.
 */
async function scroll(browser: Browser, url: string): Promise<{ perSecond: number; late: number }> {
  const { page, devtools } = await openSlowly(browser)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS / 2)
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { ticks: frames })
    const tick = (now: number) => {
      frames.push(now)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 600,
    yDistance: -SCROLLED_PX,
    speed: SCROLL_SPEED,
    gestureSourceType: 'touch',
    preventFling: true,
  })
  const frames: number[] = await page.evaluate(() => Reflect.get(window, 'ticks'))
  await page.context().close()
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at))
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000
  return {
    perSecond: gaps.length / seconds,
    late: gaps.filter((gap) => gap > 25).length / gaps.length,
  }
}

/** The document as sent, with its styles and fonts but without any script, on an address of its own. */
async function serveWithoutScript(
  origin: string,
  path: string,
): Promise<{ server: Server; url: string }> {
  const { body } = await rawGet(origin + path, { 'accept-encoding': 'identity' })
  const html = brotliCompressSync(
    body.toString().replaceAll(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''),
  )
  const kept = new Map<string, ReturnType<typeof passOn>>()
  const server = createServer((request, response) => {
    if (request.url === path) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
      response.writeHead(200, headers).end(html)
      return
    }
    const wanted = request.url ?? '/'
    const passed = kept.get(wanted) ?? passOn(origin + wanted)
    kept.set(wanted, passed)
    void passed.then(
      ({ type, encoding, bytes }) =>
        response.writeHead(200, { 'content-type': type, ...encoding }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` }
}

async function passOn(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const plain = Buffer.from(await answer.arrayBuffer())
  const isText = /text|javascript|svg/.test(type)
  return {
    type,
    encoding: isText ? { 'content-encoding': 'br' } : {},
    bytes: isText ? brotliCompressSync(plain) : plain,
  }
}
