import type { Page } from '@playwright/test'
import { expect, follow, open, test } from './journey.ts'

test.use({
  serviceWorkers: 'allow',
  expected:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|could not be refreshed|Failed to fetch/,
})
// Every journey begins with a first visit, after which the device takes its time to keep everything.
test.describe.configure({ timeout: 120_000 })

/** Visits one screen and waits until the device has all it needs. */
async function visitOnce(page: Page, path = '/'): Promise<void> {
  await open(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('after one visit the whole text is read without a network, though none of it was opened before', async ({
  page,
  context,
}) => {
  await visitOnce(page)
  await context.setOffline(true)

  await open(page, '/surat/55')
  await expect(heading(page)).toHaveText('Surat Ar-Rahman')
  await expect(page.locator('[data-verse]')).toHaveCount(78)
  await expect(page).toHaveTitle(/^Surat Ar-Rahman \(55\)/)
  await open(page, '/juz/30')
  await expect(page.locator('[data-verse]')).toHaveCount(564)
  await open(page, '/alquran')
  await follow(page.locator('main'), 'Al-Kahf')
  await expect(heading(page)).toHaveText('Surat Al-Kahf')
  await expect(page.locator('[data-verse]')).toHaveCount(110)
})
