import { expect, test } from 'vitest'
import { startAfterLoad } from './late-start.ts'

const head =
  '<head><link rel="modulepreload" href="/assets/vendor.js"/><link rel="modulepreload" href="/assets/root.js"/></head>'
const script = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script>`

test('nothing of ours is fetched before the page is drawn', () => {
  const html = startAfterLoad(`${head}${script}`)

  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/import \*|import "/)
})

test('after load the same modules start the same way', () => {
  const html = startAfterLoad(`${head}${script}`)

  expect(html).toContain('["/assets/vendor.js","/assets/root.js"]')
  expect(html).toContain(
    'const[route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/home.js"),import("/assets/manifest.js")])',
  )
  expect(html).toContain('{"root":route0,"routes/home":route1};import("/assets/entry.js")')
})

test('a page without the starting script is answered as it is', () => {
  expect(startAfterLoad('<p>polos</p>')).toBe('<p>polos</p>')
})
