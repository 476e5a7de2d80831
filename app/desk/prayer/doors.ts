/** What the addresses of this noun ask. */
export const prayerDoors = {
  '/kelola/doa': {
    read: 'prayer.read',
    acts: { tampilkan: 'prayer.write', biarkan: 'prayer.write' },
  },
} as const
