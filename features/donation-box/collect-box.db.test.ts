import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { undoOfflineDonation } from '#features/offline-donation/undo-offline-donation.server.ts'
import { postReversal } from '#features/voucher/reverse-voucher.server.ts'
import { assertBooksHold } from '#tests/money/books-hold.ts'
import { testContext, type TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aBank } from '#tests/money/refunds.ts'
import { aStatement, type FileLine, unexplainedLines } from '#tests/money/statements.ts'
import { aPaper, moneyPeople } from '#tests/money/vouchers.ts'
import { askLedger } from '#checks/ledger.server.ts'
import { boxRecord } from './box-record.server.ts'
import { addBox } from './boxes.server.ts'
import { countCollection, openCollection } from './collect-box.server.ts'
import { depositBoxes } from './deposit-boxes.server.ts'
import { getCollection, listCollections, listUndeposited } from './queries.server.ts'

const OFFICE = '00000000-0000-7000-8000-000000001110'
/** Rp235.500 and Rp100.000. */
const friday = { kertas100000: 1, kertas50000: 2, kertas2000: 15, koin500: 11 }
const stall = { kertas20000: 5 }

/** Two boxes of infak for two programmes, and two treasurers. */
async function boxes(ctx: TestCtx) {
  const people = await moneyPeople(ctx)
  const by = { by: people.siti.id }
  const well = await makeCampaign(ctx, { slug: 'sumur-desa' })
  const mosque = await makeCampaign(ctx, { slug: 'masjid', title: 'Masjid desa' })
  const terms = { keeper: '', seal: 'S-1', depositDays: 2, placedOn: '2026-01-02' }
  const one = { ...terms, code: 'KA-01', place: 'Toko Berkah', campaignId: well.id }
  const two = { ...terms, code: 'KA-02', place: 'Masjid Raya', campaignId: mosque.id }
  return { ...people, one: await addBox(ctx, one, by), two: await addBox(ctx, two, by) }
}

async function open(ctx: TestCtx, boxId: string, { by }: { by: string }, day = '2026-06-12') {
  const id = ctx.newId()
  const said = { companion: 'Pak Amir', isSealWhole: true, newSeal: 'S-2', note: '' }
  await openCollection(ctx, { id, boxId, day, ...said, cashPlaceId: OFFICE }, { by })
  return id
}

test('two people count a box without each other’s count; equal ones are a gift in cash with its record, others are counted anew', async () => {
  const ctx = await testContext()
  const { siti, budi, wati, one, two } = await boxes(ctx)
  const id = await open(ctx, one, { by: siti.id })
  const count = (by: string, pieces: Record<string, number>) =>
    countCollection(ctx, { id, pieces, odd: '' }, { by })
  expect(await count(siti.id, friday)).toBe('first')
  expect(await getCollection(ctx.db, id)).toMatchObject({
    counts: [],
    counters: [{ id: siti.id, name: 'Siti Aminah' }],
  })
  await expect(count(siti.id, friday)).rejects.toMatchObject({
    code: 'donation-box/counted-already',
  })
  // The same sum of other notes is another count.
  expect(await count(budi.id, { ...friday, kertas100000: 0, kertas50000: 4 })).toBe('differs')
  expect(await balanceOf(ctx.db, { account: '1110' })).toBe(0)
  expect((await getCollection(ctx.db, id)).counts).toHaveLength(2)
  expect(await count(wati.id, friday)).toBe('first')
  expect(await count(siti.id, friday)).toBe('agreed')
  await expect(count(budi.id, friday)).rejects.toMatchObject({
    code: 'donation-box/collection-closed',
  })
  const other = await open(ctx, two, { by: siti.id })
  for (const { id: by } of [wati, budi])
    await countCollection(ctx, { id: other, pieces: {}, odd: '' }, { by })

  const donations = await ctx.db
    .selectFrom('donation')
    .innerJoin('charge', 'charge.donation_id', 'donation.id')
    .select(['donation.amount', 'donor_name', 'is_anonymous', 'method', 'donation.status'])
    .execute()
  expect(donations).toEqual([
    {
      amount: 235_500,
      donor_name: 'Kotak amal KA-01, Toko Berkah',
      is_anonymous: true,
      method: 'box',
      status: 'paid',
    },
  ])
  expect(await balanceOf(ctx.db, { account: '1110', fund: 'IT' })).toBe(235_500)
  expect(await listCollections(ctx.db, two)).toMatchObject([{ serial: 2, sum: 0 }])
  const { number, bytes } = await boxRecord(ctx, id)
  expect([number, bytes.subarray(0, 5).toString()]).toEqual(['BA-KI/2026/000001', '%PDF-'])
})

test('a line of the bank takes several boxes to it; what lies longer than its days is asked every night, and an undone deposit waits again', async () => {
  const ctx = await testContext()
  const { siti, budi, one, two } = await boxes(ctx)
  const counted = async (boxId: string, pieces: Record<string, number>) => {
    const id = await open(ctx, boxId, { by: siti.id })
    for (const { id: by } of [siti, budi])
      await countCollection(ctx, { id, pieces, odd: '' }, { by })
    return id
  }
  const ids = [await counted(one, friday), await counted(two, stall)]
  expect(await listUndeposited(ctx.db)).toMatchObject([{ code: 'KA-01' }, { code: 'KA-02' }])
  expect((await askLedger(ctx.db)).boxesNotDeposited).toBe(2)
  const { bankAccountId } = await aBank(ctx, 'IT')
  const lines: FileLine[] = [
    ['2026-06-15', 335_500, 'SETORAN TUNAI KOTAK'],
    ['2026-06-15', 90_000, 'SETORAN TUNAI'],
  ]
  const statement = await aStatement(ctx, bankAccountId, lines)
  const [line, less] = await unexplainedLines(ctx, bankAccountId, statement)
  expect(line?.acts[0]).toMatchObject({ template: 'setor-kotak' })
  const deposit = {
    id: ctx.newId(),
    bankAccountId,
    day: '2026-06-15',
    files: [],
    collectionIds: ids,
  }
  const hand = { by: siti.id, role: siti.role }
  await expect(depositBoxes(ctx, { ...deposit, lineId: less?.id }, hand)).rejects.toMatchObject({
    code: 'donation-box/deposit-differs',
  })
  await expect(depositBoxes(ctx, deposit, hand)).rejects.toMatchObject({
    code: 'voucher/paper-missing',
  })
  await depositBoxes(ctx, { ...deposit, lineId: line?.id }, hand)
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(335_500)
  expect((await unexplainedLines(ctx, bankAccountId, statement)).map(({ id }) => id)).toEqual([
    less?.id,
  ])
  await assertBooksHold(ctx)

  const [first] = await ctx.db.selectFrom('box_collection').select('donation_id').execute()
  const donation = { donationId: first?.donation_id ?? '', why: 'Salah kotak' }
  await expect(undoOfflineDonation(ctx, donation, { by: siti.id })).rejects.toMatchObject({
    code: 'offline-donation/deposited',
  })
  const voucher = await ctx.db.selectFrom('voucher').select('id').executeTakeFirstOrThrow()
  await postReversal(ctx, { id: voucher.id, reason: 'Slipnya milik lain', by: budi.id })
  expect(await listUndeposited(ctx.db)).toHaveLength(2)
  await depositBoxes(ctx, { ...deposit, id: ctx.newId(), files: [aPaper] }, hand)
  await assertBooksHold(ctx)
})
