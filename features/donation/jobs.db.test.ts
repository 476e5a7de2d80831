import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { enqueue, type Job } from '#platform/jobs/jobs.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { sendJobs } from '#features/message/send/deliver-message.server.ts'
import { sendThanksJob } from './jobs.server.ts'
import { findDonation, getDonation, lockDonation } from './queries.server.ts'
import { recordPaid } from './record-payment.server.ts'
import { startDonation } from './start/start-donation.server.ts'

const jobs = new Map([sendThanksJob, ...sendJobs].map((job) => [job.name, job as Job<never>]))

type Receipts = { kind: 'kuitansi' | 'bsz'; number: string; lacksTaxId?: boolean }[]

async function thank(ctx: TestCtx, donationId: string, receipts: Receipts = []): Promise<void> {
  const now = ctx.now()
  await enqueue(ctx.db, sendThanksJob, { payload: { donationId, receipts }, now, key: donationId })
  await runDueJobs(ctx, jobs)
}

async function aDonation(ctx: TestCtx, contact: { donorEmail?: string; donorPhone?: string }) {
  await makeCampaign(ctx, { title: 'Sumur untuk desa' })
  const started = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(1_250_000),
    donorName: 'Ahmad Subagja',
    isAnonymous: true,
    showsPrayer: false,
    wantsNews: false,
    ...contact,
  })
  const id = (await findDonation(ctx.db, started.donationId))?.id ?? ''
  return { id, publicId: started.donationId }
}

async function pay(ctx: TestCtx, id: string): Promise<void> {
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now() }
  await inTransaction(ctx.db, async (tx) => recordPaid(tx, await lockDonation(tx, id), payment))
}

test('a donor with an e-mail address is thanked once, however often the job comes', async () => {
  const ctx = await testContext({ now: '2026-03-12T07:05:00Z' })
  const { id, publicId } = await aDonation(ctx, { donorEmail: 'ahmad@contoh.id' })
  await pay(ctx, id)
  await thank(ctx, id)
  await thank(ctx, id)

  expect(ctx.mails).toHaveLength(1)
  expect(ctx.mails[0]).toMatchObject({
    to: 'ahmad@contoh.id',
    subject: 'Terima kasih, donasi Anda untuk Sumur untuk desa telah kami terima',
  })
  const text = ctx.mails[0]?.text ?? ''
  expect(text).toContain('Assalamu’alaikum Ahmad Subagja,')
  expect(text).toContain('Nominal: Rp1.250.000')
  expect(text).toContain('Diterima: 12 Maret 2026, 14.05 WIB')
  expect(text).toContain(`http://amanah.test/payment/${publicId}`)
})

test('the mail names each receipt and where it is, and how a missing NPWP can still be added', async () => {
  const ctx = await testContext()
  const { id, publicId } = await aDonation(ctx, { donorEmail: 'ahmad@contoh.id' })
  await pay(ctx, id)
  await thank(ctx, id, [
    { kind: 'kuitansi', number: 'KW/2026/000007' },
    { kind: 'bsz', number: 'BSZ/2026/000003', lacksTaxId: true },
  ])
  const text = ctx.mails[0]?.text ?? ''
  const page = `http://amanah.test/kuitansi/${publicId}`
  expect(text).toContain(`Kuitansi Anda, nomor KW/2026/000007:\n${page}.pdf`)
  expect(text).toContain(`Bukti Setor Zakat Anda, nomor BSZ/2026/000003:\n${page}/bsz.pdf`)
  expect(text).toContain('NPWP atau NIK belum tercantum')
})

test('a job from before receipts were named is still read', async () => {
  const ctx = await testContext()
  const { id } = await aDonation(ctx, { donorEmail: 'ahmad@contoh.id' })
  await pay(ctx, id)
  await runThanks(ctx, { donationId: id })
  expect(ctx.mails[0]?.text).not.toContain('Kuitansi')
})

test('without an address, or before the money, nobody is written to', async () => {
  const ctx = await testContext()
  const { id } = await aDonation(ctx, { donorPhone: '+6281234567889' })
  await thank(ctx, id)
  await pay(ctx, id)
  await thank(ctx, id)
  expect(ctx.mails).toEqual([])
  expect(ctx.logged).toEqual([])
})

test('a mail that could not be sent is tried again', async () => {
  const failing = { isAway: true, sent: 0 }
  const mail = {
    send: async () => {
      if (failing.isAway) throw new Error('the mail server is away')
      failing.sent += 1
    },
  }
  const ctx = await testContext({ mail })
  const { id } = await aDonation(ctx, { donorEmail: 'ahmad@contoh.id' })
  await pay(ctx, id)
  await thank(ctx, id)
  failing.isAway = false
  ctx.clock.advance({ minutes: 1 })
  await runDueJobs(ctx, jobs)
  expect(failing.sent).toBe(1)
})

test('who paid for more units of wakaf than were left is told what became of the rest', async () => {
  const ctx = await testContext()
  const price = rupiah(500_000)
  const terms = { fund: 'W' as const, minimumAmount: price, amountStep: price }
  const campaign = await makeCampaign(ctx, { slug: 'wakaf-sumur', ...terms })
  const unit = { campaign_id: campaign.id, name: 'sumur', price, total: 2, remaining: 2 }
  await ctx.db.insertInto('wakaf_unit').values(unit).execute()
  const mails = async (amount: number) => {
    const started = await startDonation(ctx, {
      campaignSlug: 'wakaf-sumur',
      amount: rupiah(amount),
      donorName: 'Ahmad Subagja',
      donorEmail: 'ahmad@contoh.id',
      isAnonymous: false,
      showsPrayer: false,
      wantsNews: false,
    })
    const id = (await findDonation(ctx.db, started.donationId))?.id ?? ''
    await pay(ctx, id)
    await thank(ctx, id)
    return ctx.mails.at(-1)?.text ?? ''
  }
  await ctx.db
    .updateTable('campaign')
    .set({ impact_unit: 'keluarga', impact_price: rupiah(5_000) })
    .execute()
  const first = await mails(500_000)
  expect(first).toContain('\nUnit: 1 sumur × Rp500.000\nNominal: Rp500.000\n')
  // The units themselves say what the sum becomes.
  for (const words of ['wakaf umum', 'Menjadi']) expect(first).not.toContain(words)
  expect(await mails(1_500_000)).toContain('yang tersisa 1 dari 3 sumur')
})

async function anOwnDonation(ctx: TestCtx, operational: number): Promise<string> {
  const started = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(54_000),
    operational: rupiah(operational),
    salutation: 'ibu',
    donorName: 'Siti Aminah',
    donorEmail: 'siti@contoh.id',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  return (await findDonation(ctx.db, started.donationId))?.id ?? ''
}

test('the letter says what was given, what it becomes, that it came late, and for whom it prays', async () => {
  const ctx = await testContext({ now: '2026-03-12T07:05:00Z' })
  const { id: campaignId } = await makeCampaign(ctx)
  await ctx.db
    .updateTable('campaign')
    .set({ impact_unit: 'porsi makan', impact_price: rupiah(5_000) })
    .where('id', '=', campaignId)
    .execute()
  const id = await anOwnDonation(ctx, 5_000)
  const payment = { journalId: ctx.newId(), occurredAt: ctx.now(), now: ctx.now(), isLate: true }
  await inTransaction(ctx.db, async (tx) => recordPaid(tx, await lockDonation(tx, id), payment))
  await thank(ctx, id)
  const { publicId } = await getDonation(ctx.db, id)
  const [greeting, received, sums, late, impact, page, care, end, ...more] =
    ctx.mails[0]?.text.split('\n\n') ?? []
  expect(greeting).toBe('Assalamu’alaikum Ibu Siti Aminah,')
  expect(received).toContain('Terima kasih sudah mempercayakannya kepada kami.')
  expect(sums?.split('\n')).toEqual([
    'Program: Sumur untuk desa',
    'Nominal: Rp54.000',
    'Infak operasional: Rp5.000',
    'Total: Rp59.000',
    'Diterima: 12 Maret 2026, 14.05 WIB',
    `Nomor donasi: ${shortIdOf(publicId)}`,
  ])
  expect(late).toMatch(/^Pembayaran Anda tiba setelah batas waktunya/)
  expect(impact).toBe('Menjadi ± 10 porsi makan. Dihitung Rp5.000 untuk 1 porsi makan.')
  expect(page).toBe(
    `Bukti donasi dapat dilihat kapan saja di:\nhttp://amanah.test/payment/${publicId}`,
  )
  expect(care).toContain('Simpanlah baik-baik')
  expect(end).toBe('Wassalamu’alaikum,\nYayasan Contoh')
  expect(more).toEqual([expect.stringMatching(/^Atur pesan dari kami.*\/pilihan\/[0-9a-f]{64}$/s)])
})

test('who paid in time and nothing on top reads of neither, and others’ letters are still to come', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const [one, other] = [await anOwnDonation(ctx, 0), await anOwnDonation(ctx, 0)]
  for (const id of [one, other]) await pay(ctx, id)
  await thank(ctx, one)
  const text = ctx.mails[0]?.text ?? ''
  for (const words of ['operasional', 'Total', 'batas waktunya', 'Menjadi', 'Kuitansi'])
    expect(text).not.toContain(words)
  expect((await getDonation(ctx.db, one)).thankedAt).toEqual(ctx.now())
  await thank(ctx, other)
  expect(ctx.mails).toHaveLength(2)
})

test('a title that names the kind of giving itself is not named twice in the subject', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { title: 'Donasi sumur desa' })
  const id = await anOwnDonation(ctx, 0)
  await pay(ctx, id)
  await thank(ctx, id)
  expect(ctx.mails[0]?.subject).toBe(
    'Terima kasih, donasi Anda telah kami terima: Donasi sumur desa',
  )
})

test('an NPWP that is printed is not asked for again', async () => {
  const ctx = await testContext()
  const { id } = await aDonation(ctx, { donorEmail: 'ahmad@contoh.id' })
  await pay(ctx, id)
  await thank(ctx, id, [{ kind: 'bsz', number: 'BSZ/2026/000003' }])
  expect(ctx.mails[0]?.text).toContain('Bukti Setor Zakat Anda, nomor BSZ/2026/000003')
  expect(ctx.mails[0]?.text).not.toContain('belum tercantum')
})

test('before the money comes nobody is thanked, and then for the moment at which it came', async () => {
  const ctx = await testContext({ now: '2026-03-12T07:05:00Z' })
  const { id } = await aDonation(ctx, { donorEmail: 'ahmad@contoh.id' })
  await runThanks(ctx, { donationId: id })
  expect(ctx.mails).toEqual([])
  ctx.clock.advance({ days: 1 })
  await pay(ctx, id)
  await runThanks(ctx, { donationId: id })
  expect(ctx.mails[0]?.text).toContain('Diterima: 13 Maret 2026, 14.05 WIB')
})

test('a zakat fitrah that came too late is thanked for as what it became', async () => {
  const ctx = await testContext({ now: '2026-03-20T07:05:00Z' })
  await makeCampaign(ctx, { slug: 'fitrah', title: 'Beras', fund: 'Z', incomeAccount: '4120' })
  const started = await startDonation(ctx, {
    campaignSlug: 'fitrah',
    amount: rupiah(50_000),
    donorName: 'Siti Aminah',
    donorEmail: 'siti@contoh.id',
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  const id = (await findDonation(ctx.db, started.donationId))?.id ?? ''
  ctx.clock.advance({ days: 2 })
  await pay(ctx, id)
  await runThanks(ctx, { donationId: id })
  expect(ctx.mails[0]?.subject).toBe('Terima kasih, sedekah Anda untuk Beras telah kami terima')
})

/** The job itself, and the message that it left. */
async function runThanks(ctx: TestCtx, payload: unknown): Promise<void> {
  await sendThanksJob.run(ctx, payload)
  await runDueJobs(ctx, jobs)
}
