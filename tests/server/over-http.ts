import { setTimeout as wait } from 'node:timers/promises'

/** A caller of a running process: a visitor, or a member when signed in. */
export type HttpCaller = {
  origin: string
  /** Answers the status and the JSON body; other bodies are undefined. */
  call(method: string, path: string, given?: HttpCall): Promise<HttpAnswer>
}

type HttpCall = { json?: object; form?: FormData; headers?: Record<string, string> }
type HttpAnswer = { status: number; body: unknown }

/** A visitor with a token of this process; `authorization` is a member's session instead. */
export async function httpCallerOf(origin: string, authorization?: string): Promise<HttpCaller> {
  const session = authorization ?? `Bearer ${await tokenOf(origin)}`
  return {
    origin,
    call: async (method, path, { json, form, headers } = {}) => {
      const answer = await patientFetch(`${origin}${path}`, {
        method,
        body: form ?? (json === undefined ? null : JSON.stringify(json)),
        headers: {
          authorization: session,
          'idempotency-key': crypto.randomUUID(),
          ...(json && { 'content-type': 'application/json' }),
          ...headers,
        },
      })
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json') === true
      return { status: answer.status, body: isJson && text ? JSON.parse(text) : undefined }
    },
  }
}

/** The `data` of an answer. */
export function answerData<T>({ body }: HttpAnswer): T {
  return (body as { data: T }).data
}

export type DonationWish = { donorName?: string; prayer?: string }
export type DonationByHttp = { id: string; campaignSlug: string }

/** A donation of Rp50.000 with a code to pay, to the first campaign that takes it. */
export async function giveByHttp(
  caller: HttpCaller,
  { prayer, donorName = 'Donatur Uji' }: DonationWish = {},
): Promise<DonationByHttp> {
  const { call } = caller
  const listed = await call('GET', '/v2/campaigns?status=berjalan&limit=12')
  if (listed.status !== 200) throw new Error(`campaigns were answered with ${listed.status}`)
  for (const { slug: campaignSlug } of answerData<{ slug: string }[]>(listed)) {
    const donation = {
      campaignSlug,
      donorName,
      amount: 50_000,
      donorEmail: 'donatur@contoh.id',
      isAnonymous: false,
      consent: true,
      ...(prayer && { prayer, showsPrayer: true }),
    }
    const given = await call('POST', '/v2/donations', { json: donation })
    if (given.status !== 201) continue
    const id = answerData<{ donationId: string }>(given).donationId
    const choice = { method: 'qris', channel: 'qris' }
    await call('POST', `/v2/donations/${id}/charges`, { json: choice })
    return { id, campaignSlug }
  }
  throw new Error('no campaign takes a donation')
}

/** The sandbox takes the money for it. */
export async function payByHttp({ call }: HttpCaller, donationId: string): Promise<void> {
  await call('POST', `/sandbox/charges/${donationId}/pay`, { json: {} })
}

type ListedPrayer = { id: string; text: string; hasSaidAamiin: boolean; aamiins: number }

/** The prayers that the API shows, newest first. */
export async function prayersOf({ call }: HttpCaller): Promise<ListedPrayer[]> {
  return answerData<ListedPrayer[]>(await call('GET', '/v2/prayers?limit=50'))
}

const NETWORKS_THAT_HIDE = 5

/** Five networks report a prayer, which hides it; the process believes two proxies in front of it. */
export async function reportByHttp(origin: string, prayerId: string): Promise<number[]> {
  const statuses: number[] = []
  for (let network = 0; network < NETWORKS_THAT_HIDE; network += 1) {
    const { call } = await httpCallerOf(origin)
    const headers = { 'x-forwarded-for': `10.77.${network}.1, 127.0.0.1` }
    const { status } = await call('POST', `/v2/prayers/${prayerId}/reports`, { headers })
    statuses.push(status)
  }
  return statuses
}

/** A busy process answers 503 and asks to come again. */
async function patientFetch(url: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, init)
    if (answer.status !== 503 || attempt === 5) return answer
    await wait(1_000)
  }
}

async function tokenOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/v2/session`)
  return ((await answer.json()) as { token: string }).token
}
