import { expect, test } from 'vitest'
import { remindWaiting } from '#features/checkout/remind-waiting.server.ts'
import { meansFirst } from '#features/debit/mandate.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { receiveWebhook } from '#features/payment/receive-webhook.server.ts'
import type { SignedBody } from '#platform/outside/sandbox/sandbox-webhook.ts'
import { testContext } from '#tests/context.ts'
import { type Bench, midtransBench, xenditBench } from '#tests/fakes/benches.ts'
import { makeCampaign } from '#tests/makers.ts'
import { assertBooksHold } from '#tests/money/payments.ts'
import { aPlan, debitNow, wordsToAgree } from '#tests/money/plans.ts'
import { pressPlan } from '../change-plan.server.ts'
import { LinkNotMade, NumberMissing } from '../errors.ts'
import { findPlan } from '../queries.server.ts'
import { debitView } from './debit-view.server.ts'
import { linkWallet } from './link-wallet.server.ts'

const env = { DEBITS: 'on', EWALLETS: 'gopay,dana,ovo,shopeepay', DEBIT_BANKS: 'bri' }
const phone = '+6281234567890'

type Wallet = [
  provider: string,
  channel: string,
  open: () => Promise<Bench>,
  noMoney: string,
  means: string,
]
const gopay: Wallet = ['midtrans', 'gopay', midtransBench, 'GOPAY_201', 'GoPay']
const dana: Wallet = ['xendit', 'dana', xenditBench, 'INSUFFICIENT_BALANCE', 'DANA']
const bri: Wallet = ['xendit', 'bri', xenditBench, 'INSUFFICIENT_BALANCE', 'rekening BRI']
const wallets = [gopay, dana, bri]

async function aWalletWorld([provider, channel, open, noMoney, means]: Wallet) {
  const { gateway, fake } = await open()
  const ctx = await testContext({ gateway, env })
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  const { id } = await aPlan(ctx, { kind: 'bulanan', day: 25 })
  const hear = ({ body, headers }: SignedBody) =>
    receiveWebhook(ctx, { provider, rawBody: Buffer.from(body), headers: new Headers(headers) })
  const link = async () => {
    const words = await wordsToAgree(ctx, id, channel)
    return { words, ...(await linkWallet(ctx, { planId: id, words, channel, phone })) }
  }
  const month = async (day: string, act: () => void = () => {}) => {
    ctx.clock.set(`${day.slice(0, 8)}23T02:00:00.000Z`)
    await debitNow(ctx)
    ctx.clock.set(`${day}T02:00:00.000Z`)
    act()
    await debitNow(ctx)
  }
  const held = () => balanceOf(ctx.db, { account: '1130' })
  const mandates = () =>
    ctx.db
      .selectFrom('debit_mandate')
      .select(['status', 'ended_for', 'release', 'token', 'label'])
      .orderBy('created_at')
      .execute()
  return { ctx, fake, id, link, hear, month, held, mandates, noMoney, means, channel }
}

test.each(wallets)(
  '%s, %s: it is linked without a payment, debited, refused, lost, and let go of, as documented',
  async (...wallet) => {
    const world = await aWalletWorld(wallet)
    const { ctx, fake, id, month, held, mandates, noMoney, means } = world
    const { words, page } = await world.link()
    expect(words).toContain(`mendebit ${means} saya paling banyak Rp50.000 setiap tanggal 25`)
    expect(page).toMatch(/^https:\/\//)
    // Before its owner allows it nothing is debited, whatever a forged message says.
    await debitNow(ctx)
    expect(await mandates()).toMatchObject([{ status: 'asked' }])
    const link = fake.links.newest()
    const told = fake.links.allow(link)
    const forged = { ...told, headers: { 'x-callback-token': 'forged' } }
    expect(
      await world.hear({ ...forged, body: told.body.replace(/"signature_key":"./, '$&f') }),
    ).toBe(401)
    expect(await world.hear(told)).toBe(200)
    // Two processes hear of it; its donor is told once.
    const other = await testContext({ gateway: ctx.gateway, env, sharing: ctx })
    await Promise.all([debitNow(ctx), debitNow(other)])
    expect(await mandates()).toMatchObject([{ status: 'active' }])
    const begun = [...ctx.mails, ...other.mails].filter(({ subject }) => subject.endsWith('aktif'))
    expect(begun).toHaveLength(1)
    expect(await findPlan(ctx.db, id)).toMatchObject({ way: 'debit' })
    expect(await held()).toBe(0)

    await month('2026-06-25')
    expect(await held()).toBe(50_000)
    expect(
      ctx.mails.some(({ text }) =>
        text.includes(`${meansFirst(means)} Anda akan didebit Rp50.000`),
      ),
    ).toBe(true)
    await month('2026-07-25', () => fake.refuseDebit(noMoney))
    expect(await held()).toBe(50_000)
    ctx.clock.set('2026-07-26T02:05:00.000Z')
    await debitNow(ctx)
    expect(await held()).toBe(100_000)
    const before = fake.charges().length
    await month('2026-08-25', () => fake.fail('answer-lost'))
    ctx.clock.set('2026-08-25T02:10:00.000Z')
    await debitNow(ctx)
    expect(fake.charges()).toHaveLength(before + 1)
    expect(await held()).toBe(150_000)

    await pressPlan(ctx, id, 'lepas')
    await debitNow(ctx)
    expect(fake.links.stateOf(link)).toMatch(/^(DISABLED|CANCELED)$/)
    expect(await mandates()).toMatchObject([
      { status: 'ended', ended_for: 'donor', release: 'confirmed', token: null },
    ])
    expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'active', way: 'reminder' })
    await month('2026-09-25')
    expect(fake.charges()).toHaveLength(before + 1)
    await assertBooksHold(ctx)
  },
)

test.each(wallets)(
  '%s, %s: one that its owner takes back ends the debits at the message, and leaves reminders',
  async (...wallet) => {
    const world = await aWalletWorld(wallet)
    const { ctx, fake, id, month, mandates } = world
    await world.link()
    const link = fake.links.newest()
    const allowed = fake.links.allow(link)
    await world.hear(allowed)
    await debitNow(ctx)
    ctx.clock.set('2026-06-23T02:00:00.000Z')
    await debitNow(ctx)
    await world.hear(fake.links.release(link))
    await debitNow(ctx)
    // An older message that comes late changes nothing: the provider itself is asked.
    await world.hear(allowed)
    await debitNow(ctx)
    expect(await mandates()).toMatchObject([
      { status: 'ended', ended_for: 'unlinked', token: null },
    ])
    expect(ctx.mails.at(-1)?.subject).toBe('Debit otomatis berhenti')
    expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'active', way: 'reminder' })
    const before = fake.charges().length
    await month('2026-06-25')
    expect(fake.charges()).toHaveLength(before)
  },
)

test.each(wallets)(
  '%s, %s: one taken back in silence is refused for good, and a page that was left links nothing',
  { tags: 'night' },
  async (...wallet) => {
    const world = await aWalletWorld(wallet)
    const { ctx, fake, id, month, held, mandates } = world
    await world.link()
    fake.links.lapse(fake.links.newest())
    await debitNow(ctx)
    await debitNow(ctx)
    expect(await mandates()).toMatchObject([{ status: 'ended', ended_for: 'not-linked' }])
    // Pressed again before the first page was used: only the second link counts, and the first is let go of.
    await world.link()
    const first = fake.links.newest()
    ctx.clock.advance({ seconds: 1 })
    await world.link()
    const second = fake.links.newest()
    fake.links.allow(first)
    fake.links.allow(second)
    ctx.clock.advance({ minutes: 1 })
    await debitNow(ctx)
    await debitNow(ctx)
    expect((await mandates()).map(({ status }) => status)).toEqual(['ended', 'ended', 'active'])
    expect(fake.links.stateOf(first)).toMatch(/^(DISABLED|CANCELED)$/)

    ctx.clock.set('2026-06-23T02:00:00.000Z')
    await debitNow(ctx)
    fake.links.release(second)
    await month('2026-06-25')
    await debitNow(ctx)
    expect(await held()).toBe(0)
    expect((await mandates()).at(-1)).toMatchObject({ status: 'ended', ended_for: 'unlinked' })
    expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'active', way: 'reminder' })
  },
)

test('a number of GoPay that somebody has linked before is not debited for another plan', async () => {
  const world = await aWalletWorld(gopay)
  const { ctx, fake } = world
  await world.link()
  fake.links.allow(fake.links.newest())
  await debitNow(ctx)
  const other = await aPlan(ctx, { kind: 'bulanan', day: 3, contact: 'budi@contoh.id' })
  const words = await wordsToAgree(ctx, other.id, 'gopay')
  const wish = { planId: other.id, words, channel: 'gopay' }
  await expect(linkWallet(ctx, { ...wish, phone })).rejects.toThrow(LinkNotMade)
  await expect(linkWallet(ctx, wish)).rejects.toThrow(NumberMissing)
  await expect(linkWallet(ctx, { ...wish, phone: '+6281200000105' })).rejects.toThrow(LinkNotMade)
  fake.fail('answer-lost')
  await expect(linkWallet(ctx, { ...wish, phone: '+6281200000106' })).rejects.toThrow(LinkNotMade)
  expect(await world.mandates()).toHaveLength(1)
})

test('a stop while its page is open holds at once: what is allowed afterwards is let go of', async () => {
  const world = await aWalletWorld(gopay)
  const { ctx, fake, id } = world
  await world.link()
  const link = fake.links.newest()
  await pressPlan(ctx, id, 'berhenti')
  await debitNow(ctx)
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'ending' })
  await world.hear(fake.links.allow(link))
  ctx.clock.advance({ minutes: 1 })
  await debitNow(ctx)
  expect(fake.links.stateOf(link)).toBe('DISABLED')
  expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'ended' })
  expect(fake.charges()).toEqual([])
})

test.each([
  [...gopay, 'GOPAY_PIN'],
  [...dana, 'REQUIRES_ACTION'],
] as const)(
  '%s, %s: a debit that asks its owner’s PIN waits for them, who are told once where',
  async (provider, channel, open, noMoney, means, asks) => {
    const world = await aWalletWorld([provider, channel, open, noMoney, means])
    const { ctx, fake, month, held } = world
    await world.link()
    await world.hear(fake.links.allow(fake.links.newest()))
    await debitNow(ctx)
    await month('2026-06-25', () => fake.refuseDebit(asks))
    await debitNow(ctx)
    const { public_id: publicId } = await ctx.db
      .selectFrom('recurring_cycle')
      .select('public_id')
      .where('due_on', '=', '2026-06-25')
      .executeTakeFirstOrThrow()
    const told = ctx.mails.filter(({ subject }) => subject.includes('menunggu PIN'))
    expect(told.map(({ text }) => text.includes(`/payment/${publicId}`))).toEqual([true])
    expect(await held()).toBe(0)
    const debit = () => ctx.db.selectFrom('recurring_debit').select(['status', 'tries']).execute()
    expect(await debit()).toEqual([{ status: 'asked', tries: 1 }])
    ctx.clock.set('2026-06-25T23:30:00.000Z')
    const expires_at = new Date('2026-06-26T04:00:00.000Z')
    await ctx.db.updateTable('charge').set({ expires_at }).execute()
    const before = ctx.mails.length
    await remindWaiting(ctx)
    await debitNow(ctx)
    expect(ctx.mails.slice(before)).toEqual([])
    const { reference } = await ctx.db
      .selectFrom('charge')
      .select('reference')
      .executeTakeFirstOrThrow()
    await world.hear(fake.pay(reference))
    await debitNow(ctx)
    expect(await held()).toBe(50_000)
    expect(await debit()).toEqual([{ status: 'paid', tries: 1 }])
    expect(ctx.mails.filter(({ subject }) => subject.includes('tidak berhasil'))).toEqual([])
  },
)

test.each([
  [...gopay, 'GOPAY_PIN'],
  [...dana, 'REQUIRES_ACTION'],
] as const)(
  '%s, %s: who lets the PIN pass is told it was skipped, then that the plan waits, and nothing ends',
  async (provider, channel, open, noMoney, means, asks) => {
    const world = await aWalletWorld([provider, channel, open, noMoney, means])
    const { ctx, fake, id, month, held, mandates } = world
    await world.link()
    await world.hear(fake.links.allow(fake.links.newest()))
    await debitNow(ctx)
    const pass = async (day: string) => {
      await month(day, () => fake.refuseDebit(asks))
      const charges = ctx.db
        .selectFrom('charge')
        .select('reference')
        .where('status', '=', 'pending')
      const { reference } = await charges.executeTakeFirstOrThrow()
      await world.hear(fake.expire(reference))
      await debitNow(ctx)
      return ctx.mails.at(-1)?.subject
    }
    expect(await pass('2026-06-25')).toBe('Debit donasi rutin kali ini dilewatkan')
    expect(await findPlan(ctx.db, id)).toMatchObject({ status: 'active', way: 'debit' })
    expect(await pass('2026-07-25')).toBe('Donasi rutin Anda kami jeda')
    const paused = await findPlan(ctx.db, id)
    expect(paused).toMatchObject({ status: 'paused', way: 'debit' })
    expect(paused && (await debitView(ctx, paused)).isUnanswered).toBe(true)
    expect((await mandates()).map(({ status }) => status)).toEqual(['active'])
    const before = fake.charges().length
    await month('2026-08-25')
    expect(fake.charges()).toHaveLength(before)
    await pressPlan(ctx, id, 'lanjut')
    await month('2026-09-25')
    expect(await held()).toBe(50_000)
  },
)
