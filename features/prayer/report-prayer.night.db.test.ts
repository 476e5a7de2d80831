import { expect, test } from 'vitest'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { makePrayer } from '#tests/prayers.ts'
import { notifyHiddenJob } from './jobs.server.ts'
import { listPrayers } from './queries.server.ts'
import { reportPrayer } from './report-prayer.server.ts'
import { sayAamiin } from './say-aamiin.server.ts'

const isShown = async (ctx: TestCtx) => (await listPrayers(ctx.db)).items.length === 1

async function emails(ctx: TestCtx) {
  while ((await runDueJobs(ctx, new Map([[notifyHiddenJob.name, notifyHiddenJob]]))) > 0);
  return ctx.mails
}

async function aPrayer() {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const prayerId = await makePrayer(ctx)
  ctx.purged.length = 0
  const report = (person: string, address: string) =>
    reportPrayer(ctx, { prayerId, person, address })
  return { ctx, prayerId, report }
}

test.each([
  ['one address', () => '203.0.113.7'],
  ['one /24', (at: number) => `203.0.113.${at}`],
  ['one /64', () => '2001:db8:1:2::/64'],
  ['one /48', (at: number) => `2001:db8:1:${at}::/64`],
])('tokens of %s hide nothing, however many', async (_name, addressOf) => {
  const { ctx, report } = await aPrayer()
  for (let at = 0; at < 10; at++) await report(`tamu:${at}`, addressOf(at))
  await expect(report('tamu:10', addressOf(10))).rejects.toMatchObject({ status: 429 })
  for (const network of ['198.51.100.1', '198.51.101.1', '198.51.102.1']) {
    await report(`tamu:${network}`, network)
  }
  expect(await isShown(ctx)).toBe(true)
  expect(ctx.purged).toEqual([])
  expect(await emails(ctx)).toEqual([])
})

test('reports from the fifth network hide a prayer, and whoever runs the site is told once', async () => {
  const { ctx, prayerId, report } = await aPrayer()
  const networks = ['203.0.113.7', '203.0.114.7', '2001:db8:1:2::/64', '2001:db8:2:3::/64']
  for (const network of networks) await report(`tamu:${network}`, network)
  // One person on another network is still one person.
  await report('tamu:203.0.113.7', '198.51.100.9')
  expect(await isShown(ctx)).toBe(true)

  await report('akun:1', '198.51.100.9')
  expect(await isShown(ctx)).toBe(false)
  expect(ctx.purged).toContain('/doa-orang-baik/sumur-desa')
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ event: 'prayer.hidden', prayerId, hiddenFor: 'reports' }),
  )
  const [email, ...others] = await emails(ctx)
  expect(others).toEqual([])
  expect(email?.to).toBe(ctx.config.institution.complaints)
  expect(email?.text).toContain('Semoga berkah.')
  expect(email?.text).toContain('5 jaringan')
  expect(email?.text).toContain(prayerId)
  expect(email?.text).not.toContain('Siti')
})

test('five reports at once hide a prayer once', async () => {
  const { ctx, report } = await aPrayer()
  const all = Array.from({ length: 5 }, (_, at) => report(`tamu:${at}`, `203.0.${at}.1`))
  await Promise.all(all)
  expect(await isShown(ctx)).toBe(false)
  expect(await emails(ctx)).toHaveLength(1)
})

test('a prayer that was read and let stand is not hidden by reports again', async () => {
  const { ctx, report } = await aPrayer()
  for (let at = 0; at < 5; at++) await report(`tamu:${at}`, `203.0.${at}.1`)
  // As docs/RUNBOOK.md says.
  const letStand = { status: 'shown', hidden_for: null, reviewed_at: ctx.now() } as const
  await ctx.db.updateTable('prayer').set(letStand).execute()
  for (let at = 10; at < 20; at++) await report(`tamu:${at}`, `203.0.${at}.1`)
  expect(await isShown(ctx)).toBe(true)
})

test('a word of the rule hides a prayer, and whoever runs the site is told', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  await makePrayer(ctx, { prayer: 'Main judi saja' })
  const [email] = await emails(ctx)
  expect(email?.text).toContain('Main judi saja')
  expect(email?.text).toContain('kata yang tidak kami tampilkan')
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ event: 'prayer.hidden', hiddenFor: 'word' }),
  )
})

test('a day’s reports are ten for a network and ten for an account, and asking again for the same uses none', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const prayers: string[] = []
  for (let at = 0; at < 12; at++) prayers.push(await makePrayer(ctx))
  const report = (at: number, person: string) =>
    reportPrayer(ctx, { prayerId: prayers[at] as string, person, address: '203.0.113.7' })
  for (let at = 0; at < 10; at++) {
    await report(at, 'tamu:A')
    await report(at, 'tamu:A')
    await report(at, 'akun:1')
  }
  await expect(report(10, 'tamu:B')).rejects.toMatchObject({ status: 429 })
  await expect(report(10, 'akun:1')).rejects.toMatchObject({ status: 429 })
  await report(10, 'akun:2')
  ctx.clock.advance({ minutes: 24 * 60 })
  await report(10, 'tamu:B')
})

test('no address stands in a table, in clear or as a hash that could be guessed', async () => {
  const { ctx, prayerId, report } = await aPrayer()
  await report('tamu:A', '203.0.113.7')
  await sayAamiin(ctx, { prayerId, person: 'tamu:A', address: '203.0.113.7' })
  const rows = await ctx.db.selectFrom('prayer_report').select('network').execute()
  expect(rows[0]?.network).toHaveLength(32)
  const other = await testContext({
    sharing: ctx,
    env: { APP_SECRET: 'another secret of another site altogether' },
  })
  await reportPrayer(other, { prayerId, person: 'tamu:B', address: '203.0.113.8' })
  const networks = await ctx.db.selectFrom('prayer_report').select('network').execute()
  expect(new Set(networks.map(({ network }) => network?.toString('hex'))).size).toBe(2)
})
