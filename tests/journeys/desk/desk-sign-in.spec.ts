import { spawnSync } from 'node:child_process'
import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, test, pace } from '../journey.ts'
import { type LiveProduct, startLive } from '../live.ts'

const password = 'perahu jingga pelan'

/** The code of an authenticator app, some steps of half a minute from now: each counts once. */
function totp(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000
  return TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp })
}

const live = test.extend<object, { desk: LiveProduct }>({
  desk: [
    // Playwright names what a fixture needs by this parameter.
    async ({ browserName }, give) => {
      if (browserName !== 'chromium') throw new Error('the journeys are written for Chromium')
      const desk = await startLive({ host: 'localhost' })
      await give(desk)
      await desk.stop()
    },
    { scope: 'worker', timeout: 200_000 * pace },
  ],
  baseURL: async ({ desk }, give) => {
    await give(desk.server.origin)
  },
})

/** What an operator does: the embedded database belongs to one process, so the server stops for it. */
async function linkFor(desk: LiveProduct, email: string): Promise<string> {
  await desk.server.end()
  const args = ['tools/ops.ts', 'staff', 'add', email, '--role', 'admin', '--name', 'Siti Aminah']
  const run = spawnSync(process.execPath, args, {
    env: { ...process.env, ...desk.env, DATA_DIR: desk.server.dataDir },
    encoding: 'utf8',
  })
  await desk.server.restart()
  const [link] = /https:\/\/localhost:\d+\/kelola\/undangan\/\w{26}/.exec(run.stdout) ?? []
  if (!link) throw new Error(`no link was printed: ${run.stdout} ${run.stderr}`)
  return link
}

async function openPerson(browser: Browser, { hasScript }: { hasScript: boolean }): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    javaScriptEnabled: hasScript,
    serviceWorkers: 'block',
  })
  return context.newPage()
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Kata sandi baru').fill(password)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText('Langkah 2 dari 2')).toBeVisible()
}

async function givePassword(page: Page, desk: LiveProduct, email: string): Promise<void> {
  await page.goto(`${desk.env.ORIGIN}/kelola`)
  await expect(page).toHaveURL(/\/kelola\/masuk$/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Kata sandi').fill(password)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page).toHaveURL(/\/kelola\/faktor/)
}

live(
  'from a command to the desk of a live installation by an app’s codes, without any script',
  { tag: '@night' },
  async ({ browser, desk }) => {
    const link = await linkFor(desk, 'siti@lembaga.test')
    const page = await openPerson(browser, { hasScript: false })
    await choosePassword(page, link)
    await expect(page.getByRole('img', { name: /Kode QR/ })).toBeVisible()
    const secret = await page.locator('code').innerText()
    const used = totp(secret)
    await page.getByLabel('Enam angka').fill(used)
    await page.getByRole('button', { name: 'Selesai' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ })).toHaveCount(10)
    await page.getByRole('link', { name: /buka meja kelola/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()

    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({
      name: '__Host-amanah_kelola',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
      expires: -1,
    })
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Tautan tidak berlaku' })).toBeVisible()

    await page.goto(`${desk.env.ORIGIN}/kelola`)
    await page.locator('summary').filter({ hasText: 'Menu' }).click()
    await page.getByRole('button', { name: 'Keluar' }).click()
    await givePassword(page, desk, 'siti@lembaga.test')
    // The password alone opens nothing.
    await page.goto(`${desk.env.ORIGIN}/kelola/pegawai`)
    await expect(page).toHaveURL(/\/kelola\/masuk$/)
    await page.goto(`${desk.env.ORIGIN}/kelola/faktor`)
    await page.getByLabel('Kode').fill(used)
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page.getByText('Kode salah atau sudah dipakai')).toBeVisible()
    await page.getByLabel('Kode').fill(totp(secret, 1))
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    // Where the visit without a session wanted to go.
    await expect(page).toHaveURL(/\/kelola\/pegawai$/)
    await expect(page.getByRole('cell', { name: 'siti@lembaga.test' })).toBeVisible()
    await page.context().close()
  },
)

live(
  'a passkey is the second factor of whoever chose one',
  {
    tag: '@night',
  },
  async ({ browser, desk }) => {
    const email = 'budi@lembaga.test'
    const link = await linkFor(desk, email)
    const page = await openPerson(browser, { hasScript: true })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await choosePassword(page, link)
    await page.getByRole('button', { name: /Pakai kunci sandi perangkat ini/ }).click()
    await expect(page.getByRole('heading', { name: 'Anda sudah masuk' })).toBeVisible()
    await page.context().clearCookies()

    await givePassword(page, desk, email)
    await page.getByRole('button', { name: 'Pakai kunci sandi' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
    await page.context().close()
  },
)

test('in a demo one press opens the desk, and a link from another site finds its way back', {
  tag: '@night',
}, async ({ page, product }) => {
  const desk = product.origin.replace('127.0.0.1', 'localhost')
  await page.goto(`${desk}/kelola`)
  await page.getByRole('button', { name: /^Auditor/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
  // A strict cookie does not travel with what another site begins.
  await page.goto(`${product.origin}/kredit`)
  await page.evaluate((to) => location.assign(to), `${desk}/kelola/pegawai`)
  await expect(page.getByRole('heading', { level: 1, name: 'Pegawai' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Undang pegawai' })).toHaveCount(0)
  expect(await page.locator('script').count()).toBe(0)
})
