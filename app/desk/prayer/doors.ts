/** What the addresses of this noun ask. */
export const prayerDoors = {
  '/kelola/doa': {
    read: 'prayer.read',
    acts: { tampilkan: 'prayer.write', biarkan: 'prayer.write' },
  },
  '/kelola/doa.csv': { read: 'prayer.read' },
  '/kelola/doa.xlsx': { read: 'prayer.read' },
} as const
