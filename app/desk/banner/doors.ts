/** What the addresses of this noun ask. */
export const bannerDoors = {
  '/kelola/spanduk': { read: 'content.read', acts: { simpan: 'content.write' } },
  '/kelola/spanduk/:id': {
    read: 'content.read',
    acts: { simpan: 'content.write', hapus: 'content.write' },
  },
} as const
