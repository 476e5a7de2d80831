import { setTimeout as wait } from 'node:timers/promises'
import type { OpenCampaign } from '../../tests/crowd.ts'

/** What happens to one charge at the simulator, in order. Each is one call of POST /sandbox/charges/{id}/{action}. */
const lives: readonly (readonly string[])[] = [
  ...Array.from({ length: 8 }, () => ['pay']),
  ['duplicate'],
  ['out-of-order'],
  ['forge', 'pay'],
  ['forge'],
  ['pay-silent'],
  ['pay-wrong'],
  ['pay-late'],
  ['expire', 'pay'],
  ['pay', 'pay'],
  ['pay', 'reverse'],
  ['pay-wrong', 'reverse'],
  ['duplicate', 'out-of-order'],
  [],
]
const ways = [
  { method: 'qris', channel: 'qris' },
  { method: 'va', channel: 'bca' },
  { method: 'va', channel: 'mandiri' },
  { method: 'retail', channel: 'alfamart' },
  { method: 'ewallet', channel: 'gopay' },
  { method: 'ewallet', channel: 'ovo', phone: '081234567890' },
]
/** One charge in this many loses the answer to its creation (F4). */
const LOST_ANSWERS = 20

export type Counted = {
  acknowledged: string[]
  actions: Map<string, number>
  refusedForgeries: number
  /** How often a method was disabled after its provider's silence (F14). */
  rests: number
  /** Donations whose donor gave up because every method was disabled. */
  givenUp: number
}

export type SoakWorld = {
  origin: string
  token: string
  campaigns: OpenCampaign[]
  /** 0 ≤ x < 1, the same in every run of the same seed. */
  random(): number
  /** Resolves when the server is up again. */
  isBack(): Promise<void>
  counted: Counted
}

/**
 * One random donation over HTTP, from the form to the end of its money. A killed server is asked again with the same
 * key.
 */
export async function donateOnce(world: SoakWorld, key: string): Promise<void> {
  const { random, campaigns, counted } = world
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const [campaign, life] = [pick(campaigns), pick(lives)]
  const { slug, minimumAmount, amountStep } = campaign
  const least = Math.ceil(Math.max(minimumAmount, 10_000) / amountStep)
  const amount = amountStep * (least + Math.floor(random() * 5))
  const loses = random() * LOST_ANSWERS < 1
  const { donationId } = (await call(world, '/v2/donations', {
    key,
    body: {
      campaignSlug: slug,
      amount,
      donorName: 'Donatur Uji',
      donorEmail: 'donatur@contoh.id',
      isAnonymous: true,
      consent: true,
    },
  })) as { donationId: string }
  counted.acknowledged.push(donationId)
  if (loses) await simulate(world, donationId, 'timeout-next')
  if (!(await chooseMethod(world, donationId, { key, pick }))) return
  for (const action of life) await simulate(world, donationId, action)
}

const PATIENCE = 20

type Choosing = { key: string; pick<T>(from: readonly T[]): T }

/**
 * Picks a payment method, and another while the first is disabled (F14), as a person does; false when the donor gives
 * up.
 */
async function chooseMethod(
  world: SoakWorld,
  donationId: string,
  { key, pick }: Choosing,
): Promise<boolean> {
  const path = `/v2/donations/${donationId}/charges`
  for (let attempt = 1; attempt <= PATIENCE; attempt += 1) {
    const answer = await call(world, path, { key: `${key}-charge-${attempt}`, body: pick(ways) })
    if (answer !== RESTING) return true
    world.counted.rests += 1
    await wait(2_000)
  }
  world.counted.givenUp += 1
  return false
}

type Call = { key: string; body: Record<string, unknown> }

/** The provider is down for everyone: neither a charge nor an error. */
const RESTING = Symbol('resting')
const restingCodes = ['payment/method-unavailable', 'payment/provider-refused']

/** Repeats until there is an answer: after a 5xx or a broken connection the result is unknown. */
async function call(world: SoakWorld, path: string, { key, body }: Call): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(world.origin + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const text = await response?.text().catch(() => undefined)
    if (response?.ok && text !== undefined) return JSON.parse(text).data
    if (isResting(response?.status, text)) return RESTING
    // 409: an answer of the provider got lost; the poller will find it.
    if (response?.status === 409) return undefined
    const isRepeatable = !response || response.status >= 500 || text === undefined
    if (!isRepeatable || attempt === 50) throw new Error(`${path}: ${response?.status} ${text}`)
    await wait(50)
    await world.isBack()
  }
}

function isResting(status: number | undefined, text: string | undefined): boolean {
  return status === 422 && restingCodes.some((code) => text?.includes(code))
}

/** Never repeated: the simulator's own data records whether a payment was made. */
async function simulate(world: SoakWorld, donationId: string, action: string): Promise<void> {
  const { actions } = world.counted
  actions.set(action, (actions.get(action) ?? 0) + 1)
  const path = `/sandbox/charges/${donationId}/${action}`
  const response = await fetch(world.origin + path, { method: 'POST' }).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  if (!answer) return world.isBack()
  if (action !== 'forge' || !response?.ok) return
  const { webhooks } = (answer as { data: { webhooks: number[] } }).data
  if (webhooks.some((status) => status !== 401 && status !== 0)) {
    throw new Error(`a forged webhook was answered with ${webhooks.join(', ')}`)
  }
  world.counted.refusedForgeries += 1
}
