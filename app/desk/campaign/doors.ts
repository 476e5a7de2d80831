const write = 'campaign.write'

/** The doors of campaigns and their categories. */
export const campaignDoors = {
  '/kelola/program': { read: 'campaign.read' },
  '/kelola/program.csv': { read: 'campaign.read' },
  '/kelola/program.xlsx': { read: 'campaign.read' },
  '/kelola/program/baru': {
    read: 'campaign.read',
    acts: { simpan: write, kategori: write, foto: 'media.write' },
  },
  '/kelola/program/:id': {
    read: 'campaign.read',
    acts: {
      ajukan: write,
      kembalikan: write,
      jeda: write,
      lanjutkan: write,
      akhiri: write,
      selesai: write,
      target: write,
      dana: write,
      tahan: write,
      buka: write,
    },
  },
  '/kelola/program/:id/ubah': {
    read: 'campaign.read',
    acts: { simpan: write, kategori: write, foto: 'media.write' },
  },
  '/kelola/program/:id/pratinjau': { read: 'campaign.read' },
  '/kelola/program/:id/kabar': { read: 'campaign.read', acts: { simpan: write } },
  '/kelola/program/:id/kabar/:kabar': {
    read: 'campaign.read',
    acts: { simpan: write, hapus: write, kirim: write },
  },
  '/kelola/program/:id/galeri': { read: 'campaign.read', acts: { tambah: write, lepas: write } },
  '/kelola/program/:id/pemeriksaan': { read: 'campaign.read', acts: { catat: write } },
  '/kelola/program/:id/unit': {
    read: 'campaign.read',
    acts: { simpan: write, hapus: write, 'tambah-paket': write, 'tarik-paket': write },
  },
  '/kelola/program/:id/riwayat': { read: 'campaign.read' },
  '/kelola/kategori': { read: 'campaign.read', acts: { simpan: write } },
  '/kelola/kategori/:id': { read: 'campaign.read', acts: { simpan: write } },
} as const
