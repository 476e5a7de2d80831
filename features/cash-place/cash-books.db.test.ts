import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { recordOfflineDonation } from '#features/offline-donation/record-offline-donation.server.ts'
import { postProposed } from '#features/voucher/post-voucher.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { isRefusal } from '#platform/refusal.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { countCash, listCounts, seeCount } from './count-cash.server.ts'
import { giveCash, listHandovers, takeCash, undoHandover } from './hand-over.server.ts'
import { giveBlock, listBlocks, returnBlock } from './paper-blocks.server.ts'
import { overdueWords } from './place.ts'
import {
  closePlace,
  getPlaceNow,
  heldByFund,
  listPlaceDays,
  listPlacesNow,
  openPlace,
} from './places.server.ts'

const OFFICE = '00000000-0000-7000-8000-000000001110'

/** A collector with ten papers, who keeps money for a day, beside the till of the office. */
async function street(ctx: TestCtx) {
  const people = await moneyPeople(ctx)
  const { slug: well } = await makeCampaign(ctx)
  const { slug: zakat } = await makeCampaign(ctx, { slug: 'zakat', title: 'Zakat', fund: 'Z' })
  const bag = await openPlace(ctx, {
    account: '1110',
    name: 'Tas Pak Amir',
    holder: 'Amir',
    isOfficer: true,
    settleDays: 1,
    most: rupiah(1_000_000),
  })
  const by = { by: people.siti.id }
  await giveBlock(ctx, { placeId: bag, prefix: 'P-', first: 101, last: 110 }, by)
  const give = (sum: number, fields: object = {}) => {
    const nobody = { name: '', phone: undefined, email: undefined, taxId: undefined }
    const way = { in: 'cash', cashPlaceId: bag } as const
    const of = { id: ctx.newId(), program: well, sum: rupiah(sum), day: '2026-06-15' }
    return recordOfflineDonation(ctx, { ...of, ...nobody, reference: '', way, ...fields }, by)
  }
  return { ...people, well, zakat, bag, give }
}

test('a collector’s gift has the number of his paper; each paper is used, spoilt or blank', async () => {
  const ctx = await testContext()
  const { siti, bag, give } = await street(ctx)
  for (const reference of ['', 'P-100', 'P-111', 'Q-105', 'P-1e2', '105'])
    await expect(give(50_000, { reference })).rejects.toMatchObject({
      code: 'cash-place/paper-unknown',
    })
  await give(50_000, { reference: 'P-105' })
  await expect(give(50_000, { reference: 'P-105' })).rejects.toMatchObject({
    code: 'offline-donation/reference-used',
  })
  const charges = await ctx.db.selectFrom('charge').select('method').execute()
  expect(charges).toEqual([{ method: 'collector' }])
  const [block] = await listBlocks(ctx.db, bag)
  expect(block).toMatchObject({ used: [105], spoilt: [] })
  const back = (spoilt: number[]) =>
    returnBlock(ctx, { placeId: bag, id: block?.id ?? '', spoilt }, { by: siti.id })
  await expect(back([105])).rejects.toMatchObject({ code: 'cash-place/spoilt' })
  const overlapping = { placeId: bag, prefix: 'P-', first: 110, last: 120 }
  await expect(giveBlock(ctx, overlapping, { by: siti.id })).rejects.toMatchObject({
    code: 'cash-place/papers-twice',
  })
  await back([101, 102])
  await expect(give(50_000, { reference: 'P-106' })).rejects.toMatchObject({
    code: 'cash-place/paper-unknown',
  })
})

test('what a collector holds is handed over whole by two people, each fund’s part, and can be brought back', async () => {
  const ctx = await testContext()
  const { siti, budi, bag, give, zakat } = await street(ctx)
  await give(700_000, { reference: 'P-101', day: '2026-06-12' })
  await give(200_000, { reference: 'P-102', program: zakat })
  const carried = await getPlaceNow(ctx.db, bag)
  expect(carried).toMatchObject({ held: 900_000, since: '2026-06-12' })
  expect(overdueWords(carried, '2026-06-15')).toBe('Lewat waktu serah')
  expect(overdueWords({ ...carried, held: 1_000_001 }, '2026-06-12')).toBe(
    'Melebihi batas yang boleh dipegang',
  )
  const given = { id: ctx.newId(), fromId: bag, toId: OFFICE, note: '' }
  await expect(
    giveCash(ctx, { ...given, sum: rupiah(800_000) }, { by: siti.id }),
  ).rejects.toMatchObject({ code: 'cash-place/handover-differs' })
  await giveCash(ctx, { ...given, sum: rupiah(900_000) }, { by: siti.id })
  const take = (by: string, sum = 900_000) =>
    takeCash(ctx, { id: given.id, sum: rupiah(sum) }, { by })
  await expect(take(siti.id)).rejects.toMatchObject({ code: 'cash-place/handover-own' })
  await expect(take(budi.id, 800_000)).rejects.toMatchObject({ code: 'cash-place/taken-differs' })
  await take(budi.id)
  expect(await heldByFund(ctx.db, OFFICE)).toEqual([
    { fund: 'IT', held: 700_000 },
    { fund: 'Z', held: 200_000 },
  ])
  expect(await heldByFund(ctx.db, bag)).toEqual([])
  await expect(
    undoHandover(ctx, { id: given.id, why: 'Salah kas' }, { by: budi.id }),
  ).rejects.toMatchObject({ code: 'cash-place/handed-on' })
  await undoHandover(ctx, { id: given.id, why: 'Salah kas' }, { by: siti.id })
  expect(await getPlaceNow(ctx.db, bag)).toMatchObject({ held: 900_000 })
  await expect(closePlace(ctx, bag)).rejects.toMatchObject({ code: 'cash-place/holds' })
  expect(await listHandovers(ctx.db, bag)).toMatchObject([{ status: 'undone', to: 'Kas kantor' }])
  await assertBooksHold(ctx)
})

test('a count is seen by another; what lacks the amil owes the fund, what is too much is titipan, and both have a reason', async () => {
  const ctx = await testContext()
  const { siti, budi } = await moneyPeople(ctx)
  await postLines(ctx, [['1110', '4220', 'IU', 500_000]])
  const who = { by: siti.id, role: siti.role }
  const count = (pieces: Record<string, number>, book: number, reason = '') => {
    const id = ctx.newId()
    return countCash(ctx, { id, placeId: OFFICE, pieces, book, reason }, who).then(() => id)
  }
  await expect(count({ kertas100000: 5 }, 400_000)).rejects.toMatchObject({
    code: 'cash-place/book-moved',
  })
  const right = await count({ kertas100000: 5 }, 500_000)
  await expect(seeCount(ctx, right, { by: siti.id })).rejects.toMatchObject({
    code: 'cash-place/own-count',
  })
  await seeCount(ctx, right, { by: budi.id })
  await expect(count({ kertas100000: 4 }, 500_000)).rejects.toMatchObject({
    code: 'cash-place/reason',
  })
  await count({ kertas100000: 4 }, 500_000, 'Kembalian salah')
  const [short] = await listCounts(ctx.db, OFFICE)
  expect(short).toMatchObject({ voucherStatus: 'proposed', seer: null })
  await postProposed(ctx, { id: short?.voucherId ?? '', by: budi.id })
  expect(await balanceOf(ctx.db, { account: '1190', fund: 'IU' })).toBe(100_000)
  expect(await balanceOf(ctx.db, { account: '6600', fund: 'A' })).toBe(100_000)
  const more = await count({ kertas100000: 4, kertas20000: 1 }, 400_000, 'Tidak diketahui')
  await seeCount(ctx, more, { by: budi.id })
  expect(await balanceOf(ctx.db, { account: '2130', fund: 'IU' })).toBe(20_000)
  expect(await listPlaceDays(ctx.db, OFFICE)).toEqual([
    { day: '2026-06-15', came: 520_000, left: 100_000, held: 420_000 },
  ])
  await assertBooksHold(ctx)
})

type Step = { kind: 'gift' | 'hand' | 'deposit'; sum: number; from: number; to: number }

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('gift', 'gift', 'hand', 'deposit'),
  sum: fc.integer({ min: 1, max: 900_000 }),
  from: fc.nat(2),
  to: fc.nat(2),
})

test('whatever moves between places, together they hold what the ledger holds, none is below zero, and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async (steps) => {
      const ctx = await testContext()
      const { siti, budi, bag, well, zakat, give } = await street(ctx)
      const till = await openPlace(ctx, {
        account: '1110',
        name: 'Loket',
        holder: '',
        isOfficer: false,
        settleDays: null,
        most: null,
      })
      await postLines(ctx, [['1110', '4220', 'IU', 100_000]])
      const ids = [OFFICE, till, bag]
      let paper = 100
      for (const { kind, sum, from, to } of steps) {
        const [source = '', target = ''] = [ids[from], ids[to]]
        if (kind === 'gift') {
          const way = { in: 'cash', cashPlaceId: source } as const
          const program = to > 0 ? well : zakat
          paper += source === bag ? 1 : 0
          await unless(give(sum, { way, program, reference: source === bag ? `P-${paper}` : '' }))
        } else if (kind === 'deposit') {
          const texts = { fund: 'IT', sum: String(sum), place: `kas:${source}`, target: '1122' }
          await unless(recordAs(ctx, siti, ['setor-kas', texts]))
        } else {
          const id = ctx.newId()
          const { held } = await getPlaceNow(ctx.db, source)
          const given = {
            id,
            fromId: source,
            toId: target,
            sum: rupiah(Math.max(0, held)),
            note: '',
          }
          await unless(giveCash(ctx, given, { by: siti.id }))
          await unless(takeCash(ctx, { id, sum: given.sum }, { by: budi.id }))
        }
      }
      const places = await listPlacesNow(ctx.db)
      const all = places
        .filter(({ account }) => account === '1110')
        .reduce((whole, { held }) => whole + held, 0)
      expect(all).toBe(await balanceOf(ctx.db, { account: '1110' }))
      expect(places.filter(({ held }) => held < 0)).toEqual([])
      await assertBooksHold(ctx)
    }),
    { numRuns: 3, seed: 36, endOnFailure: true },
  )
})

async function unless(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isRefusal(error)) throw error
  })
}
