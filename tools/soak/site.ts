import { randomInt } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { findOpenCampaigns, type OpenCampaign } from '#tests/server/crowd.ts'
import type { Notes } from './notes.ts'
import type { SoakWorld } from './world.ts'

/** A payment whose webhook was answered with 200: when it was sent, and what was away then. */
export type Paid = { phase: string; at: number }

/** What the callers were told, and did. */
export type CrowdLog = {
  begun: number
  /** The public ids of donations that were acknowledged, in their order. */
  acknowledged: string[]
  paid: Map<string, Paid>
  /** How often each action of the simulator was asked for. */
  actions: Map<string, number>
}

/** Where callers go. */
export type SoakSite = {
  campaigns: readonly OpenCampaign[]
  notes: Notes
  told: CrowdLog
  /** 0 ≤ x < 1. */
  random(): number
  ask(call: Call, request?: Request): Promise<SoakAnswer>
  leave(): void
}

/** The caller's name in the notes, and the path. */
type Call = readonly [caller: string, path: string]
type Request = { form?: Record<string, string>; json?: object; key?: string }
export type SoakAnswer = { status: number; text: string; location: string }

type Reply = SoakAnswer & { hasRetryAfter: boolean; isBrokenOff: boolean }
type Sent = { method: string; headers: Record<string, string>; body: string | undefined }

const LONGEST_WAIT_MS = 60_000

export async function enterSite(
  { origins, certificate, servers }: SoakWorld,
  { notes, random }: Pick<SoakSite, 'notes' | 'random'>,
): Promise<SoakSite> {
  const direct = servers[0]?.origin ?? ''
  const { token } = (await (await fetch(`${direct}/v2/session`)).json()) as { token: string }
  const agent = certificate
    ? new https.Agent({ keepAlive: true, ca: certificate })
    : new http.Agent({ keepAlive: true, maxSockets: 512 })
  let turn = 0
  return {
    campaigns: await findOpenCampaigns(direct, token),
    notes,
    random,
    told: { begun: 0, acknowledged: [], paid: new Map(), actions: new Map() },
    leave: () => agent.destroy(),
    ask: async ([caller, path], request = {}) => {
      turn += 1
      const origin = origins[turn % origins.length] ?? ''
      const began = performance.now()
      const sent = sentOf(request, { origin, token })
      const { status, text, location, ...more } = await send(origin + path, sent, agent)
      notes.add(caller, { status, ms: performance.now() - began, ...more })
      return { status, text, location }
    },
  }
}

/** Each call has an address of its own, as from many people. */
function sentOf(
  { form, json, key }: Request,
  { origin, token }: { origin: string; token: string },
): Sent {
  const body = form ? new URLSearchParams(form).toString() : json && JSON.stringify(json)
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    method: body === undefined ? 'GET' : 'POST',
    body,
    headers: {
      origin,
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(!form && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
    },
  }
}

function send(url: string, sent: Sent, agent: http.Agent): Promise<Reply> {
  const ask = url.startsWith('https:') ? https.request : http.request
  const { method, headers, body } = sent
  return new Promise((resolve) => {
    const none = { status: 0, text: '', location: '', hasRetryAfter: false }
    const options = { agent, method, headers, signal: AbortSignal.timeout(LONGEST_WAIT_MS) }
    const request = ask(url, options, (response) => {
      const chunks: Buffer[] = []
      const breakOff = () => resolve({ ...none, isBrokenOff: true })
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', breakOff).on('aborted', breakOff)
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          location: response.headers.location ?? '',
          hasRetryAfter: response.headers['retry-after'] !== undefined,
          isBrokenOff: false,
        })
      })
    })
    request.on('error', () => resolve({ ...none, isBrokenOff: false }))
    request.end(body)
  })
}
