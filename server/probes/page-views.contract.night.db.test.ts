import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sessionCookie } from '#app/desk/people/sign-in/session-cookie.ts'
import { startStaffSession } from '#features/staff/sign-in/staff-session.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { openApp } from '#tests/server/app.ts'
import { aStaffCaller } from '#tests/desk/coming-in.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { payingContext, runJobs } from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { listen } from '../http/listen.ts'
import { PageCache } from '../cache/page-cache.ts'
import { PageViewCounter } from './page-views.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const PERSON = 'Mozilla/5.0 (Android 15; Mobile; rv:138.0) Gecko/138.0 Firefox/138.0'
const CAMPAIGN = '/campaign/sumur-desa'
const FORM = '/donasi-sekarang/sumur-desa'

/** The app at a port, as a process answers it: kept pages come from memory, and answers are counted. */
async function openPort(ctx: TestCtx) {
  const cache = new PageCache(() => performance.now())
  const { app } = await openApp(ctx, cache)
  const views = new PageViewCounter(ctx)
  let counted = 0
  const listening = await listen((request) => app.fetch(request), {
    port: 0,
    host: '127.0.0.1',
    ready: [(_request, pathname, search) => (search === '' ? cache.peek(pathname) : undefined)],
    onAnswered: (answered) => {
      views.onAnswered(answered)
      counted += 1
    },
  })
  onTestFinished(() => listening.server.closeAllConnections())
  let asked = 0
  /** Answers when the answer was counted, which is after it was sent. */
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${listening.port}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': PERSON, ...init.headers },
    })
    const text = await answer.text()
    asked += 1
    await expect.poll(() => counted).toBe(asked)
    return { status: answer.status, headers: answer.headers, text }
  }
  return { views, ask }
}

type Ask = Awaited<ReturnType<typeof openPort>>['ask']

async function funnelOf(ctx: TestCtx): Promise<string[]> {
  const { app } = await openApp(ctx)
  const { id: staffId } = await aStaff(ctx, 'bendahara')
  const { token } = await startStaffSession(ctx, ctx.db, {
    staffId,
    caller: aStaffCaller,
    hasFactor: true,
  })
  const cookie = sessionCookie(ctx.config, token).split(';')[0] ?? ''
  const { origin } = ctx.config
  const answer = await app.request(`${origin}/kelola`, { headers: { cookie } })
  const [, card = ''] = /Dari halaman ke lunas, 7 hari([\s\S]*?)<\/section>/.exec(
    await answer.text(),
  ) ?? ['', '']
  const text = card.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, '|')
  const labels = 'Halaman ajakan dibuka|Formulir dibuka|Formulir dikirim|Mendapat kode bayar|Lunas'
  return labels.split('|').map((label) => {
    const [, count = ''] = new RegExp(`\\|${label}\\|+(\\d+)`).exec(text) ?? []
    return `${label} ${count}`
  })
}

/** Fills the form in without script, and pays the code it leads to. */
async function payByForm(ctx: TestCtx, ask: Ask): Promise<void> {
  const drawn = await ask(FORM)
  const [, donationId = ''] = /name="id" value="([0-9A-Z]{26})"/.exec(drawn.text) ?? []
  const fields = {
    campaignSlug: 'sumur-desa',
    id: donationId,
    nominal: '50000',
    amount: '',
    donorName: 'Siti Rahmawati',
    donorPhone: '',
    donorEmail: 'siti@contoh.id',
    prayer: '',
    consent: 'on',
  }
  const sent = await ask(FORM, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: ctx.config.origin },
  })
  const paying = sent.headers.get('location')?.split('/').at(-1) ?? ''
  expect([sent.status, paying]).toEqual([303, donationId])
  await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
}

test('from a page to a paid gift: each step stands on the first page of the desk', async () => {
  const ctx = await payingContext()
  await makeCampaign(ctx)
  const { views, ask } = await openPort(ctx)
  // Drawn, from memory, and "still the same": three people's looks.
  const first = await ask(CAMPAIGN)
  expect(first.status).toBe(200)
  expect((await ask(CAMPAIGN)).status).toBe(200)
  const etag = first.headers.get('etag') ?? ''
  expect((await ask(CAMPAIGN, { headers: { 'if-none-match': etag } })).status).toBe(304)
  // The app turns to the page, and the page asks again for itself.
  expect((await ask(`${CAMPAIGN}.data`, { headers: { referer: 'http://x/program' } })).status).toBe(
    200,
  )
  await ask(`${CAMPAIGN}.data`, { headers: { referer: `http://x${CAMPAIGN}` } })
  // Nobody's looks.
  await ask(CAMPAIGN, { headers: { 'user-agent': 'Googlebot/2.1' } })
  await ask(CAMPAIGN, { headers: { 'sec-purpose': 'prefetch' } })
  await ask(CAMPAIGN, { method: 'HEAD' })
  expect((await ask('/campaign/tidak-ada')).status).toBe(404)
  expect((await ask('/Campaign/sumur-desa')).status).toBe(308)

  expect((await ask(`${FORM}?nominal=50000`)).status).toBe(200)
  await payByForm(ctx, ask)

  // Until a process stores them, and once it has stopped.
  const steps = (offers: number, forms: number) => [
    `Halaman ajakan dibuka ${offers}`,
    `Formulir dibuka ${forms}`,
    'Formulir dikirim 1',
    'Mendapat kode bayar 1',
    'Lunas 1',
  ]
  expect(await funnelOf(ctx)).toEqual(steps(0, 0))
  await views.stop()
  expect(await funnelOf(ctx)).toEqual(steps(4, 2))
  // Another process adds its own; days before the last seven count no more.
  const other = await openPort(ctx)
  await other.ask(CAMPAIGN)
  await other.views.stop()
  expect(await funnelOf(ctx)).toEqual(steps(5, 2))
  ctx.clock.advance({ days: 6 })
  expect(await funnelOf(ctx)).toEqual(steps(5, 2))
  ctx.clock.advance({ days: 1 })
  expect(await funnelOf(ctx)).toEqual([
    'Halaman ajakan dibuka 0',
    'Formulir dibuka 0',
    'Formulir dikirim 0',
    'Mendapat kode bayar 0',
    'Lunas 0',
  ])
})

test('what is stored tells a day, a page and a number, and an outage loses none of them', async () => {
  const ctx = await payingContext()
  await makeCampaign(ctx)
  const { views, ask } = await openPort(ctx)
  await ask(`${CAMPAIGN}?utm_source=wa&nama=Siti`, { headers: { cookie: 'a=b' } })
  const working = ctx.db
  ctx.db = working.withSchema('away')
  await views.store()
  await views.store()
  expect(ctx.logged).toMatchObject([{ level: 'warn', event: 'pages.views-unstored' }])
  ctx.db = working
  await ask(CAMPAIGN)
  await views.store()
  await views.store()
  const rows = await ctx.db.selectFrom('page_view').selectAll().execute()
  expect(rows).toEqual([
    { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), page: CAMPAIGN, views: 2 },
  ])
})
