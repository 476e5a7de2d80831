import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ctxContext } from '#app/context.ts'
import routes from '#app/routes.ts'
import { loader as inbox } from './kotak-masuk.tsx'
import { loader as simulator } from './simulator.tsx'
import { loader as ui } from './ui.tsx'

const screens: Record<string, (args: never) => unknown> = {
  'dev/ui': ui,
  'dev/simulator': simulator,
  'dev/kotak-masuk': inbox,
}

test('these are all the screens under /dev', () => {
  const paths = [...JSON.stringify(routes).matchAll(/"path":"(dev[^"]*)"/g)].map(([, path]) => path)
  expect(new Set(paths)).toEqual(new Set(Object.keys(screens)))
})

test.each(Object.entries(screens))('%s does not exist in live mode', async (path, loader) => {
  const context = new RouterContextProvider()
  context.set(ctxContext, {
    config: { mode: 'live' },
    gateway: { provider: 'sandbox', simulator: {} },
  } as never)
  const request = new Request(`http://amanah.contoh/${path}`)
  const args = { context, request, params: {} } as never
  await expect(Promise.try(() => loader(args))).rejects.toMatchObject({
    init: { status: 404 },
  })
})
