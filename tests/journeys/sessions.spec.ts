import type { Page } from '@playwright/test'
import { expect, follow, navigation, open, test } from './journey.ts'

test.use({ expected: /status of (401|500)|public session could not be refreshed/ })

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const verses = (page: Page) => page.locator('main ol > li')

async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value)
  }, values)
}

/** Counts the calls to this path. */
function count(page: Page, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1
  })
  return () => calls
}

async function fromList(page: Page, name: RegExp): Promise<void> {
  await open(page, '/alquran')
  await follow(page.locator('main'), name)
}

test('a visitor gets a token of a day, kept under the names of the product', async ({ page }) => {
  await fromList(page, /^112 /)
  await expect(verses(page)).toHaveCount(4)
  const expiresIn = Number(await stored(page, 'expired')) - Date.now() / 1000
  expect(expiresIn).toBeGreaterThan(86_000)
  expect(expiresIn).toBeLessThan(86_500)
  expect(await stored(page, 'publicSession')).not.toBe('')
  expect(await stored(page, 'SY_SESSION')).toBeNull()
})

test('a token whose expiry is now or missing is refreshed, one that still holds is not', async ({
  page,
}) => {
  const sessions = count(page, '/v2/session')
  await fromList(page, /^112 /)
  await expect(verses(page)).toHaveCount(4)
  expect(sessions()).toBe(1)

  await page.evaluate(() => localStorage.setItem('expired', String(Math.floor(Date.now() / 1000))))
  await follow(page.locator('main'), /Al-Falaq/)
  await expect(verses(page)).toHaveCount(5)
  expect(sessions()).toBe(2)

  await follow(page.locator('main'), /An-Nas/)
  await expect(verses(page)).toHaveCount(6)
  expect(sessions()).toBe(2)
})

test('a refresh that fails is logged and the call goes on with the old token', async ({
  page,
  request,
}) => {
  const { token } = await (await request.get('/v2/session')).json()
  await store(page, { publicSession: token, expired: '1' })
  await page.route('**/v2/session', (route) => route.fulfill({ status: 500, body: '{}' }))
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('public session could not be refreshed'),
  )
  const asked = page.waitForRequest('**/v2/surat/112')
  await fromList(page, /^112 /)
  await logged
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`)
  await expect(verses(page)).toHaveCount(4)
})

test('a token the server refuses is dropped, refreshed, and the call made once more', async ({
  page,
}) => {
  const inAnHour = String(Math.floor(Date.now() / 1000) + 3600)
  await page.goto('/alquran')
  await page.evaluate((expired) => {
    localStorage.setItem('publicSession', 'lama')
    localStorage.setItem('expired', expired)
  }, inAnHour)
  await fromList(page, /^112 /)
  await expect(verses(page)).toHaveCount(4)
  expect(await stored(page, 'publicSession')).not.toBe('lama')
})

test('a failure stays on its screen, loading ends, and “Coba lagi” mends it', async ({ page }) => {
  let isBroken = true
  await page.route('**/v2/surat/112', (route) =>
    isBroken
      ? route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 500, code: 'internal', detail: 'Gangguan uji.' }),
        })
      : route.continue(),
  )
  await fromList(page, /^112 /)
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('Sistem kami sedang terganggu.')
  isBroken = false
  await alert.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(verses(page)).toHaveCount(4)
})

test('a surah that is here is not asked for again', async ({ page }) => {
  const calls = count(page, '/v2/surat/112')
  await fromList(page, /^112 /)
  await expect(verses(page)).toHaveCount(4)
  await follow(navigation(page), 'Al-Qur’an')
  await follow(page.locator('main'), /^112 /)
  await expect(verses(page)).toHaveCount(4)
  expect(calls()).toBe(1)
})

test('a screen that is left ends what it asked for', async ({ page }) => {
  await page.addInitScript(() => {
    const ended: string[] = []
    const real = window.fetch
    window.fetch = (input, init) => {
      const { url } = new Request(input, { method: init?.method })
      init?.signal?.addEventListener('abort', () => ended.push(url))
      return real(input, init)
    }
    Object.assign(window, { ended })
  })
  await page.route('**/v2/surat/112', () => {})
  const asked = page.waitForRequest('**/v2/surat/112')
  await fromList(page, /^112 /)
  await asked
  await follow(navigation(page), 'Program')
  const ended = () => page.evaluate(() => Reflect.get(window, 'ended') as string[])
  await expect.poll(ended).toEqual([expect.stringContaining('/v2/surat/112')])
})

test('whoever has a session of their own sends it as it is', async ({ page }) => {
  await store(page, { SY_SESSION: 'nilai-sesi' })
  // The list asks for the last-read place; a refusal there would end the session before the surah is requested.
  await page.route('**/v2/alquran/last-read', (route) => route.fulfill({ json: { data: null } }))
  const asked = page.waitForRequest('**/v2/auth-surat/112')
  await fromList(page, /^112 /)
  expect((await asked).headers().authorization).toBe('nilai-sesi')
})
