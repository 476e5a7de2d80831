import { expect, test } from 'vitest'
import { startOnIntent } from './late-start.ts'
import { withScriptHashes } from '../http/security-headers.ts'

const head =
  '<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/vendor.js" nonce="m"/><link rel="modulepreload" href="/assets/root.js"/></head>'
const script = `<script nonce="m" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script>`
const page = `${head}<body><p>isi</p>${script}</body></html>`
const start = { boot: '/assets/boot-1.js', atLoad: false }

function dataIn(html: string): unknown {
  return JSON.parse(/<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
}

test('a page fetches the boot file alone, before its stylesheet and before its text', () => {
  const html = startOnIntent(page, start)

  expect(html).toContain('<head><script src="/assets/boot-1.js"></script>')
  expect(html).not.toContain('modulepreload')
  expect(html).not.toMatch(/import /)
})

test('the list of its files is data, from which the same modules start the same way', () => {
  expect(dataIn(startOnIntent(page, start))).toEqual({
    preloads: ['/assets/vendor.js', '/assets/root.js'],
    routes: [
      ['root', '/assets/root.js'],
      ['routes/home', '/assets/home.js'],
    ],
    manifest: '/assets/manifest.js',
    entry: '/assets/entry.js',
  })
  expect(dataIn(startOnIntent(page, { ...start, atLoad: true }))).toMatchObject({ atLoad: true })
})

test('the data is not run, so the policy has no hash for it; nothing of the mark is left', () => {
  const policy = "script-src 'self'"
  const made = withScriptHashes({ policy, html: startOnIntent(page, start) }, 'm')

  expect(made.policy).toBe(policy)
  expect(made.html).not.toContain('nonce')
})

test('a page without the starting script is answered as it is', () => {
  expect(startOnIntent('<p>polos</p>', start)).toBe('<p>polos</p>')
})
