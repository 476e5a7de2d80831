import { setTimeout as wait } from 'node:timers/promises'
import { addressesIn } from '../screens/crawl.ts'

export type Crowd = {
  answered: number
  /** Each answer that was an error: its status and address. */
  failed: string[]
  /** The public ids of paid donations. */
  donationIds: string[]
}

export type OpenCampaign = { slug: string; minimumAmount: number; amountStep: number }

const AT_ONCE = 16
const DONATIONS = 60
const RECEIPTS = 12
const searched = ['sabar', 'zakat', 'anak yatim', 'alhamdulilah', 'petunjux', 'إياك نعبد', '2:255']
const encodings = ['br', 'gzip', 'identity']
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/**
 * Reads nearly every kind of page and answer of a running server with sample data, many at once, then gives. Of each
 * list it reads one in `of`.
 */
export async function sendCrowd(origin: string, { of = 1 } = {}): Promise<Crowd> {
  const crowd: Crowd = { answered: 0, failed: [], donationIds: [] }
  const { token } = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
  const line = openLine(origin, { token, crowd, of })
  const maps = await addressesIn(origin, '/sitemap.xml')
  const listed = (await Promise.all(maps.map((map) => addressesIn(origin, map)))).flat()
  const ofSite = listed.filter((path) => !/^\/(surat|juz|halaman|ayat)\//.test(path))
  await line.ask(ofSite)
  await line.ask([...upTo(114).map((n) => `/surat/${n}`), ...upTo(30).map((n) => `/juz/${n}`)])
  await line.ask(upTo(15).map((n) => `/halaman/${n * 40}`))
  await line.ask(upTo(114).flatMap((n) => [`/v2/surat/${n}`, `/v2/tafsir/${n}`]))
  const other = await otherVoice(origin, token)
  await line.ask(upTo(30).flatMap((n) => [`/v2/juz/${n}`, `/v2/juz/${n}${other}`]))
  await line.ask(searched.flatMap(searches))
  await line.ask(upTo(24).flatMap(ofCalendar))
  await line.ask(['/og/situs.jpg', ...upTo(6).map((n) => `/og/surat/${n}.jpg`)])
  const hot = ['/', '/surat/2', '/surat/36', '/alquran', '/program', ...ofSite.slice(0, 40)]
  for (const encoding of encodings) {
    await line.ask(Array.from({ length: 3 }, () => hot).flat(), encoding)
  }
  await line.give(await findOpenCampaigns(origin, token))
  await line.readReceipts()
  return crowd
}

/** The query of a second reciter, where the server has one. */
async function otherVoice(origin: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/v2/qari`, { headers })
  const { data } = (await response.json()) as { data: { id: string }[] }
  const [, other] = data
  return other ? `?qari=${other.id}` : ''
}

function searches(words: string): string[] {
  const q = encodeURIComponent(words)
  return [
    `/v2/alquran/search?q=${q}`,
    `/v2/search?q=${q}`,
    `/verse-search?q=${q}`,
    `/search?q=${q}`,
  ]
}

function ofCalendar(n: number): string[] {
  const month = String((n % 12) + 1).padStart(2, '0')
  const day = `2027-${month}-15`
  return [
    `/calendar?bulan=${2026 + (n % 2)}-${month}`,
    `/v2/calendar/${day}`,
    `/v2/prayer-times?kota=surabaya&tanggal=${day}`,
  ]
}

/** Campaigns to which a donation fits every payment method. */
export async function findOpenCampaigns(origin: string, token: string): Promise<OpenCampaign[]> {
  const headers = { authorization: `Bearer ${token}` }
  const ask = async (path: string) => {
    const response = await fetch(origin + path, { headers })
    return ((await response.json()) as { data: unknown }).data
  }
  const cards = (await ask('/v2/campaigns?status=berjalan&limit=12')) as { slug: string }[]
  const whole = cards.map(({ slug }) => ask(`/v2/campaigns/${slug}`) as Promise<OpenCampaign>)
  return (await Promise.all(whole)).filter(({ minimumAmount }) => minimumAmount < 1_000_000)
}

type Line = { token: string; crowd: Crowd; of: number }

function openLine(origin: string, { token, crowd, of }: Line) {
  const authorization = `Bearer ${token}`

  async function read(path: string, encoding = 'br'): Promise<number> {
    const headers = { authorization, 'accept-encoding': encoding }
    const response = await fetch(origin + path, { headers })
    await response.arrayBuffer()
    crowd.answered += 1
    return response.status
  }

  async function post(path: string, body: object, key: string): Promise<unknown> {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    crowd.answered += 1
    if (!response.ok) crowd.failed.push(`${response.status} ${path} ${await response.text()}`)
    return response.ok ? ((await response.json()) as { data: unknown }).data : undefined
  }

  async function giveOnce(at: number, { slug, minimumAmount, amountStep }: OpenCampaign) {
    const key = `crowd-${process.pid}-${at}`
    const amount = amountStep * Math.ceil(Math.max(minimumAmount, 10_000) / amountStep)
    const donor = { donorName: 'Donatur Uji', donorEmail: 'donatur@contoh.id', consent: true }
    const donation = { campaignSlug: slug, amount, ...donor }
    const made = (await post('/v2/donations', donation, key)) as { donationId: string } | undefined
    if (!made) return
    const { donationId } = made
    const way =
      at % 2 === 0 ? { method: 'qris', channel: 'qris' } : { method: 'va', channel: 'bca' }
    await post(`/v2/donations/${donationId}/charges`, way, `${key}-charge`)
    await post(`/sandbox/charges/${donationId}/pay`, {}, `${key}-pay`)
    await read(`/payment/${donationId}`)
    crowd.donationIds.push(donationId)
  }

  return {
    async ask(paths: string[], encoding?: string): Promise<void> {
      const some = paths.filter((_, at) => at % of === 0)
      await together(some, async (path) => {
        const status = await read(path, encoding)
        if (status >= 400) crowd.failed.push(`${status} ${path}`)
      })
    },
    async give(campaigns: readonly OpenCampaign[]): Promise<void> {
      await together(upTo(DONATIONS), async (at) => {
        const campaign = campaigns[at % campaigns.length]
        if (campaign) await giveOnce(at, campaign)
      })
    },
    /** A job issues a receipt soon after the payment: whoever comes early asks again. */
    async readReceipts(): Promise<void> {
      await together(crowd.donationIds.slice(0, RECEIPTS), async (id) => {
        let status = 404
        for (let tries = 0; status === 404 && tries < 100; tries += 1) {
          if (tries > 0) await wait(200)
          status = await read(`/kuitansi/${id}.pdf`)
        }
        if (status !== 200) crowd.failed.push(`${status} the receipt of ${id}`)
      })
    },
  }
}

/** Works through a list, many at once. */
async function together<T>(list: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const waiting = [...list].values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const each of waiting) await work(each)
    }),
  )
}
