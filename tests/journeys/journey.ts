import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { startServer, type TestServer } from '../server/server.ts'

type Options = {
  /** Console messages of the browser that a journey provokes on purpose. */
  expected: RegExp
  /** A tab in which React has begun: its pages start at `load`, as for anybody who has acted once. */
  isWarm: boolean
}

type PerWorker = { product: TestServer }

/** How many times longer a journey may take on this machine (playwright.config.ts). */
export const pace = Number(process.env.E2E_PACE ?? 1)

/** A journey in the real product: a server of this worker's own, and a page whose console must stay silent. */
export const test = base.extend<Options, PerWorker>({
  // Offline storage would answer in place of the network that a journey controls.
  serviceWorkers: 'block',
  expected: [/^no complaint is expected$/, { option: true }],
  isWarm: [true, { option: true }],
  context: async ({ context, isWarm }, give) => {
    if (isWarm) await warm(context)
    await give(context)
  },
  product: [
    async ({ browserName }, give) => {
      if (browserName !== 'chromium') throw new Error('the journeys are written for Chromium')
      const product = await startServer()
      await give(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 200_000 * pace },
  ],
  baseURL: async ({ product }, give) => {
    await give(product.origin)
  },
  page: async ({ page, expected }, give) => {
    const complaints = watchConsole(page)
    await give(page)
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
  },
})

export { expect }

const warmed = new WeakSet<BrowserContext>()

/** Each tab of it is one in which React has begun. */
export async function warm(context: BrowserContext): Promise<void> {
  if (warmed.has(context)) return
  warmed.add(context)
  await context.addInitScript(beginInTab)
}

/** Leaves in the tab what a first press leaves there (app/boot/known-here.client.ts). */
export function beginInTab(): void {
  try {
    sessionStorage.setItem('amanah.mulai', '1')
  } catch {
    // A page without an address has no storage.
  }
}

/** Every console message of the page from now on: errors, policy refusals, uncaught exceptions. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`uncaught on ${page.url()}: ${error.message}`))
  return complaints
}

type Fiber = { return: Fiber | null; stateNode: { current?: { memoizedState: Hydrated } } }
type Hydrated = { isDehydrated: boolean }

/**
 * Waits until React is active, so that the script handles a click and not the plain HTML. It knows an element before it
 * has taken over the whole page: until then what a journey adds would be a fault of the page.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    const known = Object.entries(main ?? {}).find(([name]) => name.startsWith('__reactFiber$'))
    let fiber: Fiber | undefined = known?.[1]
    while (fiber?.return) fiber = fiber.return
    return fiber?.stateNode.current?.memoizedState.isDehydrated === false
  })
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Loads a document and waits until its script works. A load begun by the page itself may cancel ours once. */
export async function open(page: Page, path: string): Promise<void> {
  await warm(page.context())
  await page.goto(path).catch((cause: Error) => {
    if (!/ERR_ABORTED|interrupted by another navigation/.test(cause.message)) throw cause
    return page.goto(path)
  })
  await untilHydrated(page)
}

/** Requests for such an address are answered only once the function is called that this one gives. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

/** Clicks the button of exactly this name. */
export function press(within: Page | Locator, name: string | RegExp): Promise<void> {
  return within.getByRole('button', { name, exact: true }).click()
}

/** Clicks the link with these words in its name. */
export function follow(within: Page | Locator, name: string | RegExp): Promise<void> {
  return within.getByRole('link', { name }).click()
}

/** A navigation by its label; the main one of every screen by default. */
export function navigation(page: Page, name = 'Utama'): Locator {
  return page.getByRole('navigation', { name })
}
