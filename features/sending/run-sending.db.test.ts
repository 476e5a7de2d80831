import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { SegmentFilter } from '#features/donor-record/segment.ts'
import { saveSegment } from '#features/donor-record/segments.server.ts'
import { recordNewsConsent } from '#features/message/contact-choices.server.ts'
import { lotResult } from '#features/message/send/lot-result.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import type { Job } from '#platform/jobs/jobs.server.ts'
import type { SendingAudience } from '#platform/db/schema/message/schema-sending.ts'
import { allJobs } from '#server/jobs/jobs.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { makeSending } from './make-sending.server.ts'
import { gaveAfter, getSending, whyUnsent } from './queries.server.ts'
import { sendLotJob, beginSending, stopSending } from './run-sending.server.ts'

const jobs = new Map<string, Job>(allJobs.map((job) => [job.name, job]))
const noon = '2026-06-02T05:00:00Z'

const emailOf = (at: number) => `donatur${at}@contoh.id`

/** Donors with an address that agreed to news; the first gave least. */
async function donors(ctx: TestCtx, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const id = ctx.newId()
    ids.push(id)
    await ctx.db
      .insertInto('donor')
      .values({ id, root_id: id, origin: 'donation', name: `Donatur ${at}`, made_at: ctx.now() })
      .execute()
    const contact = { donor_id: id, kind: 'email' as const, value: emailOf(at), since: ctx.now() }
    await ctx.db.insertInto('donor_contact').values(contact).execute()
    const sums = { gifts: 1, amount: (at + 1) * 10_000, past_gifts: 0, past_amount: 0, months: 1 }
    await ctx.db
      .insertInto('donor_sum')
      .values({ donor_id: id, ...sums, is_anonymous: false } as never)
      .execute()
    await choose(ctx, at, false)
  }
  return ids
}

async function choose(ctx: TestCtx, at: number, isStopped: boolean): Promise<void> {
  const contact = { kind: 'email' as const, value: emailOf(at) }
  const source = isStopped ? ('link' as const) : ('form' as const)
  await recordNewsConsent(ctx, contact, { isStopped, source, words: 'Kabar' })
}

async function aSending(
  ctx: TestCtx,
  largest: number,
  perMinute = 60,
  audience: SendingAudience = { largest },
): Promise<string> {
  const { id: by } = await aStaff(ctx, 'program')
  const names = ['program', 'judul', 'isi', 'lanjut', 'tautan', 'alasan']
  const values = Object.fromEntries(names.map((name) => [name, `${name} kabar`]))
  const sending = { title: 'Kabar sumur', audience, template: 'kabar-program' }
  const id = await makeSending(ctx, { ...sending, values, perMinute }, { by })
  await beginSending(ctx, { id, by })
  return id
}

/** Everything that is due in the next minutes. */
async function afterMinutes(ctx: TestCtx, minutes: number, others: TestCtx[] = []): Promise<void> {
  for (let step = 0; step <= minutes * 6; step += 1) {
    await Promise.all([ctx, ...others].map((each) => runDueJobs(each, jobs)))
    ctx.clock.advance({ seconds: 10 })
  }
}

function recipients(...all: TestCtx[]): string[] {
  return all.flatMap(({ mails }) => mails.map(({ to }) => to)).toSorted()
}

test('a list of the largest leaves nobody out whose sum others pass while it is made', async () => {
  const ctx = await testContext({ now: noon })
  // More than one portion; the first gave most.
  await sql`insert into donor (id, root_id, origin, name, made_at)
    select id, id, 'donation', 'Donatur', ${ctx.now()} from (
      select ${idOf(sql`at`)} as id from generate_series(1, 2100) as at) as made`.execute(ctx.db)
  await sql`insert into donor_sum (donor_id, gifts, amount, past_gifts, past_amount, months, is_anonymous)
    select ${idOf(sql`at`)}, 1, (3000 - at) * 1000, 0, 0, 1, false
    from generate_series(1, 2100) as at`.execute(ctx.db)
  const { id: by } = await aStaff(ctx, 'program')
  const values = { program: 'a', judul: 'a', isi: 'a', lanjut: 'a', tautan: 'a', alasan: 'a' }
  const sending = { title: 'Kabar', template: 'kabar-program', audience: { largest: 2_050 } }
  const id = await makeSending(ctx, { ...sending, values, perMinute: 60 }, { by })
  const move = (at: number, amount: number) =>
    sql`update donor_sum set amount = ${amount} where donor_id = ${idOf(sql`${at}::int`)}`.execute(
      ctx.db,
    )
  for (const refunded of [1, 2, 3]) await move(refunded, 0)
  await move(2_090, 9_000_000)
  await runDueJobs(ctx, jobs)
  expect(await getSending(ctx.db, id)).toMatchObject({ state: 'draft', people: 2_050 })
  const { rows } = await sql<{ at: number }>`
    select at from generate_series(1, 2100) as at where not exists (
      select 1 from sending_member where donor_id = ${idOf(sql`at`)}) order by at`.execute(ctx.db)
  const left = Array.from({ length: 51 }, (_, at) => at + 2_050).filter((at) => at !== 2_090)
  expect(rows.map(({ at }) => at)).toEqual(left)
})

function idOf(at: RawBuilder<unknown>) {
  return sql`('00000000-0000-7000-8000-' || lpad(${at}::text, 12, '0'))::uuid`
}

test('the largest donors are written to once, though two processes work and a lot runs again', async () => {
  const ctx = await testContext({ now: noon })
  await donors(ctx, 25)
  const second = await testContext({ sharing: ctx })
  const id = await aSending(ctx, 20)
  await Promise.all([runDueJobs(ctx, jobs), runDueJobs(second, jobs)])
  // A process died after its commit: its job runs again, and begins no second chain.
  await sendLotJob.run(second, { sendingId: id, taken: 0 })
  await afterMinutes(ctx, 1, [second])
  const wanted = Array.from({ length: 20 }, (_, at) => emailOf(at + 5)).toSorted()
  expect(recipients(ctx, second)).toEqual(wanted)
  expect(await getSending(ctx.db, id)).toMatchObject({ state: 'done', people: 20, taken: 20 })
  expect(await lotResult(ctx.db, id)).toMatchObject({ sent: 20, queued: 0, unsent: 0 })
})

test('who stops while a lot is on its way is left out and not counted as reached; the pace holds', async () => {
  const ctx = await testContext({ now: noon })
  await donors(ctx, 30)
  const id = await aSending(ctx, 30)
  await runDueJobs(ctx, jobs)
  // Ten leave in ten seconds at sixty a minute.
  expect(recipients(ctx)).toHaveLength(10)
  const before = new Set(recipients(ctx))
  const late = Array.from({ length: 30 }, (_, at) => at).find((at) => !before.has(emailOf(at))) ?? 0
  await choose(ctx, late, true)
  await afterMinutes(ctx, 1)
  expect(recipients(ctx)).not.toContain(emailOf(late))
  expect(recipients(ctx)).toHaveLength(29)
  expect(await lotResult(ctx.db, id)).toMatchObject({ sent: 29, unsent: 1 })
  expect(await whyUnsent(ctx.db, id)).toEqual([{ why: 'stopped-news', people: 1 }])
})

test('a sending that is stopped sends no more, and two records that became one get one message', async () => {
  const ctx = await testContext({ now: noon })
  const ids = await donors(ctx, 30)
  await ctx.db
    .updateTable('donor')
    .set({ root_id: ids[0] ?? '' })
    .where('id', '=', ids[1] ?? '')
    .execute()
  const id = await aSending(ctx, 30)
  await runDueJobs(ctx, jobs)
  const { started_by: by } = await getSending(ctx.db, id)
  await stopSending(ctx, { id, by: by ?? '' })
  const left = recipients(ctx).length
  await afterMinutes(ctx, 1)
  expect(recipients(ctx)).toHaveLength(left)
  // Ten had their turn, two of them as one.
  expect(left).toBe(9)
  expect(new Set(recipients(ctx)).size).toBe(left)
  expect(await getSending(ctx.db, id)).toMatchObject({ state: 'stopped' })
})

test('a process that dies while it sends loses nobody unseen, and nobody gets two', async () => {
  const ctx = await testContext({ now: noon })
  await donors(ctx, 12)
  // Its third message is at the mail server when the process ends: its answer never comes.
  let sends = 0
  const dying = await testContext({
    sharing: ctx,
    mail: {
      ...ctx.mail,
      send: async (mail) => {
        sends += 1
        if (sends === 3) await new Promise(() => {})
        await ctx.mail.send(mail)
      },
    },
  })
  const id = await aSending(ctx, 12)
  void runDueJobs(dying, jobs)
  await expect.poll(() => sends).toBe(3)
  // Another process takes over when the lease is over.
  ctx.clock.advance({ minutes: 2 })
  await afterMinutes(ctx, 2)
  const told = recipients(ctx)
  expect([told.length, new Set(told).size]).toEqual([11, 11])
  expect(await getSending(ctx.db, id)).toMatchObject({ state: 'done', people: 12, taken: 12 })
  // Whether the one on its way arrived nobody knows: it is told, and not sent again.
  expect(await lotResult(ctx.db, id)).toMatchObject({ sent: 11, queued: 0, unknown: 1 })
})

test('a segment is who is in it when the list is made, in its own words', async () => {
  const ctx = await testContext({ now: noon })
  await donors(ctx, 3)
  const { id: by } = await aStaff(ctx, 'layanan')
  const filter = { jenis: 'semua', terkecil: 0, program: '', wilayah: '', saluran: '', label: '' }
  const kept = { name: 'Semua', filter: filter as SegmentFilter, by }
  const id = await aSending(ctx, 0, 60, { segment: await saveSegment(ctx, kept) })
  await afterMinutes(ctx, 1)
  expect(recipients(ctx)).toHaveLength(3)
  const { people, audience_words: words } = await getSending(ctx.db, id)
  expect([people, words]).toEqual([3, expect.stringContaining('Semua: Semua donatur')])
})

test('what was given within two weeks after the message counts, by whoever it reached', async () => {
  const ctx = await testContext({ now: noon })
  const [one = '', other = '', third = ''] = await donors(ctx, 3)
  const id = await aSending(ctx, 2)
  await afterMinutes(ctx, 1)
  const given = (donorId: string, day: string, amount: number) =>
    ctx.db
      .insertInto('donor_gift')
      .values({
        gift_id: ctx.newId(),
        fund: 'IT',
        donor_id: donorId,
        day,
        channel: 'qris',
        amount,
        is_main: true,
        is_anonymous: false,
      } as never)
      .execute()
  await given(third, '2026-06-16', 30_000)
  await given(other, '2026-06-17', 20_000)
  await given(one, '2026-06-03', 10_000)
  expect(await gaveAfter(ctx.db, id)).toEqual({ donors: 1, amount: 30_000 })
})
