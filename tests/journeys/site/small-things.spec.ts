import { expect, open, test } from '../journey.ts'

test('date and time of a payment stand beside or below each other, never over', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/pusat-bantuan/belum-terkonfirmasi')
  const box = async (label: string) => {
    const found = await page.getByLabel(label).boundingBox()
    if (!found) throw new Error(`${label} is not drawn`)
    return found
  }
  const [date, time] = [await box('Tanggal bayar'), await box('Jam bayar')]
  expect(date.x + date.width <= time.x || date.y + date.height <= time.y).toBe(true)
  for (const { x, width } of [date, time]) expect(x + width).toBeLessThanOrEqual(360)
})

test('a calculator keeps its result in view on a phone, and the arrow of a list is off its border', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/zakatcalculator/zakatpenghasilan')
  await page.getByLabel('Gaji atau penghasilan utama').fill('10.000.000')
  const bar = page.getByRole('link', { name: /Wajib zakat.*Rp250\.000.*Rincian/ })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.click()
  await expect(page.locator('#hasil')).toBeInViewport()

  await open(page, '/program')
  const list = page.getByRole('combobox').first()
  expect(await list.evaluate((element) => getComputedStyle(element).appearance)).toBe('none')
  expect(
    await list.evaluate((element) => parseFloat(getComputedStyle(element).paddingRight)),
  ).toBeGreaterThanOrEqual(32)
})

test('a toast is one piece and covers nothing of the screen', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/dev/ui')
  await page.getByRole('button', { name: 'Tampilkan pesan' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Ayat disimpan.' }).locator('> div')
  await expect(toast).toBeVisible()
  const header = await page.getByRole('banner').boundingBox()
  const box = await toast.boundingBox()
  if (!header || !box) throw new Error('nothing is drawn')
  expect(box.y).toBeGreaterThanOrEqual(header.y)
  expect(box.y + box.height).toBeLessThanOrEqual(header.y + header.height + 1)
  await expect(toast.locator('> div')).toHaveCount(1)
})

test('a pager stays on one line at 360 px', { tag: '@night' }, async ({ page }) => {
  await open(page, '/news')
  const pager = page.getByRole('navigation', { name: 'Halaman' })
  const older = await pager.getByRole('link', { name: 'Lebih lama' }).boundingBox()
  expect(older?.height).toBeLessThanOrEqual(52)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await pager.locator('p').evaluate((element) => element.clientHeight)).toBeLessThan(30)
})
