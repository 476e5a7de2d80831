import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestContextOptions, type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { makePrayer } from '#tests/prayers.ts'
import { openApp } from '#tests/server/app.ts'
import { PageCache } from '../cache/page-cache.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

type Options = TestContextOptions & { limitBytes?: number }

/** The whole app over the built screens, with requests from any network; counts renders. */
async function openWorld(options: Options = {}) {
  const ctx: TestCtx = await testContext(options)
  await makeCampaign(ctx, { slug: 'sumur-desa' })
  let now = 0
  let draws = 0
  const { newId } = ctx
  // Each rendered page takes one reference.
  ctx.newId = () => {
    draws += 1
    return newId()
  }
  const { limitBytes } = options
  const cache = new PageCache(() => now, limitBytes === undefined ? {} : { limitBytes })
  const { app } = await openApp(ctx, cache)
  return {
    ctx,
    cache,
    draws: () => draws,
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    ask: (path: string, from = '203.0.113.7', init: RequestInit = {}) =>
      app.request(path, init, { incoming: { socket: { remoteAddress: from } } }),
  }
}

const noise = (n: number) => `acak-${n}-${(n * 7919).toString(36)}`

/** Each screen with its allowed query values. */
const asked: [string, string[]][] = [
  ['/program', ['urut', 'dana', 'status', 'setelah', 'utm_source']],
  ['/donatur/sumur-desa', ['urut', 'setelah']],
  ['/doa-orang-baik/sumur-desa', ['urut', 'setelah']],
  ['/asrama', ['provinsi', 'tempat']],
  ['/news', ['kategori', 'halaman']],
  ['/calendar', ['bulan', 'hijriah', 'geser']],
  ['/ramadhan', ['kota']],
  ['/pusat-bantuan', ['topik']],
  ['/alquran', ['tampil']],
  ['/surat/112', ['tampil']],
  ['/yasin-tahlil', ['bagian', 'tampil']],
  ['/verse-search', ['surat', 'juz', 'halaman', 'teks']],
  ['/disclaimer', ['versi']],
]

test.each(asked)('%s is drawn once, whatever %j are said to be', async (path, names) => {
  const { ask, draws } = await openWorld()
  const before = draws()
  const etags = new Set<string | null>()
  for (let n = 0; n < 8; n++) {
    for (const name of names)
      etags.add((await ask(`${path}?${name}=${noise(n)}`)).headers.get('etag'))
  }
  expect(draws() - before).toBe(1)
  expect(etags.size).toBe(1)
})

test('a value the screen knows is a page of its own', { tags: 'night' }, async () => {
  const { ask, draws } = await openWorld()
  await ask('/program')
  const before = draws()
  for (const order of ['terbaru', 'terpopuler', 'terbaru', 'terpopuler']) {
    await ask(`/program?utm=x&urut=${order}`)
  }
  expect(draws() - before).toBe(2)
})

test('a category or place nobody offers is shown and not kept', async () => {
  const { ask, cache } = await openWorld()
  for (const query of ['kategori=tidak-ada', 'lokasi=Atlantis']) {
    const answer = await ask(`/program?${query}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(cache.has(`/program?${query}`)).toBe(false)
  }
})

const spelt: [string, string][] = [
  ['/PROGRAM', '/program'],
  ['/Program?urut=terbaru', '/program?urut=terbaru'],
  ['/program/', '/program'],
  ['/%70rogram', '/program'],
  ['/Campaign/sumur-desa', '/campaign/sumur-desa'],
  ['/campaign/%73umur-desa', '/campaign/sumur-desa'],
  ['/CAMPAIGN/sumur-desa.data', '/campaign/sumur-desa.data'],
  ['/Program/_payload.json', '/program/_payload.json'],
  ['/Payment/0123456789ABCDEFGHJKMNPQRS', '/payment/0123456789ABCDEFGHJKMNPQRS'],
  ['/VERIFIKASI/KW/2026/000001', '/verifikasi/KW/2026/000001'],
  ['/Sitemap.XML', '/sitemap.xml'],
  ['/Zakatcalculator/ZakatEmas', '/zakatcalculator/zakatemas'],
]

test.each([
  ['/surat/2/255', '/ayat/2/255'],
  ['/2:255', '/ayat/2/255'],
  ['/alquran/1', '/surat/1'],
])(
  '%s, as people of other readers type it, leads to %s',
  { tags: 'night' },
  async (path, address) => {
    const { ask } = await openWorld()
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, address])
  },
)

test.each(spelt)('%s leads to %s and is not drawn', { tags: 'night' }, async (path, canonical) => {
  const { ask, draws } = await openWorld()
  const before = draws()
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, canonical])
  expect(draws()).toBe(before)
})

test.each(['/', '/program', '/campaign/sumur-desa', '/surat/2', '/sitemap.xml', '/calendar.ics'])(
  '%s is its own spelling',
  { tags: 'night' },
  async (path) => {
    const { ask } = await openWorld()
    expect((await ask(path)).status).toBe(200)
  },
)

test('a network that has pages drawn without end is told to wait, in words; others and kept pages are not', {
  tags: 'night',
}, async () => {
  const { ask, draws } = await openWorld({ env: { RENDERS_PER_MINUTE: '20' } })
  await ask('/')
  const [before, began] = [draws(), performance.now()]
  const answers = []
  for (let n = 0; n < 60; n++) answers.push(await ask(`/${noise(n)}`, `198.51.100.${n}`))
  // One more is allowed every three seconds: on a busy machine sixty take that long.
  const meanwhile = Math.ceil((performance.now() - began) / 3_000)
  const drawn = draws() - before
  expect(drawn).toBeGreaterThanOrEqual(20)
  expect(drawn).toBeLessThanOrEqual(20 + meanwhile)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(60 - drawn)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]?.text()).toContain('Coba lagi dalam')

  expect((await ask('/', '198.51.100.1')).status).toBe(200)
  expect((await ask('/surat/112', '203.0.113.7')).status).toBe(200)
  // People on their way to donate have an allowance of their own.
  expect((await ask('/donasi-sekarang/sumur-desa', '198.51.100.1')).status).toBe(200)
})

test('random pages push out one another and never the pages people read', {
  tags: 'night',
}, async () => {
  const { ask, draws, ctx } = await openWorld({
    limitBytes: 500_000,
    env: { RENDERS_PER_MINUTE: '0' },
  })
  for (let n = 0; n < 6; n++) await makeCampaign(ctx, { slug: `program-${n}` })
  const hot = ['/', '/program', '/campaign/sumur-desa', '/surat/112']
  for (const path of [...hot, ...hot]) await ask(path)
  for (let n = 0; n < 6; n++) {
    for (const page of ['campaign', 'donatur', 'doa-orang-baik']) await ask(`/${page}/program-${n}`)
    for (let page = 0; page < 6; page++) await ask(`/calendar?bulan=20${10 + n}-0${1 + page}`)
  }
  const before = draws()
  for (const path of hot) await ask(path)
  expect(draws() - before).toBe(0)
  await ask('/calendar?bulan=2010-01')
  expect(draws() - before).toBe(1)
})

test('the data of a screen is kept with it, whichever routes are named, and dropped with it', {
  tags: 'night',
}, async () => {
  const { ask, draws, cache } = await openWorld()
  const leaf = '_routes=routes%2Fdonation%2Fcampaign'
  const before = draws()
  const first = await ask(`/campaign/sumur-desa.data?${leaf}`)
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  for (let n = 0; n < 5; n++) await ask(`/campaign/sumur-desa.data?${leaf}%2C${noise(n)}`)
  expect(draws() - before).toBe(1)
  cache.purge('/campaign/')
  await ask(`/campaign/sumur-desa.data?${leaf}`)
  expect(draws() - before).toBe(2)
})

test('a home page that lacks a block is shown and kept by nobody; the whole one outlives the outage', {
  tags: 'night',
}, async () => {
  const { ask, ctx, cache, pass } = await openWorld()
  await makePrayer(ctx)
  const forms = ['/', '/_.data', '/_payload.json']
  const away = () => ctx.db.schema.alterTable('prayer').renameTo('prayer_away').execute()
  const back = () => ctx.db.schema.alterTable('prayer_away').renameTo('prayer').execute()
  await away()
  try {
    for (const form of forms) {
      const answer = await ask(form)
      expect([form, answer.status, answer.headers.get('cache-control')]).toEqual([
        form,
        200,
        'no-store',
      ])
      expect(cache.has(form)).toBe(false)
    }
  } finally {
    await back()
  }
  for (const form of forms) expect(await (await ask(form)).text()).toContain('Semoga berkah.')
  await away()
  try {
    for (const hours of [1, 11, 11]) {
      pass(hours * 3_600)
      for (const form of forms) expect(await (await ask(form)).text()).toContain('Semoga berkah.')
    }
  } finally {
    await back()
  }
})

test('without any of its blocks there is no home page', { tags: 'night' }, async () => {
  const { ask, ctx } = await openWorld()
  const gone = () => {
    throw new Error('the database is away')
  }
  ctx.read = ctx.read.withPlugin({ transformQuery: gone, transformResult: gone })
  ctx.db = ctx.read
  const answer = await ask('/')
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a NUL in an address or a form is a mistake of whoever sent it', async () => {
  const { ask, ctx } = await openWorld()
  for (const path of ['/pusat-bantuan/a%00', '/kuitansi/%00.pdf', '/campaign/a%00.data']) {
    expect((await ask(path)).status).toBe(404)
  }
  const body = new URLSearchParams({ contact: 'siti\0@contoh.id' })
  const answer = await ask('/forgot-password', '203.0.113.7', { method: 'POST', body })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('tidak dapat disimpan')
  expect(ctx.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('an address with a sign that encodes nothing is a page that is not there, and nobody prints a line by it', async () => {
  const { ask } = await openWorld()
  const printed: unknown[] = []
  const { warn } = console
  onTestFinished(() => void Object.assign(console, { warn }))
  Object.assign(console, { warn: (...given: unknown[]) => printed.push(given) })
  const paths = ['/surat/50%', '/campaign/%zz', '/%ff', '/campaign/a%c3%28.data', '//%/x']
  for (const path of paths) {
    expect((await ask(path)).status, path).toBe(404)
    const body = new URLSearchParams({ contact: 'siti@contoh.id' })
    const sent = await ask(path, '203.0.113.7', { method: 'POST', body })
    expect([404, 405], path).toContain(sent.status)
  }
  const answer = await ask('/surat/50%')
  expect(await answer.text()).toContain('<html')
  expect(printed).toEqual([])
})
