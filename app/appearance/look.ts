import type { DeviceKey } from '#app/client/storage-keys.ts'

/** Storage key of the display settings. */
export const LOOK_KEY = 'amanah.baca' satisfies DeviceKey

export const themes = ['system', 'light', 'dark', 'sepia'] as const
export const nights = [0, 1, 2, 3] as const
export const texts = ['arab', 'latin', 'arti'] as const

/** The parts of a verse: Arabic, Latin and translation. */
export type TextKind = (typeof texts)[number]

/** The display settings. They live on the device only; pages are the same for everyone. */
export const besideKinds = ['none', 'arti', 'tafsir'] as const

export type Look = {
  theme: (typeof themes)[number]
  /** Size of the Arabic in sixteenths of a rem, 24–56; null is the default, which grows with the screen. */
  arabic: number | null
  /** Size of Latin and translation in percent, 90–160. */
  text: number
  /** Hidden texts; never all three. */
  hidden: readonly TextKind[]
  /** Warmth and dimness of reading at night; 0 is off. */
  night: 0 | 1 | 2 | 3
  /** Two fingers on the verses change the size of the Arabic instead of zooming the page. */
  pinch: boolean
  /** Colours the Arabic by the rules of tajwid. */
  tajwid: boolean
  /** Shows the English translation under the Indonesian one. */
  hasEnglish: boolean
  /** What stands beside the Arabic on a wide screen, instead of under it. */
  beside: (typeof besideKinds)[number]
  /** Turns the reader's single-key shortcuts on. */
  hasShortcuts: boolean
}

export const plainLook: Look = {
  theme: 'system',
  arabic: null,
  text: 100,
  hidden: [],
  night: 0,
  pinch: false,
  tajwid: false,
  hasEnglish: false,
  beside: 'none',
  hasShortcuts: true,
}

export const arabicSizes = { least: 24, most: 56, step: 2 }
export const textSizes = { least: 90, most: 160, step: 10 }

/** Parses the stored settings. Invalid values become the defaults. */
export function readLook(json: string | null): Look {
  const stored = parse(json)
  const theme = themes.find((each) => each === stored.theme) ?? plainLook.theme
  const hidden = texts.filter(
    (each) => Array.isArray(stored.hidden) && stored.hidden.includes(each),
  )
  return {
    theme,
    arabic: within(stored.arabic, arabicSizes) ?? plainLook.arabic,
    text: within(stored.text, textSizes) ?? plainLook.text,
    hidden: hidden.length === texts.length ? [] : hidden,
    night: nights.find((each) => each === stored.night) ?? 0,
    pinch: stored.pinch === true,
    tajwid: stored.tajwid === true,
    hasEnglish: stored.hasEnglish === true,
    beside: besideKinds.find((each) => each === stored.beside) ?? 'none',
    hasShortcuts: stored.hasShortcuts !== false,
  }
}

/** The page's background by theme, for the browser's toolbar (tokens.css). */
export const pageColors = { light: '#fbf8f3', dark: '#0e1512', sepia: '#f3e8d2' }

type ThemeColorMeta = { media: string; content: string }

/** Sets the toolbar colour of a theme; the system theme has one for light and one for dark. */
export function applyColor(metas: Iterable<ThemeColorMeta>, theme: Look['theme']): void {
  for (const meta of metas) {
    const own = /dark/.test(meta.media) ? pageColors.dark : pageColors.light
    meta.content = theme === 'system' ? own : pageColors[theme]
  }
}

type Root = {
  dataset: DOMStringMap
  style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'>
}

/** Applies settings to the document's root: `data-theme`, `data-night`, `data-hide`, `data-beside`, `--r-arab` and `--r-text`. */
export function applyLook(root: Root, look: Look): void {
  const { theme, arabic, text, hidden, night, beside } = look
  if (night === 0) delete root.dataset.night
  else root.dataset.night = String(night)
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  if (hidden.length === 0) delete root.dataset.hide
  else root.dataset.hide = hidden.join(' ')
  if (beside === 'none') delete root.dataset.beside
  else root.dataset.beside = beside
  if (arabic === null) root.style.removeProperty('--r-arab')
  else root.style.setProperty('--r-arab', String(arabic / 16))
  if (text === plainLook.text) root.style.removeProperty('--r-text')
  else root.style.setProperty('--r-text', String(text / 100))
}

/**
 * A head script that applies the settings before the first paint. It repeats readLook and applyLook; look.test.ts
 * checks that they agree.
 */
export function lookBoot(): string {
  return [
    'try{const r=document.documentElement,d=r.dataset;',
    'if(globalThis.navigator?.share)d.share="";',
    `if(${stored('amanah.terakhir-dibaca')})d.resumes="";`,
    `if(${stored('SY_SESSION')})d.member="";`,
    `const l=JSON.parse(${stored(LOOK_KEY)})||{},`,
    'n=(v,a,b)=>Number.isFinite(v)&&v>=a&&v<=b,',
    `h=${JSON.stringify(texts)}.filter(t=>Array.isArray(l.hidden)&&l.hidden.includes(t));`,
    `if(${JSON.stringify(themes.slice(1))}.includes(l.theme)){d.theme=l.theme;`,
    'for(const m of document.querySelectorAll("meta[name=theme-color]"))',
    `m.content=${JSON.stringify(pageColors)}[l.theme]}`,
    `if(${JSON.stringify(nights.slice(1))}.includes(l.night))d.night=String(l.night);`,
    `if(${JSON.stringify(besideKinds.slice(1))}.includes(l.beside))d.beside=l.beside;`,
    `if(h.length&&h.length<${texts.length})d.hide=h.join(" ");`,
    `if(n(l.arabic,${arabicSizes.least},${arabicSizes.most}))r.style.setProperty("--r-arab",String(l.arabic/16));`,
    `if(n(l.text,${textSizes.least},${textSizes.most})&&l.text!==100)r.style.setProperty("--r-text",String(l.text/100))`,
    '}catch{}',
  ].join('')
}

function stored(key: DeviceKey): string {
  return `localStorage.getItem("${key}")`
}

function parse(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function within(value: unknown, { least, most }: { least: number; most: number }) {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined
}
