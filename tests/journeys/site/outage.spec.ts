import { type Shaky, startShaky } from '#tests/server/outage.ts'
import { open, press, test as base, expect, pace } from '../journey.ts'

const test = base.extend<Record<never, never>, { shaky: Shaky }>({
  shaky: [
    async ({ browserName }, give) => {
      if (browserName !== 'chromium') throw new Error('the journeys are written for Chromium')
      const shaky = await startShaky()
      await give(shaky)
      await shaky.stop()
    },
    { scope: 'worker', timeout: 300_000 * pace },
  ],
  baseURL: async ({ shaky }, give) => {
    await give(shaky.product.origin)
  },
})

test.use({ expected: /status of 503|the server responded/i })

test('a form that meets an outage keeps what was typed, and is sent once the database is back', {
  tag: '@night',
}, async ({ shaky, page }) => {
  test.setTimeout(120_000 * pace)
  await open(page, '/forgot-password')
  const contact = page.getByRole('textbox').first()
  await contact.fill('siti@contoh.id')
  await shaky.postgres.shutDown('fast')
  await press(page, /Kirim/)
  await expect(page.getByText('Layanan sedang tidak tersedia')).toBeVisible({
    timeout: 20_000 * pace,
  })
  await expect(contact).toHaveValue('siti@contoh.id')
  await shaky.postgres.startAgain()
  await expect(async () => {
    await press(page, /Kirim/)
    await expect(page.getByText('Layanan sedang tidak tersedia')).toBeHidden({ timeout: 1_000 })
  }).toPass({ timeout: 40_000 * pace })
})
