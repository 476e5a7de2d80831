import type { CDPSession, Page } from '@playwright/test'
import { pushPurposes } from '#features/push/purposes.ts'
import { fakePushService } from '#tests/fakes/push-service.ts'
import { startServer, type TestServer } from '#tests/server/server.ts'
import { expect, open, pace, press, test } from '../journey.ts'

test.use({ serviceWorkers: 'allow', expected: /ERR_|could not be refreshed|Failed to fetch/ })

type Recorder = {
  shown: string[]
  registration: {
    showNotification(title: string, options: { data: { url: string } }): Promise<void>
  }
}

/** The key that browsers subscribe with. */
async function vapidKeyOf({ origin }: TestServer): Promise<string> {
  const session = await (await fetch(`${origin}/v2/session`)).json()
  const { token } = session as { token: string }
  const answer = await fetch(`${origin}/v2/push`, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: { kunci: string } }).data.kunci
}

/** This Chromium has no push service and refuses notices without a screen: both are stood in for, nothing else is. */
function standIn({ endpoint, keys }: { endpoint: string; keys: object }): void {
  let current: object | null = null
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      current = null
      return true
    },
  }
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  PushManager.prototype.getSubscription = async () => current as PushSubscription | null
  PushManager.prototype.subscribe = async () => {
    current = subscription
    return current as PushSubscription
  }
}

/** The registration of the worker, as the browser's own tools know it. */
async function workerTools(page: Page): Promise<{ tools: CDPSession; registrationId: string }> {
  const tools = await page.context().newCDPSession(page)
  const known = Promise.withResolvers<string>()
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [found] = registrations
    if (found) known.resolve(found.registrationId)
  })
  await tools.send('ServiceWorker.enable')
  return { tools, registrationId: await known.promise }
}

test('a browser asks, the server tells its push service, and the worker shows it with the site closed; one press stops', {
  tag: '@night',
}, async ({ browser }) => {
  test.setTimeout(180_000 * pace)
  const product = await startServer({ env: { PUSH_SERVICES: '127.0.0.1' } })
  const service = await fakePushService(await vapidKeyOf(product))
  const context = await browser.newContext({ baseURL: product.origin, locale: 'id-ID' })
  await context.addInitScript(standIn, { endpoint: `${service.origin}/satu`, keys: service.keys })
  const page = await context.newPage()
  await page.goto('/waktu-salat')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await open(page, '/waktu-salat')
  await press(page, 'Nyalakan pengingat')
  await expect(page.getByRole('button', { name: 'Matikan semua' })).toBeVisible()
  // Sealed by RFC 8291 and opened with the browser's keys.
  await expect.poll(() => service.told.length, { timeout: 30_000 * pace }).toBe(1)
  expect(service.told[0]?.notice).toMatchObject({ title: 'Pengingat menyala' })

  await press(page, 'Matikan semua')
  await expect(page.getByText('Semua pengingat di perangkat ini mati.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Matikan semua' })).toHaveCount(0)

  const { tools, registrationId } = await workerTools(page)
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => {
    const scope = Object(self) as Recorder
    scope.shown = []
    scope.registration.showNotification = async (title, { data }) => {
      scope.shown.push(`${title} ${data.url}`)
    }
  })
  await page.goto('about:blank')
  const notices = [
    service.told[0]?.notice ?? {},
    ...pushPurposes.map((tag) => ({ title: `Pengingat ${tag}`, body: '', url: `/#${tag}`, tag })),
  ]
  for (const notice of notices)
    await tools.send('ServiceWorker.deliverPushMessage', {
      origin: product.origin,
      registrationId,
      data: JSON.stringify(notice),
    })
  const shown = () => worker?.evaluate(() => (Object(self) as Recorder).shown)
  await expect.poll(async () => (await shown())?.length).toBe(6)
  expect(await shown()).toEqual([
    'Pengingat menyala /waktu-salat',
    ...pushPurposes.map((tag) => `Pengingat ${tag} /#${tag}`),
  ])

  await context.close()
  service.close()
  await product.stop()
})

test('where notices are refused the card says so and offers no switch', {
  tag: '@night',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await open(page, '/waktu-salat')
  await expect(page.getByText('Notifikasi situs ini diblokir.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nyalakan pengingat' })).toBeDisabled()
})
