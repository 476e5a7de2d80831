/** What the addresses of this noun ask. */
export const boardDoors = {
  '/kelola/pengurus': {
    read: 'content.read',
    acts: {
      tambah: 'content.write',
      naik: 'content.write',
      turun: 'content.write',
      hapus: 'content.write',
    },
  },
  '/kelola/pengurus/:id': { read: 'content.read', acts: { simpan: 'content.write' } },
} as const
