/** What the addresses of this noun ask. */
export const institutionDoors = {
  '/kelola/laporan-audit': {
    read: 'content.read',
    acts: { terbitkan: 'content.write', hapus: 'content.write' },
  },
  '/kelola/siap': {
    read: 'readiness.read',
    acts: {
      kirim: 'readiness.write',
      sampai: 'readiness.write',
      lewati: 'readiness.write',
      perlukan: 'readiness.write',
    },
  },
  '/kelola/lembaga': {
    read: 'institution.read',
    acts: {
      simpan: 'institution.write',
      logo: 'institution.write',
      lepas: 'institution.write',
      ajukan: { permission: 'institution.write', isFresh: true },
    },
  },
} as const
