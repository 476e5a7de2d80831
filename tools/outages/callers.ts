import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Notes } from './notes.ts'
import { CALLER } from './proxy.ts'

/** When the webhook was sent, and what was away then. */
export type Acknowledged = { phase: string; at: number }

export type CallerLoad = {
  /** Donations acknowledged as created, by public id. */
  acknowledged: Set<string>
  /** Donations whose payment's webhook was answered with 200. */
  paid: Map<string, Acknowledged>
  stop(): Promise<void>
}

type World = { origin: string; token: string; slugs: string[]; notes: Notes }

const PAUSE_MS = 150

/** Callers of each kind that run until stopped: each retries, with the same id, until there is an answer. */
export function startLoad(world: World): CallerLoad {
  const load = { acknowledged: new Set<string>(), paid: new Map<string, Acknowledged>() }
  let isOver = false
  async function repeat(act: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await act()
      await wait(PAUSE_MS)
    }
  }
  const until = async <T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> => {
    while (!isOver) {
      const found = await attempt()
      if (found !== undefined) return found
      await wait(PAUSE_MS)
    }
    return undefined
  }
  const kinds = [
    () => giveByForm(world, { until, load }),
    () => giveByForm(world, { until, load }),
    () => giveByApi(world, { until, load }),
    () => giveByApi(world, { until, load }),
    () => askForCode(world),
    () => read(world),
    () => read(world),
    () => preview(world),
  ]
  const calling = Promise.all(kinds.map(repeat))
  return {
    ...load,
    stop: async () => {
      isOver = true
      await calling
    },
  }
}

type Donation = {
  until<T>(attempt: () => Promise<T | undefined>): Promise<T | undefined>
  load: Pick<CallerLoad, 'acknowledged' | 'paid'>
}

/** Without a script: the page with its id, then the form, sent again until it leads to the payment. */
async function giveByForm(world: World, { until, load }: Donation): Promise<void> {
  const slug = oneOf(world.slugs)
  const path = `/donasi-sekarang/${slug}`
  const id = await until(async () => {
    const page = await ask(world, ['page', path])
    return /name="id" value="([0-9A-Z]{26})"/.exec(page.text)?.[1]
  })
  if (!id) return
  const body = new URLSearchParams({
    id,
    campaignSlug: slug,
    amount: '50.000',
    donorName: 'Donatur Uji',
    donorEmail: 'donatur@contoh.id',
    isAnonymous: 'on',
    consent: 'on',
  })
  await until(async () => {
    const answer = await ask(world, ['form', path], { method: 'POST', body })
    if (answer.status === 303 && answer.location?.includes(id)) load.acknowledged.add(id)
    return answer.status > 0 && answer.status < 500 ? true : undefined
  })
}

/** Like the screens with a script: a donation, a code to pay, and the provider's webhook. */
async function giveByApi(world: World, { until, load }: Donation): Promise<void> {
  const key = crypto.randomUUID()
  const post = (caller: string, path: string, body: object) =>
    ask(world, [caller, path], {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
  const donation = {
    campaignSlug: oneOf(world.slugs),
    amount: 50_000,
    isAnonymous: true,
    consent: true,
  }
  const donor = { donorName: 'Donatur Uji', donorEmail: 'donatur@contoh.id' }
  const id = await until(async () => {
    const { status, text } = await post('api', '/v2/donations', { ...donation, ...donor })
    // A campaign that refuses this donation: another one is chosen.
    if (status >= 400 && status < 500) return ''
    if (status >= 300 || status === 0) return undefined
    return (JSON.parse(text) as { data: { donationId: string } }).data.donationId
  })
  if (!id) return
  load.acknowledged.add(id)
  // Whoever has given sees it at once, by whichever process.
  await ask(world, ['own', `/v2/donations/${id}`])
  const way = { method: 'qris', channel: 'qris' }
  const charges = `/v2/donations/${id}/charges`
  const isOpen = await until(async () => {
    const { status } = await post('charge', charges, way)
    if (status >= 400 && status < 500 && status !== 409) return false
    return status === 200 || status === 201 ? true : undefined
  })
  if (!isOpen) return
  let missing = 0
  await until(async () => {
    const sent = { phase: world.notes.phase(), at: Date.now() }
    const { status, text } = await post('webhook', `/sandbox/charges/${id}/pay`, {})
    // After an outage the simulator may not know the code yet: 404 until we have asked it again.
    if (status === 404) missing += 1
    if (status !== 200) return status === 409 || status === 422 || missing > 40 ? true : undefined
    const { data } = JSON.parse(text) as { data: { webhooks: number[] } }
    if (data.webhooks.includes(200)) load.paid.set(id, sent)
    return true
  })
}

async function askForCode(world: World): Promise<void> {
  const contact = `orang${randomInt(1e9)}@contoh.id`
  const body = new URLSearchParams({ contact })
  await ask(world, ['code', '/forgot-password'], { method: 'POST', body })
}

async function read(world: World): Promise<void> {
  await ask(world, ['read', '/'])
  await ask(world, ['read', '/v2/categories'])
  await ask(world, ['read', `/campaign/${oneOf(world.slugs)}`])
}

/** Pictures of campaigns, which stay in memory, and of verses: those are stored, or drawn again while the files are away. */
async function preview(world: World): Promise<void> {
  await ask(world, ['preview', `/og/campaign/${oneOf(world.slugs)}.jpg`])
  await ask(world, ['preview', `/og/ayat/2/${randomInt(286) + 1}.jpg`])
}

/** The caller's name in the notes, and the path. */
type Call = [caller: string, path: string]

type Answer = { status: number; text: string; location: string | null }

/** Notes the caller's result; each call has its own address, as from many people. */
async function ask(
  { origin, token, notes }: World,
  [caller, path]: Call,
  init: RequestInit = {},
): Promise<Answer> {
  const began = performance.now()
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  let isBrokenOff = false
  try {
    const answer = await fetch(origin + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      headers: {
        origin,
        ...(path.startsWith('/v2/') && { authorization: `Bearer ${token}` }),
        [CALLER]: address,
        ...(init.headers as Record<string, string>),
      },
    })
    isBrokenOff = true
    const text = await answer.text()
    notes.add(caller, {
      status: answer.status,
      ms: performance.now() - began,
      hasRetryAfter: answer.headers.has('retry-after'),
    })
    return { status: answer.status, text, location: answer.headers.get('location') }
  } catch {
    notes.add(caller, { status: 0, ms: performance.now() - began, isBrokenOff })
    return { status: 0, text: '', location: null }
  }
}

function oneOf(slugs: readonly string[]): string {
  return slugs[randomInt(slugs.length)] ?? ''
}
