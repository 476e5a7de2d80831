import { each, fresh, list, page, type RouteSection } from '../row.ts'

export const donorsSection: RouteSection = {
  title: 'Donatur dan layanan',
  rows: [
    ...list('donasi', 'donors/donation/donasi.tsx', {
      label: 'Donasi',
      read: 'donation.read',
      load: async () => (await import('../donors/donation/donation-list.ts')).donationList,
    }),
    page('donasi/tunai', 'donors/offline-donation/donasi-tunai.tsx', {
      read: 'donation.read',
      acts: { simpan: 'donation.write' },
    }),
    page('donasi/bank', 'donors/offline-donation/donasi-bank.tsx', {
      read: 'donation.read',
      acts: { simpan: 'donation.write' },
    }),
    page('donasi/barang', 'donors/offline-donation/donasi-barang.tsx', {
      read: 'donation.read',
      acts: { simpan: 'donation.write' },
    }),
    page('donasi/lembar', 'donors/offline-donation/donasi-lembar.tsx', {
      read: 'donation.read',
      acts: { lihat: 'donation.write', simpan: 'donation.write' },
    }),
    page('donasi/upz', 'donors/offline-donation/donasi-upz.tsx', {
      read: 'donation.read',
      acts: { lihat: 'donation.write', simpan: 'donation.write' },
    }),
    page('donasi/:id', 'donors/donation/donasi-id.tsx', {
      read: 'donation.read',
      takesNames: true,
      acts: {
        tanyakan: 'donation.write',
        'kirim-ulang': 'donation.write',
        perbaiki: fresh('donation.write'),
        batalkan: fresh('donation.write'),
        buka: fresh('donation.reveal'),
      },
    }),
    page('donasi/:id/rekap', 'donors/donor-recap/donasi-rekap.tsx', { read: 'donation.read' }),
    page('donasi/:id/rekap/berkas', 'donors/donor-recap/donasi-rekap-berkas.ts', {
      read: 'donation.read',
      acts: { unduh: fresh('donation.reveal') },
    }),
    ...list('donatur', 'donors/donor/donatur.tsx', {
      label: 'Donatur',
      read: 'donation.read',
      load: async () => (await import('../donors/donor/donor-list.ts')).donorList,
    }),
    page('donatur/saran', 'donors/donor/donatur-saran.tsx', { read: 'donation.read' }),
    page('donatur/impor', 'donors/donor/donatur-impor.tsx', {
      read: 'donation.read',
      acts: each('donation.write', 'lihat', 'simpan', 'batal'),
    }),
    page('donatur/impor/templat.csv', 'donors/donor/donatur-impor-templat.ts', {
      read: 'donation.read',
    }),
    page('donatur/:id', 'donors/donor/donatur-id.tsx', {
      read: 'donation.read',
      acts: {
        ...each('donation.write', 'catat', 'label', 'lepas', 'gabung', 'bukan', 'pisah', 'rekap'),
        ...each('donation.write', 'keluar', 'tetap'),
        buka: fresh('donation.reveal'),
      },
    }),
    page('segmen', 'donors/donor/segmen.tsx', {
      label: 'Segmen',
      read: 'donation.read',
      acts: each('donation.write', 'hitung', 'simpan', 'hapus'),
    }),
    page('kotak', 'donors/box/kotak.tsx', {
      label: 'Kotak amal',
      read: 'donation.read',
      acts: { simpan: 'donation.write' },
    }),
    page('kotak/setor', 'donors/box/kotak-setor.tsx', {
      read: 'donation.read',
      acts: { setor: 'books.write' },
    }),
    page('kotak/:id', 'donors/box/kotak-id.tsx', {
      read: 'donation.read',
      acts: each('donation.write', 'buka', 'simpan', 'tarik'),
    }),
    page('kotak/pembukaan/:id', 'donors/box/kotak-hitung.tsx', {
      read: 'donation.read',
      acts: each('donation.write', 'hitung', 'batal'),
    }),
    page('kotak/pembukaan/:id/berita-acara', 'donors/box/kotak-berita.ts', {
      read: 'donation.read',
    }),
    ...list('donasi-rutin', 'donors/recurring/donasi-rutin.tsx', {
      label: 'Donasi rutin',
      read: 'donation.read',
      acts: each('donation.write', 'hentikan', 'tautan'),
      load: async () => (await import('../donors/recurring/recurring-list.ts')).recurringList,
    }),
    ...list('transfer', 'money/transfer/transfer.tsx', {
      label: 'Transfer bank',
      read: 'transfer.read',
      load: async () => (await import('../money/transfer/transfer-list.ts')).transferList,
    }),
    page('transfer/:id', 'money/transfer/transfer-id.tsx', {
      read: 'transfer.read',
      acts: { ajukan: 'books.write', batalkan: 'books.write' },
    }),
    page('transfer/:id/bukti', 'money/transfer/transfer-bukti.ts', {
      read: 'transfer.read',
      acts: { buka: fresh('donation.reveal') },
    }),
    ...list('tiket', 'donors/ticket/tiket.tsx', {
      label: 'Tiket bantuan',
      read: 'ticket.read',
      load: async () => (await import('../donors/ticket/ticket-list.ts')).ticketList,
    }),
    page('tiket/baru', 'donors/ticket/tiket-baru.tsx', {
      read: 'ticket.read',
      acts: { simpan: 'ticket.write' },
    }),
    page('tiket/jawaban', 'donors/ticket/tiket-jawaban.tsx', {
      read: 'ticket.read',
      acts: { simpan: 'ticket.write', hapus: 'ticket.write' },
    }),
    page('tiket/:id', 'donors/ticket/tiket-id.tsx', {
      read: 'ticket.read',
      acts: {
        ...each('ticket.write', 'jawab', 'ambil', 'lepas', 'catat', 'tutup'),
        'kirim-ulang': 'donation.write',
        lihat: fresh('ticket.write'),
        buka: fresh('ticket.write'),
      },
    }),
    page('tiket/:id/lampiran/:file', 'donors/ticket/tiket-lampiran.ts', {
      read: 'ticket.read',
      acts: { buka: fresh('ticket.write') },
    }),
    page('kiriman', 'donors/sending/kiriman.tsx', {
      label: 'Kiriman',
      read: 'sending.read',
      acts: { batas: 'sending.write' },
    }),
    page('kiriman/baru', 'donors/sending/kiriman-baru.tsx', {
      read: 'sending.read',
      acts: { simpan: 'sending.write' },
    }),
    page('kiriman/:id', 'donors/sending/kiriman-id.tsx', {
      read: 'sending.read',
      acts: each('sending.write', 'coba', 'kirim', 'henti'),
    }),
    ...list('kontak-ditahan', 'donors/suppressed/kontak-ditahan.tsx', {
      label: 'Kontak ditahan',
      read: 'donation.read',
      acts: { lepas: 'donation.write' },
      load: async () => (await import('../donors/suppressed/suppressed-list.ts')).suppressedList,
    }),
    ...list('mustahik', 'people/mustahik/mustahik.tsx', {
      label: 'Mustahik',
      read: 'disbursement.read',
      acts: { cari: 'mustahik.write' },
      load: async () => (await import('../people/mustahik/mustahik-list.ts')).mustahikList,
    }),
    page('mustahik/baru', 'people/mustahik/mustahik-baru.tsx', {
      read: 'mustahik.read',
      acts: { simpan: 'mustahik.write' },
    }),
    page('mustahik/:id', 'people/mustahik/mustahik-id.tsx', {
      read: 'disbursement.read',
      acts: each(
        'mustahik.write',
        'survei',
        'anggota',
        'pindah',
        'layak',
        'tidak',
        'aktifkan',
        'hentikan',
      ),
    }),
    page('mustahik/:id/ubah', 'people/mustahik/mustahik-ubah.tsx', {
      read: 'mustahik.read',
      acts: { simpan: 'mustahik.write' },
    }),
    page('had-kifayah', 'people/mustahik/had-kifayah.tsx', {
      read: 'disbursement.read',
      acts: { ajukan: 'mustahik.write' },
    }),
    ...list('doa', 'donors/prayer/doa.tsx', {
      label: 'Doa tersembunyi',
      read: 'prayer.read',
      acts: { tampilkan: 'prayer.write', biarkan: 'prayer.write' },
      load: async () => (await import('../donors/prayer/prayer-list.ts')).prayerList,
    }),
    ...list('kunjungan', 'content/asrama/kunjungan.tsx', {
      label: 'Kunjungan',
      read: 'visit.read',
      load: async () => (await import('../content/asrama/visit-list.ts')).visitList,
    }),
    page('kunjungan/kalender', 'content/asrama/kunjungan-kalender.tsx', { read: 'visit.read' }),
    page('kunjungan/:id', 'content/asrama/kunjungan-id.tsx', {
      read: 'visit.read',
      takesPublicIds: true,
      acts: { setujui: 'visit.write', tolak: 'visit.write' },
    }),
  ],
}
