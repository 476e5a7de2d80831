import { each, fresh, list, page, type RouteSection } from '../row.ts'

export const moneySection: RouteSection = {
  title: 'Uang',
  rows: [
    ...list('pengembalian', 'money/refund/pengembalian.tsx', {
      label: 'Pengembalian',
      read: 'refund.read',
      load: async () => (await import('../money/refund/refund-list.ts')).refundsList,
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
        (await import('../money/disbursement/disbursement-list.ts')).disbursementList,
    }),
    page('penyaluran/baru', 'money/disbursement/penyaluran-baru.tsx', {
      read: 'disbursement.read',
      acts: { ajukan: 'disbursement.write' },
    }),
    page('penyaluran/:id', 'money/disbursement/penyaluran-id.tsx', {
      read: 'disbursement.read',
      acts: {
        bayar: fresh('disbursement.pay'),
        ...each('disbursement.write', 'berkas', 'serah', 'penerima', 'lepas'),
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
    ...list('rkat', 'money/plan/rkat.tsx', {
      label: 'RKAT',
      read: 'voucher.read',
      load: async () => (await import('../money/plan/plan-list.ts')).planList,
    }),
    page('rkat/susun', 'money/plan/rkat-susun.tsx', {
      read: 'voucher.read',
      acts: each('disbursement.write', 'lihat', 'tambah', 'ajukan'),
    }),
    ...list('transaksi', 'money/voucher/transaksi.tsx', {
      label: 'Transaksi',
      read: 'voucher.read',
      acts: { tinjau: 'voucher.approve' },
      load: async () => (await import('../money/voucher/voucher-list.ts')).voucherList,
    }),
    page('transaksi/baru', 'money/voucher/transaksi-baru.tsx', { read: 'voucher.read' }),
    page('transaksi/baru/:jenis', 'money/voucher/transaksi-jenis.tsx', {
      read: 'voucher.read',
      acts: each('voucher.write', 'lihat', 'simpan'),
    }),
    page('transaksi/gaji', 'money/voucher/transaksi-gaji.tsx', {
      read: 'voucher.read',
      acts: { lihat: 'books.write' },
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
    ...list('barang', 'money/goods/barang.tsx', {
      label: 'Persediaan barang',
      read: 'voucher.read',
      load: async () => (await import('../money/goods/goods-list.ts')).goodsList,
    }),
    ...list('aset', 'money/goods/aset.tsx', {
      label: 'Aset',
      read: 'voucher.read',
      acts: { daftar: 'books.write' },
      load: async () => (await import('../money/goods/asset-list.ts')).assetList,
    }),
    page('jatuh-tempo', 'money/voucher/jatuh-tempo.tsx', {
      label: 'Jatuh tempo',
      read: 'voucher.read',
    }),
    page('jatuh-tempo/:id', 'money/voucher/jatuh-tempo-id.tsx', { read: 'voucher.read' }),
    page('kas', 'money/cash-place/kas.tsx', {
      label: 'Kas',
      read: 'donation.read',
      acts: { buka: 'books.write' },
    }),
    page('kas/:id', 'money/cash-place/kas-id.tsx', {
      read: 'donation.read',
      acts: {
        hitung: 'books.write',
        lihat: 'books.approve',
        serah: 'donation.write',
        terima: 'books.write',
        tarik: 'donation.write',
        ...each('books.write', 'batal', 'blok', 'kembali', 'simpan', 'tutup'),
      },
    }),
    page('qris', 'money/qris/qris.tsx', {
      label: 'QRIS statis',
      read: 'books.read',
      acts: each('books.write', 'simpan', 'tarif', 'tutup'),
    }),
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
      load: async () => (await import('../money/bank-statement/statement-list.ts')).statementList,
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
      load: async () => (await import('../money/settlement/report-list.ts')).reportList,
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
      load: async () => (await import('../money/suspense/suspense-list.ts')).suspenseList,
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
      load: async () => (await import('../money/statements/journal-list.ts')).journalList,
    }),
    ...list('neraca-saldo', 'money/statements/neraca-saldo.tsx', {
      label: 'Neraca saldo',
      read: 'books.read',
      load: async () => (await import('../money/statements/trial-list.ts')).trialList,
    }),
    ...list('saldo', 'money/statements/saldo.tsx', {
      label: 'Saldo',
      read: 'books.read',
      load: async () => (await import('../money/statements/balance-list.ts')).balanceList,
    }),
    page('buku-besar/:akun', 'money/statements/buku-besar-akun.tsx', { read: 'books.read' }),
    page('laporan-bulanan', 'money/board-month/laporan-bulanan.tsx', {
      label: 'Laporan bulanan',
      read: 'books.read',
      acts: each('books.approve', 'surat', 'langganan'),
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
    page('laporan-keluar', 'money/outward-report/laporan-keluar.tsx', {
      label: 'Laporan ke luar',
      read: 'books.read',
    }),
    page('laporan-keluar/:jenis', 'money/outward-report/laporan-keluar-jenis.tsx', {
      read: 'books.read',
      acts: each('books.write', 'terkirim', 'urung'),
    }),
    page('laporan-keluar/:jenis/kolom', 'money/outward-report/laporan-keluar-kolom.tsx', {
      read: 'books.read',
      acts: { ajukan: 'books.write' },
    }),
    page('laporan-keluar/:jenis/berkas', 'money/outward-report/laporan-keluar-berkas.ts', {
      read: 'books.read',
      acts: { unduh: fresh('books.write') },
    }),
    page('izin-pub', 'money/collection-permit/izin-pub.tsx', {
      label: 'Izin PUB',
      read: 'books.read',
      acts: { catat: 'books.write' },
    }),
    page('izin-pub/:id', 'money/collection-permit/izin-pub-id.tsx', {
      read: 'books.read',
      acts: each('books.write', 'ubah', 'terkirim', 'urung'),
    }),
    page('paket-auditor', 'money/audit-package/paket-auditor.tsx', {
      label: 'Paket auditor',
      read: 'audit-package.read',
    }),
    page('paket-auditor/berkas', 'money/audit-package/paket-auditor-berkas.ts', {
      read: 'audit-package.read',
      acts: { unduh: fresh('audit-package.read') },
    }),
  ],
}
