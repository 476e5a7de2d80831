/** What the addresses of this noun ask. */
export const articleDoors = {
  '/kelola/artikel': { read: 'article.read' },
  '/kelola/artikel.csv': { read: 'article.read' },
  '/kelola/artikel.xlsx': { read: 'article.read' },
  '/kelola/artikel/baru': { read: 'article.read', acts: { simpan: 'article.write' } },
  '/kelola/artikel/:id': {
    read: 'article.read',
    acts: { simpan: 'article.write', terbitkan: 'article.write', tarik: 'article.write' },
  },
  '/kelola/artikel/:id/pratinjau': { read: 'article.read' },
} as const
