import type { Page } from '@playwright/test'
import { expect, navigation, follow, open, press, pace } from '../journey.ts'
import {
  card,
  closeListeningSheet,
  elements,
  heard,
  heardFiles,
  isSounding,
  listenIn,
  openListeningSheet,
  pressKey,
  resetHosts,
  sheet,
  test,
  title,
} from './player.ts'

test.beforeEach(async ({ page, hosts }) => {
  resetHosts(hosts)
  await listenIn(page)
})

const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
const highlighted = (page: Page) => page.locator('main [aria-current=true]')

test('the next verse is here before it is needed, and the lock screen shows and steers what sounds', {
  tag: '@night',
}, async ({ page, hosts }) => {
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 2')
  await expect.poll(() => hosts.first.asked).toEqual(['112002', '112003'])
  expect(await heard(page)).toEqual([])
  await expect(card(page).getByRole('button', { name: 'Pengaturan murottal' })).toBeVisible()

  const shown = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession
      const artwork = metadata?.artwork.map(({ src, sizes }) => `${new URL(src).pathname} ${sizes}`)
      return [metadata?.title, metadata?.artist, playbackState, artwork]
    })
  const artwork = ['/icon-192.png 192x192', '/icon-512.png 512x512']
  const qari = 'Qari pilihan lembaga'
  expect(await shown()).toEqual(['Surat Al-Ikhlas - Ayat 2', qari, 'playing', artwork])

  await pressKey(page, 'pause')
  await expect(card(page).getByRole('button', { name: 'Putar', exact: true })).toBeVisible()
  await pressKey(page, 'pause')
  expect((await shown())[2]).toBe('paused')
  await openListeningSheet(page)
  const bar = sheet(page).getByRole('slider', { name: 'Posisi di dalam ayat' })
  await bar.press('Home')
  await bar.press('ArrowRight')
  await expect(bar).toHaveAttribute('aria-valuetext', '2 detik dari 3 detik')
  await closeListeningSheet(page)
  await pressKey(page, 'seekto', { seekTime: 2.5 })
  await pressKey(page, 'play')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 3')
  await pressKey(page, 'nexttrack')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 4')
  await pressKey(page, 'previoustrack')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 3')
  await pressKey(page, 'seekforward')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 4')
  const places = await page.evaluate(() => Reflect.get(window, 'places') as { duration: number }[])
  expect(places.at(-1)?.duration).toBeCloseTo(3, 1)
  await pressKey(page, 'stop')
  await expect(card(page)).toHaveCount(0)
})

test('the basmala opens the surah, is shown as such, and “Putar lagi” starts with it', {
  tag: '@night',
}, async ({ page, hosts }) => {
  hosts.first.seconds = 2
  await open(page, `${hosts.product.origin}/surat/108`)
  await press(page, 'Putar surah')
  await expect(title(page)).toHaveText('Surat Al-Kausar - Basmalah')
  await expect(highlighted(page)).toHaveId('basmalah')
  await expect(highlighted(page)).toBeInViewport()
  await expect(button(page, 'Ayat sebelumnya')).toBeDisabled()
  await expect(title(page)).toHaveText('Surat Al-Kausar - Ayat 1')
  await expect(highlighted(page)).toHaveId('ayat-1')
  await expect(button(page, 'Putar lagi')).toBeVisible({ timeout: 20_000 * pace })
  const once = ['001001', '108001', '108002', '108003']
  expect(await heardFiles(page)).toEqual(once)
  await expect(page.getByRole('button', { name: 'Putar surah lagi' })).toBeVisible()

  await press(card(page), 'Putar lagi')
  await expect(title(page)).toHaveText('Surat Al-Kausar - Basmalah')
  await expect(button(page, 'Putar lagi')).toBeVisible({ timeout: 20_000 * pace })
  expect(await heardFiles(page)).toEqual([...once, ...once])
})

test('At-Taubah opens without a basmala, a juz has it where a surah begins, and so has a page', {
  tag: '@night',
}, async ({ page, hosts }) => {
  hosts.first.seconds = 2
  const { origin } = hosts.product
  await open(page, `${origin}/surat/9`)
  await press(page, 'Putar surah')
  await expect(title(page)).toHaveText('Surat At-Taubah - Ayat 1')
  await expect.poll(() => heardFiles(page), { timeout: 15_000 * pace }).toEqual(['009001'])

  await open(page, `${origin}/juz/30`)
  await press(page, "Putar An-Naba' ayat 40")
  await expect(title(page)).toHaveText("Juz 30 : Surat An-Nazi'at - Basmalah", {
    timeout: 15_000 * pace,
  })
  await expect(highlighted(page)).toHaveId('surat-79-basmalah')
  await expect(highlighted(page)).toBeInViewport()
  await expect(title(page)).toHaveText("Juz 30 : Surat An-Nazi'at - Ayat 1")
  expect(await heardFiles(page)).toEqual(['078040', '001001'])
  await press(card(page), 'Tutup')

  await open(page, `${origin}/halaman/604`)
  await press(page, 'Putar halaman')
  await expect(title(page)).toHaveText('Juz 30 : Surat Al-Ikhlas - Basmalah')
  await expect(highlighted(page)).toHaveId('surat-112-basmalah')
  await expect(title(page)).toHaveText('Juz 30 : Surat Al-Ikhlas - Ayat 1')
})

test('a recording that is slow to come is seen and said to be loading', { tag: '@night' }, async ({
  page,
  hosts,
}) => {
  hosts.first.manners = 'late'
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 2')
  const loading = card(page).locator('[aria-live=polite]')
  await expect(loading).toHaveText('Memuat audio…')
  await expect(loading).toBeVisible()
  await expect(card(page)).toHaveAttribute('aria-busy', 'true')
  await expect(button(page, 'Jeda')).toBeVisible()
  await expect.poll(() => isSounding(page), { timeout: 15_000 * pace }).toBe(true)
  await expect(loading).toBeEmpty()
  await expect(card(page)).not.toHaveAttribute('aria-busy', 'true')
})

test('two tabs never sound at once: the last one pressed wins, the other says so and can take it back', {
  tag: '@night',
}, async ({ page, hosts, context }) => {
  hosts.first.seconds = 30
  const { origin } = hosts.product
  await open(page, `${origin}/surat/112`)
  await press(page, 'Putar ayat 2')
  await expect.poll(() => isSounding(page)).toBe(true)

  const other = await context.newPage()
  await listenIn(other)
  await open(other, `${origin}/surat/114`)
  await press(other, 'Putar ayat 3')
  await expect.poll(() => isSounding(other)).toBe(true)
  const words = 'Dijeda karena murottal diputar di tab lain.'
  await expect(card(page).getByText(words).first()).toBeVisible()
  await expect(card(page).getByRole('status')).toHaveText(words)
  expect((await elements(page)).map(({ isPaused }) => isPaused)).not.toContain(false)
  await expect(card(other).getByText(words)).toHaveCount(0)

  await page.bringToFront()
  await press(card(page), 'Putar')
  await expect.poll(() => isSounding(page)).toBe(true)
  await expect(card(page).locator('p').getByText(words)).toHaveCount(0)
  await expect(card(other).getByText(words).first()).toBeVisible()
  expect((await elements(other)).map(({ isPaused }) => isPaused)).not.toContain(false)

  // A tab that is paused or closed takes nothing from the others.
  await press(card(other), 'Tutup')
  expect(await isSounding(page)).toBe(true)
  await other.close()
  expect(await isSounding(page)).toBe(true)
})

test('Space, arrows, N and P steer the open card on every screen, never in a field, and are listed', {
  tag: '@night',
}, async ({ page, hosts }) => {
  hosts.first.seconds = 30
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 2')
  await expect(button(page, 'Pengaturan murottal')).toBeVisible()
  await expect.poll(() => isSounding(page)).toBe(true)
  // The pressed button has kept the focus.
  await page.keyboard.press('n')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 3')
  await page.keyboard.press('Space')
  await expect(button(page, 'Putar')).toBeVisible()
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 3')
  await page.keyboard.press('Space')
  await expect.poll(() => isSounding(page)).toBe(true)
  const at = async () => Math.max(...(await elements(page)).map((element) => element.at))
  const before = await at()
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBeGreaterThan(before + 4.5)
  const later = await at()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBeLessThan(later - 2)
  await page.keyboard.press('p')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 2')

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Pintasan papan ketik' })
  for (const words of ['Maju 5 detik', 'Mundur 5 detik', 'Ayat berikutnya', 'Ayat sebelumnya'])
    await expect(sheet.getByText(words).last()).toBeVisible()
  await page.keyboard.press('n')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 2')
  await page.keyboard.press('Escape')

  await follow(navigation(page), 'Program')
  await expect(page).toHaveURL(/\/program$/)
  await page.keyboard.press('n')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 3')
  await follow(navigation(page), 'Al-Qur’an')
  await expect(page).toHaveURL(/\/alquran$/)
  const field = page.getByRole('main').locator('input[type=search]').first()
  await field.pressSequentially('n p')
  await field.press('ArrowRight')
  await expect(field).toHaveValue('n p')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 3')
  await expect(button(page, 'Jeda')).toBeVisible()
})
