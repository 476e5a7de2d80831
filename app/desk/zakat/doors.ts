/** What the addresses of this noun ask. */
export const zakatDoors = {
  '/kelola/angka-zakat': {
    read: 'zakat.read',
    acts: { ajukan: 'zakat.write', wilayah: 'zakat.write' },
  },
} as const
