import { beforeAll, expect, test } from 'vitest'
import { type Noun, nouns } from '#features/campaign/nouns.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { openApp } from '#tests/server/app.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { payingContext, runJobs } from '#tests/money/payments.ts'
import { readPdf } from '#tests/pdf.ts'
import { PageCache } from '../cache/page-cache.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const PRICE = 12_500_000

type Walk = { noun: Noun; fund: Fund; incomeAccount: string; hasUnits?: true }

const walks: Walk[] = [
  { noun: 'zakat', fund: 'Z', incomeAccount: '4110' },
  { noun: 'donasi', fund: 'IT', incomeAccount: '4210' },
  { noun: 'sedekah', fund: 'IU', incomeAccount: '4220' },
  { noun: 'wakaf', fund: 'W', incomeAccount: '4300' },
  { noun: 'wakaf', fund: 'W', incomeAccount: '4300', hasUnits: true },
  { noun: 'fidyah', fund: 'D', incomeAccount: '4510' },
  { noun: 'kafarat', fund: 'D', incomeAccount: '4520' },
  { noun: 'nazar', fund: 'D', incomeAccount: '4530' },
  { noun: 'qurban', fund: 'D', incomeAccount: '4540' },
]

async function openWalk({ fund, incomeAccount, hasUnits }: Walk) {
  const ctx = await payingContext()
  const price = rupiah(PRICE)
  const step = hasUnits ? { minimumAmount: price, amountStep: price } : {}
  const campaign = { slug: 'uji', title: 'Pekarangan bersama', fund, incomeAccount, ...step }
  const { id } = await makeCampaign(ctx, campaign)
  if (hasUnits) {
    const unit = { campaign_id: id, name: 'sumur', price, total: 12, remaining: 12 }
    await ctx.db.insertInto('wakaf_unit').values(unit).execute()
  }
  const { app } = await openApp(ctx, new PageCache(() => 0, {}))
  const incoming = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const origin = ctx.config.origin
  const post = (path: string, fields: Record<string, string>) => {
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(fields).toString()
    return app.request(`${origin}${path}`, { method: 'POST', headers, body }, incoming)
  }
  const open = async (path: string) => {
    const response = await app.request(`${origin}${path}`, {}, incoming)
    expect(response.status, path).toBe(200)
    return response
  }
  return {
    ctx,
    app,
    post,
    open,
    read: async (path: string) => wordsOf(await (await open(path)).text()),
  }
}

/** Title and text of a page's main part, as people read them. */
function wordsOf(html: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const labels = [...main.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, label]) => label)
  const text = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
  return [title, ...labels, text].join(' ').replace(/&amp;/g, '&').replace(/\s+/g, ' ')
}

/** Infak is the field's word for what pays the work, in every kind. */
const others = Object.values(nouns).map(({ name }) => name)

function wrongNouns(text: string, noun: Noun): string[] {
  return others
    .filter((name) => name !== nouns[noun].name && name !== 'infak')
    .filter((name) => new RegExp(`\\b(ber|di)?${name}(kan)?\\b`, 'i').test(text))
}

test.each(walks)(
  '$noun (units: $hasUnits) has its noun from the form to the paper',
  async (walk) => {
    const { noun, hasUnits } = walk
    const { ctx, post, open, read } = await openWalk(walk)
    const { name, invite } = nouns[noun]
    const seen = new Map<string, string>()

    const html = await (await open('/donasi-sekarang/uji')).text()
    const id = /name="id" value="([0-9A-Z]{26})"/.exec(html)?.[1] ?? ''
    seen.set('form', wordsOf(html))
    expect(seen.get('form')).toContain(invite)
    const amount: Record<string, string> = hasUnits
      ? { units: '2', unitPrice: String(PRICE) }
      : { nominal: '50000', amount: '' }
    const donor = { donorName: 'Siti Aminah', donorEmail: 'siti@contoh.id', consent: 'on' }
    const form = { id, campaignSlug: 'uji', ...amount, ...donor }
    expect((await post('/donasi-sekarang/uji', form)).status).toBe(303)
    seen.set('pick', await read(`/payment/${id}`))
    seen.set('cancel', await read(`/payment/${id}?batalkan=1`))
    const chosen = { method: 'va', channel: 'bri' }
    expect((await post(`/payment/${id}`, chosen)).status).toBe(303)
    seen.set('checkout', await read(`/checkout-va/${id}`))

    await pay(ctx, id)
    seen.set('thanks', await read(`/payment/${id}`))
    expect(seen.get('thanks')).toContain(`Alhamdulillah, ${name} Anda telah kami terima`)
    const mail = ctx.mails.at(-1)
    seen.set('mail', `${mail?.subject} ${mail?.text}`)
    expect(seen.get('mail')).toContain(`${name} Anda`)
    const pdf = await readPdf(
      new Uint8Array(await (await open(`/kuitansi/${id}.pdf`)).arrayBuffer()),
    )
    seen.set('paper', `${pdf.title} ${pdf.text}`)
    expect(pdf.title).toMatch(new RegExp(`^Kuitansi ${name} KW/`))

    const wrong = [...seen].flatMap(([where, text]) =>
      wrongNouns(text, noun).map((found) => `${where}: ${found}`),
    )
    expect(wrong).toEqual([])
    if (!hasUnits) return
    const units = '2 sumur × Rp12.500.000'
    const without = ['pick', 'checkout', 'thanks', 'mail', 'paper'].filter(
      (where) => !seen.get(where)?.includes(units),
    )
    expect(without).toEqual([])
  },
)

async function pay(ctx: TestCtx, id: string): Promise<void> {
  await ctx.sandbox.drive(id, 'pay')
  await runJobs(ctx)
}

test('a screen that takes money has no way elsewhere; the paid one has the navigation again', async () => {
  const { ctx, post, open } = await openWalk(walks[1] as Walk)
  const html = await (await open('/donasi-sekarang/uji')).text()
  const id = /name="id" value="([0-9A-Z]{26})"/.exec(html)?.[1] ?? ''
  const donor = { donorName: 'Siti Aminah', donorEmail: 'siti@contoh.id', consent: 'on' }
  await post('/donasi-sekarang/uji', { id, campaignSlug: 'uji', amount: '50.000', ...donor })
  const pick = await (await open(`/payment/${id}`)).text()
  await post(`/payment/${id}`, { method: 'va', channel: 'bri' })
  const checkout = await (await open(`/checkout-va/${id}`)).text()
  for (const page of [html, pick, checkout]) {
    expect(page).not.toContain('aria-label="Utama"')
    expect(page).not.toContain('<footer')
    expect(page).toContain(ctx.config.institution.legalName)
    expect(page).toContain('href="/pusat-bantuan"')
    expect(page).toContain('href="/kebijakan-privasi"')
  }
  await pay(ctx, id)
  const paid = await (await open(`/payment/${id}`)).text()
  expect(paid).toContain('aria-label="Utama"')
  expect(paid).toContain('<footer')
})

test('a campaign that is over keeps the navigation: there is nothing to pay', async () => {
  const { ctx, open } = await openWalk(walks[1] as Walk)
  const endsAt = new Date(ctx.now().getTime() - DAY_MS)
  await ctx.db.updateTable('campaign').set({ ends_at: endsAt }).execute()
  const page = await (await open('/donasi-sekarang/uji')).text()
  expect(page).toContain('aria-label="Utama"')
})

/** Whether the choice of this value is the chosen one in the HTML of a form. */
function isChosen(html: string, name: string, value: string): boolean {
  const choices = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([input]) => input)
  const [found = ''] = choices.filter(
    (input) => input.includes(`name="${name}"`) && input.includes(`value="${value}"`),
  )
  return found.includes('checked')
}

test('a form with a mistake comes back with what was typed; infak operasional is added by choice alone', async () => {
  const { ctx, post, open, read } = await openWalk(walks[1] as Walk)
  const html = await (await open('/donasi-sekarang/uji')).text()
  expect(isChosen(html, 'operational', '')).toBe(true)
  const id = /name="id" value="([0-9A-Z]{26})"/.exec(html)?.[1] ?? ''
  const donor = { donorName: 'Siti Aminah', donorEmail: 'siti@contoh.id' }
  const sent = { id, campaignSlug: 'uji', nominal: '50000', amount: '', operational: '5000' }
  const refused = await post('/donasi-sekarang/uji', { ...sent, ...donor })
  expect(refused.status).toBe(422)
  const again = await refused.text()
  expect(wordsOf(again)).toContain('Setujui Syarat & Kebijakan Privasi')
  expect(again).toContain('value="Siti Aminah"')
  expect(isChosen(again, 'nominal', '50000')).toBe(true)
  expect(isChosen(again, 'operational', '5000')).toBe(true)

  const taken = await post('/donasi-sekarang/uji', { ...sent, ...donor, consent: 'on' })
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `/payment/${id}`])
  await post(`/payment/${id}`, { method: 'qris', channel: 'qris' })
  expect(await read(`/checkout-qrcode/${id}`)).toContain('Kode QRIS')
  expect(await read(`/checkout-qrcode/${id}?cek=1`)).toContain(
    'Belum ada pembayaran yang kami terima',
  )
  await pay(ctx, id)
  expect(await read(`/payment/${id}`)).toContain('Rp55.000')
})

test('a quick sedekah without an amount is told so; with one it leads straight to its QRIS code', async () => {
  const { ctx, post, open, read } = await openWalk(walks[3] as Walk)
  await makeCampaign(ctx, { slug: 'infak-umum', title: 'Infak umum', fund: 'IU' })
  const html = await (await open('/sedekah')).text()
  const id = /name="id" value="([0-9A-Z]{26})"/.exec(html)?.[1] ?? ''
  const form = { id, campaignSlug: 'infak-umum', contact: 'siti@contoh.id', consent: 'on' }
  const refused = await post('/sedekah', form)
  expect(refused.status).toBe(422)
  expect(wordsOf(await refused.text())).toContain('Isi nominal.')
  const taken = await post('/sedekah', { ...form, nominal: '50000' })
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `/checkout-qrcode/${id}`])
  expect(await read(`/checkout-qrcode/${id}`)).toContain('Kode QRIS')
})

test('the paid screen tells what the sum becomes, prays for the donor, and says what follows', async () => {
  const { ctx, post, open, read } = await openWalk(walks[1] as Walk)
  const unit = { impact_unit: 'hari makan bagi seorang anak', impact_price: rupiah(15_000) }
  await ctx.db.updateTable('campaign').set(unit).execute()
  const html = await (await open('/donasi-sekarang/uji')).text()
  const id = /name="id" value="([0-9A-Z]{26})"/.exec(html)?.[1] ?? ''
  const donor = { donorName: 'Siti Aminah', donorEmail: 'siti@contoh.id', consent: 'on' }
  await post('/donasi-sekarang/uji', { id, campaignSlug: 'uji', amount: '150.000', ...donor })
  await post(`/payment/${id}`, { method: 'va', channel: 'bri' })
  await pay(ctx, id)
  const thanks = await read(`/payment/${id}`)
  for (const words of [
    '± 10 hari makan bagi seorang anak',
    'Dihitung Rp15.000 untuk 1 hari makan',
    'Yang terjadi selanjutnya',
    'Ajak yang lain berbuat baik',
  ])
    expect(thanks).toContain(words)
})
