import { each, fresh, type ListExport, list, openPage, page, type DeskRow } from './row.ts'

type Section = {
  /** Its title in the navigation, where its rows with a label stand. */
  title?: string
  rows: readonly DeskRow[]
}

/**
 * Every address of the desk, one row each, in the order of the navigation. Routes, doors, navigation, files of lists and
 * the table of permissions follow from it. Nothing here draws or asks the database.
 */
export const sections: readonly Section[] = [
  {
    rows: [
      openPage('masuk', 'people/sign-in/masuk.tsx'),
      openPage('masuk-contoh', 'people/sign-in/masuk-contoh.ts'),
      openPage('undangan/:token', 'people/sign-in/undangan.tsx'),
      openPage('faktor', 'people/sign-in/faktor.tsx'),
      openPage('keluar', 'people/sign-in/keluar.ts'),
      page('sesi', 'people/sign-in/sesi.tsx', {
        read: 'desk.read',
        acts: {
          akhiri: 'own-session.write',
          'akhiri-lain': 'own-session.write',
          sandi: fresh('own-session.write'),
          kode: fresh('own-session.write'),
          kabar: 'own-session.write',
        },
      }),
      page('sesi/faktor', 'people/sign-in/sesi-faktor.tsx', {
        read: 'desk.read',
        isFresh: true,
        acts: {
          aplikasi: fresh('own-session.write'),
          pasang: fresh('own-session.write'),
          kunci: fresh('own-session.write'),
          lepas: fresh('own-session.write'),
        },
      }),
    ],
  },
  {
    title: 'Meja kerja',
    rows: [
      page('', 'money/overview/kelola.tsx', { label: 'Ringkasan', read: 'desk.read' }),
      page('menunggu', 'people/proposal/menunggu.tsx', {
        label: 'Menunggu Anda',
        read: 'proposal.read',
      }),
      page('menunggu/:id', 'people/proposal/menunggu-id.tsx', {
        read: 'proposal.read',
        acts: {
          setujui: fresh('proposal.decide'),
          tolak: fresh('proposal.decide'),
          tarik: 'proposal.decide',
        },
      }),
      page('ekspor', 'donors/list-export/ekspor.tsx', { label: 'Ekspor', read: 'desk.read' }),
      page('ekspor/baru', 'donors/donation/ekspor-baru.tsx', {
        read: 'donation.read',
        acts: { ajukan: 'donor-export.write' },
      }),
      page('ekspor/:id/berkas', 'donors/list-export/ekspor-berkas.ts', {
        read: 'desk.read',
        acts: { unduh: fresh('donor-export.write') },
      }),
    ],
  },
  {
    title: 'Donatur dan layanan',
    rows: [
      ...list('donasi', 'donors/donation/donasi.tsx', {
        label: 'Donasi',
        read: 'donation.read',
        load: async () => (await import('./donors/donation/donation-list.ts')).donationList,
      }),
      page('donasi/tunai', 'donors/offline-donation/donasi-tunai.tsx', {
        read: 'donation.read',
        acts: { simpan: 'donation.write' },
      }),
      page('donasi/lembar', 'donors/offline-donation/donasi-lembar.tsx', {
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
      ...list('transfer', 'money/transfer/transfer.tsx', {
        label: 'Transfer bank',
        read: 'transfer.read',
        load: async () => (await import('./money/transfer/transfer-list.ts')).transferList,
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
        load: async () => (await import('./donors/ticket/ticket-list.ts')).ticketList,
      }),
      page('tiket/jawaban', 'donors/ticket/tiket-jawaban.tsx', {
        read: 'ticket.read',
        acts: { simpan: 'ticket.write', hapus: 'ticket.write' },
      }),
      page('tiket/:id', 'donors/ticket/tiket-id.tsx', {
        read: 'ticket.read',
        acts: { ...each('ticket.write', 'jawab', 'ambil', 'lepas'), buka: fresh('ticket.write') },
      }),
      page('tiket/:id/lampiran/:file', 'donors/ticket/tiket-lampiran.ts', {
        read: 'ticket.read',
        acts: { buka: fresh('ticket.write') },
      }),
      ...list('mustahik', 'people/mustahik/mustahik.tsx', {
        label: 'Mustahik',
        read: 'disbursement.read',
        acts: { cari: 'mustahik.write' },
        load: async () => (await import('./people/mustahik/mustahik-list.ts')).mustahikList,
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
          'layak',
          'tidak',
          'aktifkan',
          'hentikan',
          'anggota',
          'pindah',
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
        load: async () => (await import('./donors/prayer/prayer-list.ts')).prayerList,
      }),
      ...list('kunjungan', 'content/asrama/kunjungan.tsx', {
        label: 'Kunjungan',
        read: 'visit.read',
        load: async () => (await import('./content/asrama/visit-list.ts')).visitList,
      }),
      page('kunjungan/:id', 'content/asrama/kunjungan-id.tsx', {
        read: 'visit.read',
        takesPublicIds: true,
        acts: { setujui: 'visit.write', tolak: 'visit.write' },
      }),
    ],
  },
  {
    title: 'Uang',
    rows: [
      ...list('pengembalian', 'money/refund/pengembalian.tsx', {
        label: 'Pengembalian',
        read: 'refund.read',
        load: async () => (await import('./money/refund/refund-list.ts')).refundsList,
      }),
      page('pengembalian/baru', 'money/refund/pengembalian-baru.tsx', {
        read: 'refund.read',
        acts: { ajukan: 'refund.write', minta: 'refund.write' },
      }),
      page('pengembalian/ganda/:id', 'money/refund/pengembalian-ganda.tsx', {
        read: 'refund.read',
        acts: { kembali: 'refund.write', tanggung: 'refund.write' },
      }),
      page('pengembalian/:id', 'money/refund/pengembalian-id.tsx', {
        read: 'refund.read',
        acts: {
          minta: 'refund.write',
          buka: fresh('refund.pay'),
          rekening: 'refund.pay',
          kirim: 'refund.pay',
          selesai: fresh('refund.pay'),
          gagal: 'refund.pay',
        },
      }),
      ...list('penyaluran', 'money/disbursement/penyaluran.tsx', {
        label: 'Penyaluran',
        read: 'disbursement.read',
        load: async () =>
          (await import('./money/disbursement/disbursement-list.ts')).disbursementList,
      }),
      page('penyaluran/baru', 'money/disbursement/penyaluran-baru.tsx', {
        read: 'disbursement.read',
        acts: { ajukan: 'disbursement.write' },
      }),
      page('penyaluran/:id', 'money/disbursement/penyaluran-id.tsx', {
        read: 'disbursement.read',
        acts: {
          bayar: fresh('disbursement.pay'),
          ...each('disbursement.write', 'berkas', 'penerima', 'lepas', 'serah'),
        },
      }),
      page('penyaluran/:id/penerima/:baris', 'money/disbursement/penyaluran-penerima.tsx', {
        read: 'disbursement.read',
        acts: { bukti: 'disbursement.write' },
      }),
      page('penyaluran/:id/serah/:berkas', 'money/disbursement/penyaluran-serah.ts', {
        read: 'mustahik.read',
      }),
      page('penyaluran/:id/laporan', 'money/disbursement/penyaluran-laporan.tsx', {
        read: 'disbursement.read',
        acts: each(
          'disbursement.write',
          'simpan',
          'tambah',
          'unggah',
          'lepas',
          'dokumen',
          'tampilkan',
          'terbit',
          'tarik',
        ),
      }),
      page('penyaluran/:id/bukti', 'money/disbursement/penyaluran-bukti.ts', {
        read: 'disbursement.read',
        isFresh: true,
      }),
      page('penyaluran/:id/berkas/:berkas', 'money/disbursement/penyaluran-berkas.ts', {
        read: 'disbursement.read',
      }),
      ...list('transaksi', 'money/voucher/transaksi.tsx', {
        label: 'Transaksi',
        read: 'voucher.read',
        acts: { tinjau: 'voucher.approve' },
        load: async () => (await import('./money/voucher/voucher-list.ts')).voucherList,
      }),
      page('transaksi/baru', 'money/voucher/transaksi-baru.tsx', { read: 'voucher.read' }),
      page('transaksi/baru/:jenis', 'money/voucher/transaksi-jenis.tsx', {
        read: 'voucher.read',
        acts: each('voucher.write', 'lihat', 'simpan'),
      }),
      page('transaksi/batas', 'money/voucher/transaksi-batas.tsx', {
        read: 'voucher.read',
        acts: each('books.write', 'ajukan', 'jenjang'),
      }),
      page('transaksi/:id', 'money/voucher/transaksi-id.tsx', {
        read: 'voucher.read',
        acts: each('voucher.write', 'berkas', 'batalkan'),
      }),
      page('transaksi/:id/berkas/:berkas', 'money/voucher/transaksi-berkas.ts', {
        read: 'voucher.read',
      }),
      page('jatuh-tempo', 'money/voucher/jatuh-tempo.tsx', {
        label: 'Jatuh tempo',
        read: 'voucher.read',
      }),
      page('jatuh-tempo/:id', 'money/voucher/jatuh-tempo-id.tsx', { read: 'voucher.read' }),
      page('saldo-awal', 'money/opening/saldo-awal.tsx', {
        label: 'Saldo awal',
        read: 'books.read',
        acts: { lihat: 'books.write', ajukan: 'books.write', batalkan: fresh('books.write') },
      }),
      page('saldo-awal/templat.csv', 'money/opening/saldo-awal-templat.ts', { read: 'books.read' }),
      page('saldo-awal/templat.xlsx', 'money/opening/saldo-awal-templat-xlsx.ts', {
        read: 'books.read',
      }),
      page('rekening', 'money/bank-account/rekening.tsx', {
        label: 'Rekening lembaga',
        read: 'bank-account.read',
        acts: each('bank-account.write', 'ajukan', 'tutup', 'utang'),
      }),
      page('pemindahan', 'money/bank-account/pemindahan.tsx', {
        read: 'books.read',
        acts: { ajukan: 'books.write', batalkan: 'books.write' },
      }),
      page('rekening/:id', 'money/bank-statement/rekening-id.tsx', { read: 'books.read' }),
      ...list('rekening-koran', 'money/bank-statement/rekening-koran.tsx', {
        label: 'Rekening koran',
        read: 'books.read',
        acts: { unggah: 'books.write' },
        load: async () => (await import('./money/bank-statement/statement-list.ts')).statementList,
      }),
      page('rekening-koran/:id', 'money/bank-statement/rekening-koran-id.tsx', {
        read: 'books.read',
        acts: {
          petakan: 'books.write',
          hapus: 'books.write',
          cocokkan: fresh('books.write'),
          kumpulan: fresh('books.write'),
          ...each('books.write', 'ajukan', 'ajukanBatal', 'catat', 'lepas'),
        },
      }),
      page('rekening-koran/baris/:id', 'money/bank-statement/rekening-koran-baris.ts', {
        read: 'books.read',
      }),
      ...list('pencocokan', 'money/settlement/pencocokan.tsx', {
        label: 'Pencocokan',
        read: 'books.read',
        acts: { unggah: 'books.write', ambil: 'books.write' },
        load: async () => (await import('./money/settlement/report-list.ts')).reportList,
      }),
      page('pencocokan/:id', 'money/settlement/pencocokan-id.tsx', {
        read: 'books.read',
        acts: each('books.write', 'petakan', 'ambilLagi', 'buang', 'ajukan', 'ajukanBatal'),
      }),
      page('pencocokan/:id/selisih.csv', 'money/settlement/selisih-csv.ts', { read: 'books.read' }),
      page('pencocokan/:id/selisih.xlsx', 'money/settlement/selisih-xlsx.ts', {
        read: 'books.read',
      }),
      ...list('titipan', 'money/suspense/suspense.tsx', {
        label: 'Titipan',
        read: 'books.read',
        load: async () => (await import('./money/suspense/suspense-list.ts')).suspenseList,
      }),
      page('titipan/:id', 'money/suspense/suspense-id.tsx', {
        read: 'books.read',
        acts: {
          ...each('books.write', 'terima', 'salurkan', 'kembalikan', 'minta'),
          buka: fresh('refund.pay'),
          ganti: 'refund.pay',
          selesai: fresh('refund.pay'),
        },
      }),
      page('bagian-amil', 'money/books/bagian-amil.tsx', {
        label: 'Bagian amil',
        read: 'books.read',
        acts: { ajukan: 'books.write' },
      }),
      page('antar-dana', 'money/books/antar-dana.tsx', {
        label: 'Utang antar dana',
        read: 'books.read',
        acts: { lunasi: 'books.write' },
      }),
      page('periode', 'money/books/periode.tsx', {
        label: 'Periode',
        read: 'books.read',
        acts: { tutup: 'books.write' },
      }),
      ...list('jurnal', 'money/statements/jurnal.tsx', {
        label: 'Jurnal',
        read: 'books.read',
        load: async () => (await import('./money/statements/journal-list.ts')).journalList,
      }),
      ...list('neraca-saldo', 'money/statements/neraca-saldo.tsx', {
        label: 'Neraca saldo',
        read: 'books.read',
        load: async () => (await import('./money/statements/trial-list.ts')).trialList,
      }),
      ...list('saldo', 'money/statements/saldo.tsx', {
        label: 'Saldo',
        read: 'books.read',
        load: async () => (await import('./money/statements/balance-list.ts')).balanceList,
      }),
      page('buku-besar/:akun', 'money/statements/buku-besar-akun.tsx', { read: 'books.read' }),
      page('laporan-bulanan', 'money/board-month/laporan-bulanan.tsx', {
        label: 'Laporan bulanan',
        read: 'books.read',
        acts: each('books.read', 'surat', 'langganan'),
      }),
      page('laporan-bulanan/berkas', 'money/board-month/laporan-bulanan-berkas.ts', {
        read: 'books.read',
      }),
      page('laporan', 'money/statements/laporan.tsx', {
        label: 'Laporan keuangan',
        read: 'books.read',
      }),
      page('laporan/:jenis', 'money/statements/laporan-jenis.tsx', { read: 'books.read' }),
      page('laporan/set/:id', 'money/statements/set-id.tsx', { read: 'books.read' }),
      page('laporan/set/:id/berkas', 'money/statements/set-berkas.ts', { read: 'books.read' }),
      page('laporan/:jenis/susunan', 'money/statements/susunan.tsx', {
        read: 'books.read',
        acts: { ajukan: 'books.write' },
      }),
      page('laporan/:jenis/berkas', 'money/statements/laporan-berkas.ts', { read: 'books.read' }),
      page('paket-auditor', 'money/audit-package/paket-auditor.tsx', {
        label: 'Paket auditor',
        read: 'audit-package.read',
      }),
      page('paket-auditor/berkas', 'money/audit-package/paket-auditor-berkas.ts', {
        read: 'audit-package.read',
        acts: { unduh: fresh('audit-package.read') },
      }),
    ],
  },
  {
    title: 'Program',
    rows: [
      ...list('program', 'content/campaign/program.tsx', {
        label: 'Program',
        read: 'campaign.read',
        load: async () => (await import('./content/campaign/campaign-list.ts')).campaignList,
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
        load: async () => (await import('./content/media/media-list.ts')).mediaList,
      }),
      page('media.json', 'content/media/media-json.ts', { read: 'media.read' }),
      page('media/:id', 'content/media/media-id.tsx', {
        read: 'media.read',
        acts: { simpan: 'media.write', hapus: 'media.write' },
      }),
    ],
  },
  {
    title: 'Isi',
    rows: [
      ...list('artikel', 'content/article/artikel.tsx', {
        label: 'Artikel',
        read: 'article.read',
        load: async () => (await import('./content/article/article-list.ts')).articleList,
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
  },
  {
    title: 'Ibadah',
    rows: [
      page('angka-zakat', 'content/zakat/angka-zakat.tsx', {
        label: 'Angka zakat',
        read: 'zakat.read',
        acts: { ajukan: 'zakat.write', wilayah: 'zakat.write' },
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
      page('tinjauan/:key', 'content/review/tinjauan-key.tsx', {
        read: 'content.read',
        acts: { ajukan: 'content.write', batalkan: 'content.write' },
      }),
    ],
  },
  {
    title: 'Lembaga',
    rows: [
      page('siap', 'people/readiness/siap.tsx', {
        label: 'Siap menerima',
        read: 'readiness.read',
        acts: each('readiness.write', 'kirim', 'sampai', 'lewati', 'perlukan'),
      }),
      page('pegawai', 'people/staff/pegawai.tsx', {
        label: 'Pegawai',
        read: 'staff.read',
        acts: { undang: 'staff.write' },
      }),
      page('pegawai/:id', 'people/staff/pegawai-id.tsx', {
        read: 'staff.read',
        acts: each('staff.write', 'peran', 'pulihkan', 'keluarkan', 'akhiri'),
      }),
      page('lembaga', 'content/institution/lembaga.tsx', {
        label: 'Data lembaga',
        read: 'institution.read',
        acts: {
          ...each('institution.write', 'simpan', 'logo', 'lepas'),
          ajukan: fresh('institution.write'),
        },
      }),
      page('laporan-audit', 'content/institution/laporan-audit.tsx', {
        label: 'Laporan audit',
        read: 'content.read',
        acts: { terbitkan: 'content.write', hapus: 'content.write' },
      }),
      page('pengurus', 'content/board/pengurus.tsx', {
        label: 'Pengurus',
        read: 'content.read',
        acts: each('content.write', 'tambah', 'naik', 'turun', 'hapus'),
      }),
      page('pengurus/:id', 'content/board/pengurus-id.tsx', {
        read: 'content.read',
        acts: { simpan: 'content.write' },
      }),
      page('antrean', 'people/job/antrean.tsx', {
        label: 'Antrean pekerjaan',
        read: 'job.read',
        acts: { ulang: 'job.write' },
      }),
      ...list('jejak', 'people/audit/jejak.tsx', {
        label: 'Jejak audit',
        read: 'audit.read',
        isFileFresh: true,
        load: async () => (await import('./people/audit/audit-list.ts')).auditList,
      }),
      page('izin', 'people/permission/izin.tsx', { label: 'Peran dan izin', read: 'desk.read' }),
      page('izin.json', 'people/permission/izin-json.ts', { read: 'desk.read' }),
    ],
  },
]

/** Every row of it, the files of lists too. */
export const rows: readonly DeskRow[] = sections.flatMap((section) => section.rows)

/** Every list that comes as files, by the last part of its address. The worker reads them too. */
export const exportedLists: Readonly<Record<string, ListExport>> = Object.fromEntries(
  rows.flatMap(({ path, exported }) => (exported ? [[path, exported]] : [])),
)
