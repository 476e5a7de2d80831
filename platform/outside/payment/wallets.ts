import { rupiah } from '#platform/money/money.ts'
import type { WalletName } from '#platform/settings/provider-settings.ts'
import type { Channel, Guide } from './channel.ts'

const words: Record<WalletName, { name: string; maximum: number }> = {
  gopay: { name: 'GoPay', maximum: 20_000_000 },
  dana: { name: 'DANA', maximum: 20_000_000 },
  ovo: { name: 'OVO', maximum: 20_000_000 },
  shopeepay: { name: 'ShopeePay', maximum: 20_000_000 },
  linkaja: { name: 'LinkAja', maximum: 10_000_000 },
}

/** The wallets in the order of the list; who has no full account may pay Rp2.000.000 at most, which the app says. */
export const wallets: readonly Channel[] = (Object.keys(words) as WalletName[]).map((channel) => {
  const { name, maximum } = words[channel]
  return {
    method: 'ewallet',
    channel,
    name,
    mark: name,
    minimum: rupiah(1_000),
    maximum: rupiah(maximum),
    // OVO asks its own app for the payment, and needs to know whose.
    ...(channel === 'ovo' && { needsPhone: true as const }),
    guides: [howTo(name), ifItStaysShut(name)],
  }
})

function howTo(name: string): Guide {
  return {
    title: `Cara bayar dengan ${name}`,
    steps: [
      `Buka pembayarannya di ${name}, lalu masuk bila diminta.`,
      'Periksa nama {merchant} dan nominal {jumlah}, lalu masukkan PIN.',
      'Kembali ke halaman ini. Halaman berganti sendiri begitu dana kami terima.',
    ],
  }
}

function ifItStaysShut(name: string): Guide {
  return {
    title: `${name} tidak terbuka?`,
    steps: [
      `Pastikan aplikasi ${name} terpasang di ponsel ini dan sudah versi terbaru.`,
      'Bila halaman ini dibuka dari dalam aplikasi lain (WhatsApp, Instagram), buka lagi di browser ponsel Anda.',
      'Masih tidak terbuka? Ganti metode ke QRIS: kodenya dapat dibayar dari aplikasi mana pun.',
    ],
  }
}

const appSchemes = new Set([
  'gojek:',
  'gopay:',
  'shopeeid:',
  'shopeepay:',
  'dana:',
  'ovo:',
  'linkaja:',
])

/**
 * A provider's address of a payment as a link that may stand on a page: https, or the scheme of a known wallet;
 * undefined for any other, since a link can also run a script.
 */
export function walletLink(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url) return undefined
  const isOwnMachine = url.protocol === 'http:' && isLoopback(url.hostname)
  return url.protocol === 'https:' || appSchemes.has(url.protocol) || isOwnMachine
    ? address
    : undefined
}

/** The simulator and the tests' providers have no TLS on their own machine. */
function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.test')
}
