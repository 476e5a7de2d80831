/** What the addresses of this noun ask. */
export const booksDoors = {
  '/kelola/bagian-amil': { read: 'books.read', acts: { ajukan: 'books.write' } },
  '/kelola/antar-dana': { read: 'books.read', acts: { lunasi: 'books.write' } },
  '/kelola/periode': { read: 'books.read', acts: { tutup: 'books.write' } },
} as const
