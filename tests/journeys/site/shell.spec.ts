import type { BrowserContext, Page } from '@playwright/test'
import { expect, follow, navigation, open, press, test, watchConsole } from '../journey.ts'

test.use({ expected: /status of 404|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

test('an unmatched path is a 404 that names the path as plain text, also where a script leads there; the main navigation leads on, in the theme of the system; a screen that cannot be reached says that there is no connection, and comes by itself', async ({
  page,
  context,
}) => {
  await test.step('the path is plain text, and one can go on', async () => {
    const path = '/tidak-ada/<b>tebal</b>'
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
    await expect(page.locator('main b')).toHaveCount(0)
    await follow(page.locator('main'), 'Beranda')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await test.step('the main navigation leads to every screen it names', async () => {
    for (const name of ['Program', 'Al-Qur’an', 'Beranda']) {
      await follow(navigation(page), name)
      await expect(navigation(page).getByRole('link', { name })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
  await test.step('the dark theme follows the system', async () => {
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await ground()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ground).not.toBe(light)
  })
  await test.step('a screen that a script opens and that does not exist', async () => {
    await open(page, '/surat/114')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/surat/115' })
      document.querySelector('main')?.append(link)
      link.click()
    })
    await expect(page.getByText('Page Not Found')).toBeVisible()
  })
  await test.step('a screen that cannot be reached comes by itself when there is a connection', () =>
    reachLater(page, context))
})

async function reachLater(page: Page, context: BrowserContext): Promise<void> {
  await open(page, '/program')
  const campaigns = page.locator('main article h3 a, main article h2 a')
  await campaigns.first().click()
  await expect(page).toHaveURL(/\/campaign\//)
  await page.goBack()
  await expect(page).toHaveURL('/program')
  // The address comes before the screen, which asks for its data.
  await expect(campaigns.nth(1)).toBeVisible()
  await context.setOffline(true)
  await campaigns.nth(1).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Tanpa internet')
  await press(page, 'Coba lagi')
  await expect(heading).toHaveText('Tanpa internet')
  await context.setOffline(false)
  await expect(heading).not.toHaveText('Tanpa internet')
  await expect(page).toHaveURL(/\/campaign\//)
  await expect(page.getByRole('link', { name: /sekarang$|^Tunaikan/i }).first()).toBeVisible()
}

test('a script that is not ours is refused, and the journeys would hear of it', {
  tag: '@night',
}, async ({ context }) => {
  const page = await context.newPage()
  const complaints = watchConsole(page)
  await open(page, '/')
  expect(complaints).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('window.wasRun = true')
    document.body.append(script)
  })
  await expect
    .poll(() => complaints.join())
    .toMatch(/Content Security Policy|requires 'TrustedScript'/)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})
