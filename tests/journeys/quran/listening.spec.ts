import type { Page } from '@playwright/test'
import { tone } from '#features/quran/audio/local-audio.server.ts'
import { expect, follow, navigation, open, press, test, pace } from '../journey.ts'
import { elements, heard as heardVerses, isSounding, listenIn as listenToAll } from './player.ts'

type PlayerLog = { titles: string[]; ended: string[]; scrolled: ScrollIntoViewOptions[] }

/** Records the player's actions: each title of the card, each verse that really ended, each scroll. */
async function listenIn(page: Page): Promise<() => Promise<PlayerLog>> {
  await page.addInitScript(() => {
    const heard: PlayerLog = { titles: [], ended: [], scrolled: [] }
    Object.assign(window, { heard })
    const play = HTMLMediaElement.prototype.play
    const known = new WeakSet<HTMLMediaElement>()
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!known.has(this)) this.addEventListener('ended', () => heard.ended.push(this.currentSrc))
      known.add(this)
      return play.call(this)
    }
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (this: Element, how) {
      if (typeof how === 'object') heard.scrolled.push(how)
      return scroll.call(this, how)
    }
    new MutationObserver(() => {
      const title = document.querySelector('[data-player-card] p')?.textContent
      if (title && heard.titles.at(-1) !== title) heard.titles.push(title)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as PlayerLog)
}

const card = (page: Page) => page.getByRole('region', { name: 'Pemutar murottal' })
const highlighted = (page: Page) => page.locator('main [aria-current=true]')
const alFatihah = (ayat: number) => `Surat Al-Fatihah - Ayat ${ayat}`

test('a visitor finds Al-Fatihah and hears all seven verses one after the other, and chooses what is shown of a verse, which the device remembers', async ({
  page,
}) => {
  const heard = await listenIn(page)
  await open(page, '/alquran')
  await follow(page, /^1 Al-Fatihah/)
  await expect(page).toHaveURL(/\/surat\/1$/)
  await expect(page.locator('main ol > li')).toHaveCount(7)
  await expect(page).toHaveTitle(/Al-Fatihah/)

  await press(page, 'Putar surah')
  await expect(card(page)).toBeVisible()
  await expect(card(page).getByText(alFatihah(7))).toBeVisible({ timeout: 20_000 * pace })
  await expect(card(page).getByRole('button', { name: 'Putar lagi' })).toBeVisible()

  const { titles, ended } = await heard()
  expect(titles).toEqual([1, 2, 3, 4, 5, 6, 7].map(alFatihah))
  expect(ended).toHaveLength(7)
  expect(new Set(ended).size).toBe(7)
  await expect(highlighted(page)).toHaveCount(0)

  await test.step('Arabic, Latin and translation are shown or left out, never all three', () =>
    chooseShown(page))
})

async function chooseShown(page: Page): Promise<void> {
  const toolbar = page.getByRole('toolbar', { name: 'Alat baca' })
  await open(page, '/surat/112')
  const first = page.locator('#ayat-1')
  await press(toolbar, 'Latin')
  await expect(first.locator('[data-latin]')).toBeHidden()
  await press(toolbar, 'Arab')
  await expect(first.locator('[lang=ar]')).toBeHidden()
  await press(toolbar, 'Arti')
  await expect(first.locator('[data-arti]')).toBeVisible()

  await page.reload({ waitUntil: 'commit' })
  await expect(first.locator('[data-arti]')).toBeVisible()
  await expect(first.locator('[data-latin]')).toBeHidden()
  await expect(toolbar.getByRole('button', { name: 'Latin' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
}

test('the card has a title and its controls, and room below the content; pause stops the audio element itself and clears the highlight; close empties both elements and hides the card', async ({
  page,
}) => {
  const body = Buffer.from(tone({ surah: 114, ayah: 2 }, { seconds: 20 }))
  await page.route('/audio/lokal/**', (route) => route.fulfill({ body, contentType: 'audio/wav' }))
  await listenToAll(page)
  const button = (name: string) => card(page).getByRole('button', { name, exact: true })
  await open(page, '/surat/114')
  await press(page, 'Putar ayat 2')
  await expect.poll(() => isSounding(page)).toBe(true)
  await expect(highlighted(page)).toHaveId('ayat-2')
  await expect(card(page).locator('p').first()).toHaveText('Surat An-Nas - Ayat 2')
  for (const name of ['Ayat sebelumnya', 'Jeda', 'Ayat berikutnya', 'Tutup'])
    await expect(button(name)).toBeVisible()
  // 32 units of 4 px.
  const spacer = page.locator('[data-player-card]').locator('xpath=preceding-sibling::*[1]')
  expect((await spacer.boundingBox())?.height).toBe(128)
  await press(card(page), 'Jeda')
  await expect(button('Putar')).toBeVisible()
  await expect(highlighted(page)).toHaveCount(0)
  expect((await elements(page)).map(({ isPaused }) => isPaused)).not.toContain(false)
  const [paused] = await elements(page)
  expect(await isSounding(page)).toBe(false)

  await press(card(page), 'Putar')
  await expect.poll(() => isSounding(page)).toBe(true)
  expect((await elements(page))[0]?.at).toBeGreaterThanOrEqual(paused?.at ?? Number.NaN)
  await press(card(page), 'Tutup')
  await expect(card(page)).toHaveCount(0)
  for (const element of await elements(page))
    expect(element).toMatchObject({ isPaused: true, hasSource: false })
  expect(await heardVerses(page)).toEqual([])
})

test('the verse that sounds is highlighted and brought to the middle, pausing takes the highlight away', {
  tag: '@night',
}, async ({ page }) => {
  const heard = await listenIn(page)
  await open(page, '/surat/2')
  await press(page, 'Putar ayat 5')
  await expect(highlighted(page)).toHaveAttribute('id', /^ayat-/)
  await press(card(page), 'Jeda')
  await expect(highlighted(page)).toHaveCount(0)
  expect((await heard()).scrolled[0]).toEqual({ block: 'center', behavior: 'smooth' })

  await press(card(page), 'Putar')
  await expect(highlighted(page)).toHaveCount(1)
  await press(card(page), 'Jeda')
  const spacer = page.locator('[data-player-card]').locator('xpath=preceding-sibling::*[1]')
  expect((await spacer.boundingBox())?.height).toBe(128)
})

test('a verse taller than the screen is shown from its first line', { tag: '@night' }, async ({
  page,
}) => {
  const heard = await listenIn(page)
  await open(page, '/surat/2')
  await press(page, 'Putar ayat 282')
  await expect.poll(async () => (await heard()).scrolled).not.toHaveLength(0)
  expect((await heard()).scrolled[0]).toEqual({ block: 'start', behavior: 'smooth' })
})

test('next stops at the last verse and previous at the first, closing hides the card', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/112')
  await press(page, 'Putar ayat 1')
  await press(card(page), 'Jeda')
  const previous = card(page).getByRole('button', { name: 'Ayat sebelumnya' })
  const next = card(page).getByRole('button', { name: 'Ayat berikutnya' })
  const title = card(page).locator('p').first()
  while (await previous.isEnabled()) await previous.click()
  await expect(title).toHaveText(/(Basmalah|Ayat 1)$/)
  if ((await title.textContent())?.endsWith('Basmalah')) await next.click()
  await press(card(page), /^(Jeda|Putar)$/)
  await expect(title).toHaveText(/Ayat 1$/)
  for (const ayat of [2, 3, 4]) {
    await next.click()
    await press(card(page), 'Jeda')
    await expect(title).toHaveText(new RegExp(`Ayat ${ayat}$`))
  }
  await expect(next).toBeDisabled()
  await press(card(page), 'Tutup')
  await expect(card(page)).toHaveCount(0)
})

test('a juz plays under its own title, and goes on while other screens are looked at', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/juz/30')
  await press(page, 'Putar juz')
  await expect(card(page)).toContainText(`Juz 30 : Surat An-Naba' - Ayat `)
  await follow(navigation(page), 'Program')
  await expect(page).toHaveURL(/\/program$/)
  await expect(card(page).getByText(/Juz 30 : Surat An-Naba' - Ayat [3-9]/)).toBeVisible()
})

test('opening another surah ends what played', { tag: '@night' }, async ({ page }) => {
  await open(page, '/surat/1')
  await press(page, 'Putar surah')
  await expect(card(page)).toBeVisible()
  await follow(page, /Al-Baqarah/)
  await expect(page).toHaveURL(/\/surat\/2$/)
  await expect(card(page)).toHaveCount(0)
})

test('starting a juz ends the surah', { tag: '@night' }, async ({ page }) => {
  await open(page, '/surat/78')
  await press(page, 'Putar surah')
  await expect(card(page)).toHaveAttribute('data-player-card', 'surah')
  await follow(navigation(page), 'Al-Qur’an')
  await follow(navigation(page, 'Tampilan'), 'Juz 30')
  await follow(page, /Juz 30 An-Naba'/)
  await expect(page).toHaveURL(/\/juz\/30$/)
  await press(page, 'Putar juz')
  await expect(card(page)).toHaveCount(1)
  await expect(card(page)).toHaveAttribute('data-player-card', 'juz')
})
