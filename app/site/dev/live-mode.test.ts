import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ctxContext } from '#app/context.ts'
import routes from '#app/routes.ts'
import * as inbox from './kotak-masuk.tsx'
import * as simulator from './simulator.tsx'
import * as ui from './ui.tsx'

const screens: Record<string, { middleware: unknown[] }> = {
  'dev/ui': ui,
  'dev/simulator': simulator,
  'dev/kotak-masuk': inbox,
}

test('these are all the screens under /dev', () => {
  const paths = [...JSON.stringify(routes).matchAll(/"path":"(dev[^"]*)"/g)].map(([, path]) => path)
  expect(new Set(paths)).toEqual(new Set(Object.keys(screens)))
})

/** What the route's own middleware lets through; throws what it throws. */
async function pass(path: string, mode: 'demo' | 'live'): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(ctxContext, { config: { mode } } as never)
  const request = new Request(`http://amanah.contoh/${path}`)
  for (const each of screens[path]?.middleware ?? []) {
    await (each as (args: unknown, next: () => unknown) => unknown)({ context, request }, () => {})
  }
  return 'passed'
}

test.each(Object.keys(screens))('%s does not exist in live mode', async (path) => {
  await expect(pass(path, 'live')).rejects.toMatchObject({
    data: { message: 'Page Not Found' },
    init: { status: 404 },
  })
  expect(await pass(path, 'demo')).toBe('passed')
})
