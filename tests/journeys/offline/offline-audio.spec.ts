import type { Page } from '@playwright/test'
import { openWorkerSwitch } from '#server/http/reading.ts'
import { laterBuild } from '#tests/fakes/later-build.ts'
import { expect, follow, navigation, open, press, pace } from '../journey.ts'
import { test, visitTwice } from './offline.ts'
import { card, heard, heardFiles, listenIn, sounds } from '../quran/player.ts'

// Hosts that are silent, empty or down, and a range that does not exist.
test.use({
  expected:
    /ERR_|could not be refreshed|Failed to fetch|blocked by CORS policy|status of (404|416)/,
})
test.describe.configure({ timeout: 120_000 * pace })

const sheet = (page: Page) => page.getByRole('dialog', { name: /^Unduh Surah/ })
const downloadButton = { name: 'Unduh surah ini untuk didengar tanpa internet' }

test.beforeEach(async ({ page, hosts, front }) => {
  for (const host of [hosts.first, hosts.second]) {
    host.manners = 'well'
    host.asked.length = 0
  }
  hosts.first.seconds = 1
  hosts.second.seconds = 1
  front.isCut = false
  await listenIn(page)
})

test.afterEach(({ front }) => {
  front.worker = (built) => built
  front.later = null
})

async function downloadHere(page: Page): Promise<void> {
  await page.getByRole('button', downloadButton).click()
  await press(sheet(page), 'Unduh')
  await expect(sheet(page).getByText(/^Tersimpan/)).toBeVisible({ timeout: 30_000 * pace })
}

test('a surah is downloaded, stopped, gone on with, heard to its end without a network, and deleted', {
  tag: '@night',
}, async ({ page, context, hosts }) => {
  await visitTwice(page, '/surat/101')
  await page.getByRole('button', downloadButton).click()
  await expect(sheet(page)).toContainText('Qari pilihan lembaga')
  await expect(sheet(page).getByText(/11 ayat · ±\d+ KB/)).toBeVisible()
  // The first host falls silent in the middle: the second one provides the rest.
  hosts.first.manners = 'mute'
  await press(sheet(page), 'Unduh')
  await expect(sheet(page).getByText(/Mengunduh ayat \d+ dari 11/)).toBeVisible()
  await press(sheet(page), 'Hentikan')
  await expect(sheet(page).getByRole('button', { name: 'Lanjutkan' })).toBeVisible()

  hosts.first.manners = 'gone'
  await page.reload()
  await page.getByRole('button', downloadButton).click()
  await press(sheet(page), 'Lanjutkan')
  await expect(sheet(page).getByText(/^Tersimpan · 11 ayat · \d+ KB/)).toBeVisible()

  for (const host of [hosts.first, hosts.second]) host.manners = 'down'
  await context.setOffline(true)
  await open(page, '/surat/101')
  await press(page, 'Putar ayat 8')
  await expect.poll(() => heard(page), { timeout: 30_000 * pace }).toEqual([8, 9, 10, 11])
  const answer = await page.evaluate(
    async (address) => {
      const part = await fetch(address, { headers: { Range: 'bytes=4-9' } })
      const beyond = await fetch(address, { headers: { Range: 'bytes=99999999-' } })
      return [part.status, part.headers.get('Content-Range'), beyond.status]
    },
    (await sounds(page, 'ended'))[0]?.file ?? '',
  )
  expect(answer).toEqual([206, expect.stringMatching(/^bytes 4-9\/\d+$/), 416])

  await open(page, '/unduhan')
  await expect(page.getByText(/1 unduhan · \d+ KB/)).toBeVisible()
  await press(page, 'Hapus')
  await expect(page.getByText('Belum ada unduhan')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Belum ada unduhan')).toBeVisible()
})

test('tones of our own are downloaded as recordings of others are', { tag: '@night' }, async ({
  page,
  context,
  product,
}) => {
  await visitTwice(page, `${product.origin}/surat/108`)
  await downloadHere(page)
  await context.setOffline(true)
  await open(page, `${product.origin}/surat/108`)
  await press(page, 'Putar surah')
  await expect
    .poll(() => heardFiles(page), { timeout: 20_000 * pace })
    .toEqual(['001001', '108001', '108002', '108003'])
})

test('a download that cannot go on says why, and goes on by itself when there is a network again', {
  tag: '@night',
}, async ({ page, context, hosts }) => {
  await visitTwice(page, '/surat/112')
  await page.getByRole('button', downloadButton).click()
  for (const host of [hosts.first, hosts.second]) host.manners = 'gone'
  await press(sheet(page), 'Unduh')
  await expect(sheet(page).getByRole('alert')).toContainText('belum dapat diambil dari sumbernya')
  await context.setOffline(true)
  await press(sheet(page), 'Lanjutkan')
  await expect(sheet(page).getByRole('alert')).toContainText('berlanjut sendiri')
  for (const host of [hosts.first, hosts.second]) host.manners = 'well'
  await context.setOffline(false)
  await expect(sheet(page).getByText(/^Tersimpan · 4 ayat/)).toBeVisible()
})

test('a full device is told in words', { tag: '@night' }, async ({ page }) => {
  await visitTwice(page, '/surat/112')
  await page.evaluate(() => {
    const put = Cache.prototype.put
    Cache.prototype.put = function (this: Cache, request, response) {
      const url = request instanceof Request ? request.url : request.toString()
      if (!url.includes('.wav')) return put.call(this, request, response)
      return Promise.reject(new DOMException('full', 'QuotaExceededError'))
    }
  })
  await page.getByRole('button', downloadButton).click()
  await press(sheet(page), 'Unduh')
  await expect(sheet(page).getByRole('alert')).toContainText(
    'Ruang penyimpanan perangkat tidak cukup',
  )
})

test('a new build waits while something sounds, takes over at the next navigation, and leaves downloads alone', {
  tag: '@night',
}, async ({ page, front, hosts }) => {
  hosts.first.seconds = 6
  await visitTwice(page, '/surat/112')
  await downloadHere(page)
  await page.keyboard.press('Escape')
  await press(page, 'Putar ayat 1')
  await expect(card(page)).toBeVisible()

  front.later = await laterBuild(front.origin, 'unduhan')
  const [, id] = front.later.id
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return { isWaiting: registration?.waiting != null, caches: await caches.keys() }
    })
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(async () => (await state()).isWaiting, { timeout: 30_000 * pace }).toBe(true)
  await follow(navigation(page), 'Program')
  await expect(page).toHaveURL(/\/program$/)
  await expect.poll(() => heard(page), { timeout: 40_000 * pace }).toEqual([1, 2])
  expect((await state()).isWaiting).toBe(true)

  await press(card(page), 'Tutup')
  await page.goto('/surat/112')
  await expect.poll(async () => (await state()).isWaiting).toBe(false)
  await expect
    .poll(async () => (await state()).caches.filter((name) => name.startsWith('amanah-berkas-')))
    .toEqual([`amanah-berkas-${id}`])
  for (const host of [hosts.first, hosts.second]) host.manners = 'down'
  front.isCut = true
  await open(page, '/surat/112')
  await press(page, 'Putar ayat 4')
  await expect.poll(async () => (await heard(page)).at(-1), { timeout: 20_000 * pace }).toBe(4)
})

test('a worker that is switched off removes itself and what builds have kept, but no download', {
  tag: '@night',
}, async ({ page, front }) => {
  await visitTwice(page, '/surat/112')
  await downloadHere(page)
  const answerOf = await openWorkerSwitch({ hasOfflineWorker: false })
  const farewell = String(Reflect.apply(answerOf, undefined, [undefined, '/sw.js', ''])?.plain)
  front.worker = () => farewell
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  const kept = await page.evaluate(() => caches.keys())
  expect(kept.toSorted()).toEqual(['amanah-murottal', 'amanah-quran-teks'])
})
