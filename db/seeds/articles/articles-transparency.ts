import type { DemoArticle } from './articles-learning.ts'

const open = { category: 'transparansi', author: 'Bidang keuangan' } as const

/** How money is kept and reported; each sentence is true of the product. */
export const transparencyArticles: DemoArticle[] = [
  {
    ...open,
    slug: 'ke-mana-seratus-ribu-anda-pergi',
    title: 'Ke mana seratus ribu Anda pergi?',
    summary:
      'Kami ikuti satu donasi dari tombol bayar sampai ke tangan penerima, dengan setiap potongan disebut apa adanya.',
    daysAgo: 11,
    cover: { motif: 'bintang', palette: 'fajar', seed: 52 },
    coverWords: 'uang desa fajar',
    body: `
<p>Seseorang berdonasi Rp100.000 untuk sumur di sebuah kampung, lewat QRIS, pada malam hari. Inilah yang terjadi dengan uang itu, menit demi menit dan rupiah demi rupiah.</p>
<h2>Menit pertama: belum ada apa-apa</h2>
<p>Ketika kode QR muncul, pembukuan kami masih kosong. Janji bukan penerimaan. Bila kode itu dibiarkan kedaluwarsa, tidak ada yang perlu dibatalkan.</p>
<h2>Uang masuk</h2>
<p>Penyedia pembayaran memberi tahu bahwa uangnya masuk. Kami tidak langsung percaya: sistem bertanya balik kepada penyedia, mencocokkan nomor, jumlah, dan mata uang. Baru setelah cocok, dalam satu langkah yang tidak dapat terpotong, donasi menjadi lunas, tercatat di jurnal, dan mendapat nomor kuitansi.</p>
<p>Bila uangnya tidak cocok, misalnya kurang seribu rupiah, seluruhnya masuk ke pos titipan, dan halaman donasi Anda mengatakannya. Titipan bukan pendapatan kami; ia menunggu keputusan Anda.</p>
<h2>Potongannya</h2>
<table>
<thead><tr><th scope="col">Pos</th><th scope="col">Siapa yang menanggung</th><th scope="col">Paling banyak</th></tr></thead>
<tbody>
<tr><td>Biaya penyedia pembayaran</td><td>Dana amil, bukan donasi Anda</td><td>Sesuai tarif penyedia</td></tr>
<tr><td>Hak amil dari infak</td><td>Donasi</td><td>20 persen</td></tr>
<tr><td>Hak amil dari zakat</td><td>Zakat</td><td>12,5 persen</td></tr>
<tr><td>Hak amil dari wakaf</td><td>–</td><td>Tidak ada</td></tr>
</tbody>
</table>
<p>Itu batas atas, bukan jumlah yang selalu diambil. Jumlah yang sungguh diambil dari setiap program tertulis pada “Rincian penggunaan dana” di halamannya. Sistem menghitung batas itu dari seluruh penerimaan dan menolak pencatatan yang melewatinya.</p>
<h2>Keluar lagi</h2>
<p>Seorang petugas mengusulkan pembayaran kepada tukang bor dengan notanya. Petugas lain memeriksa dan menyetujuinya. Orang yang sama tidak dapat melakukan keduanya; bukan karena dilarang atasan, tetapi karena sistem tidak menyediakan tombolnya. Penyaluran itu muncul di halaman program beserta tanggal dan keterangannya.</p>
<p>Semua pemeriksaan itu tidak membuat penyaluran lebih lambat. Yang lambat biasanya truk dan cuaca.</p>
<h2>Kalau ada yang salah</h2>
<p>Jurnal tidak dapat dihapus atau diubah. Bila keliru, dibuat jurnal pembalik, dan keduanya tetap terlihat. Setiap malam sistem memeriksa dirinya sendiri: apakah setiap donasi lunas punya tepat satu jurnal, apakah debit dan kredit seimbang di setiap dana, apakah nomor kuitansi ada yang melompat.</p>
<p>Ringkasan per jenis dana terbuka untuk siapa saja di <a href="/about">halaman Tentang kami</a>, dihitung langsung dari pembukuan itu.</p>
`,
    isFeatured: true,
  },
  {
    ...open,
    slug: 'kuitansi-yang-dapat-diperiksa-siapa-pun',
    title: 'Kuitansi yang dapat diperiksa siapa pun',
    summary:
      'Nomor tanpa celah, kode QR menuju halaman pemeriksaan, dan mengapa nama Anda hanya muncul sebagai huruf awal.',
    daysAgo: 34,
    cover: { motif: 'bintang', palette: 'zamrud', seed: 97 },
    coverWords: 'kuitansi langit zamrud',
    body: `
<p>Kuitansi donasi mudah dipalsukan. Cukup sebuah aplikasi pengolah kata dan logo yang disalin dari internet. Karena itu kuitansi kami dirancang untuk diperiksa, bukan untuk dipercaya.</p>
<h2>Nomor tanpa celah</h2>
<p>Setiap kuitansi mendapat nomor urut dalam tahunnya, misalnya KW/2026/000123, pada saat yang sama dengan tercatatnya donasi. Tidak ada nomor yang dilewati dan tidak ada yang dipakai dua kali. Bila sebuah kuitansi batal, nomornya tetap ada dan ditandai batal; nomor itu tidak diberikan kepada donasi lain.</p>
<p>Untuk zakat terbit pula Bukti Setor Zakat dengan urutan nomornya sendiri.</p>
<p>Mengapa celah nomor penting? Karena nomor yang hilang adalah tempat bersembunyi yang paling mudah. Auditor yang menemukan nomor 120 lalu 122 akan bertanya ke mana 121, dan pertanyaan itu harus selalu bisa dijawab. Sistem memeriksanya sendiri setiap malam.</p>
<h2>Kode QR di sudutnya</h2>
<p>Kode itu menuju <a href="/verifikasi">halaman pemeriksaan</a>. Siapa pun yang memegang kertasnya dapat memeriksa: apakah nomor ini sah, sejak kapan, dari lembaga mana, dan apakah sudah digantikan nomor lain.</p>
<p>Yang tidak ditampilkan adalah jumlah, kontak, dan nama lengkap. Orang yang memeriksa hanya melihat huruf awal nama, seperti S*** A***. Alasannya sederhana: siapa pun bisa mencoba-coba nomor, dan daftar donatur bukan urusan orang yang mencoba-coba.</p>
<h2>Bila donasi dikembalikan</h2>
<p>Ketika donasi dikembalikan atau pembayarannya dibatalkan penyedia, kuitansinya otomatis menjadi batal pada saat yang sama. Berkas yang sudah terunduh tentu tidak dapat kami tarik dari ponsel siapa pun, tetapi halaman pemeriksaannya akan berkata batal sejak detik itu.</p>
<h2>Yang dapat Anda lakukan</h2>
<ul>
<li>Simpan berkas PDF-nya. Bila hilang, unduh lagi dari <a href="/mydonation">Donasi Saya</a> atau dari tautan pada e-mail.</li>
<li>Salah tulis nama? Petugas menerbitkan penggantinya dengan nomor baru, dan nomor lama menunjuk ke sana.</li>
<li>Menerima kuitansi dari orang lain? Periksa nomornya. Perlu tiga detik.</li>
</ul>
<p>Zakat dapat mengurangi penghasilan kena pajak hanya bila lembaga penerimanya tercantum di Direktorat Jenderal Pajak. Bukti kami menyebutkan dengan terang apakah demikian; bila tidak, kalimatnya berbunyi sebaliknya.</p>
<p>Pertanyaan tentang kuitansi tertentu dapat Anda kirim kepada petugas dengan menyebut nomornya saja.</p>
`,
  },
  {
    ...open,
    slug: 'laporan-triwulan-mendatang',
    title: 'Laporan penyaluran triwulan',
    summary: 'Ringkasan penyaluran menurut golongan penerima, disusun dari pembukuan.',
    daysAgo: -12,
    cover: { motif: 'bintang', palette: 'fajar', seed: 5 },
    coverWords: 'kuitansi ruang fajar',
    body: `
<p>Laporan ini terbit setelah pembukuan triwulan ditutup. Isinya ringkasan penyaluran setiap jenis dana menurut golongan penerima, beserta saldo awal dan saldo akhirnya.</p>
<p>Angka sementara dapat dilihat setiap saat di halaman <a href="/about">Tentang kami</a>.</p>
`,
  },
  {
    ...open,
    slug: 'konsep-tanya-jawab-amil',
    title: 'Tanya jawab dengan amil (konsep)',
    summary: 'Naskah yang masih ditulis.',
    daysAgo: 2,
    isDraft: true,
    cover: { motif: 'bintang', palette: 'tanah', seed: 6 },
    coverWords: 'surat ruang kemarau',
    body: '<p>Naskah ini belum selesai dan tidak boleh terlihat oleh pengunjung.</p>',
  },
]
