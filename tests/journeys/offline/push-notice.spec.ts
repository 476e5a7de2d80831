import type { CDPSession, Page } from '@playwright/test'
import { pushPurposes } from '#features/push/purposes.ts'
import { expect, open, press } from '../journey.ts'
import { test } from './offline.ts'

test.use({ permissions: ['notifications'] })

/** The registration of the worker, as the browser's own tools know it. */
async function workerOf(page: Page): Promise<{ tools: CDPSession; registrationId: string }> {
  const tools = await page.context().newCDPSession(page)
  const known = Promise.withResolvers<string>()
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [found] = registrations
    if (found) known.resolve(found.registrationId)
  })
  await tools.send('ServiceWorker.enable')
  return { tools, registrationId: await known.promise }
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    const notices = await worker.getNotifications()
    return notices.map(({ title, data }) => `${title} ${(data as { url: string }).url}`)
  })

test('a push of each purpose shows a notice, though no page of the site asked for it; what cannot be is said', {
  tag: '@long',
}, async ({ page, front }) => {
  await page.goto('/waktu-salat')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const { tools, registrationId } = await workerOf(page)
  for (const purpose of pushPurposes) {
    const notice = { title: `Pengingat ${purpose}`, body: '', url: '/waktu-salat', tag: purpose }
    await tools.send('ServiceWorker.deliverPushMessage', {
      origin: front.origin,
      registrationId,
      data: JSON.stringify(notice),
    })
  }
  const wanted = pushPurposes.map((purpose) => `Pengingat ${purpose} /waktu-salat`)
  await expect.poll(async () => (await shown(page)).sort()).toEqual([...wanted].sort())

  // This browser has no push service: it is said, and nothing claims to be on.
  await open(page, '/waktu-salat')
  await press(page, 'Nyalakan pengingat')
  await expect(page.getByText('Pengingat belum dapat dinyalakan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Matikan semua' })).toHaveCount(0)
})

test('where notices are refused the card says so and offers no switch', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.clearPermissions()
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await open(page, '/waktu-salat')
  await expect(page.getByText('Notifikasi situs ini diblokir.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nyalakan pengingat' })).toBeDisabled()
})
