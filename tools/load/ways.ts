import http from 'node:http'

export type SiteUnderLoad = { origins: readonly string[]; token: string; slugs: readonly string[] }

/** What became of the donors of one phase; times in ms, from when each step was due. */
export type WayOutcome = {
  begun: number
  /** Public ids whose donation was acknowledged. */
  acknowledged: string[]
  paid: number
  /** Steps without success, by what was said instead. */
  failures: Map<string, number>
  ms: Record<StepName, number[]>
}

const STEPS = ['form', 'gift', 'code', 'webhook', 'status'] as const
type StepName = (typeof STEPS)[number]

export type Pace = { name: string; perSecond: number; seconds: number; slugs: readonly string[] }

/** Donors at a fixed pace, whether or not earlier ones were answered; ends when the last has gone. */
export async function donorsAt(site: SiteUnderLoad, pace: Pace): Promise<WayOutcome> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512 })
  const ms = Object.fromEntries(STEPS.map((step) => [step, [] as number[]])) as WayOutcome['ms']
  const outcome: WayOutcome = { begun: 0, acknowledged: [], paid: 0, failures: new Map(), ms }
  const total = Math.round(pace.perSecond * pace.seconds)
  const began = performance.now()
  const donors: Promise<void>[] = []
  while (outcome.begun < total) {
    const due = Math.min(total, ((performance.now() - began) / 1_000) * pace.perSecond)
    while (outcome.begun < due) {
      const dueAt = began + (outcome.begun / pace.perSecond) * 1_000
      const number = outcome.begun
      outcome.begun += 1
      donors.push(donor({ site, pace, outcome, agent }, number, dueAt))
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(donors)
  agent.destroy()
  return outcome
}

type Walk = { site: SiteUnderLoad; pace: Pace; outcome: WayOutcome; agent: http.Agent }

/** From the form to the state after the payment, each step after the answer of the one before. */
async function donor(walk: Walk, number: number, dueAt: number): Promise<void> {
  const { site, pace, outcome } = walk
  // A proxy in front would give each request to any process.
  const origin = site.origins[number % site.origins.length] as string
  const slug = pace.slugs[number % pace.slugs.length] as string
  const key = `${pace.name}-${process.pid}-${number}`
  let from = dueAt
  async function step(name: StepName, request: Sent): Promise<string | undefined> {
    const answer = await send(walk, { origin, number, ...request })
    const now = performance.now()
    if (answer.status < 300 && answer.status >= 200) {
      outcome.ms[name].push(now - from)
      from = now
      return answer.body
    }
    const said = `${name}: ${answer.status || 'no answer'}`
    outcome.failures.set(said, (outcome.failures.get(said) ?? 0) + 1)
    return undefined
  }

  if ((await step('form', { path: `/donasi-sekarang/${slug}` })) === undefined) return
  const given = await step('gift', {
    path: '/v2/donations',
    key,
    body: {
      campaignSlug: slug,
      amount: 100_000,
      donorName: 'Donatur Uji',
      donorEmail: 'donatur@contoh.id',
      consent: true,
    },
  })
  if (given === undefined) return
  const { donationId } = JSON.parse(given).data as { donationId: string }
  outcome.acknowledged.push(donationId)
  const path = `/v2/donations/${donationId}`
  const code = { method: 'va', channel: 'bca' }
  if (
    (await step('code', { path: `${path}/charges`, key: `${key}-code`, body: code })) === undefined
  )
    return
  const pay = { path: `/sandbox/charges/${donationId}/pay`, body: {} }
  if ((await step('webhook', pay)) === undefined) return
  outcome.paid += 1
  await step('status', { path })
}

/** Donors of a campaign come from many networks: one that draws so many pages is told to wait. */
function addressOf(donor: number): string {
  return `10.${(donor >> 16) & 255}.${(donor >> 8) & 255}.${donor & 255}`
}

type Sent = { path: string; key?: string; body?: object }

function send({ site, agent }: Walk, sent: Sent & { origin: string; number: number }) {
  const { origin, number, path, key, body } = sent
  const text = body && JSON.stringify(body)
  const headers: Record<string, string> = {
    authorization: `Bearer ${site.token}`,
    'x-forwarded-for': addressOf(number),
  }
  if (key) headers['idempotency-key'] = key
  if (text)
    Object.assign(headers, { 'content-type': 'application/json', 'content-length': text.length })
  return new Promise<{ status: number; body: string }>((resolve) => {
    const options = { agent, method: text ? 'POST' : 'GET', headers, timeout: 60_000 }
    const request = http.request(origin + path, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', () => resolve({ status: 0, body: '' }))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
      })
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve({ status: 0, body: '' }))
    request.end(text)
  })
}
