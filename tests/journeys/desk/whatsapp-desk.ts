import type { Page } from '@playwright/test'
import { type SignedHook, startWhatsapp, type WhatsappFake } from '../../fakes/whatsapp.ts'
import { startServer, type TestServer } from '../../server/server.ts'
import { test as base } from '../journey.ts'

/** A morning in Jakarta: news go by day. */
const NOW = '2026-11-27T03:00:00Z'

/** The product beside a Cloud API that speaks as Meta documents it. */
export const test = base.extend<object, { whatsapp: WhatsappFake; product: TestServer }>({
  whatsapp: [
    async ({ browserName }, give) => {
      if (browserName !== 'chromium') throw new Error('the journeys are written for Chromium')
      const begun = Date.now()
      await give(await startWhatsapp(() => new Date(Date.parse(NOW) + Date.now() - begun)))
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ whatsapp }, give) => {
      const product = await startServer({ env: { ...whatsapp.env, TEST_CLOCK: NOW } })
      await give(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Posts a delivery of webhooks as Meta does; answers the HTTP status. */
export async function postHook(page: Page, { body, headers }: SignedHook): Promise<number> {
  const typed = { ...headers, 'content-type': 'application/json' }
  return (await page.request.post('/webhooks/whatsapp', { data: body, headers: typed })).status()
}

/** The templates that left for a number, `62812…`. */
export function templatesTo({ taken }: WhatsappFake, to: string) {
  return taken.filter((each) => each.type === 'template' && each.to === to)
}
