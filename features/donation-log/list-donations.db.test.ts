import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { patiently } from '#platform/db/pool/statement-limits.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { planOf } from '#tests/database/plan.ts'
import { needPlans } from '#tests/database/skip-unless.ts'
import { readFilter, type TypedFilter } from './donation-filter.ts'
import { countDonations, listDonations } from './list-donations.server.ts'

type Donor = { name: string; email?: string; phone?: string; amount?: number; slug?: string }

async function give(ctx: TestCtx, { name, email, phone, amount, slug }: Donor): Promise<string> {
  ctx.clock.advance({ minutes: 1 })
  const { donationId } = await startDonation(ctx, {
    campaignSlug: slug ?? 'sumur-desa',
    amount: rupiah(amount ?? 50_000),
    donorName: name,
    donorEmail: email ?? (phone ? undefined : 'donatur@contoh.id'),
    donorPhone: phone,
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  return donationId
}

async function names(ctx: TestCtx, typed: TypedFilter): Promise<string[]> {
  const { items: rows } = await listDonations(ctx.db, readFilter(typed))
  return rows.map(({ donor }) => donor.name)
}

test('the list is narrowed by state, method, campaign, fund, days and amounts', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const { donationId } = await aCharge(ctx, { amount: 75_000, method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await makeCampaign(ctx, { slug: 'zakat-maal', title: 'Zakat maal', fund: 'Z' })
  await give(ctx, { name: 'Budi Santoso', amount: 200_000, slug: 'zakat-maal' })
  ctx.clock.advance({ hours: 24 })
  await give(ctx, { name: 'Ratna Dewi', amount: 30_000 })

  expect(await names(ctx, {})).toEqual(['Ratna Dewi', 'Budi Santoso', 'Siti Aminah'])
  expect(await names(ctx, { urut: 'nominal' })).toEqual([
    'Budi Santoso',
    'Siti Aminah',
    'Ratna Dewi',
  ])
  expect(await names(ctx, { keadaan: 'paid' })).toEqual(['Siti Aminah'])
  expect(await names(ctx, { keadaan: 'refunded' })).toEqual([])
  expect(await names(ctx, { metode: 'qris' })).toEqual(['Siti Aminah'])
  expect(await names(ctx, { program: 'zakat-maal' })).toEqual(['Budi Santoso'])
  expect(await names(ctx, { program: 'tidak-ada' })).toEqual([])
  expect(await names(ctx, { dana: 'Z' })).toEqual(['Budi Santoso'])
  expect(await names(ctx, { sampai: '2026-03-12' })).toEqual(['Budi Santoso', 'Siti Aminah'])
  expect(await names(ctx, { dari: '2026-03-13' })).toEqual(['Ratna Dewi'])
  expect(await names(ctx, { terkecil: '50.000', terbesar: 'Rp100.000' })).toEqual(['Siti Aminah'])
  // What cannot be read narrows nothing.
  expect(await names(ctx, { keadaan: 'constructor', dari: 'kemarin' })).toHaveLength(3)
  expect(await countDonations(ctx.db, readFilter({}), 2)).toBe(2)
  expect(await countDonations(ctx.db, readFilter({ keadaan: 'paid' }), 10)).toBe(1)
})

test('pages of a method are those of the whole list, also of donations with several codes', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  await makeCampaign(ctx)
  const qris: string[] = []
  for (let n = 0; n < 7; n += 1) {
    const donationId = await give(ctx, { name: `Donatur ${n}`, amount: 20_000 + (n % 3) * 1_000 })
    if (n % 3 > 0) await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
    if (n % 3 < 2) await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
    if (n % 3 < 2) qris.push(donationId)
  }
  const pagesOf = async (typed: TypedFilter, size: number) => {
    const found: string[] = []
    for (let after: string | undefined, isMore = true; isMore; isMore = after !== undefined) {
      const { items, next } = await listDonations(ctx.db, {
        ...readFilter(typed),
        after,
        limit: size,
      })
      found.push(...items.map(({ publicId }) => publicId))
      after = next
    }
    return found
  }
  expect(await pagesOf({ metode: 'qris' }, 2)).toEqual(qris.toReversed())
  expect(await pagesOf({ metode: 'qris', keadaan: 'paid' }, 2)).toEqual([])
  const byAmount = await pagesOf({ metode: 'qris', urut: 'nominal' }, 50)
  expect(byAmount.toSorted()).toEqual(qris.toSorted())
  expect(await pagesOf({ metode: 'qris', urut: 'nominal' }, 1)).toEqual(byAmount)
})

test('a donation is found by number, name, contact, code, reference and receipt', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const { donationId, charge } = await aCharge(ctx, { amount: 75_000 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await give(ctx, { name: 'H. Ma’ruf Al-Amin', phone: '+6281234567889' })
  await give(ctx, { name: 'Sitorus', email: 'sitorus@contoh.id' })
  const { id } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', donationId)
    .executeTakeFirstOrThrow()

  const short = `${donationId.slice(0, 4)}-${donationId.slice(4, 8)}`.toLowerCase()
  for (const cari of [
    donationId,
    short,
    id,
    charge.reference,
    charge.provider_id ?? '',
    charge.instruction?.vaNumber ?? '',
    charge.instruction?.vaNumber?.replace(/(.{4})/g, '$1 ') ?? '',
    'KW/2026/000001',
    'kw-2026-1',
    'SITI@contoh.id',
    'aminah',
    'siti amin',
  ])
    expect([cari, await names(ctx, { cari })]).toEqual([cari, ['Siti Aminah']])
  for (const cari of ['0812-3456-7889', '+62 812 3456 7889', 'maruf al', 'ma’ruf', "Ma'ruf amin"])
    expect([cari, await names(ctx, { cari })]).toEqual([
      cari,
      cari === 'maruf al' ? [] : ['H. Ma’ruf Al-Amin'],
    ])
  expect(await names(ctx, { cari: 'sit' })).toEqual(['Sitorus', 'Siti Aminah'])
  expect(await names(ctx, { cari: 'sit', keadaan: 'paid' })).toEqual(['Siti Aminah'])
  for (const cari of ['tidak ada', '%', "'", 'a', '0000-0000', 'KW/2026/000099', '99999999999999'])
    expect([cari, await names(ctx, { cari })]).toEqual([cari, []])
})

test('pages follow each other without a gap or a repeat, by time and by amount', async () => {
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  await makeCampaign(ctx)
  for (let n = 0; n < 7; n += 1)
    await give(ctx, { name: `Donatur ${n}`, amount: n % 2 ? 50_000 : 20_000 })
  for (const urut of ['terbaru', 'nominal'] as const) {
    const whole = await names(ctx, { urut })
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await listDonations(ctx.db, { ...readFilter({ urut }), after, limit: 3 })
      seen.push(...page.items.map(({ donor }) => donor.name))
      after = page.next
    } while (after)
    expect(seen).toEqual(whole)
    expect(new Set(seen).size).toBe(7)
  }
  expect(await listDonations(ctx.db, { ...readFilter({}), after: '1.x' })).toMatchObject({
    items: { length: 7 },
  })
})

const MANY = 20_000

test('at twenty thousand donations every way of asking goes by an index', {
  tags: 'night',
}, async () => {
  needPlans()
  const ctx = await payingContext({ now: '2026-03-12T07:05:00Z' })
  const { id } = await makeCampaign(ctx)
  // No person waits for so many rows, and a busy machine takes its time.
  await patiently(() =>
    sql`
    insert into donation (id, public_id, campaign_id, fund, amount, status, donor_name, donor_email,
      is_anonymous, consent_version, created_at, paid_at, updated_at)
    select gen_random_uuid(), upper(substr(md5(n::text), 1, 26)), ${id}, 'IT', 10000 + n,
      case when n % 50 = 0 then 'expired' else 'paid' end, 'Donatur ' || n, 'd' || n || '@contoh.id',
      false, '2026-11', at, case when n % 50 = 0 then null else at end, at
    from generate_series(1, ${sql.lit(MANY)}) as n,
      lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as moment`.execute(
      ctx.db,
    ),
  )
  await sql`analyze donation`.execute(ctx.db)
  const ways: [TypedFilter, string][] = [
    [{}, 'donation_latest'],
    [{ urut: 'nominal' }, 'donation_by_amount'],
    [{ keadaan: 'refunded' }, 'donation_latest_unpaid'],
    [{ dana: 'W' }, 'donation_latest_of_fund'],
    [{ cari: 'donatur 12345' }, 'donation_name_words'],
    [{ cari: '12345' }, 'donation_by_total'],
    [{ cari: 'd77@contoh.id' }, 'donation_by_email'],
    [{ cari: '081234567889' }, 'donation_by_phone'],
  ]
  for (const [typed, index] of ways) {
    const plan = await planFor(ctx, typed)
    expect([typed, plan.includes(`${index}"`) || plan.includes(`${index} `), plan]).toEqual([
      typed,
      true,
      expect.not.stringContaining('Seq Scan on donation'),
    ])
  }
})

const planFor = (ctx: TestCtx, typed: TypedFilter) =>
  planOf(ctx, {
    part: 'order by "donation"',
    list: (db) => listDonations(db, readFilter(typed)),
  })
