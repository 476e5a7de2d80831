/** What the addresses of this noun ask. */
export const asramaDoors = {
  '/kelola/asrama': { read: 'asrama.read' },
  '/kelola/asrama/baru': { read: 'asrama.read', acts: { simpan: 'asrama.write' } },
  '/kelola/asrama/:id': {
    read: 'asrama.read',
    acts: {
      simpan: 'asrama.write',
      tampilkan: 'asrama.write',
      sembunyikan: 'asrama.write',
    },
  },
  '/kelola/asrama/:id/foto': { read: 'asrama.read', acts: { simpan: 'asrama.write' } },
  '/kelola/asrama/:id/kebutuhan': {
    read: 'asrama.read',
    acts: { tambah: 'asrama.write', ubah: 'asrama.write', terima: 'asrama.write' },
  },
  '/kelola/kunjungan': { read: 'visit.read' },
  '/kelola/kunjungan.csv': { read: 'visit.read' },
  '/kelola/kunjungan.xlsx': { read: 'visit.read' },
  '/kelola/kunjungan/:id': {
    takesPublicIds: true,
    read: 'visit.read',
    acts: { setujui: 'visit.write', tolak: 'visit.write' },
  },
} as const
