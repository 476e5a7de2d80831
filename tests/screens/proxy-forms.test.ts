import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { calculatorPages } from '#features/zakat/zakat.ts'

/** Screens of the demo, missing in live mode. */
const demoOnly = ['dev/simulator']

function allRoutes(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...allRoutes(entry.children ?? [])])
}

test('the forms that a journey sends through a proxy are all there are for visitors', () => {
  const withAction = allRoutes(routes as RouteConfigEntry[]).filter(({ file }) => {
    // Staff's forms have tests of their own.
    if (file.startsWith('desk/')) return false
    return /export (async function|function|const) action\b/.test(
      readFileSync(path.join('app', file), 'utf8'),
    )
  })
  // Read as text: the journeys' own runner does not live beside this one.
  const source = readFileSync('tests/journeys/site/proxy-forms.ts', 'utf8')
  const known = [...source.matchAll(/^ {2}'?([\w/:-]+)'?: (?:async )?\(walk\)/gm)]
  expect(new Set(withAction.map((route) => route.path))).toEqual(
    new Set([
      ...known.map(([, address]) => address),
      ...calculatorPages.map((name) => `zakatcalculator/${name}`),
      ...demoOnly,
    ]),
  )
})
