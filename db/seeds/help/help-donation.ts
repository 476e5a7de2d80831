import type { ShippedHelp } from './help-account.ts'

/** Donating, paying, and refunds. */
export const donationHelp: ShippedHelp[] = [
  {
    slug: 'cara-berdonasi',
    topic: 'donasi',
    title: 'Bagaimana cara berdonasi?',
    summary: 'Pilih program, isi nominal, lalu bayar. Tidak perlu punya akun.',
    keywords: 'sedekah infak donasi sekarang langkah nominal minimal tamu',
    body: `
1. Buka [daftar program](/program) dan pilih yang ingin Anda bantu.
2. Tekan **Donasi sekarang**, lalu pilih atau ketik nominalnya. Batas terkecil tiap program tertulis di kolom nominal.
3. Isi nama dan salah satu kontak: nomor WhatsApp atau e-mail. Di bawahnya tertulis ke mana bukti donasi kami kirim.
4. Bila berkenan, titipkan doa, atau sembunyikan nama Anda sebagai Hamba Allah.
5. Tekan **Lanjut pilih pembayaran**, pilih QRIS, Virtual Account, atau gerai ritel, lalu bayar sesuai petunjuk di layar.

Begitu dana masuk, halaman pembayaran berganti sendiri menjadi ucapan terima kasih beserta kuitansinya.

> Ingin yang paling singkat? Di halaman [Sedekah](/sedekah) cukup isi nominal dan kontak; kode QRIS langsung muncul.
`,
  },
  {
    slug: 'sudah-bayar-belum-terkonfirmasi',
    topic: 'donasi',
    title: 'Sudah bayar tapi belum terkonfirmasi',
    summary: 'Dana Anda tidak hilang. Ini yang dapat Anda lakukan sekarang.',
    keywords:
      'pending menunggu transfer belum masuk status konfirmasi bukti sukses terpotong saldo',
    body: `
Biasanya dana terbaca dalam beberapa detik sampai beberapa menit. Kadang penyedia pembayaran terlambat mengabari kami; dananya tetap tercatat di sana.

## Coba ini dahulu

1. Buka kembali halaman pembayaran Anda, dari e-mail atau dari [Donasi Saya](/mydonation).
2. Tekan **Cek status pembayaran**. Kami langsung menanyakannya ke penyedia.
3. Pastikan nominal yang Anda bayar sama persis dengan yang tertulis di halaman itu.

## Masih belum juga?

Kirim [laporan pembayaran](/pusat-bantuan/belum-terkonfirmasi) dengan nomor donasi, tanggal, jam, dan buktinya. Kami menanyakannya sekali lagi ke penyedia, dan petugas menjawab lewat e-mail paling lambat satu hari kerja.

> Jangan membayar dua kali. Bila telanjur, dana kedua kami simpan sebagai titipan; lihat [Terbayar dua kali](/pusat-bantuan/terbayar-dua-kali).
`,
  },
  {
    slug: 'batas-waktu-pembayaran',
    topic: 'donasi',
    title: 'Berapa lama kode pembayaran berlaku?',
    summary: 'QRIS 30 menit, Virtual Account 24 jam, gerai ritel 48 jam.',
    keywords: 'kedaluwarsa expired habis waktu hitung mundur kode baru terlambat',
    body: `
- **QRIS**: 30 menit
- **Virtual Account**: 24 jam
- **Gerai ritel**: 48 jam

Kode tidak pernah berlaku lebih dari sehari setelah programnya berakhir. Hitung mundurnya tampak di halaman pembayaran dan memakai jam kami, bukan jam ponsel Anda.

## Bila waktunya habis

Kode lama jangan dibayar lagi. Buka halaman pembayaran yang sama lalu pilih lagi cara bayarnya; Anda tidak perlu mengisi data dari awal.

## Bila terlanjur membayar setelah waktunya

Selama programnya masih berjalan dan nominalnya tepat, dana tetap kami terima dan dicatat “diterima terlambat”. Bila programnya sudah ditutup, dana kami simpan sebagai titipan; kami kabari bila kontaknya dapat kami jangkau, dan selalu terbaca di halaman donasi Anda.
`,
  },
  {
    slug: 'ganti-metode-pembayaran',
    topic: 'donasi',
    title: 'Bagaimana mengganti cara bayar?',
    summary: 'Tekan Ganti metode; kode yang lama dibatalkan lebih dahulu.',
    keywords: 'ubah bank salah pilih va qris pindah',
    body: `
1. Di halaman kode pembayaran, tekan **Ganti metode**.
2. Pilih cara bayar yang baru.
3. Bayar memakai kode yang baru.

Satu donasi hanya punya satu kode yang berlaku. Begitu Anda memilih cara lain, kode lama dibatalkan. Bila ternyata kode lama itu sudah terbayar, pembayaran itulah yang kami pakai dan donasi Anda langsung dianggap lunas.
`,
  },
  {
    slug: 'membayar-dengan-qris',
    topic: 'donasi',
    title: 'Membayar QRIS dari ponsel yang sama',
    summary: 'Unduh gambar QR, lalu buka dari galeri di aplikasi pembayaran Anda.',
    keywords: 'scan galeri gopay ovo dana shopeepay m-banking gambar kode qr pindai',
    body: `
Bila halaman ini terbuka di ponsel yang juga Anda pakai membayar, kodenya tidak dapat difoto. Lakukan ini:

1. Unduh gambar QR di halaman pembayaran.
2. Buka aplikasi e-wallet atau m-banking, pilih **Scan** atau **QRIS**.
3. Pilih ambil gambar dari galeri, lalu pilih gambar tadi.
4. Periksa nama penerima dan nominalnya, lalu masukkan PIN.

QRIS menerima Rp1.000 sampai Rp10.000.000. Untuk nominal yang lebih besar, pilih Virtual Account.

> Nama penerima dan NMID tertulis di samping kode. Bila nama di aplikasi Anda berbeda, jangan lanjutkan dan [laporkan kepada kami](/pusat-bantuan/pengaduan).
`,
  },
  {
    slug: 'membayar-dengan-virtual-account',
    topic: 'donasi',
    title: 'Membayar lewat Virtual Account',
    summary: 'Nominal harus persis, dan dari bank lain pilih transfer online.',
    keywords:
      'va bca bri bni mandiri permata bsi cimb atm m-banking kode perusahaan antarbank bi-fast',
    body: `
Nomor Virtual Account dibuat khusus untuk donasi Anda. Langkah tiap bank, lewat ATM maupun m-banking, tertulis di bawah nomornya pada halaman pembayaran.

- **Bayar persis** sesuai jumlah yang tertulis; bank menolak nominal yang berbeda.
- **Mandiri**: masukkan dahulu kode perusahaan, baru kode bayarnya. Keduanya tertulis di halaman itu.
- **Dari bank lain**: pilih transfer antarbank online. BI-FAST tidak selalu menerima nomor Virtual Account.

Tekan **Salin** di samping nomor agar tidak salah ketik.
`,
  },
  {
    slug: 'membayar-di-gerai',
    topic: 'donasi',
    title: 'Membayar di Alfamart atau Indomaret',
    summary: 'Tunjukkan barcode atau sebutkan kodenya kepada kasir.',
    keywords: 'retail minimarket tunai cash alfamidi kasir i-kios barcode struk',
    body: `
1. Pilih gerai di halaman pembayaran; barcode dan kode bayarnya muncul.
2. Sampaikan kepada kasir nama penerima yang tertulis di layar.
3. Tunjukkan barcode atau sebutkan kodenya, lalu bayar.
4. Simpan struknya sampai donasi terkonfirmasi.

Nominalnya Rp10.000 sampai Rp5.000.000 dan kodenya berlaku 48 jam. Gerai dapat menambahkan biaya layanan; biaya itu tidak sampai kepada kami.
`,
  },
  {
    slug: 'berdonasi-tanpa-nama',
    topic: 'donasi',
    title: 'Dapatkah nama saya disembunyikan?',
    summary: 'Ya. Nama Anda tampil sebagai “Hamba Allah” di semua halaman umum.',
    keywords: 'anonim hamba allah rahasia privasi nama donatur tersembunyi',
    body: `
Saat mengisi donasi, nyalakan **Sembunyikan nama saya (Hamba Allah)**. Nama asli Anda tidak muncul di daftar donatur maupun di daftar doa, dan tidak dapat ditelusuri dari sana.

Punya akun? Di [halaman akun](/account) Anda dapat mengatur agar semua donasi berikutnya otomatis sebagai Hamba Allah.

Kuitansi tetap memakai nama yang Anda isi, karena kuitansi hanya untuk Anda.
`,
  },
  {
    slug: 'menitipkan-doa',
    topic: 'donasi',
    title: 'Menitipkan doa bersama donasi',
    summary: 'Tulis paling banyak 300 huruf; orang lain dapat mengaminkan.',
    keywords: 'aamiin amin doa orang baik harapan lapor sembunyi',
    body: `
Di formulir donasi ada kolom doa. Anda memilih sendiri apakah doa itu ditampilkan di halaman [Doa orang baik](/doa-orang-baik/semua) atau hanya untuk kami.

- Doa tampil setelah donasinya diterima.
- Tautan dan nomor telepon dihapus otomatis, dan doa dengan kata yang tidak pantas tidak ditampilkan.
- Setiap orang dapat mengaminkan sekali untuk setiap doa, dan melaporkan doa yang tidak layak.
`,
  },
  {
    slug: 'biaya-dan-hak-amil',
    topic: 'donasi',
    title: 'Apakah ada potongan dari donasi saya?',
    summary: 'Tidak ada biaya tambahan saat membayar, dan hak amil tertulis sebelum Anda membayar.',
    keywords: 'potongan admin biaya persen amil operasional transparansi fee',
    body: `
Anda membayar tepat sebesar donasi Anda, tanpa biaya tambahan dari kami. Gerai ritel dapat menambahkan biaya layanannya sendiri.

## Hak amil

Untuk menghimpun dan menyalurkan, amil boleh memakai paling banyak 12,5% dari zakat dan 20% dari infak. Pokok wakaf tidak dipotong. Berapa rupiahnya untuk donasi Anda tertulis sebelum Anda membayar.

## Infak operasional

Anda boleh menambahkan infak khusus untuk biaya kerja lembaga. Pilihan ini **tidak menyala** kecuali Anda yang menyalakannya, dan tercatat terpisah dari donasi program.

Penggunaan dana setiap program dapat dilihat di halaman programnya.
`,
  },
  {
    slug: 'program-sudah-berakhir',
    topic: 'donasi',
    title: 'Programnya berakhir saat saya hendak membayar',
    summary: 'Yang belum dibayar tidak perlu dibayar; yang sudah dibayar tetap aman.',
    keywords: 'tutup selesai campaign berakhir ditutup dana lebih',
    body: `
Bila program sudah ditutup, halaman pembayaran mengatakannya dan tidak lagi menawarkan cara bayar. Donasi yang belum dibayar tidak perlu dibayar.

Bila Anda sudah membayar dan dananya tiba setelah program ditutup, dana itu kami simpan sebagai **titipan**. Petugas menghubungi Anda untuk meneruskannya ke program serupa atau mengembalikannya. Nomor tiketnya tampak di halaman pembayaran.
`,
  },
  {
    slug: 'salah-nominal',
    topic: 'pengembalian',
    title: 'Saya membayar dengan nominal yang salah',
    summary: 'Dana disimpan utuh sebagai titipan sampai Anda dan kami sepakat.',
    keywords: 'kurang bayar lebih bayar selisih nominal beda titipan',
    body: `
Bila jumlah yang masuk berbeda dari donasi Anda, kami tidak menebak maksud Anda. Seluruhnya disimpan sebagai **titipan**, dan halaman pembayaran menunjukkan berapa yang kami terima beserta nomor tiketnya (diawali **T-**).

- Anda juga kami kabari bila kontak Anda dapat kami jangkau.
- Petugas menghubungi Anda: diteruskan sebagai donasi, atau dikembalikan.
- Bila ingin, Anda dapat membayar ulang dengan nominal yang tepat dari halaman yang sama.

Belum dihubungi? [Tulis kepada kami](/pusat-bantuan/pengaduan) dengan menyebut nomor tiketnya.
`,
  },
  {
    slug: 'terbayar-dua-kali',
    topic: 'pengembalian',
    title: 'Terbayar dua kali',
    summary: 'Pembayaran kedua menjadi titipan dan dapat dikembalikan.',
    keywords: 'dobel double ganda dua kali bayar refund kembali',
    body: `
Satu donasi hanya dihitung sekali. Pembayaran kedua untuk donasi yang sudah lunas kami simpan sebagai **titipan** dan tidak masuk ke program mana pun sebelum Anda memutuskan.

Di halaman donasi Anda tampak jumlah dan nomor tiketnya. Petugas menghubungi Anda untuk meneruskannya sebagai donasi baru atau mengembalikannya.
`,
  },
  {
    slug: 'membatalkan-donasi',
    topic: 'pengembalian',
    title: 'Dapatkah donasi dibatalkan atau dikembalikan?',
    summary: 'Yang belum dibayar cukup dibiarkan. Yang sudah dibayar diperiksa petugas.',
    keywords: 'batal refund pengembalian tarik kembali cancel zakat',
    body: `
**Belum dibayar?** Biarkan saja; kodenya berakhir sendiri dan tidak ada yang ditagih.

**Sudah dibayar?** [Tulis kepada kami](/pusat-bantuan/pengaduan) dengan nomor donasi dan alasannya. Pengembalian diusulkan seorang petugas dan disetujui petugas lain, lalu dana dikirim kembali. Selama itu halaman donasi Anda menunjukkan “Pengembalian dana sedang diproses”.

- Donasi dikembalikan seluruhnya, tidak sebagian.
- Dana yang sudah disalurkan tidak dapat ditarik kembali.
- **Zakat** hanya dapat dikembalikan bila terjadi kesalahan pembayaran, yaitu terbayar dua kali atau salah nominal, karena zakat yang sampai kepada amil sudah tertunaikan.

Setelah dana kembali, kuitansinya batal dan tidak lagi dinyatakan sah.
`,
  },
  {
    slug: 'pembayaran-ditarik-penyedia',
    topic: 'pengembalian',
    title: 'Pembayaran saya dibatalkan penyedia',
    summary: 'Kadang bank atau gerai menarik kembali pembayaran yang sempat masuk.',
    keywords: 'reversal dibatalkan bank indomaret permata mandiri batal otomatis',
    body: `
Beberapa bank dan gerai dapat menarik kembali pembayaran yang sempat dinyatakan berhasil. Bila itu terjadi, donasi Anda tidak jadi kami terima, kuitansinya batal, dan Anda kami kabari bila kontak Anda dapat kami jangkau.

Biasanya dananya kembali ke rekening Anda. Bila tidak, tanyakan dahulu ke bank atau gerai tempat Anda membayar, lalu [kabari kami](/pusat-bantuan/pengaduan) dengan nomor donasinya.
`,
  },
]
