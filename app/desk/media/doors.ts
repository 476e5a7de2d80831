/** The doors of the picture library. */
export const mediaDoors = {
  '/kelola/media': { read: 'media.read', acts: { unggah: 'media.write' } },
  '/kelola/media.csv': { read: 'media.read' },
  '/kelola/media.xlsx': { read: 'media.read' },
  '/kelola/media.json': { read: 'media.read' },
  '/kelola/media/:id': {
    read: 'media.read',
    acts: { simpan: 'media.write', hapus: 'media.write' },
  },
} as const
