/** What the addresses of this noun ask. */
export const suspenseDoors = {
  '/kelola/titipan': { read: 'books.read' },
  '/kelola/titipan.csv': { read: 'books.read' },
  '/kelola/titipan.xlsx': { read: 'books.read' },
  '/kelola/titipan/:id': {
    read: 'books.read',
    acts: {
      terima: 'books.write',
      salurkan: 'books.write',
      kembalikan: 'books.write',
      minta: 'books.write',
      buka: { permission: 'refund.pay', isFresh: true },
      ganti: 'refund.pay',
      selesai: { permission: 'refund.pay', isFresh: true },
    },
  },
} as const
