/** What the addresses of this noun ask. */
export const reviewDoors = {
  '/kelola/tinjauan': { read: 'content.read' },
  '/kelola/tinjauan/:key': {
    read: 'content.read',
    acts: { ajukan: 'content.write', batalkan: 'content.write' },
  },
} as const
