import type { Locator, Page } from '@playwright/test'
import { type AudioHost, startAudioHost } from '#tests/fakes/audio-host.ts'
import { startServer, type TestServer } from '#tests/server/server.ts'
import { expect, test as base, pace } from '../journey.ts'

export type Hosts = { product: TestServer; first: AudioHost; second: AudioHost }

/** A product of its own with recordings on two hosts that can be made to fail. */
export const test = base.extend<object, { hosts: Hosts }>({
  // The other product starts only where a journey names it.
  baseURL: async ({ hosts }, give) => {
    await give(hosts.product.origin)
  },
  hosts: [
    async ({ browserName }, give) => {
      const [first, second] = [await startAudioHost(), await startAudioHost()]
      const AUDIO_SOURCE = `${first.template} ${second.template}`
      const product = await startServer({ env: { AUDIO_SOURCE } })
      await give({ product, first, second })
      await Promise.all([product.stop(), first.stop(), second.stop()])
      if (browserName !== 'chromium') throw new Error('the journeys are written for Chromium')
    },
    { scope: 'worker', timeout: 200_000 * pace },
  ],
})

export const card = (page: Page): Locator => page.getByRole('region', { name: 'Pemutar murottal' })
export const title = (page: Page): Locator => card(page).locator('p').first()
export const sheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Pengaturan murottal' })

/** Both hosts as they are at first, with verses of that length. */
export function resetHosts({ first, second }: Hosts, seconds = 3): void {
  for (const host of [first, second]) {
    Object.assign(host, { manners: 'well', missing: [], seconds })
    host.asked.length = 0
  }
}

/** Opens the sheet of the player. */
export async function openListeningSheet(page: Page): Promise<Locator> {
  await card(page).getByRole('button', { name: 'Pengaturan murottal' }).click()
  await expect(sheet(page)).toBeVisible()
  return sheet(page)
}

/** Chooses one of the tiles of a group in the sheet. */
export async function chooseInGroup(page: Page, group: string, choice: string): Promise<void> {
  await sheet(page).getByRole('group', { name: group }).getByLabel(choice).check()
}

export async function closeListeningSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
}

/** One sound: a verse's file, when it began or ended (ms), its speed, and its position in seconds. */
export type Sound = {
  what: 'playing' | 'ended'
  file: string
  ms: number
  rate: number
  at: number
}

/** Records every sound, and the messages to and from the lock screen. */
export async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: object[] = []
    const keys: Record<string, unknown> = {}
    const places: unknown[] = []
    const elements: HTMLMediaElement[] = []
    Object.assign(window, { sounds, keys, places, elements })
    const known = new WeakSet<HTMLMediaElement>()
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      const note = (what: string) => () =>
        sounds.push({
          what,
          file: this.currentSrc,
          ms: performance.now(),
          rate: this.playbackRate,
          at: this.currentTime,
        })
      if (!known.has(this)) {
        this.addEventListener('playing', note('playing'))
        this.addEventListener('ended', note('ended'))
        known.add(this)
        elements.push(this)
      }
      return play.call(this)
    }
    const session = navigator.mediaSession
    const setHandler = session.setActionHandler.bind(session)
    session.setActionHandler = (action, handler) => {
      keys[action] = handler
      setHandler(action, handler)
    }
    const setPlace = session.setPositionState.bind(session)
    session.setPositionState = (place) => {
      places.push(place)
      setPlace(place)
    }
  })
}

/** The recordings played so far, without the silences between them. */
export async function sounds(page: Page, what: Sound['what']): Promise<Sound[]> {
  const all = await page.evaluate(() => Reflect.get(window, 'sounds') as Sound[])
  return all.filter((sound) => sound.what === what && sound.file.startsWith('http'))
}

/** The recordings played to their end, as '112001'. */
export async function heardFiles(page: Page): Promise<string[]> {
  return (await sounds(page, 'ended')).map(({ file }) => /(\d{6})\.wav/.exec(file)?.[1] ?? file)
}

/** The verses played to their end, as 1, 2..., without a basmala above a surah. */
export async function heard(page: Page): Promise<number[]> {
  const verses = (await heardFiles(page)).filter((file) => file !== '001001')
  return verses.map((file) => Number(file.slice(3)))
}

/** What the audio elements themselves do now. */
export function elements(
  page: Page,
): Promise<{ isPaused: boolean; hasSource: boolean; at: number }[]> {
  return page.evaluate(() =>
    (Reflect.get(window, 'elements') as HTMLMediaElement[]).map((element) => ({
      isPaused: element.paused,
      hasSource: element.hasAttribute('src'),
      at: element.currentTime,
    })),
  )
}

/** True while an audio element of the page really moves on. */
export async function isSounding(page: Page): Promise<boolean> {
  const before = await elements(page)
  await page.waitForTimeout(400)
  return (await elements(page)).some(({ isPaused, at }, i) => !isPaused && at !== before[i]?.at)
}

/** Presses a button of the lock screen. */
export async function pressKey(page: Page, action: string, details = {}): Promise<void> {
  await page.evaluate(
    ([name, given]) => {
      const keys = Reflect.get(window, 'keys') as Record<string, (details: object) => void>
      keys[name as string]?.({ action: name, ...(given as object) })
    },
    [action, details],
  )
}
