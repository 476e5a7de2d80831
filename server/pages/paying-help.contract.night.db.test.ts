import { beforeAll, expect, test } from 'vitest'
import { openApp } from '#tests/server/app.ts'
import { makeCampaign } from '#tests/makers.ts'
import { payingContext, runJobs } from '#tests/money/payments.ts'
import { PageCache } from '../cache/page-cache.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

/** A site with one programme, as a browser without script meets it. */
async function openSite() {
  const ctx = await payingContext({
    now: '2026-11-28T03:00:00Z',
    env: { CARDS: 'on', EWALLETS: 'gopay,ovo' },
  })
  await makeCampaign(ctx, { slug: 'uji', title: 'Pekarangan bersama' })
  const { app } = await openApp(ctx, new PageCache(() => 0, {}))
  const incoming = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const { origin } = ctx.config
  const read = async (path: string) =>
    (await (await app.request(`${origin}${path}`, {}, incoming)).text())
      .replaceAll('&amp;', '&')
      .replaceAll('<!-- -->', '')
  const post = async (path: string, fields: Record<string, string>) => {
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(fields).toString()
    const init = { method: 'POST', headers, body }
    expect((await app.request(`${origin}${path}`, init, incoming)).status, path).toBe(303)
  }
  const give = async () => {
    const id =
      /name="id" value="([0-9A-Z]{26})"/.exec(await read('/donasi-sekarang/uji'))?.[1] ?? ''
    const donor = { donorName: 'Siti Aminah', donorEmail: 'siti@contoh.id', consent: 'on' }
    await post('/donasi-sekarang/uji', { id, campaignSlug: 'uji', amount: '150.000', ...donor })
    return id
  }
  return { ctx, read, post, give }
}

test('every screen of a payment leads to the chat of an institution that has a number, and names the gift', async () => {
  const { ctx, read, post, give } = await openSite()
  const id = await give()
  expect(await read(`/payment/${id}`)).not.toContain('wa.me')
  ctx.config.institution = { ...ctx.config.institution, whatsapp: '+628111222333' }
  const chat = `https://wa.me/628111222333?text=`
  const words = encodeURIComponent(`saya perlu bantuan untuk donasi ${id}.`)
  const led = async (path: string) => {
    const html = await read(path)
    return html.includes(chat) && html.includes(words)
  }
  expect(await led(`/payment/${id}`)).toBe(true)
  await post(`/payment/${id}`, { method: 'qris', channel: 'qris' })
  expect(await led(`/checkout-qrcode/${id}`)).toBe(true)
  await ctx.sandbox.drive(id, 'pay')
  await runJobs(ctx)
  expect(await led(`/payment/${id}`)).toBe(true)

  const other = await give()
  await post(`/payment/${other}`, { aksi: 'batalkan' })
  const ended = await read(`/payment/${other}`)
  expect(ended).toContain('dibatalkan')
  expect(ended).toContain(encodeURIComponent(other))
})

test('a QR code offers the wallets that open by a link of their own, and closes when one is taken', async () => {
  const { read, post, give } = await openSite()
  const id = await give()
  await post(`/payment/${id}`, { method: 'qris', channel: 'qris' })
  const screen = await read(`/checkout-qrcode/${id}`)
  expect(screen).toContain('Dompet digitalnya di ponsel ini?')
  expect(screen).toMatch(/value="gopay"/)
  // OVO asks for a number first, so it has no button here.
  expect(screen).not.toMatch(/value="ovo"/)
  await post(`/payment/${id}`, { method: 'ewallet', channel: 'gopay' })
  expect(await read(`/checkout-ewallet/${id}`)).toContain('Buka GoPay')
})

test('without script a sum is shown roughly in the currency that is asked for, with the day of its rate', async () => {
  const { ctx, read, post, give } = await openSite()
  const id = await give()
  expect(await read('/donasi-sekarang/uji')).not.toContain('mata uang lain')
  const rate = { source: 'Bank Sentral Eropa', is_sample: false, recorded_at: ctx.now() }
  await ctx.db
    .insertInto('exchange_rate')
    .values([
      { ...rate, currency: 'USD', day: '2026-11-27', millionths: 16_650_000_000 },
      { ...rate, currency: 'SGD', day: '2026-11-20', millionths: 12_800_000_000 },
    ])
    .execute()
  const before = await read(`/payment/${id}`)
  expect(before).toContain('Lihat kira-kira dalam mata uang lain')
  expect(before).not.toContain('Kira-kira USD')
  const asked = await read(`/payment/${id}?kurs=USD`)
  expect(asked).toContain('Kira-kira USD 9,01')
  expect(asked).toContain('kurs 27 November 2026, Bank Sentral Eropa')
  expect(await read('/donasi-sekarang/uji?kurs=USD')).toContain('Yang ditagih tetap rupiah')
  await post(`/payment/${id}`, { method: 'card', channel: 'card' })
  expect(await read(`/checkout-card/${id}?kurs=USD`)).toContain('Kira-kira USD 9,01')
  ctx.clock.set('2026-12-05T03:00:00Z')
  expect(await read('/donasi-sekarang/uji?kurs=USD')).not.toContain('kurs 27 November')
})
