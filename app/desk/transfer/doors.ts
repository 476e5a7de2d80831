/** What each address about transfers to our own accounts asks. */
export const transferDoors = {
  '/kelola/transfer': { read: 'transfer.read' },
  '/kelola/transfer.csv': { read: 'transfer.read' },
  '/kelola/transfer.xlsx': { read: 'transfer.read' },
  '/kelola/transfer/:id': {
    read: 'transfer.read',
    acts: { ajukan: 'books.write', batalkan: 'books.write' },
  },
  '/kelola/transfer/:id/bukti': {
    read: 'transfer.read',
    acts: { buka: { permission: 'donation.reveal', isFresh: true } },
  },
} as const
