import { createHash } from 'node:crypto'
import { isSignInScreen } from '#app/site/account/social/sign-in-screens.ts'
import { audioOrigins } from '#features/quran/audio/reciters.ts'
import type { Config } from '#platform/config.ts'
import type { FirebaseSettings } from '#platform/settings/firebase-settings.ts'

/**
 * The security policy of a page. Scripts are ours only, and inline ones only by their hash (added when the page is
 * rendered); a page with an id in its address sends no referrer to other sites. The sign-in screens may also reach
 * the configured provider; `path` selects the page.
 */
export function pageHeaders(
  config: Config,
  isPublic: boolean,
  path: string,
): Record<string, string> {
  if (isDeskPath(path)) return deskHeaders(config)
  const social = socialSources(isSignInScreen(path) ? config.firebase : undefined)
  const api = config.apiBase === '/' ? [] : [new URL(config.apiBase).origin]
  const audio = audioOrigins(config.audioSource)
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...social.scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `media-src ${["'self'", 'blob:', ...audio].join(' ')}`,
    `connect-src ${["'self'", ...api, ...audio, ...social.calls].join(' ')}`,
    `frame-src ${["'self'", ...social.frames].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // One place decides what may become a script: app/boot/trusted-types.client.ts.
    ['trusted-types default', ...social.policies].join(' '),
    "require-trusted-types-for 'script'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Only our own pages may read the device's location, for the nearest city of /waktu-salat and /ramadhan; it stays on the device.
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=()',
    'Referrer-Policy': isPublic ? 'strict-origin-when-cross-origin' : 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(!isPublic && { 'X-Robots-Tag': 'noindex' }),
    ...transportHeaders(config),
  }
}

/** A year of TLS alone, once the institution has it. */
function transportHeaders({ mode, hasHstsSubdomains }: Config): Record<string, string> {
  if (mode !== 'live') return {}
  const also = hasHstsSubdomains ? '; includeSubDomains' : ''
  return { 'Strict-Transport-Security': `max-age=31536000${also}` }
}

/** Nothing of an answer for programs is drawn or run, also where somebody opens it as a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** A file keeps the rights a script or worker needs. */
const FILE_POLICY = "frame-ancestors 'none'"

/** The headers of an answer that has no policy of its own, by its path. */
export function answerHeaders(config: Config): (path: string) => Record<string, string> {
  const shared = { 'X-Content-Type-Options': 'nosniff', ...transportHeaders(config) }
  const ofData = { ...shared, 'Content-Security-Policy': DATA_POLICY }
  const ofFiles = { ...shared, 'Content-Security-Policy': FILE_POLICY }
  return (path) => (isData(path) ? ofData : ofFiles)
}

function isData(path: string): boolean {
  return /^\/(?:v2|webhooks|sandbox|health|metrics)(?:\/|$)|(?:\.data|\/_payload\.json)$/.test(path)
}

/** Whether a path belongs to the desk of the institution's people. */
export function isDeskPath(path: string): boolean {
  return path === '/kelola' || path.startsWith('/kelola/')
}

/** The desk uses own files only, opens no window, and no window of another site may hold on to it. */
function deskHeaders(config: Config): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'trusted-types default',
    "require-trusted-types-for 'script'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // A form needs its origin, which no referrer at all would take away.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    ...transportHeaders(config),
  }
}

/**
 * What the Firebase SDK loads, frames and requests; `gapi#gapi` and `goog#html` are the policies of Google's own
 * script.
 */
function socialSources(settings: FirebaseSettings | undefined) {
  if (!settings) return { scripts: [], calls: [], frames: [], policies: [] }
  return {
    scripts: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
    calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frames: [`https://${settings.authDomain}`],
    policies: ['gapi#gapi', 'goog#html'],
  }
}

/**
 * Adds the hashes of our inline scripts to a page's policy and removes their mark: a nonce would not fit a cached
 * page. Only scripts marked during rendering are ours; a script from a person's text has no mark. JSON is never run
 * and needs no hash.
 */
export function withScriptHashes(
  { policy, html }: { policy: string; html: string },
  mark: string,
): { policy: string; html: string } {
  const attribute = ` nonce="${mark}"`
  const hashes = [...html.matchAll(inline)].flatMap(([, attributes = '', script = '']) => {
    if (!attributes.includes(attribute) || notRun.test(attributes)) return []
    return [`'sha256-${createHash('sha256').update(script).digest('base64')}'`]
  })
  const allowed = ["script-src 'self'", ...new Set(hashes)].join(' ')
  return {
    policy: policy.replace("script-src 'self'", () => allowed),
    html: html.replaceAll(attribute, ''),
  }
}

const inline = /<script((?:\s[^<>]*)?)>([\s\S]*?)<\/script>/g
const notRun = /\s(?:src=|type="application\/(?:ld\+)?json")/
