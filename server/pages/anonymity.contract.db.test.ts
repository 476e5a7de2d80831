import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { publishPrayers } from '#features/prayer/publish-prayers.server.ts'
import { issueMissingSchedule } from '#features/receipt/jobs.server.ts'
import type { ApiEnv } from '#platform/http/http.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import type { OpenApiDocument } from '#tests/api/openapi.ts'
import { givePaid } from '#tests/prayers.ts'
import { openApp } from '#tests/server/app.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

// No answer to a stranger may reveal an anonymous donor (Hamba Allah): not by name, contact, id or any value that
// stays the same for one person. New calls and screens are covered without being named here.

const secret = {
  donorName: 'Zulaikha Rahasiawati',
  donorPhone: '+6281299887766',
  donorEmail: 'zulaikha.rahasia@pribadi.example',
}
const named = { donorName: 'Budi Terbuka', donorPhone: '+6281311112222' }

beforeAll(async () => {
  await ensureWebBuild()
})

type World = {
  app: Hono<ApiEnv>
  ctx: TestCtx
  authorization: string
  /** The public id of the anonymous donation, known only to its donor. */
  capability: string
  forbidden: string[]
}

async function openWorld(): Promise<World> {
  const ctx = await testContext()
  const { app, sessions } = await openApp(ctx)
  const campaign = await makeCampaign(ctx, { slug: 'sumur-desa' })
  const donation = { ...secret, isAnonymous: true, prayer: 'Semoga menjadi amal jariah.' }
  const first = await givePaid(ctx, { ...donation, amount: 75_000 })
  const again = await givePaid(ctx, { ...donation, amount: 95_000 })
  await givePaid(ctx, { ...named, prayer: 'Semoga air mengalir.' })
  const update = { title: 'Sumur selesai', paragraphs: JSON.stringify(['Air mengalir.']) }
  await ctx.db
    .insertInto('campaign_update')
    .values({ campaign_id: campaign.id, id: ctx.newId(), ...update, published_at: ctx.now() })
    .execute()
  await publishPrayers(ctx)
  await rollUpTotals(ctx)
  const { token } = sessions.mint('visitor', ctx.now().getTime())
  const ids = [first.id, again.id, again.publicId]
  return {
    app,
    ctx,
    authorization: `Bearer ${token}`,
    capability: first.publicId,
    forbidden: [...ids, ...Object.values(secret), ...shapesOf(ids)],
  }
}

/** Other forms of the same facts: parts, other spellings, hashes. */
function shapesOf(ids: string[]): string[] {
  const facts = [...ids, ...Object.values(secret)]
  const hashes = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((kind) =>
    facts.flatMap((fact) => {
      const hash = createHash(kind).update(fact).digest()
      // A shortened hash identifies as well as a whole one.
      return [hash.toString('hex').slice(0, 12), hash.toString('base64url').slice(0, 12)]
    }),
  )
  const encoded = facts.map((fact) => Buffer.from(fact).toString('base64url').slice(0, 16))
  const spelt = ['Zulaikha', 'Rahasiawati', 'zulaikha', '81299887766', 'pribadi.example']
  return [...hashes, ...encoded, ...spelt, ...ids.map((id) => id.replaceAll('-', ''))]
}

type Seen = { path: string; status: number; text: string }

async function look({ app, authorization }: World, path: string): Promise<Seen> {
  const url = `http://amanah.test${path}`
  const headers = path.startsWith('/v2/') ? { authorization } : undefined
  const response = await app.fetch(new Request(url, headers && { headers }))
  const told = JSON.stringify([...response.headers])
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/event-stream')) {
    return { path, status: response.status, text: told + (await response.text()) }
  }
  const reader = response.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return { path, status: response.status, text: told + new TextDecoder().decode(first?.value) }
}

/**
 * An address with its parameters filled in: a campaign with donations, and the anonymous donation where an id is
 * needed.
 */
function filled(template: string, { capability }: World): string {
  return template
    .replace(/(surat|juz|tafsir)\/[:{]\w+\}?/, '$1/1')
    .replace(/sampul\/:slug/, 'sampul/sumur-desa-laut-1.svg')
    .replaceAll(/:slug\b|\{slug\}/g, 'sumur-desa')
    .replaceAll(/:id\b|\{id\}/g, capability)
    .replaceAll(/:\w+\??|\{\w+\}/g, '1')
}

function leaksOf({ forbidden }: World, seen: Seen[]): string[] {
  return seen.flatMap(({ path, text }) =>
    forbidden.filter((fact) => text.includes(fact)).map((fact) => `${path} tells ${fact}`),
  )
}

test('no public call tells who an anonymous donor is', async () => {
  const world = await openWorld()
  const document = JSON.parse(
    (await look(world, '/v2/openapi.json')).text.replace(/^\[\[.*?\]\](?=\{)/, ''),
  ) as OpenApiDocument
  const calls = Object.entries(document.paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => filled(path, world))
  const donors = '/v2/campaigns/sumur-desa/donors'
  const prayers = '/v2/campaigns/sumur-desa/prayers'
  const variants = [`${donors}?sort=terbesar&limit=1`, `${donors}?limit=1`]
  variants.push(`${prayers}?sort=paling-diaminkan`, '/v2/prayers?limit=1')
  const seen = await Promise.all([...calls, ...variants].map((path) => look(world, path)))
  expect(leaksOf(world, seen)).toEqual([])

  // The search does find what is there: the named donor, the prayers, and Hamba Allah.
  const at = (path: string) => seen.find((each) => each.path === path)?.text ?? ''
  expect(at(donors)).toContain(named.donorName)
  expect(at(donors)).toContain('Hamba Allah')
  expect(at('/v2/prayers')).toContain('Semoga menjadi amal jariah.')
  expect(calls.length).toBeGreaterThan(15)
})

test('no public screen tells it either, nor what it sends to its scripts', async () => {
  const world = await openWorld()
  const known = routes as { path?: string }[]
  // The simulator and the demo's inbox are the operator's own and missing in live mode; staff sign in.
  const paths = known
    .map(({ path = '' }) => `/${path}`)
    .filter((path) => !/^\/(dev|kelola)\b|\*/.test(path))
    .map((path) => filled(path, world))
  const more = ['/donatur/sumur-desa?urut=terbesar', '/doa-orang-baik/semua']
  const asData = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)
  const seen: Seen[] = []
  for (const path of [...paths, ...more]) {
    seen.push(await look(world, path))
    if (path.includes('?')) continue
    seen.push(await look(world, `${path === '/' ? '' : path}/_payload.json`))
    seen.push(await look(world, asData(path)))
  }
  expect(leaksOf(world, seen)).toEqual([])

  const at = (path: string) => seen.find((each) => each.path === path)
  for (const screen of ['/campaign/sumur-desa', '/donatur/sumur-desa']) {
    for (const path of [screen, `${screen}/_payload.json`, `${screen}.data`]) {
      expect(at(path)?.status, path).toBe(200)
      expect(at(path)?.text, path).toContain(named.donorName)
      expect(at(path)?.text, path).toContain('Hamba Allah')
    }
  }
  for (const path of ['/', '/doa-orang-baik/semua', '/doa-orang-baik/sumur-desa']) {
    expect(at(path)?.text, path).toContain('Semoga menjadi amal jariah.')
  }
})

test('whoever holds a receipt number learns that it is valid, and nothing of an anonymous donor', async () => {
  const world = await openWorld()
  const numbers = await receiptNumbers(world)
  const paths = numbers.flatMap((number) => {
    const screen = `/verifikasi/${number}`
    return [screen, `${screen}.data`, `${screen}/_payload.json`]
  })
  const seen = await Promise.all([...paths, '/verifikasi'].map((path) => look(world, path)))
  // The page's description for link previews is included.
  expect(leaksOf(world, seen)).toEqual([])
  for (const { path, text } of seen) expect(text, path).not.toContain(world.capability)

  const screens = seen.filter(({ status, text }) => status === 200 && text.includes('ini sah'))
  expect(screens.length).toBe(numbers.length)
  expect(numbers.length).toBe(3)
  const whole = screens.map(({ text }) => text).join('')
  expect(whole.match(/<dd[^>]*>Hamba Allah/g)).toHaveLength(2)
  expect(whole).toContain('B*** T***')
  // No name, amount or contact of the named donors.
  expect(whole).not.toMatch(/Budi|Terbuka|11112222|Rp\d+\.\d{3}/)
})

/** The kuitansi numbers of every donation, in the form of file names, once the job has issued them. */
async function receiptNumbers({ app, ctx }: World): Promise<string[]> {
  await issueMissingSchedule.run(ctx)
  const donations = await ctx.db.selectFrom('donation').select('public_id').execute()
  const numbers: string[] = []
  for (const { public_id } of donations) {
    const url = `http://amanah.test/kuitansi/${public_id}.pdf`
    const { headers } = await app.fetch(new Request(url))
    const number = /KW-\d+-\d+/.exec(headers.get('content-disposition') ?? '')?.[0]
    if (number) numbers.push(number.replaceAll('-', '/'))
  }
  return numbers
}

test('the public id of an anonymous gift stands in no list: it is the right to see the gift', async () => {
  const world = await openWorld()
  const lists = [
    '/v2/campaigns/sumur-desa/donors',
    '/v2/campaigns/sumur-desa/prayers',
    '/v2/prayers',
  ]
  const screens = ['/', '/campaign/sumur-desa', '/donatur/sumur-desa', '/doa-orang-baik/semua']
  const seen = await Promise.all([...lists, ...screens].map((path) => look(world, path)))
  for (const { path, text } of seen) expect(text, path).not.toContain(world.capability)
  const { id } = await world.ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', world.capability)
    .executeTakeFirstOrThrow()
  for (const { path, text } of seen) expect(text, path).not.toContain(id)
})
