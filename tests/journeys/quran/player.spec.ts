import { violationsOn } from '../axe.ts'
import { expect, open, press, pace } from '../journey.ts'
import {
  card,
  chooseInGroup,
  closeListeningSheet,
  heard,
  listenIn,
  openListeningSheet,
  resetHosts,
  sheet,
  sounds,
  test,
  title,
} from './player.ts'

test.beforeEach(async ({ page, hosts }) => {
  resetHosts(hosts)
  await listenIn(page)
})

test('a verse is repeated with one press, and a stretch of verses as often as one likes', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/114')
  await press(page, 'Putar ayat 2')
  const repeat = card(page).getByRole('button', { name: 'Ulangi ayat ini' })
  await repeat.click()
  await expect(repeat).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await heard(page)).slice(0, 3)).toEqual([2, 2, 2])
  await expect(card(page).getByText('Mengulang ayat ini')).toBeAttached()
  await repeat.click()
  await expect(title(page)).toHaveText('Surat An-Nas - Ayat 3')
  await press(card(page), 'Jeda')

  await openListeningSheet(page)
  await sheet(page).getByLabel('Dari ayat').fill('4')
  await sheet(page).getByLabel('Sampai ayat').fill('5')
  await sheet(page).getByLabel('Berapa kali').selectOption('2 kali')
  const before = (await heard(page)).length
  await press(sheet(page), 'Putar dan ulangi')
  await closeListeningSheet(page)
  await expect(card(page).getByRole('button', { name: 'Putar lagi' })).toBeVisible()
  expect((await heard(page)).slice(before)).toEqual([4, 5, 4, 5])
  await expect(title(page)).toHaveText('Surat An-Nas - Ayat 5')
})

test('silence is kept between verses when it is wished', { tag: '@night' }, async ({ page }) => {
  await open(page, '/surat/112')
  await press(page, 'Putar ayat 1')
  await press(card(page), 'Jeda')
  await openListeningSheet(page)
  await chooseInGroup(page, 'Jeda antarayat', '2 detik')
  await closeListeningSheet(page)
  await expect(card(page).getByText('Jeda antarayat 2 detik')).toBeAttached()
  const before = (await heard(page)).length
  await press(card(page), 'Putar')
  await expect.poll(() => heard(page), { timeout: 20_000 * pace }).toHaveLength(before + 2)
  const [ended] = (await sounds(page, 'ended')).slice(-2)
  const next = (await sounds(page, 'playing')).find(({ ms }) => ms > (ended?.ms ?? 0))
  const silence = (next?.ms ?? 0) - (ended?.ms ?? 0)
  expect(silence).toBeGreaterThan(1_900)
  expect(silence).toBeLessThan(3_500)
})

test('speed and lighter recordings stay from verse to verse and after a reload', {
  tag: '@night',
}, async ({ page, product }) => {
  // Our own recordings have a lighter form, those of the two hosts do not.
  const surah = `${product.origin}/surat/112`
  await open(page, surah)
  await press(page, 'Putar ayat 1')
  await press(card(page), 'Jeda')
  await openListeningSheet(page)
  await chooseInGroup(page, 'Kecepatan', '1,5×')
  await sheet(page).getByLabel('Hemat data').check()
  await closeListeningSheet(page)
  await expect(card(page).getByText('1,5×').first()).toBeVisible()
  await press(card(page), 'Tutup')

  await page.reload()
  await open(page, surah)
  await press(page, 'Putar ayat 1')
  await expect.poll(() => heard(page), { timeout: 15_000 * pace }).toEqual([1, 2, 3, 4])
  for (const { rate, file } of await sounds(page, 'playing')) {
    expect(rate).toBe(1.5)
    expect(file).toContain('/64kbps/')
  }
})

test('the sleep timer lets the verse end; at the end of a surah it stops a juz', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/juz/30')
  await page.clock.setFixedTime('2026-11-21T21:00:00+07:00')
  await press(page, "Putar An-Naba' ayat 39")
  await press(card(page), 'Jeda')
  await openListeningSheet(page)
  await chooseInGroup(page, 'Pengatur tidur', '15 menit')
  await closeListeningSheet(page)
  await expect(card(page).getByText('Berhenti pukul 21.15')).toBeAttached()
  await page.clock.setFixedTime('2026-11-21T21:16:00+07:00')
  await press(card(page), 'Putar')
  await expect(card(page).getByRole('button', { name: 'Putar', exact: true })).toBeVisible()
  await expect(card(page).getByText('Berhenti pukul 21.15')).toHaveCount(0)
  const asleepOn = (await heard(page)).at(-1) ?? 0

  await openListeningSheet(page)
  await chooseInGroup(page, 'Pengatur tidur', 'Akhir surah')
  await closeListeningSheet(page)
  await press(card(page), 'Putar')
  if (asleepOn < 40) {
    await expect.poll(async () => (await heard(page)).at(-1)).toBe(40)
  }
  await expect(card(page).getByRole('button', { name: 'Putar', exact: true })).toBeVisible()
})

test('another device is offered only where the browser has found one, and its list can be closed', {
  tag: '@night',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const remote = {
      asked: 0,
      isThere: false,
      tell: (_isThere: boolean) => {},
      watchAvailability: async (tell: (isThere: boolean) => void) => {
        remote.tell = tell
        tell(remote.isThere)
        return 1
      },
      cancelWatchAvailability: async () => {},
      prompt: async () => {
        remote.asked += 1
        throw new DOMException('closed', 'NotAllowedError')
      },
    }
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { get: () => remote })
    Reflect.set(window, 'remote', remote)
  })
  await open(page, '/surat/112')
  await press(page, 'Putar ayat 1')
  const offer = (await openListeningSheet(page)).getByRole('button', {
    name: 'Putar di perangkat lain',
  })
  await expect(offer).toHaveCount(0)
  await page.evaluate(() => Reflect.get(window, 'remote').tell(true))
  await offer.click()
  expect(await page.evaluate(() => Reflect.get(window, 'remote').asked)).toBe(1)
  await expect(page.getByText('Perangkat lain belum dapat dipakai.')).toHaveCount(0)
})

test('another qari takes over at the same verse, and is still there after a reload', {
  tag: '@night',
}, async ({ page, product }) => {
  // Only our own recordings have two voices.
  await open(page, `${product.origin}/surat/112`)
  await press(page, 'Putar ayat 3')
  await press(card(page), 'Jeda')
  const place = await title(page).textContent()
  await openListeningSheet(page)
  await sheet(page).getByLabel('Qari').selectOption('Nada lokal rendah')
  await closeListeningSheet(page)
  await expect(title(page)).toHaveText(place ?? '')
  await expect(card(page)).toContainText('Nada lokal rendah')
  await press(card(page), 'Putar')
  await expect.poll(async () => (await sounds(page, 'playing')).at(-1)?.file).toContain('/rendah/')

  await page.reload()
  await open(page, `${product.origin}/surat/1`)
  await press(page, 'Putar ayat 7')
  await expect(card(page)).toContainText('Nada lokal rendah')
  await expect.poll(async () => (await heard(page)).length).toBe(1)
  for (const { file } of await sounds(page, 'playing')) expect(file).toContain('/rendah/')
})

test('whoever reads elsewhere is left there, and is shown the way back', { tag: '@night' }, async ({
  page,
  hosts,
}) => {
  await open(page, `${hosts.product.origin}/surat/55`)
  await press(page, 'Putar ayat 1')
  const back = page.getByRole('button', { name: 'Ke ayat yang diputar' })
  await expect(page.locator('#ayat-1')).toHaveAttribute('aria-current', 'true')
  await expect(back).toHaveCount(0)
  await expect(card(page).getByRole('button', { name: 'Pengaturan murottal' })).toBeVisible()
  await page.mouse.move(180, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 6_000)
    await expect(back).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const sounding = await page.locator('[aria-current=true][data-verse]').getAttribute('id')
  await expect(page.locator('[aria-current=true][data-verse]')).not.toHaveId(sounding ?? '')
  await page.waitForTimeout(500)
  await expect(page.locator('[aria-current=true][data-verse]')).not.toBeInViewport()
  await expect(back).toBeVisible()

  await back.click()
  await expect(page.locator('[aria-current=true][data-verse]')).toBeInViewport()
  await expect(back).toHaveCount(0)
  const found = await page.locator('[aria-current=true][data-verse]').getAttribute('id')
  await expect(page.locator('[aria-current=true][data-verse]')).not.toHaveId(found ?? '')
  await expect(page.locator('[aria-current=true][data-verse]')).toBeInViewport({ ratio: 0.5 })
})

test('after a reload what was heard last is offered and not played by itself', {
  tag: '@night',
}, async ({ page, hosts }) => {
  const { origin } = hosts.product
  await open(page, `${origin}/surat/36`)
  await press(page, 'Putar ayat 5')
  // Counted from the first sound, which on a busy machine is later than the display.
  await expect.poll(() => sounds(page, 'playing')).not.toEqual([])
  await page.waitForTimeout(1_500)
  await press(card(page), 'Jeda')

  await open(page, `${origin}/alquran`)
  const offer = page.getByRole('region', { name: 'Lanjutkan mendengarkan' })
  await expect(offer).toContainText('Surat Yasin - Ayat 5')
  expect(await sounds(page, 'playing')).toEqual([])
  await press(offer, /Lanjutkan mendengarkan/)
  await expect(page).toHaveURL(/\/surat\/36#ayat-5$/)
  await expect(title(page)).toHaveText('Surat Yasin - Ayat 5')
  await expect.poll(async () => (await sounds(page, 'playing'))[0]?.at ?? 0).toBeGreaterThan(1)
  await expect(offer).toHaveCount(0)

  await press(card(page), 'Jeda')
  await page.reload()
  await press(page, 'Jangan tawarkan lagi')
  await expect(offer).toHaveCount(0)

  // A card that was closed is not offered again either.
  await press(page, 'Putar ayat 5')
  await expect.poll(() => sounds(page, 'playing')).not.toEqual([])
  await press(card(page), 'Tutup')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Putar surah' })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(offer).toHaveCount(0)
})

test('all of it can be reached with the keyboard, and a verse that follows by itself is not announced', {
  tag: '@night',
}, async ({ page, hosts }) => {
  await open(page, `${hosts.product.origin}/surat/112`)
  await page.getByRole('button', { name: 'Putar ayat 1', exact: true }).focus()
  await page.keyboard.press('Enter')
  const said = card(page).getByRole('status')
  await expect(said).toHaveText('Surat Al-Ikhlas - Basmalah')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 1')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 2')
  await expect(said).toHaveText('Surat Al-Ikhlas - Basmalah')
  await press(card(page), 'Jeda')

  for (const control of await card(page).getByRole('button').all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  expect((await card(page).boundingBox())?.height).toBeLessThanOrEqual(120)

  const opener = card(page).getByRole('button', { name: 'Pengaturan murottal' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await expect(sheet(page).getByLabel('Qari')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await violationsOn(page)
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  }
  await closeListeningSheet(page)
  await expect(opener).toBeFocused()
})
