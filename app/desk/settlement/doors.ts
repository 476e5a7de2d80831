/** The doors of payout reports; booking one and undoing it are proposals. */
export const settlementDoors = {
  '/kelola/pencocokan': {
    read: 'books.read',
    acts: { unggah: 'books.write', ambil: 'books.write' },
  },
  '/kelola/pencocokan.csv': { read: 'books.read' },
  '/kelola/pencocokan.xlsx': { read: 'books.read' },
  '/kelola/pencocokan/:id': {
    read: 'books.read',
    acts: {
      petakan: 'books.write',
      ambilLagi: 'books.write',
      buang: 'books.write',
      ajukan: 'books.write',
      ajukanBatal: 'books.write',
    },
  },
  '/kelola/pencocokan/:id/selisih.csv': { read: 'books.read' },
  '/kelola/pencocokan/:id/selisih.xlsx': { read: 'books.read' },
} as const
