/** What the addresses of this noun ask. */
export const calendarDoors = {
  '/kelola/libur': { read: 'calendar.read', acts: { ajukan: 'calendar.write' } },
  '/kelola/isbat': {
    read: 'calendar.read',
    acts: { ajukan: 'calendar.write', batalkan: 'calendar.write' },
  },
} as const
