/** What the addresses of this noun ask. */
export const institutionDoors = {
  '/kelola/laporan-audit': {
    read: 'content.read',
    acts: { terbitkan: 'content.write', hapus: 'content.write' },
  },
  '/kelola/lembaga': { read: 'institution.read', acts: { simpan: 'institution.write' } },
} as const
