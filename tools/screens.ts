import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArgs, browserEnv, resolveBrowser } from '../tests/screens/browser.ts'
import { deskScreens } from '../tests/screens/desk-screens.ts'
import { everyScreen, type Screen, switchedOn } from '../tests/screens/screens.ts'
import { startServer } from '../tests/server/server.ts'

const HELP = `Pictures of every screen, to look at.

  node tools/node.mjs tools/screens.ts <folder> [path...]

Without paths: every screen of the product, with sample data and a fresh donation in each state.
  --full            the whole page, not only what fits the screen
  --size 360|1280   only this width (both by default)
  --scheme light|dark
  --origin <url>    an already running server (npm run dev, npm start) instead of one of its own
  --no-build        take the build that is there
  --as <role>       sign in first at the desk of the demo: admin, bendahara, program, editor, layanan, auditor
  --desk            without paths: what the desk's first page leads this role to, some pages of each kind
  --refuse          send every form of the page empty, each for a picture of its own
  --click <text>    press the button of this name first (e.g. --click "Putar surah")
  --tab <n>         press Tab so many times first
  --sound           come from a surah that is being recited, so that the audio card is open
  --clock <moment>  the server's day and the browser's, e.g. 2026-03-19T17:30:00+07:00

Files are named <screen>.<width>.<scheme>.png. It also says which page logs errors to the console, asks for
something that fails, is wider than the screen, or has something on a phone that is too small to press.`

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

type Shot = { width: number; height: number; scheme: 'light' | 'dark' }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    full: { type: 'boolean', default: false },
    size: { type: 'string' },
    scheme: { type: 'string' },
    origin: { type: 'string' },
    click: { type: 'string' },
    as: { type: 'string' },
    desk: { type: 'boolean', default: false },
    refuse: { type: 'boolean', default: false },
    tab: { type: 'string' },
    sound: { type: 'boolean', default: false },
    clock: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})
const [folder, ...paths] = positionals
if (values.help || !folder) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}
mkdirSync(folder, { recursive: true })
if (!values['no-build'] && !values.origin) await import('./build.ts')

const server = values.origin
  ? undefined
  : await startServer({ env: { ...switchedOn, ...(values.clock && { TEST_CLOCK: values.clock }) } })
const origin = values.origin ?? (server?.origin as string)
const found = await resolveBrowser()
const browser = await chromium.launch({
  executablePath: found.executablePath,
  env: browserEnv(found),
  args: browserArgs,
})
try {
  const wanted = paths.length > 0 ? paths.map(asScreen) : await screensToTake()
  for (const shot of shots()) await takeAll(browser, shot, wanted)
} finally {
  await browser.close()
  await server?.stop()
}

async function screensToTake(): Promise<Screen[]> {
  if (!values.desk) return everyScreen(origin)
  const context = await browser.newContext({ baseURL: origin })
  await signIn(context)
  const screens = await deskScreens(async (address) => {
    const answer = await context.request.get(address)
    return { status: answer.status(), html: await answer.text() }
  })
  await context.close()
  return screens
}

async function signIn(context: BrowserContext): Promise<void> {
  const form = { peran: values.as ?? 'admin' }
  await context.request.post('/kelola/masuk-contoh', { form, headers: { origin } })
}

function shots(): Shot[] {
  const sizes = SIZES.filter(({ width }) => !values.size || String(width) === values.size)
  const schemes = (['light', 'dark'] as const).filter((s) => !values.scheme || s === values.scheme)
  return sizes.flatMap((size) => schemes.map((scheme) => ({ ...size, scheme })))
}

async function takeAll(from: Browser, shot: Shot, wanted: Screen[]): Promise<void> {
  const { scheme, ...viewport } = shot
  const context = await from.newContext({
    baseURL: origin,
    viewport,
    colorScheme: scheme,
    deviceScaleFactor: 1,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    isMobile: viewport.width < 600,
    hasTouch: viewport.width < 600,
    reducedMotion: 'reduce',
  })
  if (values.as || values.desk) await signIn(context)
  for (const screen of wanted) {
    const page = await context.newPage()
    const complaints = watch(page)
    if (values.clock) await page.clock.setSystemTime(values.clock)
    await open(page, screen.path)
    if (values.refuse) await takeRefused(page, { ...screen, complaints }, shot)
    else await take(page, { ...screen, complaints }, shot)
    await page.close()
  }
  await context.close()
}

/** The page as it answers each of its forms, sent empty. */
async function takeRefused(page: Page, screen: Screen & Taken, shot: Shot): Promise<void> {
  const forms = page.locator('main form[method=post]')
  const count = await forms.count()
  for (let at = 0; at < count; at += 1) {
    if (at > 0) await open(page, screen.path)
    await Promise.all([page.waitForEvent('load'), forms.nth(at).evaluate(sendEmpty)])
    await take(page, { ...screen, name: `${screen.name}.form-${at + 1}` }, shot)
  }
}

/** Sends a form without what is typed into it, past what the browser would hold back. */
function sendEmpty(form: Element): void {
  if (!(form instanceof HTMLFormElement)) return
  for (const field of form.elements) {
    const isTyped =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type !== 'hidden')
    if (isTyped) field.value = ''
  }
  form.noValidate = true
  form.submit()
}

async function open(page: Page, path: string): Promise<void> {
  if (!values.sound) {
    await page.goto(path, { waitUntil: 'load' })
    return
  }
  await page.goto('/surat/1')
  await page.getByRole('button', { name: 'Putar surah' }).first().click()
  await page.locator('[data-player-card]').waitFor()
  await page.evaluate(async (to) => {
    type WithRouter = { __reactRouterDataRouter?: { navigate(to: string): Promise<void> } }
    await (window as WithRouter).__reactRouterDataRouter?.navigate(to)
  }, path)
}

/** What the page complains of, from now on. */
function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => complaints.push(`request failed: ${request.url()}`))
  return complaints
}

type Taken = { name: string; complaints: string[] }

async function take(page: Page, { name, complaints }: Taken, shot: Shot): Promise<void> {
  const { width, scheme } = shot
  // Event streams keep some pages from ever being idle.
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {})
  if (values.click) await page.getByRole('button', { name: values.click }).first().click()
  for (let presses = 0; presses < Number(values.tab ?? 0); presses += 1)
    await page.keyboard.press('Tab')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150)
  // Not innerWidth: on a phone the browser zooms out until a page that is too wide fits.
  const overflow = (await page.evaluate(() => document.documentElement.scrollWidth)) - width
  if (overflow > 0) complaints.push(`${overflow} px wider than the screen`)
  if (width < 600) complaints.push(...(await page.evaluate(smallTargets)))
  const file = path.join(folder as string, `${name.replaceAll(' ', '-')}.${width}.${scheme}.png`)
  await page.screenshot({ path: file, fullPage: values.full })
  console.log(file)
  for (const complaint of complaints.splice(0)) console.log(`  ! ${complaint}`)
}

/** What a thumb cannot hit well, words within a sentence apart. */
function smallTargets(): string[] {
  const LEAST = 43.5
  const found: string[] = []
  for (const each of document.querySelectorAll(
    'a[href], button, select, input, textarea, summary',
  )) {
    const around = each.closest('label')?.getBoundingClientRect()
    const { width, height } = each.getBoundingClientRect()
    const isShown = width > 1 && height > 1 && each.checkVisibility({ visibilityProperty: true })
    const isInText =
      each.parentElement?.tagName === 'P' && each.parentElement.innerText !== each.textContent
    if (!isShown || isInText || Math.max(height, around?.height ?? 0) >= LEAST) continue
    found.push(
      `${Math.round(height)} px high: ${each.tagName.toLowerCase()} ${each.textContent?.trim().slice(0, 40)}`,
    )
  }
  return [...new Set(found)]
}

function asScreen(url: string): Screen {
  return { name: url.replace(/^\//, '').replaceAll(/[^\w.-]+/g, '-') || 'home', path: url }
}
