/** What the addresses of refunds ask. */
export const refundDoors = {
  '/kelola/pengembalian': { read: 'refund.read' },
  '/kelola/pengembalian/baru': { read: 'refund.read', acts: { ajukan: 'refund.write' } },
  '/kelola/pengembalian/:id': {
    read: 'refund.read',
    acts: {
      rekening: 'refund.pay',
      kirim: 'refund.pay',
      selesai: { permission: 'refund.pay', isFresh: true },
      gagal: 'refund.pay',
    },
  },
} as const
