/** What the addresses of this noun ask. */
export const institutionDoors = {
  '/kelola/lembaga': { read: 'institution.read', acts: { simpan: 'institution.write' } },
} as const
