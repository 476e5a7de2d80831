/** What the addresses of this noun ask. */
export const helpDoors = {
  '/kelola/bantuan': {
    read: 'content.read',
    acts: { naik: 'content.write', turun: 'content.write' },
  },
  '/kelola/bantuan/baru': { read: 'content.read', acts: { simpan: 'content.write' } },
  '/kelola/bantuan/:id': {
    read: 'content.read',
    acts: { simpan: 'content.write', hapus: 'content.write' },
  },
} as const
