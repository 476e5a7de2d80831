import { expect, open, pace } from '../journey.ts'
import { test, visitTwice } from './offline.ts'

test('without a network the month and the imsakiyah are there, though nobody had opened them', {
  tag: '@night',
}, async ({ page, context }) => {
  test.setTimeout(60_000 * pace)
  await visitTwice(page)
  await context.setOffline(true)
  await open(page, '/calendar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalender Hijriah')
  await expect(page.getByRole('table').locator('[aria-current="date"]')).toHaveCount(1)
  await open(page, '/ramadhan')
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d/)

  // The next day, the screen names the day it shows.
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000)
  await open(page, '/calendar')
  await expect(page.locator('main')).toContainText('Halaman ini dari')
})
