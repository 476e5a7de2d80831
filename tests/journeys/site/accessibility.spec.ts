import { faultsOf, lookAs, looks, violationsOn } from '../axe.ts'
import { everyScreen, someOf, switchedOn, switchedScreens } from '#tests/screens/screens.ts'
import { startServer } from '#tests/server/server.ts'
import { expect, pace, test } from '../journey.ts'
import { faintTexts, misfitsAt, smallFields } from './seen.ts'

test.use({ expected: /status of (404|410)/ })

test('some of the screens can be used by everyone, each in one of the sizes and themes', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000 * pace)
  await test.step('axe finds a picture without words and text that is too faint', async () => {
    await page.setContent(
      '<html lang="id"><title>x</title><main><h1 style="color:#ccc">Judul</h1><img src="data:,"></main>',
    )
    const ids = (await violationsOn(page)).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']))
  })
  const found: string[] = []
  for (const [at, { name, path }] of someOf(await everyScreen(product.origin)).entries()) {
    const look = looks[at % looks.length]
    await lookAs(page, look)
    await page.goto(path)
    const faults = await faultsOf(page)
    // What seen.spec.ts asks each screen every night. A gallery of our own parts is no visitor's.
    if (look?.width === 360 && !path.startsWith('/dev/'))
      faults.push(
        ...(await faintTexts(page)),
        ...(await smallFields(page)),
        ...(await misfitsAt(page, 200)),
      )
    found.push(...faults.map((fault) => `${name}: ${fault}`))
  }
  expect(found).toEqual([])
})

for (const look of looks) {
  test(`every screen can be used by everyone: ${look.width} px, ${look.colorScheme}`, {
    tag: '@night',
  }, async ({ page, product }) => {
    test.setTimeout(300_000 * pace)
    await lookAs(page, look)
    const found: string[] = []
    for (const { name, path } of await everyScreen(product.origin)) {
      await page.goto(path)
      for (const fault of await faultsOf(page)) found.push(`${name}: ${fault}`)
    }
    expect(found).toEqual([])
  })
}

test('screens of e-wallets and transfers can be used by everyone, in each size and theme', {
  tag: '@night',
}, async ({ page }) => {
  test.setTimeout(240_000 * pace)
  const server = await startServer({ env: switchedOn })
  try {
    const screens = await switchedScreens(server.origin)
    expect(screens.length).toBeGreaterThan(13)
    const found: string[] = []
    for (const look of looks) {
      await lookAs(page, look)
      for (const { name, path } of screens) {
        await page.goto(server.origin + path)
        for (const fault of await faultsOf(page)) found.push(`${name}: ${fault}`)
      }
    }
    expect(found).toEqual([])
  } finally {
    await server.stop()
  }
})
