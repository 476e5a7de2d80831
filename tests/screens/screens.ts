import routes from '#app/routes.ts'
import { accountSamples } from './account-screens.ts'
import { debitScreens } from './debit-screens.ts'
import { bankLinkSamples } from './bank-link-screens.ts'
import { circleSamples } from './circle-screens.ts'
import { ticketSamples } from './ticket-screens.ts'

/** A screen for the checks: its name and path. */
export type Screen = { name: string; path: string }

type Call = (method: string, path: string, json?: object) => Promise<unknown>

/** Screens besides those from the list of routes. */
const more: Screen[] = [
  { name: 'juz list', path: '/alquran?tampil=juz' },
  { name: 'saved verses, none yet', path: '/alquran?tampil=tersimpan' },
  { name: 'own lists, none yet', path: '/alquran?tampil=daftar' },
  { name: 'reading mode', path: '/surat/36?tampil=mushaf' },
  { name: 'tahlil', path: '/yasin-tahlil?bagian=tahlil' },
  { name: 'tahlil in Arabic', path: '/yasin-tahlil?bagian=tahlil&tampil=mushaf' },
  { name: 'found on the site', path: '/search/list?q=sumur' },
  { name: 'nothing found on the site', path: '/search/list?q=xyzzy' },
  { name: 'verses found', path: '/verse-search?q=sabar+dan+salat' },
  { name: 'place and verses found', path: '/verse-search?q=bismillah' },
  { name: 'no verse found', path: '/verse-search?q=xyzzy&juz=30' },
  { name: 'article', path: '/latest-news/zakat-penghasilan-bulanan-atau-tahunan' },
  { name: 'article with verses', path: '/latest-news/delapan-golongan-penerima-zakat' },
  { name: 'no article found', path: '/news?q=xyzzy' },
  { name: 'older rules', path: '/disclaimer?versi=1' },
  { name: 'a Hijri month', path: '/calendar?hijriah=1447-09' },
  { name: 'Ramadan in the east', path: '/ramadhan?kota=jayapura' },
  { name: 'not found', path: '/halaman-yang-tidak-ada' },
  { name: 'dormitories of a province', path: '/asrama?provinsi=jawa-barat' },
  { name: 'dormitory visited by telephone', path: '/kunjungan/asrama-harapan-banua' },
  { name: 'code link not valid', path: '/otpregister/0123456789ABCDEFGHJKMNPQRS' },
  { name: 'password link not valid', path: '/password/0123456789ABCDEFGHJKMNPQRS' },
  { name: 'khatam link not valid', path: '/khatam/bersama/0123456789ABCDEFGHJKMNPQRS' },
  { name: 'plan link not valid', path: `/donasi-rutin/${'0'.repeat(64)}` },
  { name: 'bank account link not valid', path: '/pengembalian/0123456789ABCDEFGHJKMNPQRS' },
  { name: 'news link not valid', path: `/kabar/berhenti/${'0'.repeat(64)}` },
  { name: 'choices link not valid', path: `/pilihan/${'0'.repeat(64)}` },
  { name: 'contact link not valid', path: `/kontak-baru/pakai/${'0'.repeat(64)}` },
  { name: 'leaving link not valid', path: `/hapus-data/yakin/${'0'.repeat(64)}` },
  { name: 'help found', path: '/pusat-bantuan?q=sudah+bayar' },
  { name: 'help not found', path: '/pusat-bantuan?q=xyzzy' },
  { name: 'help of a subject', path: '/pusat-bantuan?topik=donasi' },
  { name: 'receipt unknown', path: '/verifikasi/KW/2020/000001' },
]

const known = new Map<string, Promise<Screen[]>>()

/** Every screen of a server with the sample data, with a donation in each state; made once per server. */
export function everyScreen(origin: string): Promise<Screen[]> {
  const screens = known.get(origin) ?? makeScreens(origin)
  known.set(origin, screens)
  return screens
}

async function makeScreens(origin: string): Promise<Screen[]> {
  const call = await openCalls(origin)
  const { slug, category } = await runningCampaign(call)
  const payments: Screen[] = []
  for (const state of donationStates) {
    const id = await donate(call, { slug, ...state })
    payments.push({ name: state.name, path: `/${state.screen}/${id}` })
    if (state.name === 'paid') payments.push(await verification(origin, id))
  }
  const samples: Record<string, string[]> = {
    'surat/:id': ['surat/1'],
    'juz/:id': ['juz/28'],
    'halaman/:id': ['halaman/604'],
    'ayat/:surah/:ayah': ['ayat/2/255'],
    'category/:slug': [`category/${category.slug}`],
    'payment/:id': [],
    'checkout-va/:id': [],
    'checkout-qrcode/:id': [],
    'checkout-retail/:id': [],
    'checkout-ewallet/:id': [],
    'checkout-card/:id': [],
    'checkout-transfer/:id': [],
    'verifikasi/*': [],
    'donasi-rutin/:token': [],
    'pengingat/berhenti/:token': [],
    'kabar/berhenti/:token': [],
    'asrama/:slug': ['asrama/asrama-tepian-musi'],
    'kunjungan/:slug': ['kunjungan/asrama-tepian-musi'],
    'kunjungan/:slug/:id': [],
    'kontak-baru/:aksi/:token': [],
    'hapus-data/:aksi/:token': [],
    ...(await accountSamples(origin, call)),
    ...(await ticketSamples(origin)),
    ...(await circleSamples(origin)),
    ...(await bankLinkSamples(origin, (facts) => donate(call, { slug, ...facts }))),
    'laporan/periode/:hari': await reportSamples(origin),
    'search/list': [],
    '*': [],
  }
  const named = screenRoutes().flatMap((route) => samples[route] ?? [route.replace(':slug', slug)])
  const screens = named.map((path) => ({
    name: path.replaceAll('/', ' ') || 'home',
    path: `/${path}`,
  }))
  const unknown = screens.filter(({ path }) => path.includes(':'))
  if (unknown.length > 0) throw new Error(`no sample for ${unknown.map(({ path }) => path)}`)
  const switched = await switchedScreens(origin)
  return [...screens, ...more, ...payments, ...switched, await visitRequest(call)]
}

async function runningCampaign(call: Call) {
  const { data } = (await call('GET', '/v2/campaigns?status=berjalan&limit=1')) as {
    data: { slug: string; category: { slug: string } }[]
  }
  const [campaign] = data
  if (!campaign) throw new Error('the sample data has no running campaign')
  return campaign
}

/** Settings that switch on what is off by default; everyScreen adds their screens on a server that has them. */
export const switchedOn = {
  EWALLETS: 'gopay,ovo,dana',
  CARDS: 'on',
  DEBITS: 'on',
  BANK_TRANSFER: 'on',
}

const LARGEST = 999_990_000
const LONG_NAME = 'Raden Ajeng Siti Aminah Kusumawardhani Prawirodirdjo binti Muhammad Abdurrahman'

/** The screens of e-wallets, transfers and debits, empty where the server has them switched off. */
export async function switchedScreens(origin: string): Promise<Screen[]> {
  const call = await openCalls(origin)
  const { slug } = await runningCampaign(call)
  const { offers } = await offersOf(call, await donate(call, { name: '', screen: '', slug }))
  const channelOf = (method: string, channel?: string) =>
    offers.find((each) => each.method === method && (!channel || each.channel === channel))?.channel
  const screens: Screen[] = []
  const add = async (name: string, state: Switched) => {
    if (state.channel === undefined) return
    const { method, channel, query = '', phone, ...facts } = state
    const choice = { method, channel, ...(phone && { phone }) }
    const id = await donate(call, { name, screen: '', slug, choice, ...facts })
    if (name.includes('proven')) await sendProof(origin, id)
    const screen = facts.act ? 'payment' : `checkout-${method}`
    screens.push({ name, path: `/${screen}/${id}${query}` })
  }
  const wallet = { method: 'ewallet', channel: channelOf('ewallet', 'gopay') }
  await add('wallet', wallet)
  await add('wallet, come back', { ...wallet, query: '?kembali=1' })
  await add('wallet, paid', { ...wallet, act: 'pay' })
  await add('wallet, expired', { ...wallet, act: 'expire' })
  await add('wallet page', { ...wallet, channel: channelOf('ewallet', 'dana') })
  const asked = { ...wallet, channel: channelOf('ewallet', 'ovo'), phone: '081234567890' }
  await add('wallet asked in its app', asked)
  const transfer = { method: 'transfer', channel: channelOf('transfer') }
  await add('transfer', transfer)
  await add('transfer, proven', transfer)
  await add('transfer, largest', { ...transfer, amount: LARGEST, donorName: LONG_NAME })
  return [...screens, ...(await debitScreens(origin))]
}

type Switched = Pick<DonationToMake, 'amount' | 'donorName' | 'act'> & {
  method: string
  channel: string | undefined
  phone?: string
  query?: string
}

async function offersOf(call: Call, id: string) {
  const answer = await call('GET', `/v2/donations/${id}/charges`)
  return (answer as { data: { offers: { method: string; channel: string }[] } }).data
}

async function sendProof(origin: string, id: string): Promise<void> {
  const body = new FormData()
  body.set('proof', new File(['%PDF-1.7\nstruk\n%%EOF\n'], 'struk.pdf'))
  const path = `/checkout-transfer/${id}`
  await fetch(origin + path, { method: 'POST', body, headers: { origin }, redirect: 'manual' })
}

/** The newest statements of a period that is closed, where there are some. */
async function reportSamples(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/laporan`)).text()
  const [, path] = /href="\/(laporan\/periode\/[^"]+)"/.exec(html) ?? []
  return path ? [path] : []
}

/** A visit to a dormitory that waits for an answer, about a week ahead. */
async function visitRequest(call: Call): Promise<Screen> {
  const tuesday = new Date(Date.now() + 7 * 86_400_000)
  tuesday.setUTCDate(tuesday.getUTCDate() + ((9 - tuesday.getUTCDay()) % 7))
  const asked = await call('POST', '/v2/asrama/asrama-tepian-musi/visits', {
    name: 'Siti Aminah',
    phone: '081234567890',
    date: tuesday.toISOString().slice(0, 10),
    people: 4,
    agreesToRules: true,
  })
  return { name: 'visit asked', path: (asked as { data: { url: string } }).data.url }
}

/** The page behind the QR code of a paid donation's kuitansi; the file's name is its number. */
async function verification(origin: string, id: string): Promise<Screen> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const { headers } = await fetch(`${origin}/kuitansi/${id}.pdf`)
    const number = /KW-\d+-\d+/.exec(headers.get('content-disposition') ?? '')?.[0]
    const name = 'receipt valid'
    if (number) return { name, path: `/verifikasi/${number.replaceAll('-', '/')}` }
    // A job settles the payment.
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${id} got no kuitansi`)
}

/** The paths of the routes that draw a screen; the others answer pictures and files. */
function screenRoutes(): string[] {
  return routes.filter(({ file }) => file.endsWith('.tsx')).map(({ path = '' }) => path)
}

type DonationState = {
  name: string
  screen: string
  choice?: { method: string; channel: string; phone?: string }
  /** What happens next at the provider. */
  act?: string
}

const qris = { method: 'qris', channel: 'qris' }

const donationStates: DonationState[] = [
  { name: 'ways to pay', screen: 'payment' },
  { name: 'qris code', screen: 'checkout-qrcode', choice: qris },
  { name: 'va number', screen: 'checkout-va', choice: { method: 'va', channel: 'bca' } },
  { name: 'va of mandiri', screen: 'checkout-va', choice: { method: 'va', channel: 'mandiri' } },
  {
    name: 'retail code',
    screen: 'checkout-retail',
    choice: { method: 'retail', channel: 'alfamart' },
  },
  { name: 'paid', screen: 'payment', choice: qris, act: 'pay' },
  { name: 'expired', screen: 'payment', choice: qris, act: 'expire' },
  { name: 'wrong amount', screen: 'payment', choice: qris, act: 'pay-wrong' },
]

type DonationFacts = { amount?: number; donorName?: string; donorEmail?: string }
type DonationToMake = DonationState & DonationFacts & { slug: string }

async function donate(call: Call, made: DonationToMake): Promise<string> {
  const { slug, choice, act, amount = 50_000, donorName = 'Siti Aminah', donorEmail } = made
  const donation = {
    campaignSlug: slug,
    amount,
    donorName,
    donorPhone: '081234567890',
    ...(donorEmail && { donorEmail }),
    prayer: 'Semoga menjadi amal jariah.',
    showsPrayer: true,
    consent: true,
  }
  const started = await call('POST', '/v2/donations', donation)
  const id = (started as { data: { donationId: string } }).data.donationId
  if (choice) await call('POST', `/v2/donations/${id}/charges`, choice)
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

/** Every twenty-fifth of a list: enough for `npm test`, while those of the night take all. */
export function someOf<T>(all: readonly T[]): T[] {
  return all.filter((_, at) => at % 25 === 0)
}
