/** What each address about statements of our bank accounts asks. */
export const bankStatementDoors = {
  '/kelola/rekening-koran': { read: 'books.read', acts: { unggah: 'books.write' } },
  '/kelola/rekening-koran/:id': {
    read: 'books.read',
    acts: { petakan: 'books.write', hapus: 'books.write' },
  },
} as const
