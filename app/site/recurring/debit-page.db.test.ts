import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { planView } from '#features/recurring/plan-page.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { payingContext } from '#tests/money/payments.ts'
import { aPlan, debitNow } from '#tests/money/plans.ts'
import type { LinkPage } from './debit-part.tsx'
import { actOnPlan } from './plan-actions.server.ts'
import { PlanScreen } from './plan-screen.tsx'

type Seen = { chosen?: string; link?: LinkPage }

async function screenOf(ctx: TestCtx, token: string, asked: Seen = {}): Promise<string> {
  const seen = { chosen: asked.chosen ?? null, link: asked.link }
  const plan = await planView(ctx, token)
  const shown = { plan, programmes: [], hasQris: true, done: null, refused: undefined, ...seen }
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(PlanScreen, shown) }])
  return renderToStaticMarkup(createElement(Stub))
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('the page of a plan offers a debit where the installation can do it, and shows it until its end is confirmed', async () => {
  const off = await payingContext({ env: { CARDS: 'on' } })
  const ctx = await payingContext({ env: { CARDS: 'on', DEBITS: 'on' }, sharing: off })
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  const { token } = await aPlan(ctx, { kind: 'bulanan', day: 25 })
  expect(await screenOf(off, token)).not.toContain('mendebit')
  const offered = await screenOf(ctx, token)
  expect(offered).toContain('Setuju dan bayar yang pertama')
  const words = (await planView(ctx, token)).debit.offers[0]?.words ?? ''
  expect(offered).toContain(`value="${words}"`)

  const press = (fields: Record<string, string>) => actOnPlan(ctx, { token, form: formOf(fields) })
  expect(await press({ aksi: 'debit', teks: words })).toMatchObject({
    data: { errors: { setuju: 'Beri tanda setuju lebih dahulu.' } },
  })
  const other = { aksi: 'debit', teks: `${words} Dan lebih.`, setuju: 'on' }
  expect(await press(other)).toMatchObject({ init: { status: 409 } })
  const went = (await press({ aksi: 'debit', teks: words, setuju: 'on' })) as Response
  expect(went.status).toBe(303)
  const [, donationId = ''] =
    /^\/checkout-card\/(\w{26})$/.exec(went.headers.get('location') ?? '') ?? []
  await ctx.sandbox.drive(donationId, 'pay')
  await debitNow(ctx)
  const active = await screenOf(ctx, token)
  expect(active).toContain('Debit otomatis aktif')
  expect(active).toContain('Kartu berakhiran 1111')
  expect(active).not.toContain('sbx_tok')
  await ctx.sandbox.drive('-', 'timeout-next')
  await press({ aksi: 'berhenti' })
  await debitNow(ctx)
  expect(await screenOf(ctx, token)).toContain('Debit otomatis sedang dihentikan')
})

test('the page of a plan links a wallet on the wallet’s own page, names it, and lets go of it', async () => {
  const env = { CARDS: 'on', DEBITS: 'on', EWALLETS: 'gopay,dana' }
  const ctx = await payingContext({ env })
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  const { token } = await aPlan(ctx, { kind: 'bulanan', day: 25 })
  const ways = await screenOf(ctx, token)
  expect(ways).toContain('Setuju dan bayar yang pertama')
  for (const way of ['cara=card', 'cara=gopay', 'cara=dana']) expect(ways).toContain(way)
  const offered = await screenOf(ctx, token, { chosen: 'gopay' })
  expect(offered).toContain('mendebit GoPay saya paling banyak Rp50.000')
  expect(offered).toContain('Nomor HP GoPay')

  const press = (fields: Record<string, string>) => actOnPlan(ctx, { token, form: formOf(fields) })
  const { offers } = (await planView(ctx, token)).debit
  const teks = offers.find(({ channel }) => channel === 'gopay')?.words ?? ''
  const agreed = { aksi: 'debit', cara: 'gopay', teks, setuju: 'on' }
  for (const nomor of ['', '021 555']) {
    const refused = { data: { errors: { nomor: expect.stringContaining('0812') } } }
    expect(await press({ ...agreed, nomor })).toMatchObject(refused)
  }
  const went = (await press({ ...agreed, nomor: '0812 3456 7890' })) as { link: LinkPage }
  expect(went.link.means).toBe('GoPay')
  const [, id = ''] = went.link.page.split('#')
  expect(await screenOf(ctx, token, went)).toContain(`href="${went.link.page}"`)
  expect(await screenOf(ctx, token)).toContain('Menunggu kabar dari GoPay')
  await ctx.sandbox.drive(id, 'link-allow')
  await debitNow(ctx)
  const active = await screenOf(ctx, token)
  expect(active).toContain('GoPay dengan nomor berakhiran 7890 terhubung.')
  expect(active).not.toContain(id)
  await ctx.sandbox.drive('-', 'timeout-next')
  await press({ aksi: 'lepas' })
  await debitNow(ctx)
  expect(await screenOf(ctx, token)).toContain('memastikan GoPay Anda dilepas; pengingat tetap')
  ctx.clock.advance({ minutes: 10 })
  await debitNow(ctx)
  const over = await screenOf(ctx, token)
  expect(over).toContain('Debit sebelumnya, dari GoPay, berhenti: dihentikan donatur.')
  expect(over).toContain('Sedang berjalan')
})
