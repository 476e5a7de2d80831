import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxWebhook } from '#platform/outside/sandbox/sandbox-webhook.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { type Shaky, startShaky } from '#tests/server/outage.ts'
import { measureSlowness } from '../tools/test/pace.ts'
import { ensureWebBuild } from './bundle/web-build.ts'

let shaky: Shaky

beforeAll(async () => {
  needPostgres()
  await ensureWebBuild()
  shaky = await startShaky()
})

afterAll(async () => {
  await shaky?.stop()
})

type Seen = { what: string; status: number; retryAfter: string | null; ms: number; text: string }

/** Sends a request and records the caller's result; status 0 means no answer at all. */
async function see(what: string, url: string, init: RequestInit = {}): Promise<Seen> {
  const began = performance.now()
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
    const text = await answer.text()
    const retryAfter = answer.headers.get('retry-after')
    return { what, status: answer.status, retryAfter, ms: performance.now() - began, text }
  } catch (error) {
    return { what, status: 0, retryAfter: null, ms: performance.now() - began, text: String(error) }
  }
}

const NOBODY = '0'.repeat(26)

type Calls = { origin: string; slug: string; token: string; key: string }

/** A webhook about a charge, signed like the sandbox's. */
function signedNews() {
  const secret = createHash('sha256').update(`sandbox ${shaky.secret}`).digest('hex')
  return sandboxWebhook(
    {
      reference: crypto.randomUUID(),
      providerId: crypto.randomUUID(),
      channel: 'qris',
      status: 'paid',
      amount: 50_000,
      captures: 1,
      at: new Date(),
    },
    { mode: 'message', secret },
  )
}

/** One caller at every kind of endpoint. */
async function everyEndpoint({ origin, slug, token, key }: Calls): Promise<Seen[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const form = new URLSearchParams({ contact: 'siti@contoh.id', email: 'siti@contoh.id' })
  const donation = {
    campaignSlug: slug,
    amount: 50_000,
    donorName: 'Siti',
    donorPhone: '081234567890',
  }
  const sent = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  return await Promise.all([
    see('api read', `${origin}/v2/categories`, { headers }),
    see('api gift', `${origin}/v2/donations`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify({ ...donation, consent: true }),
    }),
    see('api status', `${origin}/v2/donations/${NOBODY}/status`, { headers }),
    see('stream', `${origin}/v2/donations/${NOBODY}/events`),
    see('screen', `${origin}/payment/${NOBODY}`),
    see('screen data', `${origin}/payment/${NOBODY}.data`),
    see('kept screen', `${origin}/campaign/${slug}?never=${Math.random()}`),
    see('payload', `${origin}/donatur/${slug}/_payload.json`),
    see('form', `${origin}/forgot-password`, { method: 'POST', headers: sent, body: form }),
    see('form data', `${origin}/forgot-password.data`, {
      method: 'POST',
      headers: sent,
      body: form,
    }),
    see('file', `${origin}/kuitansi/${NOBODY}.pdf`),
    see('picture', `${origin}/og/campaign/${slug}.jpg`),
    see('sandbox', `${origin}/sandbox/charges/${NOBODY}/pay`, { method: 'POST' }),
    see('webhook', `${origin}/webhooks/sandbox`, {
      method: 'POST',
      ...signedNews(),
    }),
  ])
}

/** Waits until the product serves again without help. */
async function servedAgain(asked: Calls): Promise<void> {
  await expect
    .poll(async () => (await everyEndpoint(asked)).filter(isRefused), { timeout: 60_000 })
    .toEqual([])
}

const isRefused = ({ status }: Seen) => status === 503 || status === 0

async function getJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  return await (await fetch(url, { headers })).json()
}

test('every door answers an outage with 503 and Retry-After within 15 seconds, and serves again by itself', async () => {
  const { postgres, product } = shaky
  const { origin } = product
  const { token } = (await getJson(`${origin}/v2/session`)) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const path = '/v2/campaigns?status=berjalan&limit=3'
  const { data } = (await getJson(`${origin}${path}`, headers)) as { data: { slug: string }[] }
  const slugs = data.map((campaign) => campaign.slug)
  const pid = product.pid()

  const away: [string, () => Promise<void>, () => Promise<void>][] = [
    ['frozen', postgres.freeze, postgres.thaw],
    ['stopped', () => postgres.shutDown('fast'), postgres.startAgain],
    ['crashed', () => postgres.shutDown('immediate'), postgres.startAgain],
  ]
  for (const [index, [how, take, giveBack]] of away.entries()) {
    // A campaign nobody has visited: its screens are not cached.
    const asked = { origin, slug: slugs[index] ?? '', token, key: crypto.randomUUID() }
    await take()
    const first = await everyEndpoint(asked)
    const later = await everyEndpoint(asked)
    await giveBack()
    const wrong = [...first, ...later].filter(
      ({ status, retryAfter, ms }) =>
        status !== 503 || !retryAfter || ms > 15_000 * measureSlowness(),
    )
    expect(wrong.map(({ text, ...rest }) => ({ how, ...rest, text: text.slice(0, 300) }))).toEqual(
      [],
    )
    const screen = first.find(({ what }) => what === 'screen')?.text ?? ''
    expect(screen).toContain('Layanan sedang sibuk')
    expect(screen).toMatch(/Nomor rujukan: [\s\S]{0,80}[0-9a-f]{8}-/)
    await servedAgain(asked)
    // Repeated with one key: it was one donation, whichever answer was lost.
    const donations = [...(await everyEndpoint(asked)), ...(await everyEndpoint(asked))].filter(
      ({ what }) => what === 'api gift',
    )
    expect(donations.map(({ status }) => status)).toEqual([201, 201])
    expect(donations[0]?.text).toBe(donations[1]?.text)
  }
  expect(product.pid()).toBe(pid)
})
