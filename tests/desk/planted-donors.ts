import { findRecord } from '#features/donation-log/queries.server.ts'
import { runImport } from '#features/donor-record/import/imports.server.ts'
import { proposeMerge, mergeDonorsProposal } from '#features/donor-record/merge-donors.server.ts'
import { suggestPairs } from '#features/donor/keep-donors.server.ts'
import { proposeSuspenseUse } from '#features/suspense/suspense-proposals.server.ts'
import { receiveReply } from '#features/ticket/inbox/receive-reply.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { donorOf } from '../donors.ts'
import type { OpenDesk } from './desk.ts'
import { aDonation, anOrphan, aSettledDonation, runJobs } from '../money/payments.ts'
import { aPlan } from '../money/plans.ts'
import { aTransfer, aTransferBank } from '../money/transfers.ts'

/** Nothing else in the product has these words. */
export const hiddenDonor = {
  donorName: 'Zqhamba Tersembunyi',
  donorEmail: 'zqhamba@rahasia.test',
  donorPhone: '+628119000111',
  isAnonymous: true,
}
export const shownDonor = {
  donorName: 'Zqnama Terbuka',
  donorEmail: 'zqnama@rahasia.test',
  donorPhone: '+628119000222',
}
export const plantedContacts = /zq(?:hamba|nama)@|8119000(?:111|222)/i

/** Every kind of document of both donors, one of them Hamba Allah; answers the paid donation and the record of that one. */
export async function plantDonors({ ctx, staff }: OpenDesk) {
  const by = staff.layanan.id
  const bank = await aTransferBank(ctx)
  const donations: string[] = []
  const records: string[] = []
  for (const donor of [hiddenDonor, shownDonor]) {
    const { donationId } = await aSettledDonation(ctx, { ...donor, amount: 80_000 })
    const id = (await findRecord(ctx.db, donationId))?.id ?? ''
    donations.push(id)
    records.push((await donorOf(ctx.db, id)) ?? '')
    await aDonation(ctx, { ...donor, amount: 75_000 })
    await aTransfer(ctx, bank, { ...donor, amount: 90_000 })
    await aPlan(ctx, { donorName: donor.donorName, contact: donor.donorEmail })
    const contact = { email: donor.donorEmail }
    await receiveReply(ctx, {
      via: 'mail',
      outsideId: donor.donorName,
      contact,
      text: 'Sudah masuk?',
    })
  }
  // A second record of each, and what people do with the pair.
  const sheet = [hiddenDonor, shownDonor].map(
    ({ donorName, donorEmail }, at) =>
      `D${at};${donorName};${donorEmail};${at === 0 ? 'ya' : 'tidak'}`,
  )
  const text = ['kode_lama;nama;email;anonim', ...sheet].join('\n')
  await inTransaction(ctx.db, (tx) => runImport(ctx.within(tx), { text, fileName: 'a.csv', by }))
  const second = async (code: string) =>
    await ctx.db
      .selectFrom('donor')
      .select('id')
      .where('old_code', '=', code)
      .executeTakeFirstOrThrow()
  const pairs = [
    { keepId: records[0] ?? '', goneId: (await second('D0')).id },
    { keepId: records[1] ?? '', goneId: (await second('D1')).id },
  ] as const
  for (const { keepId, goneId } of pairs)
    await suggestPairs(ctx.db, [{ donorId: goneId, id: keepId, likeness: 100 }])
  await inTransaction(ctx.db, (tx) => proposeMerge(ctx.within(tx), pairs[1], { by }))
  await inTransaction(ctx.db, async (tx) => {
    const terms = { ...pairs[0], keep: '', gone: '' }
    const people = { madeBy: by, decidedBy: staff.admin.id, kinds: [] }
    await mergeDonorsProposal.apply(ctx.within(tx), {
      id: ctx.newId(),
      documentId: terms.goneId,
      terms,
      ...people,
    })
  })
  const { kept } = await anOrphan(ctx)
  const waiting = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('donor_name', '=', hiddenDonor.donorName)
    .where('amount', '=', 75_000 as never)
    .executeTakeFirstOrThrow()
  await proposeSuspenseUse(
    ctx,
    { suspenseId: kept.id, donationId: waiting.id },
    { by: staff.bendahara.id, note: 'Jumlahnya sama' },
  )
  await runJobs(ctx)
  return { donation: donations[0] ?? '', record: records[0] ?? '' }
}
