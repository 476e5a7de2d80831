import { beforeAll, expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { findRecord } from '#features/donation-log/queries.server.ts'
import { papersOf } from '#features/receipt/queries.server.ts'
import { planPath } from '#features/recurring/plan-link.server.ts'
import type { Deliver } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import { type OpenDesk, openDesk, shownOn, signInAgain } from '#tests/desk/desk.ts'
import { donorOf } from '#tests/donors.ts'
import { aSettledDonation, runJobs } from '#tests/money/payments.ts'
import { aPlan, remindNow } from '#tests/money/plans.ts'
import { createWebhooks } from '../api/webhooks.server.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

type Person = { donation: string; publicId: string; donor: string; plan: string; email: string }

/** A donor with a paid gift, its paper, and a plan for each Friday. */
async function aPerson({ ctx }: OpenDesk, email: string, amount: number): Promise<Person> {
  const donor = { donorName: 'Siti Aminah', donorEmail: email, donorPhone: '+628119000111' }
  const { donationId: publicId } = await aSettledDonation(ctx, { ...donor, amount })
  const donation = (await findRecord(ctx.db, publicId))?.id ?? ''
  const { id: plan } = await aPlan(ctx, { contact: email })
  const found = (await donorOf(ctx.db, donation)) ?? ''
  return { donation, publicId, donor: found, plan, email }
}

/** What must be the same before a merge, after it, and after its undoing. */
async function kept({ ctx }: OpenDesk, people: readonly Person[]) {
  const rows = await ctx.db.selectFrom('donor_sum').select(['gifts', 'amount']).execute()
  const papers = await papersOf(
    ctx.db,
    people.map(({ donation }) => donation),
  )
  const plans = ctx.db.selectFrom('recurring_plan').select(['id', 'status', 'contact', 'amount'])
  const answers = await askLedger(ctx.db)
  return {
    gifts: rows.reduce((sum, row) => sum + row.gifts, 0),
    amount: rows.reduce((sum, row) => sum + row.amount, 0),
    papers: people.map(({ donation }) => papers.get(donation)?.map(({ number }) => number)),
    plans: await plans.orderBy('id').execute(),
    wrong: answers.donorGiftsOffTheLedger + answers.donorSumsOffTheirGifts,
  }
}

/** Papers and plans of both are there for whoever holds their link. */
async function opens({ ctx, app }: OpenDesk, people: readonly Person[]) {
  const paths = people.flatMap(({ publicId, plan }) => [
    `/kuitansi/${publicId}.pdf`,
    planPath(ctx.config, plan),
  ])
  const answers = await Promise.all(
    paths.map(async (path) => await app.request(`${ctx.config.origin}${path}`)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
}

async function merged({ ask, ctx }: OpenDesk, [keep, gone]: readonly [Person, Person]) {
  const page = `/kelola/donatur/${keep.donor}`
  const asked = await ask(`${page}?aksi=gabung`, { as: 'bendahara', form: { lain: gone.donor } })
  expect(asked.headers.get('location')).toBe('/kelola/menunggu?kabar=ajukan')
  const { id } = await ctx.db
    .selectFrom('proposal')
    .select('id')
    .where('status', '=', 'proposed')
    .executeTakeFirstOrThrow()
  const at = `/kelola/menunggu/${id}`
  const form = shownOn(await (await ask(at, { as: 'admin' })).text())
  // Whoever proposed it does not decide it, nor does a role that may not.
  for (const as of ['bendahara', 'layanan'] as const)
    expect([as, (await ask(`${at}?aksi=setujui`, { as, form })).status]).toEqual([as, 403])
  expect((await ask(`${at}?aksi=setujui`, { as: 'admin', form })).status).toBe(303)
  const there = await ask(`/kelola/donatur/${gone.donor}`, { as: 'layanan' })
  expect(there.headers.get('location')).toBe(page)
  const html = (await (await ask(page, { as: 'layanan' })).text()).replaceAll('<!-- -->', '')
  return { page, html, gabungan: /name="gabungan" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '' }
}

test('two people merge two donors: sums, papers and plans stay, it is undone within 30 days and not after', async () => {
  const deliver: Deliver = async ({ body, headers }) =>
    (await createWebhooks(desk.ctx).request('/webhooks/sandbox', { method: 'POST', body, headers }))
      .status
  const desk: OpenDesk = await openDesk({ now: '2026-06-02T03:00:00Z', deliver })
  const { ctx, ask } = desk
  const both = [
    await aPerson(desk, 'siti@contoh.id', 50_000),
    await aPerson(desk, 'aminah@contoh.id', 70_000),
  ] as const
  await runJobs(ctx)
  const before = await kept(desk, both)
  expect(before).toMatchObject({ gifts: 2, amount: 120_000, wrong: 0 })
  const { page, html, gabungan } = await merged(desk, both)
  expect(await kept(desk, both)).toEqual(before)
  for (const paper of before.papers.flatMap((each) => each ?? [])) expect(html).toContain(paper)
  expect(html.match(/Setiap Jumat/g)).toHaveLength(2)
  await opens(desk, both)
  // Both plans remind on Friday, and after the undoing the next Friday.
  const reminded = async () => {
    const { length } = ctx.mails
    await remindNow(ctx)
    return new Set(ctx.mails.slice(length).map(({ to }) => to))
  }
  ctx.clock.set('2026-06-05T01:00:00Z')
  expect([...(await reminded())]).toEqual(expect.arrayContaining(both.map(({ email }) => email)))
  ctx.clock.set('2026-07-02T01:00:00Z')
  await remindNow(ctx)
  await signInAgain(desk)
  const undo = (form: object) => ask(`${page}?aksi=pisah`, { as: 'layanan', form: { ...form } })
  expect((await undo({ gabungan })).status).toBe(303)
  expect({ ...(await kept(desk, both)), plans: [] }).toEqual({ ...before, plans: [] })
  expect(await ctx.db.selectFrom('donor_sum').select('donor_id').execute()).toHaveLength(2)
  await opens(desk, both)
  ctx.clock.set('2026-07-03T01:00:00Z')
  expect([...(await reminded())]).toEqual(expect.arrayContaining(both.map(({ email }) => email)))
  await signInAgain(desk)
  const again = await merged(desk, both)
  ctx.clock.advance({ days: 31 })
  await signInAgain(desk)
  expect((await undo({ gabungan: again.gabungan })).status).toBe(409)
  expect(await kept(desk, both)).toMatchObject({ gifts: 2, amount: 120_000, wrong: 0 })
})
