import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foundScreens } from './sitemap-xml.ts'

test('every shortcut of the installed site leads to a page that visitors find', () => {
  const file = new URL('../../../public/manifest.webmanifest', import.meta.url)
  const { shortcuts } = JSON.parse(readFileSync(file, 'utf8')) as { shortcuts: { url: string }[] }
  const addresses = shortcuts.map(({ url }) => url)
  expect(addresses).toContain('/waktu-salat')
  expect(addresses.filter((url) => !(foundScreens as readonly string[]).includes(url))).toEqual([])
})
