import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { runJobs } from '#tests/money/payments.ts'
import { dropPhoto, getPhoto, keepPhoto } from './photo.server.ts'
import { getMe } from './queries.server.ts'
import { taxIdOf } from './tax-id.server.ts'
import { updateAccount } from './update-account.server.ts'

/** A picture of one colour with camera metadata in it. */
function aPicture(red: number): Promise<Buffer> {
  const create = {
    width: 800,
    height: 600,
    channels: 3 as const,
    background: { r: red, g: 9, b: 9 },
  }
  return sharp({ create })
    .withExif({ IFD0: { Copyright: 'Rumah Siti' } })
    .jpeg()
    .toBuffer()
}

test('a photo is made anew, seen by its owner alone, replaced and removed with its files', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx)
  const other = await aMember(ctx, { name: 'Budi' })
  const bytes = await aPicture(200)
  expect(bytes.includes('Rumah Siti')).toBe(true)
  const { photo } = await keepPhoto(ctx, { accountId, bytes })
  const kept = await getPhoto(ctx, accountId)
  expect(kept.type).toBe('image/jpeg')
  expect(kept.bytes.includes('Rumah Siti')).toBe(false)
  expect((await sharp(kept.bytes).metadata()).width).toBe(320)
  await expect(getPhoto(ctx, other.accountId)).rejects.toMatchObject({ status: 404 })
  const key = `foto/${accountId}/${photo}-320.jpg`
  expect(await ctx.files.get(key)).not.toBeNull()

  const second = await keepPhoto(ctx, { accountId, bytes: await aPicture(90) })
  expect(second.photo).not.toBe(photo)
  // Uploaded again before the removal job has run: it stays.
  await keepPhoto(ctx, { accountId, bytes })
  await runJobs(ctx)
  expect(await ctx.files.get(key)).not.toBeNull()
  expect(await ctx.files.get(`foto/${accountId}/${second.photo}-320.jpg`)).toBeNull()

  expect((await dropPhoto(ctx, accountId)).photo).toBeNull()
  await runJobs(ctx)
  expect(await ctx.files.get(key)).toBeNull()
  await expect(getPhoto(ctx, accountId)).rejects.toMatchObject({ code: 'account/no-photo' })
})

test('what is no picture is refused, and more than ten at once', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx)
  const keep = () => keepPhoto(ctx, { accountId, bytes: Buffer.from('<svg onload="x"/>') })
  for (let time = 0; time < 10; time++) await expect(keep()).rejects.toMatchObject({ status: 415 })
  await expect(keep()).rejects.toMatchObject({ status: 429 })
  expect((await getMe(ctx, accountId)).photo).toBeNull()
})

test('an NPWP lies sealed in its own account and opens in no other', async () => {
  const ctx = await testContext()
  const siti = await aMember(ctx)
  const budi = await aMember(ctx, { name: 'Budi' })
  expect(await taxIdOf(ctx, siti.accountId)).toBeUndefined()
  expect(await taxIdOf(ctx, ctx.newId())).toBeUndefined()
  expect(ctx.logged).toEqual([])
  const taxId = '3171231203910001'
  const me = await updateAccount(ctx, siti.accountId, { taxId })
  expect(me.hasTaxId).toBe(true)
  expect(JSON.stringify(me)).not.toContain(taxId)
  expect(await taxIdOf(ctx, siti.accountId)).toBe(taxId)
  const { tax_id } = await ctx.db
    .selectFrom('account')
    .select('tax_id')
    .where('id', '=', siti.accountId)
    .executeTakeFirstOrThrow()
  expect(tax_id).not.toContain(taxId)
  await ctx.db.updateTable('account').set({ tax_id }).where('id', '=', budi.accountId).execute()
  expect(await taxIdOf(ctx, budi.accountId)).toBeUndefined()
  expect(ctx.logged).toContainEqual(expect.objectContaining({ event: 'account.tax-id-sealed' }))
  expect((await updateAccount(ctx, siti.accountId, { taxId: '' })).hasTaxId).toBe(false)
})

test('the same photo again removes nothing, and of two at once the files of one are left', {
  tags: 'night',
}, async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx)
  const [red, black] = [await aPicture(200), await aPicture(9)]
  const jobs = () => ctx.db.selectFrom('job').select('name').execute()
  for (const bytes of [red, red]) await keepPhoto(ctx, { accountId, bytes })
  expect(await jobs()).toEqual([])
  const woken = ctx.wakes()
  const both = await Promise.all([
    keepPhoto(ctx, { accountId, bytes: black }),
    keepPhoto(ctx, { accountId, bytes: await aPicture(90) }),
  ])
  expect(ctx.wakes()).toBe(woken + 2)
  await runJobs(ctx)
  const { photo } = await getMe(ctx, accountId)
  for (const kept of both) {
    const file = await ctx.files.get(`foto/${accountId}/${kept.photo}-320.jpg`)
    expect(file !== null).toBe(kept.photo === photo)
  }
  await dropPhoto(ctx, accountId)
  const without = ctx.db.selectFrom('account').select('id').where('photo', 'is', null)
  expect(await without.execute()).toHaveLength(1)
})

test('what a member does not change stays, and a decision is written once', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx)
  const consents = { 'news-email': true, 'reminders-email': false }
  const taxId = '3171231203910001'
  const all = { name: 'Siti A.', isAnonymous: true, theme: 'gelap', taxId, consents } as const
  const before = await updateAccount(ctx, accountId, all)
  expect(before).toMatchObject({ name: 'Siti A.', isAnonymous: true, theme: 'gelap' })
  expect(await updateAccount(ctx, accountId, { consents })).toEqual(before)
  expect(await taxIdOf(ctx, accountId)).toBe(taxId)
  const decisions = await ctx.db.selectFrom('account_consent').select('purpose').execute()
  expect(decisions).toEqual([{ purpose: 'news-email' }])
})
