import { expect, test } from 'vitest'
import type { Db } from '#platform/db/connect.server.ts'
import { testContext } from '#tests/context.ts'
import { makeManyDonors } from '#tests/database/many-donors.ts'
import { expectIndexes } from '#tests/database/many-rows.ts'
import { planOf } from '#tests/database/plan.ts'
import { needPlans } from '#tests/database/skip-unless.ts'
import { yearsOfDonor } from './donor-page.server.ts'
import { type DonorSort, listDonorRecords } from './queries.server.ts'
import { type SegmentKind, segmentKinds } from './segment.ts'
import { segmentConditions } from './segment-conditions.server.ts'
import { listSuggestions } from './suggestions.server.ts'

const plain = { terkecil: 10_000_000, program: '', wilayah: '', saluran: '', label: '' }
const monthOf = (day: string) => ({ now: `${day}T03:00:00Z` })

test('donors come by an index in each order, however many there are', async () => {
  needPlans()
  const ctx = await testContext(monthOf('2026-06-02'))
  await makeManyDonors(ctx)
  const way = (name: string, index: string, sort: DonorSort, after?: string) => ({
    name,
    index,
    list: (db: Db) => listDonorRecords(db, { sort, after, limit: 20 }),
  })
  const later = (await listDonorRecords(ctx.db, { sort: 'jumlah', limit: 900 })).next
  await expectIndexes(ctx, {
    part: 'from "donor_sum"',
    tables: ['donor_sum'],
    ways: [
      way('by sum', 'donor_sum_amount', 'jumlah'),
      way('later by sum', 'donor_sum_amount', 'jumlah', later),
      way('by last day', 'donor_sum_last', 'terakhir'),
      way('by first day', 'donor_sum_first', 'pertama'),
    ],
  })
})

test('a segment’s page reads kept sums and never all gifts, and a donor’s years and suggestions their own by an index', async () => {
  needPlans()
  const ctx = await testContext(monthOf('2026-06-02'))
  await makeManyDonors(ctx)
  // Those that sum a year or ask for plans read sets once, and never once for each donor.
  const sets: SegmentKind[] = ['besar', 'bulanan']
  for (const jenis of Object.keys(segmentKinds) as SegmentKind[]) {
    const where = await segmentConditions(ctx, { ...plain, jenis })
    const list = (db: Db) => listDonorRecords(db, { sort: 'jumlah', limit: 20, where })
    const plan = await planOf(ctx, { part: 'from "donor_sum"', list })
    if (sets.includes(jenis)) continue
    expect([jenis, plan], plan).toEqual([
      jenis,
      expect.not.stringMatching(/Seq Scan on donor_gift/),
    ])
  }
  const { items } = await listDonorRecords(ctx.db, { sort: 'jumlah', limit: 1 })
  const id = items[0]?.id ?? ''
  const years = await planOf(ctx, { part: 'extract(year', list: (db) => yearsOfDonor(db, id) })
  expect(years).toMatch(/donor_gift_of_donor/)
  // A page of suggestions looks up its donors and never reads all of them.
  for (const records of [undefined, [id]]) {
    const list = (db: Db) => listSuggestions({ db }, { ...(records && { records }), limit: 10 })
    const plan = await planOf(ctx, { part: 'from donor_suggestion', list })
    expect(plan).not.toMatch(/Seq Scan on donor |Hash/)
  }
  expect((await listSuggestions(ctx, { limit: 10 })).items).toHaveLength(10)
})
