import type { ChargeMethod, OfflineMethod } from '#platform/db/schema.ts'
import { rupiah } from '#platform/money/money.ts'
import type { Channel } from './channel.ts'

/** A transfer to an account of the institution itself; its rows name the account. */
export const ownAccount: Channel = {
  method: 'transfer',
  channel: 'transfer',
  name: 'Transfer bank',
  mark: 'Bank',
  minimum: rupiah(10_000),
  maximum: rupiah(1_000_000_000),
  guides: [
    {
      title: 'm-banking, ATM, atau teller',
      steps: [
        'Pilih Transfer ke rekening bank ini. Dari bank lain, BI-FAST atau transfer online sama saja.',
        'Masukkan nomor rekening {kode}, lalu pastikan namanya {merchant}.',
        'Masukkan nominal persis {jumlah}, sampai tiga angka terakhir.',
        'Simpan buktinya. Kami mencocokkan transfer dengan mutasi rekening pada hari kerja.',
      ],
    },
  ],
}

/** What was recorded by hand and not given through the site; its rows name the place where it lies. */
export const offlineWords: Readonly<Record<OfflineMethod, string>> = {
  cash: 'Tunai',
  collector: 'Petugas lapangan',
  box: 'Kotak amal',
  static: 'QRIS statis',
  direct: 'Transfer tanpa formulir',
  goods: 'Barang',
}

export const offlineMethods = Object.keys(offlineWords) as OfflineMethod[]

/** Whether a gift was recorded by hand. */
export function isOffline(method: ChargeMethod): method is OfflineMethod {
  return Object.hasOwn(offlineWords, method)
}

/** The channel of what was recorded by hand, wherever it lies. */
export function offlineChannel(method: OfflineMethod): Channel<OfflineMethod> {
  return {
    method,
    channel: method,
    name: offlineWords[method],
    mark: 'Kas',
    minimum: rupiah(1),
    maximum: rupiah(1_000_000_000),
    guides: [],
  }
}
