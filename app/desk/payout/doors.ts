/** What the addresses of payouts ask. */
export const payoutDoors = {
  '/kelola/penyaluran': { read: 'disbursement.read' },
  '/kelola/penyaluran.csv': { read: 'disbursement.read' },
  '/kelola/penyaluran.xlsx': { read: 'disbursement.read' },
  '/kelola/penyaluran/baru': {
    read: 'disbursement.read',
    acts: { ajukan: 'disbursement.write' },
  },
  '/kelola/penyaluran/:id': {
    read: 'disbursement.read',
    acts: {
      bayar: { permission: 'disbursement.pay', isFresh: true },
      berkas: 'disbursement.write',
    },
  },
  '/kelola/penyaluran/:id/laporan': {
    read: 'disbursement.read',
    acts: {
      simpan: 'disbursement.write',
      tambah: 'disbursement.write',
      unggah: 'disbursement.write',
      lepas: 'disbursement.write',
      dokumen: 'disbursement.write',
      tampilkan: 'disbursement.write',
      terbit: 'disbursement.write',
      tarik: 'disbursement.write',
    },
  },
  '/kelola/penyaluran/:id/berkas/:berkas': { read: 'disbursement.read' },
  '/kelola/penyaluran/:id/bukti': { read: 'disbursement.read', isFresh: true },
} as const
