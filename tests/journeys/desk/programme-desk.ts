import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts'
import { startTlsFront } from '#tests/fakes/tls-front.ts'
import { startXendit, type XenditFake } from '#tests/fakes/xendit.ts'
import { quickFolder } from '#tests/database/quick-folder.ts'
import { copyMigrated } from '#tests/server/seeded.ts'
import { startServer } from '#tests/server/server.ts'
import { expect, test as base, pace } from '../journey.ts'
import { liveSettings } from '../live.ts'

export type NewDesk = {
  origin: string
  /** The one-time links that the command printed, of two admins. */
  links: [string, string]
  mail: MailServer
  provider: XenditFake
  /** A tab of somebody with an own browser. */
  tab(size: { width: number; height: number }): Promise<Page>
  /** A webhook of the provider, as it comes from outside; answers its status. */
  deliver(webhook: ReturnType<XenditFake['pay']>): Promise<number>
}

/** A new live database, two people made by the command, and nothing else. */
export const test = base.extend<object, { desk: NewDesk }>({
  desk: [
    async ({ browser }, give) => {
      const dataDir = quickFolder()
      await copyMigrated(path.join(dataDir, 'database'))
      const [front, mail, provider] = await Promise.all([
        startTlsFront(),
        startMailServer(),
        startXendit({
          key: liveSettings.XENDIT_SECRET_KEY,
          token: liveSettings.XENDIT_CALLBACK_TOKENS,
          now: () => new Date(),
        }),
      ])
      const env = {
        ...liveSettings,
        ORIGIN: front.origin,
        SMTP_URL: mail.url,
        XENDIT_BASE_URL: provider.origin,
      }
      const link = (email: string, name: string) =>
        linkOf({ ...env, DATA_DIR: dataDir }, email, name)
      const links: NewDesk['links'] = [
        link('siti@lembaga.test', 'Siti Aminah'),
        link('budi@lembaga.test', 'Budi Santoso'),
      ]
      const server = await startServer({ dataDir, env })
      front.lead(server.origin)
      await give({
        origin: front.origin,
        links,
        mail,
        provider,
        tab: (size) => openTab(browser, { origin: front.origin, size }),
        deliver: async ({ body, headers }) => {
          const to = `${server.origin}/webhooks/xendit`
          return (await fetch(to, { method: 'POST', body, headers })).status
        },
      })
      await server.stop()
      await Promise.all([front.stop(), mail.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 * pace },
  ],
  baseURL: async ({ desk }, give) => {
    await give(desk.origin)
  },
})

/** What an operator does before the first start. */
function linkOf(env: Record<string, string>, email: string, name: string): string {
  const args = ['tools/ops.ts', 'staff', 'add', email, '--role', 'admin', '--name', name]
  const run = spawnSync(process.execPath, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  const [link] = /https:\S+\/kelola\/undangan\/\w{26}/.exec(run.stdout) ?? []
  if (!link) throw new Error(`no link was printed: ${run.stdout} ${run.stderr}`)
  return link
}

type Opening = { origin: string; size: { width: number; height: number } }

async function openTab(browser: Browser, { origin, size }: Opening): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    baseURL: origin,
    viewport: size,
    serviceWorkers: 'block',
  })
  return await context.newPage()
}

/** Opens a link, chooses a password and an authenticator app, and ends on the first page of the desk. */
export async function comeInByLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Kata sandi baru').fill('perahu jingga pelan')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText('Langkah 2 dari 2')).toBeVisible()
  const secret = Secret.fromBase32((await page.locator('code').innerText()).replaceAll(' ', ''))
  await page.getByLabel('Enam angka').fill(TOTP.generate({ secret, timestamp: Date.now() }))
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('link', { name: /buka meja kelola/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
}
