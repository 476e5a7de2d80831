/** What the addresses of refunds ask. */
export const refundDoors = {
  '/kelola/pengembalian': { read: 'refund.read' },
  '/kelola/pengembalian.csv': { read: 'refund.read' },
  '/kelola/pengembalian.xlsx': { read: 'refund.read' },
  '/kelola/pengembalian/baru': {
    read: 'refund.read',
    acts: { ajukan: 'refund.write', minta: 'refund.write' },
  },
  '/kelola/pengembalian/ganda/:id': {
    read: 'refund.read',
    acts: { kembali: 'refund.write', tanggung: 'refund.write' },
  },
  '/kelola/pengembalian/:id': {
    read: 'refund.read',
    acts: {
      minta: 'refund.write',
      buka: { permission: 'refund.pay', isFresh: true },
      rekening: 'refund.pay',
      kirim: 'refund.pay',
      selesai: { permission: 'refund.pay', isFresh: true },
      gagal: 'refund.pay',
    },
  },
} as const
