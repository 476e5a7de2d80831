import { violationsOn } from '../axe.ts'
import { expect, open, press, pace } from '../journey.ts'
import { card, heard, listenIn, resetHosts, sounds, test, title } from './player.ts'

test.use({ expected: /Failed to load resource/ })

test.beforeEach(async ({ page, hosts }) => {
  resetHosts(hosts)
  await listenIn(page)
})

for (const manners of ['down', 'gone'] as const) {
  test(`a host that is ${manners} is replaced by the second, and asked last from then on`, {
    tag: '@night',
  }, async ({ page, hosts }) => {
    hosts.first.manners = manners
    await open(page, `${hosts.product.origin}/surat/112`)
    await press(page, 'Putar ayat 2')
    await expect.poll(() => heard(page), { timeout: 20_000 * pace }).toEqual([2, 3])
    expect(hosts.first.asked).toEqual(['112002'])
    expect(hosts.second.asked.slice(0, 3)).toEqual(['112002', '112003', '112004'])
    await expect(card(page).getByRole('alert')).toHaveCount(0)
  })
}

test('a host that says nothing is given up after some seconds', { tag: '@night' }, async ({
  page,
  hosts,
}) => {
  hosts.first.manners = 'mute'
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 2')
  await expect(card(page).getByText('Memuat audio…')).toBeVisible()
  await expect
    .poll(async () => (await sounds(page, 'playing')).length, { timeout: 15_000 * pace })
    .toBe(1)
  expect(hosts.second.asked).toContain('112002')
  await expect(card(page).getByText('Memuat audio…')).toHaveCount(0)
})

const controls = ['Ulangi ayat ini', 'Ayat sebelumnya', 'Ayat berikutnya', 'Tutup']

test('a verse without a recording is named, the controls stay, and the next verse plays', {
  tag: '@night',
}, async ({ page, hosts }) => {
  for (const host of [hosts.first, hosts.second]) host.missing = ['112002']
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 2')
  const alert = card(page).getByRole('alert')
  await expect(alert).toHaveText('Ayat 2 belum dapat diputar. Lanjut ke ayat 3…')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 2')
  for (const name of [...controls, 'Jeda'])
    await expect(card(page).getByRole('button', { name, exact: true })).toBeVisible()
  await expect.poll(() => heard(page), { timeout: 20_000 * pace }).toEqual([3])
  await expect(alert).toHaveCount(0)
})

test('a press on next does not wait for the moment after a failure', { tag: '@night' }, async ({
  page,
  hosts,
}) => {
  for (const host of [hosts.first, hosts.second]) host.missing = ['112002']
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 2')
  await expect(card(page).getByRole('alert')).toBeVisible()
  await press(card(page), 'Jeda')
  await expect(card(page).getByRole('alert')).toHaveText('Ayat 2 belum dapat diputar.')
  await press(card(page), 'Ayat sebelumnya')
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 1')
  await expect(card(page).getByRole('alert')).toHaveCount(0)
  // The moment after the failure is over, and has moved nothing.
  await expect.poll(() => heard(page), { timeout: 20_000 * pace }).toEqual([1])
})

test('when no host answers the card stops politely, and a new try leaves no verse out', {
  tag: '@night',
}, async ({ page, hosts }) => {
  hosts.first.manners = 'down'
  hosts.second.manners = 'gone'
  await open(page, `${hosts.product.origin}/surat/114`)
  await press(page, 'Putar ayat 2')
  const words =
    'Beberapa ayat berturut-turut belum dapat diputar. Periksa koneksi internet Anda, lalu coba lagi.'
  await expect(card(page).getByRole('alert')).toHaveText(words, { timeout: 30_000 * pace })
  await expect(title(page)).toHaveText('Surat An-Nas - Ayat 2')
  expect(hosts.second.asked).toEqual(['114002', '114003', '114004'])
  for (const name of [...controls, 'Putar'])
    await expect(card(page).getByRole('button', { name, exact: true })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await violationsOn(page)
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  }
  hosts.second.manners = 'well'
  await press(card(page), 'Coba lagi')
  await expect.poll(() => heard(page), { timeout: 15_000 * pace }).toEqual([2])
  await expect(card(page).getByRole('alert')).toHaveCount(0)
})

test('a verse that breaks off goes on from the second host at the same second', {
  tag: '@night',
}, async ({ page, hosts }) => {
  hosts.first.manners = 'cut'
  // Half of it is played before the data stops, followed by some seconds of waiting.
  hosts.first.seconds = 20
  hosts.second.seconds = 20
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 2')
  const from = (template: string) => new URL(template.replaceAll(/[{}]/g, '')).origin
  const parts = async () => await sounds(page, 'playing')
  await expect.poll(async () => (await parts()).length, { timeout: 40_000 * pace }).toBe(2)
  const [before, after] = await parts()
  expect(before?.file.startsWith(from(hosts.first.template))).toBe(true)
  expect(before?.at).toBeLessThan(0.5)
  expect(after?.file.startsWith(from(hosts.second.template))).toBe(true)
  expect(after?.at).toBeGreaterThan(1)
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 2')
})

test('without a network it waits, and goes on by itself when the network is back', {
  tag: '@night',
}, async ({ page, hosts }) => {
  await open(page, `${hosts.product.origin}/surat/112`)
  await press(page, 'Putar ayat 1')
  await expect.poll(() => heard(page)).toEqual([1])
  await page.context().setOffline(true)
  await expect(card(page).getByRole('alert')).toContainText('Koneksi terputus', {
    timeout: 20_000 * pace,
  })
  const stopped = (await heard(page)).length
  await page.context().setOffline(false)
  await expect(card(page).getByRole('alert')).toHaveCount(0)
  await expect
    .poll(async () => (await heard(page)).length, { timeout: 15_000 * pace })
    .toBe(stopped + 1)
})
