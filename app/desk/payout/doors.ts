/** What the addresses of payouts ask. */
export const payoutDoors = {
  '/kelola/penyaluran': { read: 'disbursement.read' },
  '/kelola/penyaluran/baru': {
    read: 'disbursement.read',
    acts: { ajukan: 'disbursement.write' },
  },
  '/kelola/penyaluran/:id': {
    read: 'disbursement.read',
    acts: { bayar: { permission: 'disbursement.pay', isFresh: true } },
  },
} as const
