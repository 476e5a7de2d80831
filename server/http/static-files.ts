import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Frozen } from '#platform/http/frozen.server.ts'
import { freezeKept, smallest } from '#platform/http/precompressed.server.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

export type StaticFiles = {
  /** The file at this path, ready to send, or undefined. */
  find(pathname: string): Frozen | undefined
  /** Packs everything as small as it gets, until the signal. */
  warm(signal?: AbortSignal): Promise<void>
}

/**
 * Holds the browser's files in memory: they are few, never change while the server runs, and need no disk access.
 * `packed` is the folder of what is as small as it gets.
 */
export async function openStaticFiles(folder: string, packed: string): Promise<StaticFiles> {
  const files = new Map<string, Frozen>()
  for (const file of filesIn(folder)) {
    const pathname = `/${path.relative(folder, file).split(path.sep).join('/')}`
    files.set(pathname, await freezeFile(readFileSync(file), { pathname, packed }))
  }
  return {
    find: (pathname) => files.get(pathname),
    warm: async (signal) => {
      for (const [pathname, frozen] of files) {
        if (signal?.aborted) return
        if (frozen.brotli) files.set(pathname, await smallest(frozen, packed))
      }
    },
  }
}

type Served = { pathname: string; packed: string }

function freezeFile(body: Buffer, { pathname, packed }: Served): Promise<Frozen> {
  const type = types[path.extname(pathname)] ?? 'application/octet-stream'
  const headers = {
    'Content-Type': type,
    'Cache-Control': cacheControlOf(pathname),
    'X-Content-Type-Options': 'nosniff',
  }
  // Fonts and pictures are compressed already: compressing them again only costs time.
  const isPacked = /^(font|image\/(png|x-icon))/.test(type)
  return freezeKept(body, { headers, quality: isPacked ? 'none' : 1 }, packed)
}

function cacheControlOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  // A service worker cached too long would keep everything else too long.
  return pathname === '/sw.js' ? 'no-cache' : 'public, max-age=0, must-revalidate'
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name)
      return entry.isDirectory() ? filesIn(file) : [file]
    })
}
