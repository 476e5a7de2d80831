import type { ChargeMethod } from '#platform/db/schema.ts'
import { rupiah } from '#platform/money/money.ts'
import type { ChannelOffer } from './payment-gateway.ts'
import { type Channel, type Guide, lifetimeMinutes } from './channel.ts'
import { isOffline, offlineChannel, ownAccount } from './own-account.ts'
import { wallets } from './wallets.ts'
import type { DebitBank } from '#platform/settings/provider-settings.ts'

const words: Record<DebitBank, { name: string; mark: string; maximum: number }> = {
  // docs.xendit.co/docs/bri-direct-debit: Rp1 to Rp50.000.000.
  bri: { name: 'Debit langsung BRI', mark: 'BRI', maximum: 50_000_000 },
}

/** The banks whose accounts are debited for a plan; nobody chooses them for one gift, so that there is nothing to guide. */
const debitBanks: readonly Channel<'direct_debit'>[] = (Object.keys(words) as DebitBank[]).map(
  (channel) => {
    const { maximum, ...named } = words[channel]
    return {
      method: 'direct_debit',
      channel,
      ...named,
      minimum: rupiah(1_000),
      maximum: rupiah(maximum),
      guides: [],
    }
  },
)

/** Banks change their menus: the day these steps were last tried, shown with them. */
export const guidesCheckedOn = '2026-11-21'

const otherBank = (bank: string, code: string): Guide => ({
  title: 'Dari bank lain',
  steps: [
    'Pilih Transfer antarbank online (bukan BI-FAST: tidak semua bank menerima Virtual Account lewat BI-FAST).',
    `Pilih bank tujuan ${bank}, kode bank ${code}.`,
    'Masukkan nomor {kode} dan nominal persis {jumlah}.',
    'Periksa nama tujuan {merchant}, lalu masukkan PIN.',
  ],
})

const last = 'Periksa nama {merchant} dan nominal {jumlah}, lalu masukkan PIN.'

const banks: Channel[] = [
  bank({ channel: 'bca', name: 'BCA Virtual Account', mark: 'BCA', bankCode: '014' }, 50_000_000, [
    guide('m-BCA', [
      'Buka m-BCA, pilih m-Transfer → BCA Virtual Account.',
      'Masukkan {kode}.',
      last,
    ]),
    guide('ATM BCA', [
      'Pilih Transaksi Lainnya → Transfer → ke Rek BCA Virtual Account.',
      'Masukkan {kode}.',
      last,
    ]),
    guide('KlikBCA', [
      'Pilih Transfer Dana → Transfer ke BCA Virtual Account.',
      'Masukkan {kode}.',
      'Periksa nama {merchant} dan nominal {jumlah}, lalu sahkan dengan KeyBCA.',
    ]),
  ]),
  bank(
    { channel: 'bri', name: 'BRI Virtual Account (BRIVA)', mark: 'BRI', bankCode: '002' },
    1_000_000_000,
    [
      guide('BRImo', ['Buka BRImo, pilih BRIVA → Pembayaran Baru.', 'Masukkan {kode}.', last]),
      guide('ATM BRI', [
        'Pilih Transaksi Lain → Pembayaran → Lainnya → BRIVA.',
        'Masukkan {kode}.',
        last,
      ]),
    ],
  ),
  bank(
    { channel: 'bni', name: 'BNI Virtual Account', mark: 'BNI', bankCode: '009' },
    50_000_000_000,
    [
      guide('BNI Mobile', ['Pilih Transfer → Virtual Account Billing.', 'Masukkan {kode}.', last]),
      guide('ATM BNI', [
        'Pilih Menu Lain → Transfer → Rekening Tabungan → Virtual Account Billing.',
        'Masukkan {kode}.',
        last,
      ]),
    ],
  ),
  bank(
    {
      channel: 'mandiri',
      name: 'Mandiri Bill Payment',
      mark: 'Mandiri',
      bankCode: '008',
      billerCode: '70012',
    },
    1_000_000_000,
    [
      guide('Livin’ by Mandiri', [
        'Pilih Bayar, lalu cari penyedia dengan kode perusahaan {perusahaan}.',
        'Masukkan kode bayar {kode}.',
        last,
      ]),
      guide('ATM Mandiri', [
        'Pilih Bayar/Beli → Multipayment.',
        'Masukkan kode perusahaan {perusahaan}, lalu kode bayar {kode}.',
        last,
      ]),
    ],
  ),
  bank(
    { channel: 'permata', name: 'Permata Virtual Account', mark: 'Permata', bankCode: '013' },
    9_999_999_999,
    [
      guide('PermataMobile X', [
        'Pilih Bayar Tagihan → Virtual Account.',
        'Masukkan {kode}.',
        last,
      ]),
    ],
  ),
  bank(
    { channel: 'bsi', name: 'BSI Virtual Account', mark: 'BSI', bankCode: '451' },
    1_000_000_000,
    [guide('BYOND by BSI', ['Pilih Bayar → Virtual Account.', 'Masukkan {kode}.', last])],
  ),
  bank(
    { channel: 'cimb', name: 'CIMB Niaga Virtual Account', mark: 'CIMB', bankCode: '022' },
    1_000_000_000,
    [guide('OCTO Mobile', ['Pilih Transfer → Virtual Account.', 'Masukkan {kode}.', last])],
  ),
]

/** Apps that many people know by name and that read every QRIS code; banks' own apps read it too. */
export const qrisApps = ['GoPay', 'DANA', 'OVO', 'ShopeePay', 'm-banking'] as const

const qris: Channel = {
  method: 'qris',
  channel: 'qris',
  name: 'QRIS',
  mark: 'QRIS',
  minimum: rupiah(1_000),
  maximum: rupiah(10_000_000),
  guides: [
    guide('Dari ponsel ini juga', [
      'Unduh QR: gambarnya tersimpan di galeri.',
      'Buka aplikasi Anda (GoPay, DANA, OVO, ShopeePay, atau m-banking), pilih Scan atau QRIS, lalu ambil gambar dari galeri.',
      last,
    ]),
    guide('Dari ponsel lain', [
      'Buka aplikasi e-wallet atau m-banking di ponsel itu, pilih Scan atau QRIS.',
      'Arahkan kamera ke kode QR ini.',
      last,
    ]),
  ],
}

const stores: Channel[] = [
  store({ channel: 'alfamart', name: 'Alfamart, Alfamidi, Dan+Dan', mark: 'Alfamart' }, [
    guide('Di kasir', [
      'Sampaikan kepada kasir: pembayaran {merchant}.',
      'Tunjukkan barcode atau sebutkan kode {kode}.',
      'Bayar {jumlah} dan simpan struknya sebagai bukti.',
    ]),
  ]),
  store({ channel: 'indomaret', name: 'Indomaret', mark: 'Indomaret' }, [
    guide('Di kasir', [
      'Sampaikan kepada kasir: pembayaran {merchant}.',
      'Tunjukkan barcode atau sebutkan kode {kode}.',
      'Bayar {jumlah} dan simpan struknya sebagai bukti.',
    ]),
    guide('Di i-Kios', [
      'Pilih pembayaran {merchant}.',
      'Masukkan kode {kode}.',
      'Bayar struk i-Kios di kasir.',
    ]),
  ]),
]

/** Cards of Visa, Mastercard and JCB with 3-D Secure, also from abroad; their page is the provider's. */
const card: Channel = {
  method: 'card',
  channel: 'card',
  name: 'Kartu kredit atau debit',
  mark: 'Kartu',
  minimum: rupiah(10_000),
  maximum: rupiah(200_000_000),
  guides: [
    guide('Cara bayar dengan kartu', [
      'Buka halaman penyedia pembayaran. Nomor kartu hanya Anda isikan di sana; kami tidak pernah melihatnya.',
      'Periksa nama {merchant} dan nominal {jumlah}, lalu ikuti verifikasi bank Anda (3-D Secure).',
      'Kembali ke halaman ini. Halaman berganti sendiri begitu dana kami terima.',
    ]),
  ],
}

/** Every known channel, QRIS first because it costs nothing. Each provider decides which of them it offers. */
export const channels: readonly Channel[] = [qris, ...wallets, card, ...banks, ...stores]

/** The channels a provider has, as offers with our own lifetimes in minutes. */
export function offersOf(has: (channel: Channel) => boolean = () => true): ChannelOffer[] {
  return channels.filter(has).map(({ method, channel, name, minimum, maximum, needsPhone }) => ({
    method,
    channel,
    name,
    minimum,
    maximum,
    lifetimeMinutes: lifetimeMinutes[method],
    ...(needsPhone && { needsPhone }),
  }))
}

/**
 * The channel of a method; undefined for an unknown name. A transfer is one channel, and so is each way of what is
 * recorded by hand, wherever the money lies.
 */
export function findChannel(
  method: ChargeMethod,
  channel: string,
): Channel<ChargeMethod> | undefined {
  if (method === 'transfer') return ownAccount
  if (isOffline(method)) return offlineChannel(method)
  const known = method === 'direct_debit' ? debitBanks : channels
  return known.find((each) => each.method === method && each.channel === channel)
}

export type CodeFacts = { code: string; amount: string; merchant: string; billerCode?: string }

/** The guides with the code, amount and name of one charge in their steps. */
export function fillSteps(guides: readonly Guide[], facts: CodeFacts): Guide[] {
  const values: Record<string, string> = {
    kode: facts.code,
    jumlah: facts.amount,
    merchant: facts.merchant,
    perusahaan: facts.billerCode ?? '',
  }
  return guides.map(({ title, steps }) => ({
    title,
    steps: steps.map((step) => step.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole)),
  }))
}

function guide(title: string, steps: string[]): Guide {
  return { title, steps }
}

type BankFacts = {
  channel: string
  name: string
  mark: string
  bankCode: string
  billerCode?: string
}

function bank(facts: BankFacts, maximum: number, guides: Guide[]): Channel {
  const fromElsewhere = facts.billerCode ? [] : [otherBank(facts.mark, facts.bankCode)]
  return {
    method: 'va',
    ...facts,
    minimum: rupiah(10_000),
    maximum: rupiah(maximum),
    guides: [...guides, ...fromElsewhere],
  }
}

function store(facts: { channel: string; name: string; mark: string }, guides: Guide[]): Channel {
  return {
    method: 'retail',
    ...facts,
    minimum: rupiah(10_000),
    maximum: rupiah(5_000_000),
    guides,
  }
}
