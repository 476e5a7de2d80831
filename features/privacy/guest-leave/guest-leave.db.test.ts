import { expect, test } from 'vitest'
import { findRecord } from '#features/donation-log/queries.server.ts'
import { changeChoices } from '#features/message/choices.server.ts'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { donorOf } from '#tests/donors.ts'
import { startWhatsapp } from '#tests/fakes/whatsapp.ts'
import { aRegistered } from '#tests/members.ts'
import { aSettledDonation, booksOf, payingContext, runJobs } from '#tests/money/payments.ts'
import { carryOutLeaves, listLeaves } from './carry-out-leaves.server.ts'
import { askLeave, cancelLeave, confirmLeave, leaveBehind } from './leave-request.server.ts'

const siti = { donorName: 'Siti Nurjanah', donorEmail: 'nurjanah@contoh.id' }
const umar = { donorName: 'Umar Said', donorEmail: 'umar@contoh.id' }

async function aGuest(ctx: TestCtx, guest: typeof siti & { donorPhone?: string }) {
  const { donationId } = await aSettledDonation(ctx, { ...guest, donorPhone: guest.donorPhone })
  return (await donorOf(ctx.db, (await findRecord(ctx.db, donationId))?.id ?? '')) ?? ''
}

/** The token in the last letter to somebody, after these words of its address. */
function linkTo(ctx: TestCtx, to: string, path: string): string {
  const text = ctx.mails.findLast((mail) => mail.to === to && mail.text.includes(path))?.text ?? ''
  return new RegExp(`${path}/([0-9a-f]{64})`).exec(text)?.[1] ?? ''
}

async function askAs(ctx: TestCtx, to: string): Promise<string> {
  await askLeave(ctx, { token: linkTo(ctx, to, '/pilihan'), kind: 'email' })
  await runJobs(ctx)
  return linkTo(ctx, to, '/hapus-data/yakin')
}

const namesOf = async (ctx: TestCtx) =>
  (await ctx.db.selectFrom('donation').select('donor_name').orderBy('id').execute()).map(
    (row) => row.donor_name,
  )

test('a guest leaves by a link of their own letters, after a pause, and nobody else goes with them', async () => {
  const ctx = await payingContext()
  await aGuest(ctx, umar)
  const donor = await aGuest(ctx, siti)
  await runJobs(ctx)
  const books = await booksOf(ctx)
  // Who stopped all messages still gets what they ask for.
  await changeChoices(ctx, linkTo(ctx, siti.donorEmail, '/pilihan'), {
    scope: 'all',
    isStopped: true,
  })
  const link = await askAs(ctx, siti.donorEmail)
  expect(await leaveBehind(ctx, { token: link, act: 'yakin' })).toMatchObject({
    state: 'asked',
    contact: 'n***@c***.id',
    kept: { donations: 1, receipts: 1 },
  })
  // Neither the link of a letter nor the one that confirms does what another is for.
  await expect(confirmLeave(ctx, linkTo(ctx, siti.donorEmail, '/pilihan'))).rejects.toMatchObject({
    status: 410,
  })
  await expect(cancelLeave(ctx, link)).rejects.toMatchObject({ status: 410 })
  ctx.clock.advance({ days: 4 })
  await carryOutLeaves(ctx)
  expect(await namesOf(ctx)).toEqual([umar.donorName, siti.donorName])
  // Unpressed, it was worth nothing.
  await expect(confirmLeave(ctx, link)).rejects.toMatchObject({ status: 410 })

  const again = await askAs(ctx, siti.donorEmail)
  for (const _ of [1, 2]) await confirmLeave(ctx, again)
  await runJobs(ctx)
  const told = ctx.mails.filter(({ subject }) => subject.includes('dihapus'))
  expect(told.map(({ to }) => to)).toEqual([siti.donorEmail])
  expect(await listLeaves(ctx.db)).toMatchObject([{ donorId: donor, heldWhy: null }])
  await carryOutLeaves(ctx)
  expect(await namesOf(ctx)).toEqual([umar.donorName, siti.donorName])
  // Taken back, and the same link does not begin it again.
  const cancel = linkTo(ctx, siti.donorEmail, '/hapus-data/batal')
  for (const _ of [1, 2]) await cancelLeave(ctx, cancel)
  ctx.clock.advance({ days: 3 })
  await carryOutLeaves(ctx)
  await expect(confirmLeave(ctx, again)).rejects.toMatchObject({ status: 410 })
  expect(await namesOf(ctx)).toEqual([umar.donorName, siti.donorName])

  await confirmLeave(ctx, await askAs(ctx, siti.donorEmail))
  await runJobs(ctx)
  const late = linkTo(ctx, siti.donorEmail, '/hapus-data/batal')
  ctx.clock.advance({ days: 2 })
  await carryOutLeaves(ctx)
  expect(await namesOf(ctx)).toEqual([umar.donorName, 'Donatur terhapus'])
  expect(await booksOf(ctx)).toEqual(books)
  await expect(cancelLeave(ctx, late)).rejects.toMatchObject({ status: 410 })
  expect(await ctx.db.selectFrom('guest_leave').select(['kind', 'value']).execute()).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ kind: 'email' })]),
  )
})

test('of two who share a number the one whose letter it was goes; of a letter of neither nobody does', async () => {
  const ctx = await payingContext()
  const donorPhone = '+6281234567890'
  const [one, other] = [
    await aGuest(ctx, { ...siti, donorEmail: 'keluarga@contoh.id', donorPhone }),
    await aGuest(ctx, { ...umar, donorEmail: 'keluarga@contoh.id' }),
  ]
  await runJobs(ctx)
  expect(one).not.toBe(other)
  const mails = ctx.mails.filter(({ to }) => to === 'keluarga@contoh.id')
  const tokenOf = (name: string) => {
    const text = mails.find((mail) => mail.text.includes(name))?.text ?? ''
    return /\/pilihan\/([0-9a-f]{64})/.exec(text)?.[1] ?? ''
  }
  await askLeave(ctx, { token: tokenOf('Umar'), kind: 'email' })
  await runJobs(ctx)
  await confirmLeave(ctx, linkTo(ctx, 'keluarga@contoh.id', '/hapus-data/yakin'))
  ctx.clock.advance({ days: 2 })
  await carryOutLeaves(ctx)
  expect(await namesOf(ctx)).toEqual([siti.donorName, 'Donatur terhapus'])
  // The one who stays keeps the contact, and their own letter.
  const left = await ctx.db.selectFrom('donor_contact').select(['donor_id', 'value']).execute()
  expect(left).toContainEqual({ donor_id: one, value: 'keluarga@contoh.id' })
  // A letter that names nobody, to a contact of two.
  await ctx.db.updateTable('sent_message').set({ donor_id: null, donation_id: null }).execute()
  await ctx.db
    .insertInto('donor_contact')
    .values({
      donor_id: await aGuest(ctx, umar),
      kind: 'email',
      value: 'keluarga@contoh.id',
      since: ctx.now(),
    })
    .execute()
  const unnamed = askLeave(ctx, { token: tokenOf('Siti'), kind: 'email' })
  await expect(unnamed).rejects.toMatchObject({ code: 'privacy/leave-contact-shared' })
})

test('whoever has an account leaves by it, an old letter asks nothing, and a merge meanwhile is looked at first', async () => {
  const ctx = await payingContext()
  const [donor, other] = [await aGuest(ctx, siti), await aGuest(ctx, umar)]
  await runJobs(ctx)
  await confirmLeave(ctx, await askAs(ctx, siti.donorEmail))
  await ctx.db.updateTable('donor').set({ root_id: other }).where('id', '=', donor).execute()
  ctx.clock.advance({ days: 2 })
  await carryOutLeaves(ctx)
  expect(await namesOf(ctx)).toEqual([siti.donorName, umar.donorName])
  expect(await listLeaves(ctx.db)).toMatchObject([
    { heldWhy: expect.stringContaining('Digabungkan') },
  ])
  const token = linkTo(ctx, umar.donorEmail, '/pilihan')
  await aRegistered(ctx, { name: 'Umar', contact: umar.donorEmail })
  await expect(askLeave(ctx, { token, kind: 'email' })).rejects.toMatchObject({
    code: 'privacy/guest-has-account',
  })
  await expect(askLeave(ctx, { token, kind: 'phone' })).rejects.toMatchObject({ status: 410 })
  ctx.clock.advance({ days: 61 })
  await expect(askLeave(ctx, { token, kind: 'email' })).rejects.toMatchObject({ status: 410 })
})

test('whoever has a number alone asks by writing from it, and a number of two asks people', async () => {
  const fake = await startWhatsapp(() => ctx.now())
  const ctx: TestCtx = await payingContext({ env: fake.env })
  const phone = '+6281234567890'
  const alone = { donorName: siti.donorName, donorPhone: phone, donorEmail: undefined }
  await aSettledDonation(ctx, alone)
  await aGuest(ctx, umar)
  const write = async (text: string, id: string) => {
    const { body, headers } = fake.write(phone, text, { id })
    const request = { method: 'POST', body, headers }
    expect((await createWebhooks(ctx).request('/webhooks/whatsapp', request)).status).toBe(200)
    await runJobs(ctx)
  }
  const linkIn = () =>
    /\/hapus-data\/yakin\/([0-9a-f]{64})/.exec(JSON.stringify(fake.taken.at(-1)))?.[1]
  await write('Kapan data saya dihapus?', 'wamid.1')
  expect(linkIn()).toBeUndefined()
  for (const id of ['wamid.2', 'wamid.2']) await write('Tolong hapus data saya ya', id)
  expect(fake.taken.filter(({ template }) => template?.name === 'hapus_data')).toHaveLength(1)
  await confirmLeave(ctx, linkIn() ?? '')
  ctx.clock.advance({ days: 2 })
  await carryOutLeaves(ctx)
  expect(await namesOf(ctx)).toEqual(['Donatur terhapus', umar.donorName])
  for (const donorName of ['Ani', 'Budi Santoso'])
    await aSettledDonation(ctx, { ...alone, donorName })
  await write('hapus data', 'wamid.3')
  expect(fake.taken.filter(({ template }) => template?.name === 'hapus_data')).toHaveLength(1)
})
