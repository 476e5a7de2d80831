/** What the addresses of this noun ask. */
export const pageDoors = {
  '/kelola/halaman': { read: 'content.read' },
  '/kelola/halaman/:slug': { read: 'content.read', acts: { terbitkan: 'content.write' } },
} as const
