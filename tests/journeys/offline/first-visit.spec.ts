import type { Page } from '@playwright/test'
import type { AskedOfFront, Front } from '#tests/fakes/front.ts'
import { findCampaign } from '../giving/donation.ts'
import { expect, pace } from '../journey.ts'
import { test } from './offline.ts'

// A newcomer: nothing has begun in the tab.
test.use({ isWarm: false })
test.describe.configure({ timeout: 150_000 * pace })

/** A first visit may cost this many requests, and so many times the bytes of the page itself (docs/spec.md). */
const MOST_REQUESTS = 8
const MOST_BYTES = 1.5
type Visit = { own: number; asked: AskedOfFront[]; inBrowser: string[] }

/** Opens a screen and only looks at it for a while. */
async function look(
  page: Page,
  { front, path, seconds }: { front: Front; path: string; seconds: number },
): Promise<Visit> {
  const inBrowser: string[] = []
  page.context().on('request', (request) => inBrowser.push(request.url()))
  front.asked.length = 0
  await page.goto(path, { waitUntil: 'load' })
  const own = bytesOf(front.asked)
  await page.waitForTimeout(seconds * 1_000)
  return { own, asked: [...front.asked], inBrowser }
}

function bytesOf(asked: AskedOfFront[]): number {
  return asked.reduce((sum, { bytes }) => sum + bytes, 0)
}

function expectPolite({ own, asked, inBrowser }: Visit): void {
  const what = JSON.stringify(asked)
  expect(asked.length, what).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(inBrowser.length, inBrowser.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(bytesOf(asked) / own, what).toBeLessThanOrEqual(MOST_BYTES)
}

test('a first visit of home fetches only what it shows, and leads with the date and the next prayer, also before React and without JavaScript', {
  tag: '@night',
}, async ({ browser, page, front }) => {
  await test.step('it fetches only what it shows', async () => {
    expectPolite(await look(page, { front, path: '/', seconds: 9 }))
  })
  await test.step('it leads with the date and the next prayer', () => expectPrayer(page))
  await test.step('so it does without JavaScript', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: front.origin })
    const still = await plain.newPage()
    await still.goto('/')
    await expect(still.getByRole('region', { name: 'Waktu salat' })).toContainText(
      /(Subuh|Zuhur|Asar|Magrib|Isya) · waktu salat berikutnya/,
    )
    await plain.close()
  })
})

const day = (at: Date, zoneHours: number) =>
  new Date(at.getTime() + zoneHours * 3_600_000).toISOString().slice(0, 10)

/** The next prayer as the API calculates it, before React, in the first view of a phone. */
async function expectPrayer(page: Page): Promise<void> {
  const prayer = page.getByRole('region', { name: 'Waktu salat' })
  await expect(prayer).toContainText(
    /(Subuh|Zuhur|Asar|Magrib|Isya) · (\d+ jam )?(\d+ menit )?lagi/,
  )
  await expect(prayer).toContainText('Jakarta')
  // What it says is what the API calculates for Jakarta.
  const { token } = await (await page.request.get('/v2/session')).json()
  const answer = await page.request.get(`/v2/prayer-times?tanggal=${day(new Date(), 7)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = await answer.json()
  await expect(prayer.locator('dd')).toHaveText(
    [data.subuh, data.zuhur, data.asar, data.magrib, data.isya].map((time: string) =>
      time.replace(':', '.'),
    ),
  )
  // Nobody has touched anything, so React has not begun.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  // The first view of a phone: the date, the prayer, and zakat one press away.
  for (const seen of [
    page.locator('[data-fill=hijri]'),
    prayer,
    page.getByRole('navigation', { name: 'Pintasan' }).getByRole('link', { name: 'Zakat' }),
  ]) {
    await expect(seen).toBeInViewport({ ratio: 1 })
  }
}

test('what a first visit opened is read again without a network', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await page.goto('/surat/36')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('[data-verse]')).toHaveCount(83)
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  const isStyled = () => page.evaluate(() => document.styleSheets.length > 0)
  expect(await isStyled()).toBe(true)
})

for (const screen of ['/', '/surat/2', 'a campaign']) {
  test(`within a minute a first visit of ${screen} fetches only what it shows`, {
    tag: '@night',
  }, async ({ page, front, request }) => {
    const { slug } = await findCampaign(request, front.origin)
    const path = screen.startsWith('/') ? screen : `/campaign/${slug}`
    const visit = await look(page, { front, path, seconds: 60 })
    console.log(
      `${screen}: ${visit.asked.length} requests, ${bytesOf(visit.asked)} bytes (own: ${visit.own})`,
    )
    expectPolite(visit)
  })
}
