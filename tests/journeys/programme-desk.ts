import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openStaffSession } from '#features/staff/staff-session.server.ts'
import { type Ctx, uuidV7 } from '#platform/context.ts'
import { connect } from '#platform/db/connect.server.ts'
import type { Role } from '#platform/db/schema-staff.ts'
import { publicIdFrom } from '#platform/public-id.ts'
import { appSecret } from '#server/secret.ts'
import { startMailServer } from '../fakes/mail-server.ts'
import { startTlsFront } from '../fakes/tls-front.ts'
import { startXendit } from '../fakes/xendit.ts'
import { startServer } from '../server.ts'
import { test as base } from './journey.ts'
import { liveSettings } from './live.ts'

type Desk = {
  origin: string
  /** A tab of somebody with a role, who is signed in. */
  tabOf(role: Role): Promise<Page>
  visitor(): Promise<Page>
}

/** A new live database with two people of the institution and nothing else. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, give) => {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'amanah-desk-'))
      const sessions = await twoPeople(dataDir)
      const [front, mail, provider] = await Promise.all([
        startTlsFront(),
        startMailServer(),
        startXendit({ key: liveSettings.XENDIT_SECRET_KEY, token: 'x', now: () => new Date() }),
      ])
      const server = await startServer({
        dataDir,
        env: {
          ...liveSettings,
          ORIGIN: front.origin,
          SMTP_URL: mail.url,
          XENDIT_BASE_URL: provider.origin,
        },
      })
      front.lead(server.origin)
      await give(tabsOf(browser, { origin: front.origin, sessions }))
      await server.stop()
      await Promise.all([front.stop(), mail.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

type Sessions = Partial<Record<Role, string>>

async function twoPeople(dataDir: string): Promise<Sessions> {
  const { db, close } = await connect({ dataDir: path.join(dataDir, 'database'), mode: 'live' })
  const now = new Date()
  const ctx = {
    db,
    now: () => now,
    newId: () => uuidV7(now),
    newPublicId: () => publicIdFrom(crypto.getRandomValues(Buffer.alloc(32))),
    config: { appSecret: appSecret({ appSecret: undefined, dataDir }) },
  }
  const sessions: Sessions = {}
  for (const role of ['program', 'bendahara'] as const) {
    const staff = { id: ctx.newId(), email: `${role}@lembaga.test`, name: `Pegawai ${role}`, role }
    await db
      .insertInto('staff')
      .values({ ...staff, created_at: now, removed_at: null })
      .execute()
    const caller = { address: '203.0.113.7', userAgent: 'journey' }
    const { token } = await openStaffSession(ctx as Ctx, db, {
      staffId: staff.id,
      caller,
      hasFactor: true,
    })
    sessions[role] = token
  }
  await close()
  return sessions
}

function tabsOf(
  browser: Browser,
  { origin, sessions }: { origin: string; sessions: Sessions },
): Desk {
  const open = (size: { width: number; height: number }): Promise<BrowserContext> =>
    browser.newContext({ ignoreHTTPSErrors: true, baseURL: origin, viewport: size })
  return {
    origin,
    tabOf: async (role) => {
      const context = await open({ width: 1280, height: 800 })
      await context.addCookies([
        {
          name: '__Host-amanah_kelola',
          value: sessions[role] ?? '',
          url: origin,
          secure: true,
          httpOnly: true,
          sameSite: 'Strict',
        },
      ])
      return await context.newPage()
    },
    visitor: async () => (await open({ width: 360, height: 740 })).newPage(),
  }
}
