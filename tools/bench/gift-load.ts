import http from 'node:http'

export type Giving = { origin: string; token: string; slugs: readonly string[] }

/** One answered gift: its key, the public id, and how long it took from when it was due. */
export type Answered = { key: string; donationId: string; ms: number }

export type Outcome = { answered: Answered[]; unanswered: string[]; seconds: number }

let made = 0

/** As many gifts as 64 connections can send in this time, each with a key of its own. */
export async function closedLoop(giving: Giving, seconds: number): Promise<Outcome> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  const outcome: Outcome = { answered: [], unanswered: [], seconds }
  const began = performance.now()
  const until = began + seconds * 1_000
  async function sender(): Promise<void> {
    while (performance.now() < until) await give(giving, { agent, outcome, key: nextKey() })
  }
  await Promise.all(Array.from({ length: 64 }, sender))
  agent.destroy()
  return { ...outcome, seconds: (performance.now() - began) / 1_000 }
}

/** Gifts at a fixed pace, whether or not the earlier ones were answered: nobody waits for others before giving. */
export async function openLoop(
  giving: Giving,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Outcome> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
  const outcome: Outcome = { answered: [], unanswered: [], seconds }
  const sent: Promise<void>[] = []
  const began = performance.now()
  const total = Math.round(perSecond * seconds)
  while (sent.length < total) {
    const due = Math.min(total, ((performance.now() - began) / 1_000) * perSecond)
    while (sent.length < due) {
      const dueAt = began + (sent.length / perSecond) * 1_000
      sent.push(give(giving, { agent, outcome, key: nextKey(), dueAt }))
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(sent)
  agent.destroy()
  return outcome
}

/** Sends these keys once more, as a client does that never got an answer. */
export async function resend(giving: Giving, keys: readonly string[]): Promise<Outcome> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  const outcome: Outcome = { answered: [], unanswered: [], seconds: 0 }
  for (const key of keys) await give(giving, { agent, outcome, key })
  agent.destroy()
  return outcome
}

function nextKey(): string {
  made += 1
  return `bench-${process.pid}-${made}`
}

type Sending = { agent: http.Agent; outcome: Outcome; key: string; dueAt?: number }

async function give(giving: Giving, sending: Sending): Promise<void> {
  const { outcome, key, dueAt = performance.now() } = sending
  try {
    const donationId = await post(giving, sending)
    outcome.answered.push({ key, donationId, ms: performance.now() - dueAt })
  } catch {
    outcome.unanswered.push(key)
  }
}

async function post({ origin, token, slugs }: Giving, { agent, key }: Sending): Promise<string> {
  // The same key always gives to the same campaign.
  const at = Number(key.slice(key.lastIndexOf('-') + 1)) % slugs.length
  const body = JSON.stringify({
    campaignSlug: slugs[at],
    amount: 100_000,
    donorName: 'Donatur Uji',
    donorEmail: 'donatur@contoh.id',
    consent: true,
  })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': key,
  }
  return new Promise((resolve, reject) => {
    const request = http.request(`${origin}/v2/donations`, { method: 'POST', agent, headers })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 201) resolve(JSON.parse(text).data.donationId)
        else reject(new Error(`${response.statusCode} ${text}`))
      })
    })
    request.end(body)
  })
}
