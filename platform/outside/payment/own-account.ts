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

/** Cash that was handed over; its rows name the place where it lies. */
export const ownCounter: Channel<'cash'> = {
  method: 'cash',
  channel: 'cash',
  name: 'Tunai',
  mark: 'Kas',
  minimum: rupiah(1),
  maximum: rupiah(1_000_000_000),
  guides: [],
}
