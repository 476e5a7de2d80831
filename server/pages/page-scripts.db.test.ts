import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { Scripts, ScrollRestoration } from 'react-router'
import { expect, test } from 'vitest'
import * as entry from '#app/entry.server.tsx'
import { LookBoot } from '#app/boot/look-boot.tsx'
import { testContext } from '#tests/context.ts'
import { PageCache } from '../cache/page-cache.ts'
import { Pages } from './pages.ts'

const THEIRS = 'document.title = "jahat"'

/** A screen that shows a person's text without cleaning it. */
function Careless() {
  const text = { __html: `<p>teks</p><script>${THEIRS}</script>` }
  return createElement(
    'html',
    { lang: 'id' },
    createElement('head', {}, createElement(LookBoot)),
    createElement(
      'body',
      {},
      createElement('main', { dangerouslySetInnerHTML: text }),
      createElement(ScrollRestoration),
      createElement(Scripts),
    ),
  )
}

type Build = ConstructorParameters<typeof Pages>[0]

const build: Build = {
  entry: { module: entry },
  routes: { root: { id: 'root', path: '', module: { default: Careless } } },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: {
        id: 'root',
        path: '',
        hasAction: false,
        hasLoader: false,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        module: '/root.js',
        imports: [],
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  allowedActionOrigins: false,
}

test('a script in a text that was rendered is not in the policy; ours are, without their mark', async () => {
  const ctx = await testContext()
  const pages = new Pages(build, {
    ctx,
    boot: '/assets/boot-1.js',
    cache: new PageCache(() => performance.now()),
  })
  const response = await pages.respond(new Request('http://amanah.test/'))
  const policy = response.headers.get('content-security-policy') ?? ''
  const html = await response.text()

  expect(response.status).toBe(200)
  const run = /<script(?![^>]*(?: src=|json"))[^>]*>([\s\S]*?)<\/script>/g
  const scripts = [...html.matchAll(run)].map(([, text]) => text)
  expect(scripts).toContain(THEIRS)
  expect(policy).not.toContain(hashOf(THEIRS))
  const ours = scripts.filter((text) => text !== THEIRS)
  expect(ours.length).toBeGreaterThanOrEqual(4)
  for (const text of ours) expect(policy).toContain(hashOf(text ?? ''))
  expect(html).not.toContain('nonce')
  expect(policy).not.toContain('nonce')
})

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
