import { expect, open, press } from './journey.ts'
import { card, heard, listenIn, sounds, test, title } from './player.ts'

test.use({ expected: /Failed to load resource/ })

test.beforeEach(async ({ page, hosts }) => {
  for (const host of [hosts.first, hosts.second]) {
    host.manners = 'well'
    host.seconds = 3
    host.asked.length = 0
  }
  await listenIn(page)
})

for (const manners of ['down', 'gone'] as const) {
  test(`a host that is ${manners} is replaced by the second, and asked last from then on`, {
    tag: '@long',
  }, async ({ page, hosts }) => {
    hosts.first.manners = manners
    await open(page, `${hosts.product.origin}/surat/112`)
    await press(page, 'Putar ayat 1')
    await expect.poll(() => heard(page), { timeout: 20_000 }).toEqual([1, 2])
    expect(hosts.first.asked).toEqual(['112001'])
    expect(hosts.second.asked.slice(0, 3)).toEqual(['112001', '112002', '112003'])
    await expect(card(page).getByRole('alert')).toHaveCount(0)
  })
}

test('a host that says nothing is given up after some seconds', { tag: '@long' }, async ({
  page,
  hosts,
}) => {
  hosts.first.manners = 'mute'
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 1')
  await expect.poll(async () => (await sounds(page, 'playing')).length, { timeout: 15_000 }).toBe(1)
  expect(hosts.second.asked).toContain('112001')
})

test('when no host answers the card says so, and goes on where it was when one does', {
  tag: '@long',
}, async ({ page, hosts }) => {
  hosts.first.manners = 'down'
  hosts.second.manners = 'gone'
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 2')
  const words = 'Audio ayat ini belum dapat diputar. Periksa koneksi Anda, lalu coba lagi.'
  await expect(card(page).getByRole('alert')).toHaveText(words)
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 2')
  hosts.second.manners = 'well'
  await press(card(page), 'Coba lagi')
  await expect.poll(() => heard(page), { timeout: 15_000 }).toEqual([2])
  await expect(card(page).getByRole('alert')).toHaveCount(0)
})

test('a verse that breaks off goes on from the second host at the same second', {
  tag: '@long',
}, async ({ page, hosts }) => {
  hosts.first.manners = 'cut'
  // Half of it is played before the data stops, followed by some seconds of waiting.
  hosts.first.seconds = 20
  hosts.second.seconds = 20
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 1')
  const from = (template: string) => new URL(template.replaceAll(/[{}]/g, '')).origin
  const parts = async () => await sounds(page, 'playing')
  await expect.poll(async () => (await parts()).length, { timeout: 40_000 }).toBe(2)
  const [before, after] = await parts()
  expect(before?.file.startsWith(from(hosts.first.template))).toBe(true)
  expect(before?.at).toBeLessThan(0.5)
  expect(after?.file.startsWith(from(hosts.second.template))).toBe(true)
  expect(after?.at).toBeGreaterThan(1)
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 1')
})

test('without a network it waits, and goes on by itself when the network is back', {
  tag: '@long',
}, async ({ page, hosts }) => {
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 1')
  await expect.poll(() => heard(page)).toEqual([1])
  await page.context().setOffline(true)
  await expect(card(page).getByRole('alert')).toContainText('Koneksi terputus', { timeout: 20_000 })
  const stopped = (await heard(page)).length
  await page.context().setOffline(false)
  await expect(card(page).getByRole('alert')).toHaveCount(0)
  await expect.poll(async () => (await heard(page)).length, { timeout: 15_000 }).toBe(stopped + 1)
})
