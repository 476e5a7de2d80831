/** Exports of every list: whoever is at the desk sees those of the lists they may read. */
export const listExportDoors = {
  '/kelola/ekspor': { read: 'desk.read' },
  '/kelola/ekspor/:id/berkas': {
    read: 'desk.read',
    acts: { unduh: { permission: 'donor-export.write', isFresh: true } },
  },
} as const
