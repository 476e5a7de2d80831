import { beforeAll, expect, test } from 'vitest'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { openApp } from '#tests/server/app.ts'
import { makeArticle } from '#tests/articles.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { ensureWebBuild } from './web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

/** Asks the whole app over the built screens. */
async function openScreens(ctx: TestCtx) {
  const { app } = await openApp(ctx)
  const from = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  return async (path: string, init: RequestInit = {}) => {
    const answer = await app.request(path, init, from)
    return { status: answer.status, html: await answer.text() }
  }
}

test.each(['/dev/ui', '/dev/simulator', '/dev/kotak-masuk'])(
  '%s passes its route guard in demo mode and is refused by it in live mode, also when it is sent a form',
  async (path) => {
    const ctx = await testContext()
    expect((await (await openScreens(ctx))(path)).status).toBe(200)
    const live = await openScreens({ ...ctx, config: { ...ctx.config, mode: 'live' } })
    const { status, html } = await live(path)
    expect(status).toBe(404)
    expect(html).toContain('Page Not Found')
    const form = new URLSearchParams({ id: '-', action: 'timeout-next' })
    expect((await live(path, { method: 'POST', body: form })).status).toBeGreaterThanOrEqual(404)
  },
)

/** Money that really came for a campaign: donation, charge, the provider's word, the books. */
async function receive(ctx: TestCtx, slug: string, amount: number): Promise<void> {
  const { charge } = await aCharge(ctx, { campaign: { slug }, amount })
  await ctx.sandbox.drive(charge.reference, 'pay')
  await runJobs(ctx)
}

test('/wakaf lists what was received, programme by programme, as it stands in the books', async () => {
  const ctx = await payingContext()
  const price = rupiah(100_000)
  const well = { slug: 'wakaf-sumur', title: 'Wakaf sumur Nagari' }
  const book = { slug: 'wakaf-mushaf', title: 'Wakaf mushaf pelosok' }
  const { id } = await makeCampaign(ctx, {
    ...book,
    fund: 'W',
    minimumAmount: price,
    amountStep: price,
  })
  const unit = { campaign_id: id, name: 'mushaf', price, total: 10, remaining: 10 }
  await ctx.db.insertInto('wakaf_unit').values(unit).execute()
  await makeCampaign(ctx, { ...well, fund: 'W' })
  await receive(ctx, book.slug, 300_000)
  await receive(ctx, well.slug, 125_000)
  await receive(ctx, well.slug, 50_000)
  await rollUpTotals(ctx)

  const { html } = await (await openScreens(ctx))('/wakaf')
  const [, register = ''] = html.split('Catatan wakaf')
  const rows = [...(register.split('</section>')[0] ?? '').matchAll(/<li[\s\S]*?<\/li>/g)].map(
    ([row]) =>
      row
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
  )
  expect(rows.toSorted()).toEqual([
    'Wakaf mushaf pelosok 3 mushaf Rp300.000',
    'Wakaf sumur Nagari Rp175.000',
  ])
})

test('the home page tells the news from the field with its photo, and draws a cover where there is none', async () => {
  const ctx = await testContext()
  const photo = {
    key: `gambar/${'a'.repeat(32)}`,
    width: 960,
    height: 540,
    widths: [320, 960],
    colour: '#8899aa',
  }
  const alt = 'Warga menimba air dari sumur baru'
  await makeArticle(ctx, { slug: 'sumur-mengalir', picture: { ...photo, alt } })
  const cover = { motif: 'sumur', palette: 'laut', seed: 3 }
  await makeArticle(ctx, { slug: 'tanpa-foto', category: 'kajian', cover })

  const { status, html } = await (await openScreens(ctx))('/')
  expect(status).toBe(200)
  const [, field = ''] = html.split('Kabar dari lapangan')
  const [story = '', others = ''] = field.split('</article>')
  expect(story).toContain('/latest-news/sumur-mengalir')
  const [picture = ''] = /<picture[\s\S]*?<\/picture>/.exec(story) ?? []
  expect(picture).toContain(`alt="${alt}"`)
  for (const ending of ['avif', 'webp', 'jpg']) {
    expect(picture).toContain(`/${photo.key}-320.${ending} 320w`)
    expect(picture).toContain(`/${photo.key}-960.${ending} 960w`)
  }
  // Sizes that are known before the file, so that nothing moves; and no byte before it comes near.
  expect(picture).toContain('width="960" height="540"')
  expect(picture).toContain('loading="lazy"')
  expect(others).toContain('/latest-news/tanpa-foto')
  expect(others.split('</section>')[0]).not.toContain('<picture')
})

test('/program is narrowed to a region, and offers the regions there are', async () => {
  const ctx = await testContext()
  for (const [slug, location] of [
    ['sumur-kupang', 'Kupang, Nusa Tenggara Timur'],
    ['sumur-garut', 'Garut, Jawa Barat'],
  ] as const) {
    await makeCampaign(ctx, { slug, title: `Program ${slug}` })
    await ctx.db.updateTable('campaign').set({ location }).where('slug', '=', slug).execute()
  }
  const ask = await openScreens(ctx)
  const { html: all } = await ask('/program')
  for (const region of ['Jawa Barat', 'Nusa Tenggara Timur']) {
    expect(all).toContain(`<option value="${region}"`)
  }
  const { html } = await ask('/program?lokasi=Jawa+Barat')
  expect(html).toContain('Program sumur-garut')
  expect(html).not.toContain('Program sumur-kupang')
})

test('/zakat tells the thresholds of the day with their decree, and leads to every calculator', async () => {
  const { status, html } = await (await openScreens(await testContext()))('/zakat')
  expect(status).toBe(200)
  const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  for (const says of [
    'Rp7.640.144',
    'Keputusan Ketua BAZNAS No. 15 Tahun 2026',
    'Berlaku sejak 1 Januari 2026',
    'At-Taubah ayat 60',
  ])
    expect(words).toContain(says)
  for (const name of ['emas', 'perak', 'perhiasan', 'penghasilan', 'simpananuang', 'fitrah'])
    expect(html).toContain(`href="/zakatcalculator/zakat${name}"`)
})

test('/zakatcalculator leads to every calculator, and the one of gold says what is missing, and how much to give', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'zakat-maal', fund: 'Z', amountStep: rupiah(1) })
  const ask = await openScreens(ctx)
  const { html } = await ask('/zakatcalculator')
  for (const name of ['emas', 'perak', 'perhiasan', 'penghasilan', 'simpananuang', 'fitrah'])
    expect(html).toContain(`href="/zakatcalculator/zakat${name}"`)

  const reckon = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const headers = { origin: ctx.config.origin }
    const answer = await ask('/zakatcalculator/zakatemas', { method: 'POST', headers, body })
    const words = answer.html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    return { ...answer, words }
  }
  const empty = await reckon({ gram: '' })
  expect(empty.status).toBe(422)
  expect(empty.words).toContain('Berat perlu diisi.')
  const gold = { gram: '120,5', karat: '18', hargaEmas24PerGram: '2.345.000' }
  expect((await reckon({ ...gold, haul: 'tidak' })).words).toContain('Belum haul')
  const due = await reckon({ ...gold, haul: 'ya' })
  expect(due.status).toBe(200)
  for (const says of ['Anda wajib berzakat sebesar Rp5.298.235', '120,5 gram × 18/24'])
    expect(due.words).toContain(says)
  expect(due.html).toContain('formAction="/donasi-sekarang/zakat-maal"')
})
