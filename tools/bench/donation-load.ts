import { Wire } from './wire.ts'

export type DonationLoad = { origin: string; token: string; slugs: readonly string[] }

/** One answered donation: its key, the public id, and the time from when it was due. */
export type Answered = { key: string; donationId: string; ms: number }

export type LoadOutcome = { answered: Answered[]; unanswered: string[]; seconds: number }

let made = 0

/** As many donations as 64 connections can send in this time, each with its own key or one of the known. */
export async function closedLoop(
  donation: DonationLoad,
  seconds: number,
  { prefix, known }: { prefix: string; known?: number },
): Promise<LoadOutcome> {
  const line = lineTo(donation, 64)
  const outcome: LoadOutcome = { answered: [], unanswered: [], seconds }
  const began = performance.now()
  const until = began + seconds * 1_000
  let sent = 0
  async function sender(): Promise<void> {
    while (performance.now() < until) {
      sent += 1
      const number = known === undefined ? sent : (sent % known) + 1
      await give(donation, { line, outcome, key: `${prefix}-${number}` })
    }
  }
  await Promise.all(Array.from({ length: 64 }, sender))
  line.close()
  return { ...outcome, seconds: (performance.now() - began) / 1_000 }
}

/** Donations at a fixed pace, whether or not earlier ones were answered: real donors do not wait for each other. */
export async function openLoop(
  donation: DonationLoad,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<LoadOutcome> {
  const line = lineTo(donation, 256)
  const outcome: LoadOutcome = { answered: [], unanswered: [], seconds }
  const sent: Promise<void>[] = []
  const began = performance.now()
  const total = Math.round(perSecond * seconds)
  while (sent.length < total) {
    const due = Math.min(total, ((performance.now() - began) / 1_000) * perSecond)
    while (sent.length < due) {
      const dueAt = began + (sent.length / perSecond) * 1_000
      sent.push(give(donation, { line, outcome, key: nextKey(), dueAt }))
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(sent)
  line.close()
  return outcome
}

/** Sends these keys again, like a client that got no answer. */
export async function resend(
  donation: DonationLoad,
  keys: readonly string[],
): Promise<LoadOutcome> {
  const line = lineTo(donation, 16)
  const outcome: LoadOutcome = { answered: [], unanswered: [], seconds: 0 }
  for (const key of keys) await give(donation, { line, outcome, key })
  line.close()
  return outcome
}

function nextKey(): string {
  made += 1
  return `bench-${process.pid}-${made}`
}

/** A pool of connections; a caller waits while none is free. */
type Line = { take(): Promise<Wire>; giveBack(wire: Wire): void; close(): void }

function lineTo({ origin }: DonationLoad, most: number): Line {
  const url = new URL(origin)
  const all = new Set<Wire>()
  const free: Wire[] = []
  const waiting: ((wire: Wire) => void)[] = []
  const open = () => {
    const wire = new Wire(url)
    all.add(wire)
    return wire
  }
  return {
    async take() {
      const wire = free.pop() ?? (all.size < most ? open() : undefined)
      return wire ?? new Promise<Wire>((resolve) => waiting.push(resolve))
    },
    giveBack(wire) {
      if (!wire.isOpen) all.delete(wire)
      const good = wire.isOpen ? wire : open()
      const next = waiting.shift()
      if (next) next(good)
      else free.push(good)
    },
    close() {
      for (const wire of all) wire.close()
    },
  }
}

type Sending = { line: Line; outcome: LoadOutcome; key: string; dueAt?: number }

async function give(donation: DonationLoad, { line, outcome, key, dueAt }: Sending): Promise<void> {
  const from = dueAt ?? performance.now()
  const wire = await line.take()
  try {
    const { status, body } = await wire.send(requestOf(donation, key))
    if (status !== 201) throw new Error(`${status} ${body}`)
    const donationId: string = JSON.parse(body).data.donationId
    outcome.answered.push({ key, donationId, ms: performance.now() - from })
  } catch {
    outcome.unanswered.push(key)
  } finally {
    line.giveBack(wire)
  }
}

/** A donation as bytes; the same key always donates to the same campaign. */
export function requestOf({ origin, token, slugs }: DonationLoad, key: string): string {
  const at = Number(key.slice(key.lastIndexOf('-') + 1)) % slugs.length
  const body = JSON.stringify({
    campaignSlug: slugs[at],
    amount: 100_000,
    donorName: 'Donatur Uji',
    donorEmail: 'donatur@contoh.id',
    consent: true,
  })
  const head = [
    'POST /v2/donations HTTP/1.1',
    `host: ${new URL(origin).host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `idempotency-key: ${key}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
