import { each, list, page, type RouteSection } from '../row.ts'

export const programmeSection: RouteSection = {
  title: 'Program',
  rows: [
    ...list('program', 'content/campaign/program.tsx', {
      label: 'Program',
      read: 'campaign.read',
      load: async () => (await import('../content/campaign/campaign-list.ts')).campaignList,
    }),
    page('program/baru', 'content/campaign/program-baru.tsx', {
      read: 'campaign.read',
      acts: { simpan: 'campaign.write', kategori: 'campaign.write', foto: 'media.write' },
    }),
    page('program/:id', 'content/campaign/program-id.tsx', {
      read: 'campaign.read',
      acts: each(
        'campaign.write',
        'ajukan',
        'kembalikan',
        'jeda',
        'lanjutkan',
        'akhiri',
        'selesai',
        'target',
        'dana',
        'tahan',
        'buka',
      ),
    }),
    page('program/:id/ubah', 'content/campaign/program-ubah.tsx', {
      read: 'campaign.read',
      acts: { simpan: 'campaign.write', kategori: 'campaign.write', foto: 'media.write' },
    }),
    page('program/:id/pratinjau', 'content/campaign/program-pratinjau.tsx', {
      read: 'campaign.read',
    }),
    page('program/:id/kabar', 'content/campaign/program-kabar.tsx', {
      read: 'campaign.read',
      acts: { simpan: 'campaign.write' },
    }),
    page('program/:id/kabar/:kabar', 'content/campaign/program-kabar-id.tsx', {
      read: 'campaign.read',
      acts: each('campaign.write', 'simpan', 'hapus', 'kirim'),
    }),
    page('program/:id/galeri', 'content/campaign/program-galeri.tsx', {
      read: 'campaign.read',
      acts: { tambah: 'campaign.write', lepas: 'campaign.write' },
    }),
    page('program/:id/pemeriksaan', 'content/campaign/program-pemeriksaan.tsx', {
      read: 'campaign.read',
      acts: { catat: 'campaign.write' },
    }),
    page('program/:id/unit', 'content/campaign/program-unit.tsx', {
      read: 'campaign.read',
      acts: each('campaign.write', 'simpan', 'hapus', 'tambah-paket', 'tarik-paket'),
    }),
    page('program/:id/riwayat', 'content/campaign/program-riwayat.tsx', {
      read: 'campaign.read',
    }),
    page('kategori', 'content/campaign/kategori.tsx', {
      label: 'Kategori',
      read: 'campaign.read',
      acts: { simpan: 'campaign.write' },
    }),
    page('kategori/:id', 'content/campaign/kategori-id.tsx', {
      read: 'campaign.read',
      acts: { simpan: 'campaign.write' },
    }),
    ...list('media', 'content/media/media.tsx', {
      label: 'Pustaka gambar',
      read: 'media.read',
      acts: { unggah: 'media.write' },
      load: async () => (await import('../content/media/media-list.ts')).mediaList,
    }),
    page('media.json', 'content/media/media-json.ts', { read: 'media.read' }),
    page('media/:id', 'content/media/media-id.tsx', {
      read: 'media.read',
      acts: { simpan: 'media.write', hapus: 'media.write' },
    }),
  ],
}

export const contentSection: RouteSection = {
  title: 'Isi',
  rows: [
    ...list('artikel', 'content/article/artikel.tsx', {
      label: 'Artikel',
      read: 'article.read',
      load: async () => (await import('../content/article/article-list.ts')).articleList,
    }),
    page('artikel/baru', 'content/article/artikel-baru.tsx', {
      read: 'article.read',
      acts: { simpan: 'article.write' },
    }),
    page('artikel/:id', 'content/article/artikel-id.tsx', {
      read: 'article.read',
      acts: each('article.write', 'simpan', 'terbitkan', 'tarik'),
    }),
    page('artikel/:id/pratinjau', 'content/article/pratinjau.tsx', { read: 'article.read' }),
    page('halaman', 'content/page/halaman.tsx', { label: 'Halaman', read: 'content.read' }),
    page('halaman/:slug', 'content/page/halaman-slug.tsx', {
      read: 'content.read',
      acts: { terbitkan: 'content.write' },
    }),
    page('pesan', 'content/message/pesan.tsx', {
      label: 'Pesan',
      read: 'content.read',
      acts: { buka: 'content.write' },
    }),
    page('pesan/baru', 'content/message/pesan-baru.tsx', {
      read: 'content.read',
      acts: { simpan: 'content.write' },
    }),
    page('pesan/:nama', 'content/message/pesan-nama.tsx', {
      read: 'content.read',
      acts: { ajukan: 'content.write' },
    }),
    page('bantuan', 'content/help/bantuan.tsx', {
      label: 'Pusat bantuan',
      read: 'content.read',
      acts: { naik: 'content.write', turun: 'content.write' },
    }),
    page('bantuan/baru', 'content/help/bantuan-baru.tsx', {
      read: 'content.read',
      acts: { simpan: 'content.write' },
    }),
    page('bantuan/:id', 'content/help/bantuan-id.tsx', {
      read: 'content.read',
      acts: { simpan: 'content.write', hapus: 'content.write' },
    }),
    page('spanduk', 'content/banner/spanduk.tsx', {
      label: 'Spanduk',
      read: 'content.read',
      acts: { simpan: 'content.write' },
    }),
    page('spanduk/:id', 'content/banner/spanduk-id.tsx', {
      read: 'content.read',
      acts: { simpan: 'content.write', hapus: 'content.write' },
    }),
    page('asrama', 'content/asrama/asrama.tsx', { label: 'Asrama', read: 'asrama.read' }),
    page('asrama/baru', 'content/asrama/asrama-baru.tsx', {
      read: 'asrama.read',
      acts: { simpan: 'asrama.write' },
    }),
    page('asrama/:id', 'content/asrama/asrama-id.tsx', {
      read: 'asrama.read',
      acts: each('asrama.write', 'simpan', 'tampilkan', 'sembunyikan'),
    }),
    page('asrama/:id/foto', 'content/asrama/asrama-foto.tsx', {
      read: 'asrama.read',
      acts: { simpan: 'asrama.write' },
    }),
    page('asrama/:id/kebutuhan', 'content/asrama/kebutuhan.tsx', {
      read: 'asrama.read',
      acts: each('asrama.write', 'tambah', 'ubah', 'terima'),
    }),
  ],
}

export const worshipSection: RouteSection = {
  title: 'Ibadah',
  rows: [
    page('angka-zakat', 'content/zakat/angka-zakat.tsx', {
      label: 'Angka zakat',
      read: 'zakat.read',
      acts: { ajukan: 'zakat.write', wilayah: 'zakat.write' },
    }),
    page('kurs', 'content/exchange-rate/kurs.tsx', {
      label: 'Kurs',
      read: 'rate.read',
      acts: { ajukan: 'rate.write' },
    }),
    page('libur', 'content/calendar/libur.tsx', {
      label: 'Libur nasional',
      read: 'calendar.read',
      acts: { ajukan: 'calendar.write' },
    }),
    page('isbat', 'content/calendar/isbat.tsx', {
      label: 'Hasil isbat',
      read: 'calendar.read',
      acts: { ajukan: 'calendar.write', batalkan: 'calendar.write' },
    }),
    page('tinjauan', 'content/review/tinjauan.tsx', {
      label: 'Tinjauan ulama',
      read: 'content.read',
    }),
    page('tinjauan/pengantar', 'content/review/tinjauan-pengantar.tsx', {
      read: 'content.read',
      acts: { lihat: 'content.write', ajukan: 'content.write' },
    }),
    page('tinjauan/pengantar/:surah', 'content/review/tinjauan-pengantar-surah.tsx', {
      read: 'content.read',
      acts: { ajukan: 'content.write', batalkan: 'content.write' },
      takesNames: true,
    }),
    page('tinjauan/ayat-hari-ini', 'content/review/tinjauan-ayat.tsx', {
      read: 'content.read',
      acts: { ajukan: 'content.write', batalkan: 'content.write' },
    }),
    page('tinjauan/:key', 'content/review/tinjauan-key.tsx', {
      read: 'content.read',
      acts: { ajukan: 'content.write', batalkan: 'content.write' },
    }),
  ],
}
