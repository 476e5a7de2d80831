import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArgs, browserEnv, resolveBrowser } from '#tests/screens/browser.ts'
import { beginInTab, untilHydrated } from '../../tests/journeys/journey.ts'
import type { TestServer } from '#tests/server/server.ts'
import { type Figure, median, spread } from './figures.ts'
import { aim } from './goals.ts'

/** Al-Fatihah: seven verses, six gaps. */
const SURAH = 1
const VERSES = 7
const DOUBTFUL_SPREAD = 1

/** The gap between two verses, in milliseconds: between the events, and in the recorded sound. */
type Gaps = { event: number[]; audible: number[] }

/**
 * P13: the gap between verses, compared with the smallest one this browser can make: two bare elements with the
 * second verse preloaded, without React, rules or store. Both are recorded alike and alternately.
 */
export async function measurePlayer(server: TestServer, rounds: number): Promise<Figure[]> {
  const found = await resolveBrowser()
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: browserEnv(found),
    args: browserArgs,
  })
  try {
    const context = await browser.newContext({
      // Offline storage would answer in place of the network.
      serviceWorkers: 'block',
      viewport: { width: 360, height: 740 },
      // The recorder is a script that the page's policy does not allow.
      bypassCSP: true,
    })
    await context.addInitScript(record)
    // The gap between verses is measured with React there; its start has goals of its own.
    await context.addInitScript(beginInTab)
    const kept = { ours: [] as Gaps[], bare: [] as Gaps[], one: [] as Gaps[] }
    for (let round = 0; round < rounds; round += 1) {
      kept.ours.push(await inProduct(context, server.origin))
      kept.bare.push(await bare(context, { origin: server.origin, elements: 2 }))
      kept.one.push(await bare(context, { origin: server.origin, elements: 1 }))
    }
    return [figure('audible', kept), figure('event', kept)]
  } finally {
    await browser.close()
  }
}

type Rounds = { ours: Gaps[]; bare: Gaps[]; one: Gaps[] }

function figure(kind: keyof Gaps, { ours, bare: floor, one }: Rounds): Figure {
  const middle = (rounds: Gaps[]) => median(rounds.flatMap((gaps) => gaps[kind]))
  const [mine, least] = [middle(ours), middle(floor)]
  const apart = spread(floor.map((gaps) => median(gaps[kind])))
  const single = `one bare element: ${middle(one).toFixed(1)} ms`
  return {
    what: kind === 'audible' ? 'silence heard between verses' : 'ended → playing',
    ours: `${mine.toFixed(1)} ms`,
    floor: `${least.toFixed(1)} ms (two bare elements)`,
    ratio: mine / least,
    ...aim('P13'),
    note: apart > DOUBTFUL_SPREAD ? `${single}; rounds lie ${apart.toFixed(1)}× apart` : single,
  }
}

async function inProduct(context: BrowserContext, origin: string): Promise<Gaps> {
  const page = await context.newPage()
  await page.goto(`${origin}/surat/${SURAH}`)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Putar surah' }).click()
  return gapsOf(page)
}

async function bare(
  context: BrowserContext,
  { origin, elements }: { origin: string; elements: 1 | 2 },
): Promise<Gaps> {
  const page = await context.newPage()
  const address = `${origin}/bench-player`
  const html = '<!doctype html><title>bench</title><button>play</button>'
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(address)
  await page.evaluate(playBare, { elements, verses: VERSES, surah: SURAH })
  await page.getByRole('button').click()
  return gapsOf(page)
}

async function gapsOf(page: Page): Promise<Gaps> {
  await page.waitForFunction((count) => Reflect.get(window, 'endings').length === count, VERSES, {
    timeout: 60_000,
  })
  const gaps = await page.evaluate(() => (Reflect.get(window, 'gaps') as () => Promise<Gaps>)())
  await page.close()
  return gaps
}

/** In the page: two elements that alternate, or one that gets the next verse when the last has ended. */
function playBare({ elements, verses, surah }: Record<'elements' | 'verses' | 'surah', number>) {
  const file = (n: number) =>
    `/audio/lokal/${String(surah).padStart(3, '0')}${String(n).padStart(3, '0')}.wav`
  const slots = Array.from({ length: elements }, () =>
    Object.assign(new Audio(), { preload: 'auto' }),
  )
  const slot = (n: number) => slots[n % elements] as HTMLAudioElement
  const load = (n: number) => {
    if (n <= verses) slot(n).src = file(n)
  }
  const start = (n: number) => {
    if (elements === 1) load(n)
    void slot(n).play()
  }
  let now = 1
  for (const each of slots) {
    each.addEventListener('ended', () => {
      now += 1
      if (now <= verses) start(now)
    })
    each.addEventListener('playing', () => {
      if (elements === 2) load(now + 1)
      else if (now < verses) void fetch(file(now + 1)).then((answer) => answer.arrayBuffer())
    })
  }
  document.querySelector('button')?.addEventListener('click', () => {
    if (elements === 2) load(1)
    start(1)
  })
}

/** In every page: notes when a verse ends and the next sounds, and records the loudness of every 128 samples. */
function record() {
  const endings: number[] = []
  const eventGaps: number[] = []
  Object.assign(window, { endings })
  let tap: Promise<AudioWorkletNode> | undefined
  const known = new WeakSet<HTMLMediaElement>()
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    if (known.has(this)) return play.call(this)
    known.add(this)
    this.addEventListener('ended', () => endings.push(performance.now()))
    this.addEventListener('playing', () => {
      const last = endings.at(-1)
      if (last !== undefined) eventGaps.push(performance.now() - last)
    })
    tap ??= listen(new AudioContext())
    const connected = tap.then((node) =>
      (node.context as AudioContext).createMediaElementSource(this).connect(node),
    )
    return endings.length > 0 ? play.call(this) : connected.then(() => play.call(this))
  }

  async function listen(context: AudioContext): Promise<AudioWorkletNode> {
    const script = `registerProcessor('tap', class extends AudioWorkletProcessor {
      heard = []
      constructor() { super(); this.port.onmessage = () => this.port.postMessage(this.heard) }
      process([[samples]]) {
        let peak = 0
        for (const sample of samples ?? []) peak = Math.max(peak, Math.abs(sample))
        this.heard.push([currentFrame / sampleRate, peak])
        return true
      }
    })`
    await context.audioWorklet.addModule(
      URL.createObjectURL(new Blob([script], { type: 'text/javascript' })),
    )
    const node = new AudioWorkletNode(context, 'tap', { outputChannelCount: [1] })
    node.connect(context.destination)
    const dump = () =>
      new Promise<[number, number][]>((resolve) => {
        node.port.onmessage = ({ data }) => resolve(data)
        node.port.postMessage(0)
      })
    Object.assign(window, {
      gaps: async () => ({ event: eventGaps, audible: silences(await dump()) }),
    })
    return node
  }

  function silences(heard: [number, number][]): number[] {
    const isLoud = ([, peak]: [number, number]) => peak > 0.01
    const found: number[] = []
    let since: number | undefined
    for (const [at, peak] of heard.slice(heard.findIndex(isLoud), heard.findLastIndex(isLoud))) {
      if (peak <= 0.01) since ??= at
      else if (since !== undefined) {
        found.push((at - since) * 1_000)
        since = undefined
      }
    }
    return found
  }
}
