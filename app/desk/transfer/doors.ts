/** What each address about transfers to our own accounts asks. */
export const transferDoors = {
  '/kelola/transfer': { read: 'books.read' },
  '/kelola/transfer.csv': { read: 'books.read' },
  '/kelola/transfer.xlsx': { read: 'books.read' },
  '/kelola/transfer/:id': {
    read: 'books.read',
    acts: { ajukan: 'books.write', batalkan: 'books.write' },
  },
  '/kelola/transfer/:id/bukti': {
    read: 'books.read',
    acts: { buka: { permission: 'donation.reveal', isFresh: true } },
  },
} as const
