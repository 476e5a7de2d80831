import type { Page } from '@playwright/test'
import type { AskedOfFront } from '#tests/fakes/front.ts'
import { laterBuild } from '#tests/fakes/later-build.ts'
import { expect, follow, navigation, open, press, pace } from '../journey.ts'
import { everythingKept, test, untilKept, visitTwice } from './offline.ts'

test.describe.configure({ timeout: 150_000 * pace })

/** The list of files, one pack, the screens, and the text's manifest with its four files. */
const MOST_TO_KEEP = 8
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true })
const isToKeep = ({ path }: AskedOfFront) =>
  /^\/(sw\.js|builds\/(meta|pack)|layar\.json|quran\/)/.test(path)
const isPack = ({ path }: AskedOfFront) => path.startsWith('/builds/pack/')

test.beforeEach(({ front }) => {
  front.asked.length = 0
  front.isCut = false
  front.breaks = null
  front.later = null
})

async function firstVisit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

test('a first visit keeps what was opened, the second one everything, in few requests', {
  tag: '@night',
}, async ({ page, context, front }) => {
  await firstVisit(page, '/surat/36')
  await follow(navigation(page), 'Al-Qur’an')
  await expect(heading(page)).toHaveText('Al-Qur’an')
  // Longer than a visitor who came back would wait.
  await page.waitForTimeout(7_000)
  expect(front.asked.filter(isToKeep).map(({ path }) => path)).toEqual(['/sw.js'])
  await context.setOffline(true)
  await page.goto('/surat/36')
  await expect(page.locator('[data-verse]')).toHaveCount(83)
  await context.setOffline(false)
  await page.close()

  front.asked.length = 0
  const again = await context.newPage()
  await again.goto('/program')
  await untilKept(again)
  // The browser looks after the worker's own file as it likes.
  const asked = front.asked.filter(isToKeep).filter(({ path }) => path !== '/sw.js')
  expect(asked.length, JSON.stringify(asked)).toBeLessThanOrEqual(MOST_TO_KEEP)
  expect(asked.filter(isPack)).toHaveLength(1)
  await context.setOffline(true)
  await again.goto('/surat/55')
  await expect(heading(again)).toHaveText('Surah Ar-Rahman')
  await expect(again.locator('[data-verse]')).toHaveCount(78)
  await context.setOffline(false)
  await again.close()

  // What is kept is not asked for at every visit.
  front.asked.length = 0
  const third = await context.newPage()
  await third.goto('/program')
  await third.waitForTimeout(7_000)
  expect(front.asked.filter(isToKeep).filter(({ path }) => path !== '/sw.js')).toEqual([])
  await third.close()
})

test('who installs the app has everything kept at the first visit', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await firstVisit(page, '/')
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await untilKept(page)
  await context.setOffline(true)
  await open(page, '/juz/30')
  await expect(page.locator('[data-verse]')).toHaveCount(564)
})

test('with the data saver nothing is fetched for later, unless it is asked for', {
  tag: '@night',
}, async ({ page, context, front }) => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  for (const path of ['/', '/surat/1', '/']) {
    await page.goto(path)
    await page.waitForTimeout(7_000)
  }
  expect(front.asked.filter(isToKeep)).toEqual([])
  await open(page, '/unduhan')
  await press(card(page, 'Tanpa internet'), 'Simpan sekarang')
  await expect(card(page, 'Tanpa internet')).toContainText('Siap tanpa internet', {
    timeout: 60_000 * pace,
  })
  await context.setOffline(true)
  await open(page, '/surat/55')
  await expect(heading(page)).toHaveText('Surah Ar-Rahman')
})

test('a download that breaks off says so, and fetches only the rest when it is tried again', {
  tag: '@night',
}, async ({ page, front }) => {
  await open(page, '/unduhan')
  front.breaks = { path: /^\/builds\/pack\//, afterBytes: 150_000 }
  await press(card(page, 'Tanpa internet'), 'Simpan sekarang')
  await expect(card(page, 'Tanpa internet')).toContainText('sambungan terputus', {
    timeout: 60_000 * pace,
  })
  front.breaks = null
  const [broken] = front.asked.filter(isPack)
  front.asked.length = 0
  await press(card(page, 'Tanpa internet'), 'Simpan sekarang')
  await expect(card(page, 'Tanpa internet')).toContainText('Siap tanpa internet', {
    timeout: 60_000 * pace,
  })
  const rest = front.asked.filter(isPack)
  expect(rest).toHaveLength(1)
  expect(rest[0]?.path).not.toBe(broken?.path)
  // The text had come before, and is not fetched again.
  expect(front.asked.filter(({ path }) => path.startsWith('/quran/teks/'))).toEqual([])
  front.isCut = true
  await open(page, '/surat/55')
  await expect(heading(page)).toHaveText('Surah Ar-Rahman')
})

test('a device without space says so, and goes on when there is some', { tag: '@night' }, async ({
  page,
  context,
  front,
}) => {
  const cdp = await context.newCDPSession(page)
  await open(page, '/unduhan')
  const origin = front.origin
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 })
  await press(card(page, 'Tanpa internet'), 'Simpan sekarang')
  await expect(card(page, 'Tanpa internet')).toContainText(
    'Ruang penyimpanan perangkat tidak cukup',
    { timeout: 60_000 * pace },
  )
  await cdp.send('Storage.overrideQuotaForOrigin', { origin })
  await press(card(page, 'Tanpa internet'), 'Simpan sekarang')
  await expect(card(page, 'Tanpa internet')).toContainText('Siap tanpa internet', {
    timeout: 60_000 * pace,
  })
})

/** '4,7 MB' or '820 KB' in bytes. */
function bytesIn(words: string): number {
  const [, size = '', unit] = /([\d.,]+) (MB|KB)/.exec(words) ?? []
  return Number(size.replace(',', '.')) * (unit === 'MB' ? 1e6 : 1e3)
}

test('the tafsir is downloaded and read without a network; the sizes said are those used', {
  tag: '@night',
}, async ({ page, context }) => {
  await visitTwice(page, '/unduhan')
  await page.reload()
  const tafsir = card(page, 'Unduhan tafsir')
  await expect(tafsir).toContainText(/Butuh ±\d,\d MB/)
  const said = bytesIn(await tafsir.innerText())
  await press(tafsir, 'Unduh tafsir')
  await expect(tafsir).toContainText('tersimpan dan dapat dibuka', { timeout: 60_000 * pace })
  const row = (label: string) => page.locator('dl > div', { hasText: label }).locator('dd')
  await expect(row('Tafsir ringkas')).toHaveText(/MB$/)
  expect(Math.abs(bytesIn(await row('Tafsir ringkas').innerText()) / said - 1)).toBeLessThan(0.05)

  const { inCaches, usage } = await page.evaluate(async () => {
    let bytes = 0
    for (const name of await caches.keys()) {
      for (const answer of await (await caches.open(name)).matchAll()) {
        bytes += (await answer.arrayBuffer()).byteLength
      }
    }
    const { usage: used = 0 } = await navigator.storage.estimate()
    return { inCaches: bytes, usage: used }
  })
  const total = bytesIn(await row('Seluruhnya').innerText())
  expect(total / usage).toBeGreaterThan(0.95)
  expect(total / usage).toBeLessThan(1.05)
  expect(total).toBeGreaterThan(inCaches * 0.98)

  await context.setOffline(true)
  await open(page, '/surat/2')
  await press(page, 'Menu ayat 255')
  await press(page.getByRole('dialog'), 'Tafsir ringkas')
  await expect(page.getByText(/Tafsir ringkas: LPMQ Kementerian Agama RI/)).toBeVisible()
  await context.setOffline(false)
  await open(page, '/unduhan')
  await press(page, 'Hapus tafsir')
  await expect(tafsir).toContainText('belum tersimpan')
  const kept = await everythingKept(page)
  expect(kept.filter(({ url }) => url.includes('tafsir'))).toEqual([])
})

test('a later build fetches only what has changed, and takes over whole', {
  tag: '@night',
}, async ({ page, context, front }) => {
  await visitTwice(page, '/')
  const whole = front.asked.find(isPack)?.bytes ?? 0
  front.asked.length = 0
  front.later = await laterBuild(front.origin, 'unduhan')
  const [, id] = front.later.id
  // The open page hears of the new build; its worker fetches what that build's list names anew.
  await page.goto('/program')
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { timeout: 60_000 * pace })
    .toContain(`amanah-berkas-${id}`)
  await expect
    .poll(async () => {
      await page.goto('/program')
      return (await page.evaluate(() => caches.keys())).filter((name) => /berkas/.test(name))
    })
    .toEqual([`amanah-berkas-${id}`])
  expect(front.asked.map(({ path }) => path)).toContain(`/builds/meta/${id}.json`)
  const packs = front.asked.filter(isPack)
  expect(packs).toHaveLength(1)
  expect(packs[0]?.bytes).toBeLessThan(whole / 5)

  await context.setOffline(true)
  await open(page, '/surat/55')
  await expect(heading(page)).toHaveText('Surah Ar-Rahman')
  await expect(page.locator('html')).toHaveAttribute('data-build', id)
  const builds = await page.evaluate(async () => {
    const found = new Set<string | null>()
    for (const name of await caches.keys()) {
      for (const answer of await (await caches.open(name)).matchAll()) {
        if (/html/.test(answer.headers.get('Content-Type') ?? '')) {
          found.add(/data-build="(\w+)"/.exec(await answer.text())?.[1] ?? null)
        }
      }
    }
    return [...found]
  })
  expect(builds).toEqual([id])
})
