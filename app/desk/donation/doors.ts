import { listExportDoors } from '../list-export/doors.ts'

/** What each address about donations asks. */
export const donationDoors = {
  '/kelola/donasi': { read: 'donation.read' },
  '/kelola/donasi.csv': { read: 'donation.read' },
  '/kelola/donasi.xlsx': { read: 'donation.read' },
  '/kelola/donasi/:id': {
    read: 'donation.read',
    takesNames: true,
    acts: {
      tanyakan: 'donation.write',
      'kirim-ulang': 'donation.write',
      perbaiki: { permission: 'donation.write', isFresh: true },
      buka: { permission: 'donation.reveal', isFresh: true },
    },
  },
  ...listExportDoors,
  '/kelola/ekspor/baru': { read: 'donation.read', acts: { ajukan: 'donor-export.write' } },
} as const
