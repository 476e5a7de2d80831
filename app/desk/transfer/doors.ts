/** What each address about transfers to our own accounts asks. */
export const transferDoors = {
  '/kelola/transfer': { read: 'books.read' },
  '/kelola/transfer/:id': { read: 'books.read', acts: { ajukan: 'books.write' } },
} as const
