import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArgs, browserEnv, resolveBrowser } from '../tests/browser.ts'
import { everyScreen, type Screen, switchedOn } from '../tests/screens.ts'
import { startServer } from '../tests/server.ts'

const HELP = `Pictures of every screen, to look at.

  node tools/node.mjs tools/screens.ts <folder> [path...]

Without paths: every screen of the product, with sample data and a fresh donation in each state.
  --full            the whole page, not only what fits the screen
  --size 360|1280   only this width (both by default)
  --scheme light|dark
  --origin <url>    an already running server (npm run dev, npm start) instead of one of its own
  --no-build        take the build that is there
  --as <role>       sign in first at the desk of the demo: admin, bendahara, program, editor, layanan, auditor
  --click <text>    press the button of this name first (e.g. --click "Putar Surat")

Files are named <screen>.<width>.<scheme>.png. It also says which page logs errors to the console, asks for
something that fails, or is wider than the screen.`

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

const server = values.origin ? undefined : await startServer({ env: switchedOn })
const origin = values.origin ?? (server?.origin as string)
const found = await resolveBrowser()
const browser = await chromium.launch({
  executablePath: found.executablePath,
  env: browserEnv(found),
  args: browserArgs,
})
try {
  const wanted = paths.length > 0 ? paths.map(asScreen) : await everyScreen(origin)
  for (const shot of shots()) await takeAll(browser, shot, wanted)
} finally {
  await browser.close()
  await server?.stop()
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
  if (values.as) {
    const form = { peran: values.as }
    await context.request.post('/kelola/masuk-contoh', { form, headers: { origin } })
  }
  for (const screen of wanted) {
    const page = await context.newPage()
    await take(page, screen, shot)
    await page.close()
  }
  await context.close()
}

async function take(page: Page, screen: Screen, { width, scheme }: Shot): Promise<void> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => complaints.push(`request failed: ${request.url()}`))
  await page.goto(screen.path, { waitUntil: 'load' })
  // Event streams keep some pages from ever being idle.
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {})
  if (values.click) await page.getByRole('button', { name: values.click }).first().click()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150)
  // Not innerWidth: on a phone the browser zooms out until a page that is too wide fits.
  const overflow = (await page.evaluate(() => document.documentElement.scrollWidth)) - width
  if (overflow > 0) complaints.push(`${overflow} px wider than the screen`)
  const file = path.join(
    folder as string,
    `${screen.name.replaceAll(' ', '-')}.${width}.${scheme}.png`,
  )
  await page.screenshot({ path: file, fullPage: values.full })
  console.log(file)
  for (const complaint of complaints) console.log(`  ! ${complaint}`)
}

function asScreen(url: string): Screen {
  return { name: url.replace(/^\//, '').replaceAll(/[^\w.-]+/g, '-') || 'home', path: url }
}
