import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ICAL from 'ical.js'
import { expect, open, press, test } from '../journey.ts'

test('times are those of a place found by a slip or by position, moved by minutes, and also on the home screen', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/waktu-salat')
  await press(page, 'Ganti tempat')
  await page.getByLabel('Kabupaten, kota, atau kecamatan').fill('Sumedng')
  await page.getByRole('button', { name: /^Sumedang/ }).click()
  await expect(page.locator('main header').first()).toContainText('Sumedang, WIB')
  const today = page.getByRole('definition')
  const before = await today.nth(1).textContent()
  await page.getByText('Koreksi menit').click()
  await press(page, 'Subuh satu menit lebih lambat')
  await expect(today.nth(1)).not.toHaveText(String(before))
  const moved = await today.nth(1).textContent()
  await press(page, 'Setahun')
  await expect(page.getByRole('table')).toHaveCount(12)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Unduh kalender (.ics)'),
  ])
  expect(file.suggestedFilename()).toBe('waktu-salat-sumedang.ics')
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
  const entries = calendar.getAllSubcomponents('vevent')
  expect(entries).toHaveLength(30 * 5)
  expect(entries.every((entry) => entry.getAllSubcomponents('valarm').length === 1)).toBe(true)
  const [subuh] = entries.map((entry) => new ICAL.Event(entry).summary)
  expect(subuh).toBe(`Subuh ${moved}`)

  await open(page, '/')
  await expect(page.getByLabel('Waktu salat').getByText(String(moved)).first()).toBeVisible()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: -6.9502, longitude: 107.9701 })
  await open(page, '/waktu-salat')
  await press(page, 'Pakai lokasi saya')
  await expect(page.locator('main header').first()).toContainText('dekat Sumedang, 12 km')
})

test('a mosque shows the times of its district in a frame of its own site, also narrow and with large text', {
  tag: '@night',
}, async ({ page, product }) => {
  await open(page, '/waktu-salat')
  await press(page, 'Ganti tempat')
  await page.getByLabel('Kabupaten, kota, atau kecamatan').fill('jatinangr')
  await page.getByRole('button', { name: /^Kec\. Jatinangor, Kab\. Sumedang/ }).click()
  await expect(page.locator('main header').first()).toContainText('Kec. Jatinangor, Kab. Sumedang')
  const today = await page.getByRole('definition').nth(1).textContent()
  const code = await page.getByText(/^<iframe /).textContent()
  expect(code).toContain(`${product.origin}/sematan/waktu-salat?kota=kec-jatinangor-sumedang`)

  const mosque = createServer((_, answer) =>
    answer
      .setHeader('Content-Type', 'text/html')
      .end(`<!doctype html><title>Masjid</title><h1>Masjid</h1>${code}`),
  ).listen(0, '127.0.0.1')
  await once(mosque, 'listening')
  await page.setViewportSize({ width: 280, height: 600 })
  await page.goto(`http://localhost:${(mosque.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading')).toHaveText('Waktu salat Kec. Jatinangor, Kab. Sumedang')
  await expect(frame.getByRole('definition').nth(1)).toHaveText(String(today))
  const isWide = () =>
    frame.locator('html').evaluate((html) => {
      html.style.fontSize = '200%'
      return html.scrollWidth > html.clientWidth
    })
  expect(await isWide()).toBe(false)
  mosque.close()
})
