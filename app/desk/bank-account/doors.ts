/** What the address of the institution's bank accounts asks. */
export const bankAccountDoors = {
  '/kelola/rekening': {
    read: 'bank-account.read',
    acts: {
      ajukan: 'bank-account.write',
      tutup: 'bank-account.write',
      utang: 'bank-account.write',
    },
  },
  '/kelola/pemindahan': {
    read: 'books.read',
    acts: { ajukan: 'books.write', batalkan: 'books.write' },
  },
} as const
