import type { HelpTopic } from '#platform/db/schema/schema-help.ts'

/** An article of the help centre; features/help/blocks.ts defines its markup. */
export type ShippedHelp = {
  slug: string
  topic: HelpTopic
  title: string
  summary: string
  keywords: string
  body: string
}

/** Accounts, receipts, and security. */
export const accountHelp: ShippedHelp[] = [
  {
    slug: 'mendaftar-akun',
    topic: 'akun',
    title: 'Bagaimana membuat akun, dan untuk apa?',
    summary: 'Nama, e-mail atau nomor HP, dan kata sandi. Berdonasi tetap dapat tanpa akun.',
    keywords: 'daftar register buat akun baru manfaat google facebook masuk',
    body: `
Dengan akun, riwayat donasi, kuitansi, ayat tersimpan, dan pengingat Anda terkumpul di satu tempat.

1. Buka [Daftar](/register).
2. Isi nama, e-mail atau nomor HP, dan kata sandi paling sedikit 8 huruf.
3. Setujui ketentuannya, lalu masukkan kode enam angka yang kami kirim.

Bila situs ini menyediakannya, Anda juga dapat masuk lewat penyedia seperti Google tanpa kata sandi.
`,
  },
  {
    slug: 'kode-otp-tidak-masuk',
    topic: 'akun',
    title: 'Kode OTP tidak masuk',
    summary: 'Tunggu satu menit, periksa folder spam, lalu minta kode baru.',
    keywords: 'otp kode verifikasi sms whatsapp email tidak sampai kirim ulang salah kedaluwarsa',
    body: `
- Kode berlaku **5 menit**. Kode baru dapat diminta setelah **60 detik**.
- Periksa apakah e-mail atau nomor HP yang tampak sebagian di layar memang milik Anda. Salah? Kembali dan daftar dengan yang benar.
- Untuk e-mail, lihat juga folder spam atau promosi.
- Satu kontak dapat meminta paling banyak 3 kode dalam satu jam dan 6 dalam sehari.
- Setelah 5 kali salah, kode hangus dan Anda perlu meminta yang baru. Hanya kode terakhir yang berlaku.

Kontak itu sudah punya akun? Maka kami tidak mengirim kode pendaftaran, melainkan pesan yang mengajak Anda masuk.

> Kode ini hanya untuk Anda. **Petugas kami tidak pernah memintanya**, lewat telepon, WhatsApp, atau tiket.
`,
  },
  {
    slug: 'lupa-kata-sandi',
    topic: 'akun',
    title: 'Lupa kata sandi',
    summary: 'Minta tautan untuk membuat kata sandi baru; berlaku 30 menit.',
    keywords: 'reset password sandi masuk gagal atur ulang login',
    body: `
1. Buka [Lupa kata sandi](/forgot-password) dan isi e-mail atau nomor HP akun Anda.
2. Bila akun itu ada, kami kirim tautan yang berlaku **30 menit** dan hanya sekali pakai.
3. Buat kata sandi baru. Semua perangkat lain otomatis dikeluarkan.

Kami sengaja tidak mengatakan apakah sebuah alamat punya akun, agar orang lain tidak dapat menebaknya. Tidak ada pesan yang datang? Mungkin Anda mendaftar dengan kontak lain, atau masuk lewat penyedia seperti Google.
`,
  },
  {
    slug: 'donasi-tanpa-akun-di-riwayat',
    topic: 'akun',
    title: 'Donasi saya tidak ada di riwayat',
    summary: 'Donasi yang diberikan tanpa masuk dapat dimasukkan ke akun Anda.',
    keywords: 'riwayat donasi saya hilang tamu klaim gabung mydonation',
    body: `
Donasi yang Anda berikan tanpa masuk tidak langsung tampak di [Donasi Saya](/mydonation). Bila kontaknya sama dengan yang sudah Anda buktikan di akun, halaman itu menawarkan untuk memasukkannya ke daftar Anda. Untuk memastikan bahwa donasi itu milik Anda, kami dapat menanyakan nomor donasinya, atau nominal dan tanggalnya.

Kontaknya berbeda? Tambahkan e-mail atau nomor itu di [halaman akun](/account) dan buktikan dengan kode. Halaman donasi itu sendiri selalu dapat dibuka lewat tautan di e-mail terima kasih.
`,
  },
  {
    slug: 'mengatur-pengingat',
    topic: 'akun',
    title: 'Menyalakan dan menghentikan pengingat',
    summary: 'Pengingat Jumat, Subuh, atau bulanan; berhenti dengan sekali tekan.',
    keywords: 'pengingat notifikasi jumat subuh bulanan berhenti unsubscribe whatsapp email',
    body: `
Di [Donasi Saya](/mydonation) Anda dapat meminta pengingat sedekah Jumat, sedekah Subuh, atau donasi bulanan, lewat e-mail atau nomor HP yang sudah dibuktikan.

Setiap pengingat memuat tautan untuk berhenti, cukup sekali tekan dan tanpa masuk. Pengingat tidak pernah menarik uang; Anda sendiri yang membayar.
`,
  },
  {
    slug: 'mengunduh-dan-menghapus-data',
    topic: 'akun',
    title: 'Mengunduh data atau menghapus akun',
    summary: 'Keduanya dapat dilakukan sendiri di halaman akun.',
    keywords: 'privasi data pribadi hapus akun tutup unduh data uu pdp persetujuan tarik',
    body: `
Di [halaman akun](/account):

- **Data saya** mengunduh salinan semua yang kami simpan tentang Anda.
- **Kabar dan pengingat** menarik atau memberi persetujuan untuk dihubungi.
- **Hapus akun** menghapus profil, kontak, doa, ayat tersimpan, dan pengingat Anda, serta mengeluarkan semua perangkat.

Catatan donasi dan kuitansi harus kami simpan untuk pembukuan, tetapi tanpa nama dan kontak Anda. Akun yang dihapus tidak dapat dikembalikan.
`,
  },
  {
    slug: 'mengunduh-kuitansi',
    topic: 'kuitansi',
    title: 'Di mana kuitansi saya?',
    summary: 'Di halaman donasi, di e-mail terima kasih, dan di Donasi Saya.',
    keywords: 'kwitansi kuitansi bukti donasi pdf unduh cetak struk invoice',
    body: `
Setiap donasi yang kami terima punya kuitansi bernomor dalam bentuk PDF.

- Di halaman donasi, tekan **Unduh kuitansi**.
- Di e-mail terima kasih ada tautannya.
- Di [Donasi Saya](/mydonation), kuitansi ada pada setiap donasi yang berhasil.

Tautan itu berlaku seterusnya. Siapa pun yang memegangnya dapat membuka kuitansi Anda, jadi simpanlah baik-baik.
`,
  },
  {
    slug: 'bukti-setor-zakat',
    topic: 'kuitansi',
    title: 'Apa itu Bukti Setor Zakat?',
    summary: 'Bukti khusus zakat, dengan NPWP atau NIK bila Anda mengisinya.',
    keywords: 'bsz pajak spt lapor pengurang npwp zakat bukti setor',
    body: `
Selain kuitansi, setiap zakat mendapat **Bukti Setor Zakat** dengan nomor tersendiri (diawali **BSZ/**). Infak, sedekah, dan wakaf tidak mendapatkannya.

Bukti itu memuat nama, jumlah, tanggal, lembaga penerima, dan NPWP atau NIK bila Anda mengisinya. Tekan **Unduh Bukti Setor Zakat** di halaman donasi.
`,
  },
  {
    slug: 'memeriksa-keaslian-kuitansi',
    topic: 'kuitansi',
    title: 'Memeriksa keaslian kuitansi',
    summary: 'Pindai kode QR atau ketik nomornya di halaman verifikasi.',
    keywords: 'verifikasi asli palsu qr nomor kw bsz sah batal',
    body: `
Buka [halaman verifikasi](/verifikasi) lalu ketik nomornya, misalnya KW/2026/000001. Atau pindai kode QR pada dokumennya dan pastikan alamat yang terbuka adalah alamat situs ini.

Yang tampak hanya apakah dokumen itu sah, tanggalnya, dan nama yang disamarkan. Jumlah donasi tidak ditampilkan.
`,
  },
  {
    slug: 'nama-di-kuitansi-salah',
    topic: 'kuitansi',
    title: 'Nama atau NPWP di kuitansi salah',
    summary: 'Kami terbitkan dokumen baru dengan nomor baru; yang lama dinyatakan batal.',
    keywords: 'koreksi perbaiki betulkan ganti nama salah ketik npwp revisi',
    body: `
[Tulis kepada kami](/pusat-bantuan/pengaduan) dengan menyebut nomor kuitansi atau nomor donasi, dan nama atau nomor yang benar. Isi e-mail yang Anda pakai saat berdonasi, agar kami tahu bahwa itu memang Anda.

Dokumen yang sudah terbit tidak diubah. Kami membatalkannya dan menerbitkan yang baru dengan nomor tersendiri; tautan unduhan Anda langsung memberikan yang baru.
`,
  },
  {
    slug: 'rekap-tahunan',
    topic: 'kuitansi',
    title: 'Rekap donasi setahun',
    summary: 'Unduh sebagai PDF atau CSV di Donasi Saya.',
    keywords: 'tahunan laporan rekap csv excel total setahun pajak',
    body: `
Di [Donasi Saya](/mydonation), pilih tahunnya. Jumlah menurut jenis dana diambil dari pembukuan kami, dan dapat diunduh sebagai **rekap PDF** atau **CSV**.

Hanya donasi yang ada di daftar Anda yang ikut dihitung. Ada yang kurang? Lihat [Donasi saya tidak ada di riwayat](/pusat-bantuan/donasi-tanpa-akun-di-riwayat).
`,
  },
  {
    slug: 'mengenali-penipuan',
    topic: 'keamanan',
    title: 'Mengenali penipuan atas nama kami',
    summary: 'Kami tidak pernah meminta kode OTP, PIN, atau kata sandi.',
    keywords: 'penipuan palsu rekening pribadi scam phishing qris palsu petugas hadiah telepon',
    body: `
- **Kode OTP, PIN, dan kata sandi tidak pernah kami minta**, lewat jalur mana pun.
- Donasi lewat situs ini dibayar dengan kode yang muncul di layar Anda. Jangan mengirim ke rekening pribadi siapa pun.
- Sebelum memasukkan PIN, cocokkan nama penerima di aplikasi dengan nama yang tertulis di halaman pembayaran. Untuk QRIS, NMID-nya juga tertulis.
- Menerima kuitansi dari orang lain? Periksa di [halaman verifikasi](/verifikasi).

Menemukan yang mencurigakan? [Laporkan kepada kami](/pusat-bantuan/pengaduan), boleh tanpa nama. Sudah terlanjur mengirim uang? Segera hubungi bank Anda.
`,
  },
  {
    slug: 'menjaga-tautan-donasi',
    topic: 'keamanan',
    title: 'Siapa yang dapat melihat donasi saya?',
    summary: 'Hanya yang memegang tautannya; nama dan kontak di sana disamarkan.',
    keywords: 'tautan link rahasia bagikan privasi nomor donasi lihat orang lain',
    body: `
Halaman donasi Anda punya alamat dengan 26 huruf dan angka acak yang tidak dapat ditebak. Siapa pun yang memegang tautan itu dapat melihat keadaan pembayaran dan mengunduh kuitansinya, jadi jangan membagikannya di tempat umum.

Di layar, nama dan kontak Anda disamarkan. Untuk mengajak teman, bagikan halaman programnya saja.
`,
  },
  {
    slug: 'perangkat-yang-masuk',
    topic: 'keamanan',
    title: 'Ada perangkat asing di akun saya',
    summary: 'Keluarkan dari halaman akun, lalu ganti kata sandi.',
    keywords: 'diretas hack sesi perangkat keluar logout kata sandi bocor',
    body: `
1. Buka [halaman akun](/account), bagian **Perangkat yang sedang masuk**.
2. Keluarkan perangkat yang tidak Anda kenal, atau semua perangkat lain sekaligus.
3. Ganti kata sandi. Perangkat lain ikut dikeluarkan, dan kami mengabari Anda.

Pakailah kata sandi yang tidak dipakai di tempat lain. Tidak dapat masuk sama sekali? Gunakan [Lupa kata sandi](/forgot-password).
`,
  },
  {
    slug: 'data-yang-kami-simpan',
    topic: 'keamanan',
    title: 'Data apa yang disimpan dan siapa yang melihatnya?',
    summary: 'Seperlunya untuk donasi Anda, tanpa pelacak pihak ketiga.',
    keywords: 'privasi data pribadi pelacak cookie iklan enkripsi uu pdp keamanan',
    body: `
Untuk berdonasi kami menyimpan nama, kontak, nominal, dan doa bila Anda menulisnya. NPWP atau NIK dan lampiran tiket disimpan terenkripsi. Kata sandi tidak dapat kami baca.

Situs ini tidak memasang pelacak atau iklan pihak ketiga. Penyedia pembayaran menerima nominal dan nomor pembayaran, bukan nama atau doa Anda.

Laporan yang Anda kirim lewat pusat bantuan, beserta lampirannya, dihapus dari situs ini setahun setelah tiketnya selesai. Hak Anda atas data selebihnya ada di [Kebijakan privasi](/kebijakan-privasi).
`,
  },
]
