import { expect, test } from 'vitest'
import { aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { readPdf } from '#tests/pdf.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { recapBehind, sendRecapByLink, sendRecapOfDonor, recapMark } from './send-recap.server.ts'

const days = { from: '2026-01-01', through: '2026-12-31' }

test('a recap goes to the contact it was given with and to no other, and its link ends', async () => {
  const ctx = await payingContext({ now: '2026-03-10T03:00:00Z' })
  const give = async (amount: number, email: string, isAnonymous = false) => {
    const donationId = await aDonation(ctx, { amount, campaign: { slug: 'sumur' } })
    const set = { donor_email: email, donor_phone: null, is_anonymous: isAnonymous }
    await ctx.db.updateTable('donation').set(set).where('public_id', '=', donationId).execute()
    await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
    await ctx.sandbox.drive(donationId, 'pay')
    await runJobs(ctx)
  }
  await give(100_000, 'siti@contoh.id')
  await give(900_000, 'lain@contoh.id')
  await give(50_000, 'hamba@contoh.id', true)
  const linkTo = (email: string) => {
    const text = ctx.mails.find(({ to }) => to === email)?.text ?? ''
    return /\/pilihan\/([0-9a-f]{64})/.exec(text)?.[1] ?? ''
  }
  const recaps = () => ctx.mails.filter(({ subject }) => subject.includes('Rekap'))
  const token = linkTo('siti@contoh.id')
  await sendRecapByLink(ctx, { token, kind: 'email', days })
  await expect(sendRecapByLink(ctx, { token, kind: 'phone', days })).rejects.toMatchObject({
    code: 'donor-recap/contact-unknown',
  })
  // Nothing in those days: nothing is sent, and nothing is told to whoever holds the link.
  await sendRecapByLink(ctx, {
    token,
    kind: 'email',
    days: { from: '2020-01-01', through: '2020-12-31' },
  })
  await runJobs(ctx)
  expect(recaps().map(({ to }) => to)).toEqual(['siti@contoh.id'])
  const text = recaps()[0]?.text ?? ''
  expect(text).toContain('bukan kuitansi kedua')
  const file = /\/rekap\/([0-9a-f]{64})\.pdf/.exec(text)?.[1] ?? ''
  const { text: words } = await readPdf((await recapBehind(ctx, file)).bytes)
  expect(words).toContain('Siti Aminah')
  expect(words).not.toContain('900.000')

  await sendRecapByLink(ctx, { token: linkTo('hamba@contoh.id'), kind: 'email', days })
  await runJobs(ctx)
  expect(recaps()[1]?.text).toContain('Hamba Allah')
  expect(recaps()[1]?.text).not.toContain('Siti')

  const donors = await ctx.db.selectFrom('donation').select(['donor_email', 'donor_id']).execute()
  const donorId =
    donors.find(({ donor_email: email }) => email === 'siti@contoh.id')?.donor_id ?? ''
  const other = { donorId, mark: recapMark(ctx, 'lain@contoh.id'), days }
  await expect(sendRecapOfDonor(ctx, other)).rejects.toMatchObject({ status: 404 })
  await sendRecapOfDonor(ctx, { ...other, mark: recapMark(ctx, 'siti@contoh.id') })
  await runJobs(ctx)
  expect(recaps()).toHaveLength(3)
  await expect(recapBehind(ctx, file.replace(/.$/, 'x'))).rejects.toMatchObject({ status: 410 })
  ctx.clock.advance({ days: 31 })
  await expect(recapBehind(ctx, file)).rejects.toMatchObject({ status: 410 })
})
