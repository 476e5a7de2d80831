import type { Page } from '@playwright/test'
import { expect, follow, navigation, open, test } from '../journey.ts'

test.use({ expected: /status of (401|500)|public session could not be refreshed/ })

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const verses = (page: Page) => page.locator('main ol > li')

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

test('a visitor gets a token of a day, which is refreshed when its expiry is now or missing, or the server refuses it; a surah that is here is not asked for again', async ({
  page,
}) => {
  const sessions = count(page, '/v2/session')
  await test.step('it is kept under the names of the product', async () => {
    await fromList(page, /^112 /)
    await expect(verses(page)).toHaveCount(4)
    const expiresIn = Number(await stored(page, 'expired')) - Date.now() / 1000
    expect(expiresIn).toBeGreaterThan(86_000)
    expect(expiresIn).toBeLessThan(86_500)
    expect(await stored(page, 'publicSession')).not.toBe('')
    expect(await stored(page, 'SY_SESSION')).toBeNull()
    expect(sessions()).toBe(1)
  })
  await test.step('one that is over is refreshed, one that still holds is not', async () => {
    await expire(page, 0)
    await follow(page.locator('main'), /Al-Falaq/)
    await expect(verses(page)).toHaveCount(5)
    expect(sessions()).toBe(2)
    await follow(page.locator('main'), /An-Nas/)
    await expect(verses(page)).toHaveCount(6)
    expect(sessions()).toBe(2)
  })
  await test.step('one that is refused is dropped, and the call made once more', async () => {
    await page.evaluate(() => localStorage.setItem('publicSession', 'lama'))
    await expire(page, 3_600)
    await fromList(page, /^110 /)
    await expect(verses(page)).toHaveCount(3)
    expect(await stored(page, 'publicSession')).not.toBe('lama')
  })
  await test.step('a surah that is here is not asked for again', async () => {
    const calls = count(page, '/v2/surat/111')
    await fromList(page, /^111 /)
    await expect(verses(page)).toHaveCount(5)
    await follow(navigation(page), 'Al-Qur’an')
    await follow(page.locator('main'), /^111 /)
    await expect(verses(page)).toHaveCount(5)
    expect(calls()).toBe(1)
  })
})

test('a failure stays on its screen until “Coba lagi” mends it, a screen that is left ends what it asked for, a refresh that fails is logged, and whoever has a session sends it as it is', async ({
  page,
}) => {
  await page.addInitScript(noteEnded)
  await test.step('a failure stays on its screen, loading ends, and “Coba lagi” mends it', () =>
    mendFailure(page))
  await test.step('a screen that is left ends what it asked for', async () => {
    await page.route('**/v2/surat/113', () => {})
    const asked = page.waitForRequest('**/v2/surat/113')
    await fromList(page, /^113 /)
    await asked
    await follow(navigation(page), 'Program')
    const ended = () => page.evaluate(() => Reflect.get(window, 'ended') as string[])
    await expect.poll(ended).toEqual([expect.stringContaining('/v2/surat/113')])
  })
  await test.step('a refresh that fails is logged and the call goes on with the old token', async () => {
    const token = await stored(page, 'publicSession')
    await page.route('**/v2/session', (route) => route.fulfill({ status: 500, body: '{}' }))
    await expire(page, -1)
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('public session could not be refreshed'),
    )
    const asked = page.waitForRequest('**/v2/surat/114')
    await fromList(page, /^114 /)
    await logged
    expect((await asked).headers().authorization).toBe(`Bearer ${token}`)
    await expect(verses(page)).toHaveCount(6)
    await page.unroute('**/v2/session')
  })
  await test.step('whoever has a session of their own sends it as it is', async () => {
    await page.evaluate(() => localStorage.setItem('SY_SESSION', 'nilai-sesi'))
    // The list asks for the last-read place; a refusal there would end the session before the surah is requested.
    await page.route('**/v2/alquran/last-read', (route) => route.fulfill({ json: { data: null } }))
    const asked = page.waitForRequest('**/v2/auth-surat/110')
    await fromList(page, /^110 /)
    expect((await asked).headers().authorization).toBe('nilai-sesi')
  })
})

/** Says that the visitor's token ends so many seconds from now. */
async function expire(page: Page, seconds: number): Promise<void> {
  const expired = String(Math.floor(Date.now() / 1000) + seconds)
  await page.evaluate((given) => localStorage.setItem('expired', given), expired)
}

/** Notes the addresses of the calls that the page itself ends. */
function noteEnded(): void {
  const ended: string[] = []
  const real = window.fetch
  window.fetch = (input, init) => {
    const { url } = new Request(input, { method: init?.method })
    init?.signal?.addEventListener('abort', () => ended.push(url))
    return real(input, init)
  }
  Object.assign(window, { ended })
}

async function mendFailure(page: Page): Promise<void> {
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
}
