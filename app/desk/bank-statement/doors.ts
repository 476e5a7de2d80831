/** What each address about statements of our bank accounts asks. */
export const bankStatementDoors = {
  '/kelola/rekening/:id': { read: 'books.read' },
  '/kelola/rekening-koran': { read: 'books.read', acts: { unggah: 'books.write' } },
  '/kelola/rekening-koran.csv': { read: 'books.read' },
  '/kelola/rekening-koran.xlsx': { read: 'books.read' },
  '/kelola/rekening-koran/:id': {
    read: 'books.read',
    acts: {
      petakan: 'books.write',
      hapus: 'books.write',
      cocokkan: { permission: 'books.write', isFresh: true },
      kumpulan: { permission: 'books.write', isFresh: true },
      ajukan: 'books.write',
      ajukanBatal: 'books.write',
      catat: 'books.write',
      lepas: 'books.write',
    },
  },
  '/kelola/rekening-koran/baris/:id': { read: 'books.read' },
} as const
