/** What is said of a kind of job: its name, and what it means for people when it has stopped. */
type JobWords = { name: string; stopped: string }

const mailStopped = 'Surat itu tidak terkirim. Coba lagi setelah server surat pulih.'
const askAgain = 'Orangnya dapat meminta kode baru sendiri.'
const fileLeft = 'Ada berkas yang mestinya sudah terhapus. Coba lagi.'
const readAgain = 'Berkasnya tidak selesai dibaca. Coba lagi, atau unggah ulang.'

/** Every job of the product by its name; the runbook says the same for those who operate it. */
export const jobWords: Readonly<Record<string, JobWords>> = {
  'payment.settle': {
    name: 'Mencatat pembayaran',
    stopped:
      'Uangnya ada di penyedia pembayaran. Kode yang masih berlaku ditanyakan lagi dengan sendirinya; coba lagi bila penyedia sudah menjawab.',
  },
  'payment.send-refund': {
    name: 'Mengirim pengembalian lewat penyedia',
    stopped:
      'Penyedia belum menjawab. Mencoba lagi memakai kunci yang sama, jadi uangnya tidak terkirim dua kali.',
  },
  'payment.end-proposals': {
    name: 'Menutup usulan atas dana yang sudah ditarik penyedia',
    stopped: 'Usulannya masih menunggu, padahal tidak ada lagi yang dikembalikan. Tolak saja.',
  },
  'payment.close-code': {
    name: 'Menutup kode pembayaran',
    stopped: 'Kode yang sudah tidak perlu masih dapat dibayar; yang masuk menjadi titipan.',
  },
  'payment.tell-donor': {
    name: 'Memberi tahu donatur tentang uangnya',
    stopped: 'Donatur belum tahu tentang titipan atau pengembaliannya.',
  },
  'payment.ask-donor-bank': {
    name: 'Meminta rekening donatur',
    stopped: 'Tautannya belum terkirim. Coba lagi, atau minta sekali lagi di Pengembalian.',
  },
  'donation.thanks': {
    name: 'Surat terima kasih',
    stopped: 'Surat tidak terkirim; halaman kuitansinya tetap dapat dibuka.',
  },
  'message.send': {
    name: 'Pesan ke donatur',
    stopped: 'Pesannya belum sampai. Lihat keadaan salurannya di Pesan, lalu coba lagi.',
  },
  'message.send-news': { name: 'Kabar ke donatur', stopped: mailStopped },
  'disbursement.notify-donors': {
    name: 'Mengabari donatur tentang laporan penyaluran',
    stopped:
      'Sebagian donatur belum dikabari. Coba lagi: yang sudah dikabari tidak mendapatnya dua kali.',
  },
  'message.inbound': {
    name: 'Balasan WhatsApp dari donatur',
    stopped: 'Balasannya belum masuk ke kotak layanan. Permintaan berhenti tetap sudah berlaku.',
  },
  'donation.tell-news': { name: 'Menyiapkan kabar program', stopped: mailStopped },
  'donation.send-news': { name: 'Kabar program', stopped: mailStopped },
  'receipt.issue': {
    name: 'Menerbitkan kuitansi',
    stopped: 'Kuitansi disusulkan dengan sendirinya dalam satu jam; coba lagi untuk suratnya.',
  },
  'receipt.replaced': {
    name: 'Surat kuitansi pengganti',
    stopped: 'Donatur belum tahu bahwa kuitansinya diganti. Coba lagi setelah server surat pulih.',
  },
  'account.code': { name: 'Kode masuk donatur', stopped: askAgain },
  'account.reset': { name: 'Tautan sandi baru', stopped: askAgain },
  'account.notice': { name: 'Pemberitahuan akun', stopped: mailStopped },
  'account.replaced': { name: 'Pemberitahuan kontak diganti', stopped: mailStopped },
  'account.remove-photo': {
    name: 'Menghapus foto akun',
    stopped: 'Foto yang diminta dihapus mungkin masih ada. Coba lagi: itu sudah dijanjikan.',
  },
  'privacy.erase-again': {
    name: 'Menghapus data orang yang keluar',
    stopped: 'Sebagian datanya mungkin masih ada. Coba lagi: penghapusan sudah dijanjikan.',
  },
  'recurring.confirm': { name: 'Pengaktifan donasi rutin', stopped: mailStopped },
  'recurring.link': { name: 'Tautan donasi rutin', stopped: mailStopped },
  'recurring.remind': { name: 'Pengingat donasi', stopped: mailStopped },
  'recurring.debit-notice': {
    name: 'Pemberitahuan sebelum debit',
    stopped:
      'Donatur belum diberi tahu, jadi debitnya tidak berjalan. Coba lagi setelah server surat pulih.',
  },
  'recurring.debit': {
    name: 'Debit donasi rutin',
    stopped:
      'Debit jadwal itu belum diputuskan. Coba lagi: tidak ada yang terdebit dua kali untuk satu jadwal.',
  },
  'recurring.unlink': {
    name: 'Melepas kartu di penyedia',
    stopped:
      'Penyedia belum memastikan kartunya dilepas; debitnya sudah berhenti di sini. Coba lagi.',
  },
  'push.send': {
    name: 'Pengingat di perangkat',
    stopped: 'Pengingat itu tidak sampai. Waktunya sudah lewat, jadi tidak perlu diulang.',
  },
  'ticket.letter': { name: 'Surat tiket bantuan', stopped: mailStopped },
  'sending.list': {
    name: 'Menyusun daftar kiriman',
    stopped: 'Daftarnya belum lengkap, jadi kirimannya belum dapat dimulai. Coba lagi.',
  },
  'sending.lot': {
    name: 'Giliran berikutnya dari kiriman',
    stopped: 'Kirimannya berhenti di tengah. Coba lagi: tidak ada yang menerima dua kali.',
  },
  'sending.test': { name: 'Surat percobaan kiriman', stopped: mailStopped },
  'ticket.message': {
    name: 'Jawaban tiket ke nomor HP',
    stopped: 'Jawabannya belum sampai ke HP pelapor. Coba lagi, atau telepon.',
  },
  'ticket.desk': { name: 'Pemberitahuan tiket kepada lembaga', stopped: mailStopped },
  'asrama.visit': { name: 'Surat kunjungan asrama', stopped: mailStopped },
  'prayer.hidden': { name: 'Pemberitahuan doa tersembunyi', stopped: mailStopped },
  'staff.invite': {
    name: 'Undangan pegawai',
    stopped: 'Undangannya tidak terkirim. Coba lagi, atau undang sekali lagi.',
  },
  'readiness.test-message': {
    name: 'Pesan percobaan',
    stopped:
      'Pesan percobaan tidak terkirim. Periksa server surat atau jalur pesan, lalu coba lagi.',
  },
  'staff.proposal-mail': {
    name: 'Surat tentang usulan yang menunggu',
    stopped: 'Penyetuju belum diberi tahu; usulannya tetap ada di Menunggu Anda.',
  },
  'staff.proposal-digest': {
    name: 'Ringkasan harian usulan',
    stopped: 'Penyetuju belum diberi tahu; usulannya tetap ada di Menunggu Anda.',
  },
  'voucher.due-mail': {
    name: 'Surat tentang yang jatuh tempo',
    stopped: 'Pengingat hari itu tidak terkirim; daftarnya tetap ada di Jatuh tempo.',
  },
  'report-filing.mail': {
    name: 'Surat tentang laporan yang belum dikirim',
    stopped: 'Pengingat hari itu tidak terkirim; daftarnya tetap ada di Jatuh tempo.',
  },
  'board-month.send': { name: 'Laporan bulanan untuk pengurus', stopped: mailStopped },
  'staff.audit-head': {
    name: 'Surat ujung jejak audit kepada auditor',
    stopped: 'Ujung rantai hari itu belum sampai kepada auditor. Coba lagi.',
  },
  'staff.notice': { name: 'Pemberitahuan pegawai', stopped: mailStopped },
  'article.show-scheduled': {
    name: 'Menerbitkan artikel terjadwal',
    stopped: 'Artikelnya terlambat tampil di halaman yang tersimpan. Coba lagi.',
  },
  'media.remove-files': { name: 'Menghapus berkas gambar', stopped: fileLeft },
  'site-page.remove-report': { name: 'Menghapus berkas laporan', stopped: fileLeft },
  'donor-export.write': {
    name: 'Menulis ekspor data donatur',
    stopped: 'Berkasnya tidak jadi. Ajukan lagi, atau coba lagi di sini.',
  },
  'list-export.write': {
    name: 'Menulis ekspor daftar',
    stopped: 'Berkasnya tidak jadi. Minta lagi dari daftarnya, atau coba lagi di sini.',
  },
  'payout-report.fetch': {
    name: 'Mengambil laporan pencairan',
    stopped: 'Penyedia tidak menjawab. Ambil lagi di Pencocokan, atau coba lagi di sini.',
  },
  'payout-report.read': { name: 'Membaca laporan pencairan', stopped: readAgain },
  'bank-statement.read': { name: 'Membaca rekening koran', stopped: readAgain },
}
