import { violationsOn } from './axe.ts'
import { everyScreen } from '../screens.ts'
import { expect, pace, test } from './journey.ts'

test.use({ expected: /status of (404|410)/ })

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every screen can be used by everyone: ${viewport.width} px, ${colorScheme}`, {
      // Two combinations in every run, so that both sizes and both themes are covered; all four in the long one.
      tag: viewport.width < 1024 === (colorScheme === 'light') ? [] : '@long',
    }, async ({ page, product }) => {
      test.setTimeout(300_000 * pace)
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found: string[] = []
      for (const { name, path } of await everyScreen(product.origin)) {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        const violations = await violationsOn(page)
        for (const { id, impact, tags, nodes } of violations) {
          // All of WCAG 2.2 AA, and serious cases of bad practice beyond it.
          const isRule = tags.some((tag) => /^wcag2\d?a{1,2}$/.test(tag))
          if (!isRule && impact !== 'serious' && impact !== 'critical') continue
          found.push(
            `${name}: ${id}, ${nodes.length} times, first at ${nodes[0]?.target.join(' ')}`,
          )
        }
        const { headings, width } = await page.evaluate(() => ({
          headings: document.querySelectorAll('h1').length,
          width: document.documentElement.scrollWidth,
        }))
        if (headings !== 1) found.push(`${name}: ${headings} first headings`)
        if (width > viewport.width) found.push(`${name}: ${width} px wide`)
      }
      expect(found).toEqual([])
    })
  }
}

test('axe finds what it should: a picture without words and text that is too faint', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="id"><title>x</title><main><h1 style="color:#ccc">Judul</h1><img src="data:,"></main>',
  )
  const violations = await violationsOn(page)
  const ids = violations.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']))
})
