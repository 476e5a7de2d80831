/** A screen worth looking at: what it shows and where. */
export type Screen = { name: string; path: string }

type Call = (method: string, path: string, json?: object) => Promise<unknown>

const still: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'programs', path: '/program' },
  { name: 'surah list', path: '/alquran' },
  { name: 'juz list', path: '/alquran?tampil=juz' },
  { name: 'surah', path: '/surat/1' },
  { name: 'juz', path: '/juz/28' },
  { name: 'components', path: '/dev/ui' },
  { name: 'simulator', path: '/dev/simulator' },
  { name: 'inbox', path: '/dev/kotak-masuk' },
  { name: 'not found', path: '/halaman-yang-tidak-ada' },
]

/** Every screen of a server with the sample data, with a donation in each state made for it. */
export async function everyScreen(origin: string): Promise<Screen[]> {
  const call = await openCalls(origin)
  const { data } = (await call('GET', '/v2/campaigns?status=berjalan&limit=1')) as {
    data: { slug: string; category: { slug: string } }[]
  }
  const campaign = data[0]
  if (!campaign) throw new Error('the sample data has no running campaign')
  const { slug, category } = campaign
  const states: Screen[] = []
  for (const state of donationStates) {
    const id = await donate(call, { slug, ...state })
    states.push({ name: state.name, path: `/${state.screen}/${id}` })
  }
  return [
    ...still,
    { name: 'category', path: `/category/${category.slug}` },
    { name: 'campaign', path: `/campaign/${slug}` },
    { name: 'giving form', path: `/donasi-sekarang/${slug}` },
    ...states,
  ]
}

type DonationState = {
  name: string
  screen: string
  way?: { method: string; channel: string }
  /** What then happens at the provider. */
  act?: string
}

const qris = { method: 'qris', channel: 'qris' }

const donationStates: DonationState[] = [
  { name: 'ways to pay', screen: 'payment' },
  { name: 'qris code', screen: 'checkout-qrcode', way: qris },
  { name: 'va number', screen: 'checkout-va', way: { method: 'va', channel: 'bca' } },
  { name: 'va of mandiri', screen: 'checkout-va', way: { method: 'va', channel: 'mandiri' } },
  {
    name: 'retail code',
    screen: 'checkout-retail',
    way: { method: 'retail', channel: 'alfamart' },
  },
  { name: 'paid', screen: 'payment', way: qris, act: 'pay' },
  { name: 'expired', screen: 'payment', way: qris, act: 'expire' },
  { name: 'wrong amount', screen: 'payment', way: qris, act: 'pay-wrong' },
]

type Wanted = DonationState & { slug: string }

async function donate(call: Call, { slug, way, act }: Wanted): Promise<string> {
  const gift = {
    campaignSlug: slug,
    amount: 50_000,
    donorName: 'Siti Aminah',
    donorPhone: '081234567890',
    prayer: 'Semoga menjadi amal jariah.',
    showsPrayer: true,
    consent: true,
  }
  const started = await call('POST', '/v2/donations', gift)
  const id = (started as { data: { donationId: string } }).data.donationId
  if (way) await call('POST', `/v2/donations/${id}/charges`, way)
  if (act) await call('POST', `/sandbox/charges/${id}/${act}`)
  return id
}

async function openCalls(origin: string): Promise<Call> {
  const session = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
  return async (method, path, json) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${session.token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(json && { body: JSON.stringify(json) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text)
  }
}
