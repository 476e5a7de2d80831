import { expect, test } from 'vitest'
import { updateAccount } from '#features/account/update-account.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { unseal } from '#platform/security/secret-box.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import { correctDonor } from './correct-donor.server.ts'
import { taxIdLabel } from './donation.ts'
import { takersOfUnits } from './donation-units.server.ts'
import {
  findDonation,
  getDonation,
  getDonations,
  isAnonymousByDefault,
  lockDonation,
  setDonationStatus,
  setPaidTogether,
  setReceivedSum,
  setWaitingAgain,
} from './queries.server.ts'
import { startDonation } from './start/start-donation.server.ts'

async function twoDonations() {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const ids: string[] = []
  for (const donorName of ['Siti', 'Budi']) ids.push(await started(ctx, donorName))
  return { ctx, one: ids[0] as string, other: ids[1] as string }
}

async function started(
  ctx: TestCtx,
  donorName: string,
  campaignSlug = 'sumur-desa',
): Promise<string> {
  const { donationId } = await startDonation(ctx, {
    campaignSlug,
    amount: rupiah(50_000),
    donorName,
    donorEmail: 'siti@contoh.id',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  return (await findDonation(ctx.db, donationId))?.id as string
}

const pay = async (ctx: TestCtx, id: string) => {
  const at = ctx.now()
  await setDonationStatus(ctx.db, id, { status: 'paid', at, paidAt: at, isLate: true, fund: 'IU' })
}

const rowOf = ({ db }: TestCtx, id: string) =>
  db.selectFrom('donation').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('donations are found by their own ids and no others; an id of nobody is an error', async () => {
  const { ctx, one, other } = await twoDonations()
  expect((await getDonation(ctx.db, other)).donorName).toBe('Budi')
  const found = await getDonations(ctx.db, [other])
  expect([...found].map(([id, { donorName }]) => [id, donorName])).toEqual([[other, 'Budi']])
  expect((await getDonations(ctx.db, [one, other])).size).toBe(2)
  const nobody = ctx.newId()
  await expect(getDonation(ctx.db, nobody)).rejects.toThrow(nobody)
  await expect(inTransaction(ctx.db, (tx) => lockDonation(tx, nobody))).rejects.toThrow(nobody)
})

test('what a campaign is worth in a unit of its own, and where a sum came from, is known whole or not at all', async () => {
  const { ctx, one } = await twoDonations()
  const suspense = { sourceId: ctx.newId(), id: ctx.newId() }
  expect(await getDonation(ctx.db, one)).toMatchObject({ campaign: { impact: null } })
  expect((await getDonation(ctx.db, one)).suspense).toBeUndefined()
  const received = { amount: rupiah(40_000), operational: rupiah(0), suspense }
  await inTransaction(ctx.db, (tx) => setReceivedSum(tx, one, received))
  expect((await getDonation(ctx.db, one)).suspense).toEqual(suspense)
})

test('a donation that waits takes the sum that came, one that is paid keeps its own', async () => {
  const { ctx, one, other } = await twoDonations()
  await pay(ctx, other)
  const received = { amount: rupiah(40_000), operational: rupiah(1_000) }
  await inTransaction(ctx.db, async (tx) => {
    await setReceivedSum(tx, one, received)
    await setReceivedSum(tx, other, received)
  })
  expect(await getDonation(ctx.db, one)).toMatchObject(received)
  expect(await getDonation(ctx.db, other)).toMatchObject({ amount: 50_000, operational: 0 })
})

test('the sum that came for one donation is that of no other that waits', async () => {
  const { ctx, one, other } = await twoDonations()
  const received = { amount: rupiah(40_000), operational: rupiah(1_000) }
  await inTransaction(ctx.db, (tx) => setReceivedSum(tx, one, received))
  expect(await getDonation(ctx.db, one)).toMatchObject(received)
  expect(await getDonation(ctx.db, other)).toMatchObject({ amount: 50_000, operational: 0 })
})

test('what waits again is for the fund of its own campaign, whatever others there are', async () => {
  const { ctx, one } = await twoDonations()
  await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z' })
  await pay(ctx, one)
  await inTransaction(ctx.db, async (tx) =>
    setWaitingAgain(tx, await lockDonation(tx, one), { added: 0, at: ctx.now() }),
  )
  expect(await getDonation(ctx.db, one)).toMatchObject({ status: 'awaiting_payment', fund: 'IT' })
})

test('only a wakaf to a campaign that has units takes some', async () => {
  const ctx = await testContext()
  const price = rupiah(50_000)
  const ids: string[] = []
  for (const [slug, fund] of [
    ['sumur-desa', 'IT'],
    ['wakaf-umum', 'W'],
    ['wakaf-sumur', 'W'],
  ] as const) {
    const { id } = await makeCampaign(ctx, { slug, fund })
    if (slug === 'wakaf-sumur') {
      const unit = { campaign_id: id, name: 'sumur', price, total: 2, remaining: 2 }
      await ctx.db.insertInto('wakaf_unit').values(unit).execute()
    }
    ids.push(await started(ctx, 'Siti', slug))
  }
  const donations = [...(await getDonations(ctx.db, ids)).values()]
  const takers = await inTransaction(ctx.db, (tx) => takersOfUnits(tx, donations))
  expect([...takers].map(({ campaign }) => campaign.slug)).toEqual(['wakaf-sumur'])
})

test('what was paid by another’s transfer waits again, for its own fund and without what was added', async () => {
  const { ctx, one, other } = await twoDonations()
  for (const id of [one, other]) await pay(ctx, id)
  const again = async (id: string) => {
    await inTransaction(ctx.db, async (tx) =>
      setWaitingAgain(tx, await lockDonation(tx, id), { added: 123, at: ctx.now() }),
    )
  }
  await again(one)
  const waiting = { status: 'awaiting_payment', fund: 'IT', amount: 49_877, paidAt: null }
  expect(await getDonation(ctx.db, one)).toMatchObject({ ...waiting, isLate: false, unmatched: 1 })
  expect(await getDonation(ctx.db, other)).toMatchObject({ status: 'paid', amount: 50_000 })
  // Money that went back is nobody's to wait for.
  await setDonationStatus(ctx.db, other, { status: 'reversed', at: ctx.now() })
  await again(other)
  expect(await getDonation(ctx.db, other)).toMatchObject({ status: 'reversed', amount: 50_000 })
})

test('a donation is not moved to where it cannot go, and no other moves with it', async () => {
  const { ctx, one, other } = await twoDonations()
  await pay(ctx, one)
  expect(await getDonation(ctx.db, one)).toMatchObject({ isLate: true, fund: 'IU' })
  expect(await getDonation(ctx.db, other)).toMatchObject({ status: 'awaiting_payment' })
  await expect(pay(ctx, one)).rejects.toThrow(`donation ${one} cannot become paid`)
})

test('several are paid in time, each at its own moment and for its own fund, or none is', async () => {
  const { ctx, one, other } = await twoDonations()
  const at = ctx.now()
  const [early, late] = [new Date(at.getTime() - 60_000), at]
  const both = [
    { id: one, paidAt: early, fund: 'IT' as const, at },
    { id: other, paidAt: late, fund: 'IU' as const, at },
  ]
  await inTransaction(ctx.db, (tx) => setPaidTogether(tx, both))
  const paid = { status: 'paid', isLate: false }
  expect(await getDonation(ctx.db, one)).toMatchObject({ ...paid, paidAt: early, fund: 'IT' })
  expect(await getDonation(ctx.db, other)).toMatchObject({ ...paid, paidAt: late, fund: 'IU' })

  const third = await started(ctx, 'Umar')
  const mixed = [{ ...both[0], id: third, fund: 'IT' as const, paidAt: at, at }, ...both]
  const twice = inTransaction(ctx.db, (tx) => setPaidTogether(tx, mixed))
  await expect(twice).rejects.toThrow('a donation cannot become paid')
  expect(await getDonation(ctx.db, third)).toMatchObject({ status: 'awaiting_payment' })
})

test('a member gives as Hamba Allah by their own choice, a visitor does not', async () => {
  const ctx = await testContext()
  const [hidden, named] = [await aMember(ctx), await aMember(ctx)]
  await updateAccount(ctx, hidden.accountId, { isAnonymous: true })
  expect(await isAnonymousByDefault(ctx.db, hidden.accountId)).toBe(true)
  expect(await isAnonymousByDefault(ctx.db, named.accountId)).toBe(false)
  expect(await isAnonymousByDefault(ctx.db, undefined)).toBe(false)
  expect(await isAnonymousByDefault(ctx.db, ctx.newId())).toBe(false)
})

test('a donor’s name and tax number are corrected one by one, in that donation alone', async () => {
  const { ctx, one, other } = await twoDonations()
  const { config } = ctx
  const of = { config, donationId: one, at: ctx.now() }
  await inTransaction(ctx.db, (tx) => correctDonor(tx, { ...of, donorName: 'Siti Aminah' }))
  expect(await rowOf(ctx, one)).toMatchObject({ donor_name: 'Siti Aminah', tax_id: null })
  const taxNumber = { donorName: '', taxId: '0012345678901000' }
  await inTransaction(ctx.db, (tx) => correctDonor(tx, { ...of, ...taxNumber }))
  const { donor_name: name, tax_id: sealed } = await rowOf(ctx, one)
  expect(name).toBe('Siti Aminah')
  expect(unseal(config, taxIdLabel(one), sealed as string)).toBe('0012345678901000')
  expect(await rowOf(ctx, other)).toMatchObject({ donor_name: 'Budi', tax_id: null })
})
