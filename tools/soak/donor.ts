import { setTimeout as wait } from 'node:timers/promises'
import type { OpenCampaign } from '#tests/server/crowd.ts'
import type { SoakAnswer, SoakSite } from './site.ts'

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
export const PAUSE_MS = 150

/** One donor's way; `isOver` ends its patience. */
export type DonorWalk = {
  site: SoakSite
  key: string
  isOver(): boolean
  isPlain?: boolean | undefined
}

/** Asks again, as a person does, until there is an answer. */
async function until<T>(
  { isOver }: DonorWalk,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  while (!isOver()) {
    const found = await attempt()
    if (found !== undefined) return found
    await wait(PAUSE_MS)
  }
  return undefined
}

const isAnswered = ({ status }: SoakAnswer) => status > 0 && status < 500

function oneOf<T>({ random }: SoakSite, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}

function amountFor({ random }: SoakSite, { minimumAmount, amountStep }: OpenCampaign): number {
  const least = Math.ceil(Math.max(minimumAmount, 10_000) / amountStep)
  return amountStep * (least + Math.floor(random() * 5))
}

const donor = { donorName: 'Donatur Uji', donorEmail: 'donatur@contoh.id' }

/** Without a script: the page with its id, then the form, sent again until it leads to the payment. */
export async function giveByForm(walk: DonorWalk): Promise<void> {
  const { site } = walk
  const campaign = oneOf(site, site.campaigns)
  const path = `/donasi-sekarang/${campaign.slug}`
  const id = await until(walk, async () => {
    const page = await site.ask(['page', path])
    if (page.status !== 200) return undefined
    return /name="id" value="([0-9A-Z]{26})"/.exec(page.text)?.[1] ?? ''
  })
  if (id === undefined) return
  if (id === '') return site.notes.fault(`${path} has no form`)
  const amount = amountFor(site, campaign).toLocaleString('id-ID')
  const given = { id, campaignSlug: campaign.slug, amount, ...donor }
  const form = { ...given, isAnonymous: 'on', consent: 'on' }
  await until(walk, async () => {
    const answer = await site.ask(['form', path], { form })
    if (answer.status === 303 && answer.location.includes(id)) site.told.acknowledged.push(id)
    else if (isAnswered(answer)) site.notes.fault(`${path} was answered with ${answer.status}`)
    return isAnswered(answer) || undefined
  })
}

/** Like the screens with a script: a donation, a code to pay, and what becomes of it at the provider. */
export async function giveByApi(walk: DonorWalk): Promise<void> {
  const { site, key, isPlain = false } = walk
  const campaign = oneOf(site, site.campaigns)
  const life = isPlain ? ['pay'] : oneOf(site, lives)
  if (isPlain) await site.ask(['page', `/donasi-sekarang/${campaign.slug}`])
  const amount = amountFor(site, campaign)
  const json = { campaignSlug: campaign.slug, amount, ...donor, isAnonymous: true, consent: true }
  const given = await until(walk, async () => {
    const answer = await site.ask(['gift', '/v2/donations'], { json, key })
    return isAnswered(answer) ? answer : undefined
  })
  if (!given) return
  if (given.status >= 300) return site.notes.fault(`a gift: ${given.status} ${given.text}`)
  const { donationId: id } = (JSON.parse(given.text) as { data: { donationId: string } }).data
  site.told.acknowledged.push(id)
  // Whoever has given sees it at once, by whichever process.
  await site.ask(['own', `/v2/donations/${id}`])
  if (!isPlain && site.random() * LOST_ANSWERS < 1) await simulate(walk, id, 'timeout-next')
  if (!(await chooseMethod(walk, id))) return
  for (const action of life) {
    const sent = { phase: site.notes.phase(), at: Date.now() }
    const webhooks = await simulate(walk, id, action)
    if (life.length === 1 && action === 'pay' && webhooks.includes(200))
      site.told.paid.set(id, sent)
  }
}

const PATIENCE = 20
/** The provider is down for everyone (F14). */
const resting = ['payment/method-unavailable', 'payment/provider-refused']

/** Picks a payment method, and another while the first is disabled, as a person does; false when the donor gives up. */
async function chooseMethod(walk: DonorWalk, id: string): Promise<boolean> {
  const { site, key } = walk
  for (let attempt = 1, unclear = 0; attempt <= PATIENCE && !walk.isOver(); attempt += 1) {
    const json = walk.isPlain ? { method: 'va', channel: 'bca' } : oneOf(site, ways)
    const answer = await until(walk, async () => {
      const call = ['charge', `/v2/donations/${id}/charges`] as const
      const said = await site.ask(call, { json, key: `${key}-charge-${attempt}` })
      // Somebody asks at this moment, or the provider's answer got lost: then the poller will find it.
      unclear += said.status === 409 ? 1 : 0
      return isAnswered(said) && (said.status !== 409 || unclear > 3) ? said : undefined
    })
    if (!answer) return false
    if (answer.status < 300 || answer.status === 409) return true
    if (!resting.some((code) => answer.text.includes(code))) {
      // What an asynchronous replica had not got may be gone.
      if (answer.status !== 404) site.notes.fault(`a code: ${answer.status} ${answer.text}`)
      return false
    }
    await wait(2_000)
  }
  return false
}

/** How the webhooks of an action were answered. The simulator's own data record what was paid. */
async function simulate(walk: DonorWalk, id: string, action: string): Promise<readonly number[]> {
  const { notes, told, ask } = walk.site
  told.actions.set(action, (told.actions.get(action) ?? 0) + 1)
  let missing = 0
  const answer = await until(walk, async () => {
    const said = await ask(['webhook', `/sandbox/charges/${id}/${action}`], { json: {} })
    // After an outage the simulator may not know the code yet: until we have asked it again.
    missing += said.status === 404 ? 1 : 0
    return isAnswered(said) && (said.status !== 404 || missing > PATIENCE) ? said : undefined
  })
  if (answer?.status !== 200) return []
  const { webhooks } = (JSON.parse(answer.text) as { data: { webhooks: number[] } }).data
  const believed = webhooks.filter((status) => ![0, 401, 503].includes(status))
  if (action === 'forge' && believed.length > 0)
    notes.fault(`a forged webhook was answered with ${believed.join(', ')}`)
  return webhooks
}
