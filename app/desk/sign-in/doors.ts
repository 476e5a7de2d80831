/** The doors of coming in, of one's own sessions and of staff. */
export const signInDoors = {
  '/kelola/masuk': { isOpen: true },
  '/kelola/masuk-contoh': { isOpen: true },
  '/kelola/undangan/:token': { isOpen: true },
  '/kelola/faktor': { isOpen: true },
  '/kelola/keluar': { isOpen: true },
  '/kelola/sesi': {
    read: 'desk.read',
    acts: {
      akhiri: 'own-session.write',
      'akhiri-lain': 'own-session.write',
      sandi: { permission: 'own-session.write', isFresh: true },
      kode: { permission: 'own-session.write', isFresh: true },
      kabar: 'own-session.write',
    },
  },
  // The secret of an app that is being added is shown here.
  '/kelola/sesi/faktor': {
    read: 'desk.read',
    isFresh: true,
    acts: {
      aplikasi: { permission: 'own-session.write', isFresh: true },
      pasang: { permission: 'own-session.write', isFresh: true },
      kunci: { permission: 'own-session.write', isFresh: true },
      lepas: { permission: 'own-session.write', isFresh: true },
    },
  },
  '/kelola/pegawai': { read: 'staff.read', acts: { undang: 'staff.write' } },
  '/kelola/pegawai/:id': {
    read: 'staff.read',
    acts: {
      peran: 'staff.write',
      pulihkan: 'staff.write',
      keluarkan: 'staff.write',
      akhiri: 'staff.write',
    },
  },
} as const
