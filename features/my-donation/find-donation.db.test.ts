import { expect, test } from 'vitest'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { readContact } from '#platform/text/contact.ts'
import { rupiah } from '#platform/money/money.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { apiCalls, dataOf } from '#tests/api/api-calls.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { codeFor, sendEmails, wrong } from '#tests/members.ts'
import { payingContext, runJobs } from '#tests/money/payments.ts'
import { receiptsOf } from '#tests/money/receipts.ts'
import { openFoundDonation, searchDonation, showFoundDonation } from './find-donation.server.ts'

const email = 'siti@contoh.id'
const phone = '+6281234567890'

async function aPaidDonation(): Promise<{ ctx: TestCtx; id: string; number: string }> {
  const ctx = await payingContext()
  await makeCampaign(ctx)
  const { donationId: id } = await startDonation(ctx, {
    campaignSlug: 'sumur-desa',
    amount: rupiah(75_000),
    operational: rupiah(5_000),
    donorName: 'Siti Aminah',
    donorEmail: email,
    donorPhone: phone,
    isAnonymous: false,
    showsPrayer: false,
    wantsNews: false,
  })
  await openCharge(ctx, { donationId: id, method: 'va', channel: 'bca' })
  await ctx.sandbox.drive(id, 'pay')
  await runJobs(ctx)
  const [receipt] = await receiptsOf(ctx, id)
  ctx.mails.length = 0
  return { ctx, id, number: receipt?.number ?? '' }
}

function search(ctx: TestCtx, number: string, typed: string) {
  const contact = readContact(typed)
  if (!contact) throw new Error(`${typed} is no contact`)
  return searchDonation(ctx, { number, contact, asker: { address: '203.0.113.7' } })
}

const codeOf = ({ code }: { code: string }) => code

test('a gift is found by its number and a code to its contact, with its receipt, for a quarter of an hour', async () => {
  const { ctx, id, number } = await aPaidDonation()
  for (const [typed, contact] of [
    [` ${id.toLowerCase()} `, 'Siti@Contoh.id'],
    [shortIdOf(id), 'siti@contoh.id'],
    [` ${id.slice(0, 4)} ${id.slice(4, 8).toLowerCase()}`, '0812 3456 7890'],
    [number.toLowerCase(), '0812 3456 7890'],
  ] as const) {
    const { token } = await search(ctx, typed, contact)
    const code = await codeFor(ctx, readContact(contact)?.value ?? '')
    const { pass, gift: donation, expiresAt } = await openFoundDonation(ctx, { token, code })
    expect(donation).toMatchObject({ id, status: 'paid', total: 80_000, papers: [{ number }] })
    expect(expiresAt).toBe(ctx.now().getTime() / 1000 + 15 * 60)
    expect(await openFoundDonation(ctx, { token, code }).catch(codeOf)).toBe(
      'account/link-not-valid',
    )
    ctx.clock.advance({ minutes: 14 })
    expect(await showFoundDonation(ctx, pass)).toMatchObject({ id })
    ctx.clock.advance({ minutes: 1 })
    expect(await showFoundDonation(ctx, pass).catch(codeOf)).toBe('my-donation/pass-not-valid')
  }
})

test('a pass that was changed in any place shows nothing', async () => {
  const { ctx, id } = await aPaidDonation()
  const { token } = await search(ctx, id, email)
  const { pass } = await openFoundDonation(ctx, { token, code: await codeFor(ctx, email) })
  for (const at of [0, 31, 40, 50, pass.length - 1]) {
    const other = pass[at] === '1' ? '2' : '1'
    const changed = pass.slice(0, at) + other + pass.slice(at + 1)
    expect(await showFoundDonation(ctx, changed).catch(codeOf)).toBe('my-donation/pass-not-valid')
  }
})

test('what does not belong together gets the same answer and no letter', async () => {
  const { ctx, id, number } = await aPaidDonation()
  const right = await search(ctx, id, email)
  await sendEmails(ctx)
  expect(ctx.mails).toHaveLength(1)
  const others: [string, string][] = [
    [id, 'orang.lain@contoh.id'],
    [ctx.newPublicId(), 'siti@contoh.id'],
    [number.replace('KW', 'BSZ'), '081234567890'],
    ['apa saja', '081299998888'],
  ]
  for (const [typed, contact] of others) {
    const asked = await search(ctx, typed, contact)
    expect(Object.keys(asked)).toEqual(Object.keys(right))
    await sendEmails(ctx)
    const tried = openFoundDonation(ctx, { token: asked.token, code: '123456' })
    expect(await tried.catch(codeOf)).toBe('account/wrong-code')
  }
  expect(ctx.mails).toHaveLength(1)
  expect(ctx.messages).toEqual([])
})

test('over the wire: the number, the code, the gift; kept by nobody, and told when it is over', async () => {
  const { ctx, id } = await aPaidDonation()
  const { open, looked } = apiCalls(/ \/v2\/gift-searches/)
  const call = await open(ctx)
  const begun = await call('POST', '/gift-searches', { json: { number: id, contact: email } })
  expect(begun.status).toBe(201)
  const { token } = dataOf<{ token: string }>(begun)
  const code = await codeFor(ctx, email)
  const mistaken = { token, code: wrong(code) }
  expect((await call('POST', '/gift-searches/verify', { json: mistaken })).status).toBe(422)
  const found = await call('POST', '/gift-searches/verify', { json: { token, code } })
  expect(found.headers.get('cache-control')).toBe('no-store')
  const { pass, gift: donation } = dataOf<{ pass: string; gift: object }>(found)
  expect(donation).toMatchObject({ receipts: [{ url: `/kuitansi/${id}.pdf` }] })
  const shown = await call('POST', '/gift-searches/show', { json: { pass } })
  expect(dataOf(shown)).toEqual(donation)
  ctx.clock.advance({ minutes: 15 })
  expect((await call('POST', '/gift-searches/show', { json: { pass } })).status).toBe(410)
  const empty = await call('POST', '/gift-searches', { json: { number: '', contact: 'x' } })
  expect(empty.status).toBe(422)
  expect(looked()).toEqual({ count: 3, missed: [] })
})
