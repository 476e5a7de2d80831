import type { DemoArticle } from './articles-learning.ts'

const news = { category: 'kabar-program', author: 'Tim program' } as const

/** News of the demo's campaigns. Places and sums are those of the campaigns; no person is named. */
export const newsArticles: DemoArticle[] = [
  {
    ...news,
    slug: 'hari-kesebelas-pengeboran-cikoneng',
    title: 'Hari kesebelas pengeboran di Cikoneng',
    summary:
      'Mata bor sudah melewati enam puluh meter. Delapan belas meter lagi, dan santri tidak perlu berjalan dua kilometer untuk berwudu.',
    daysAgo: 3,
    cover: { motif: 'bintang', palette: 'siang', seed: 118 },
    coverWords: 'sumur desa siang',
    campaign: 'air-bersih-santri-cikoneng',
    isFeatured: true,
    body: `
<p>Suara mesin bor terdengar sejak pukul tujuh. Di Kampung Cikoneng, suara itu sekarang menjadi penanda hari: selama masih terdengar, berarti pekerjaan berjalan. Kemarin, pada hari kesebelas, mata bor menembus kedalaman 62 meter.</p>
<p>Lapisan yang paling melelahkan sudah lewat. Antara meter ke-40 dan ke-55 terbentang batu andesit yang membuat kemajuan sehari hanya dua sampai tiga meter. Dua kali mata bor harus diganti, dan satu kali pekerjaan berhenti setengah hari karena selang hidroliknya pecah.</p>
<h2>Mengapa 80 meter</h2>
<p>Pengukuran geolistrik bulan lalu menunjukkan lapisan pembawa air pada kedalaman sekitar 80 meter, tepat di belakang dapur pesantren. Air rembesan sudah terlihat sejak meter ke-58, tetapi debitnya kecil dan keruh. Bila pengeboran dihentikan di sana, sumur akan kering lagi pada kemarau berikutnya. Itulah yang terjadi pada sumur lama, yang dalamnya hanya 22 meter.</p>
<p>Tukang bor memperkirakan sumber utama tinggal delapan belas meter lagi. Setelah itu lubang dibersihkan, dipasangi pipa saring, lalu dipompa terus-menerus selama satu hari untuk mengukur debit yang sebenarnya.</p>
<h2>Siapa yang mengerjakan</h2>
<p>Enam orang bekerja bergantian: dua operator dari kecamatan dan empat warga kampung. Upah mereka dibayar dari dana program, sehingga sebagian besar biaya kembali ke kampung sendiri. Santri senior membantu mengangkut pasir dan air adukan sepulang mengaji, tidak pada jam belajar.</p>
<blockquote><p>“Dulu kalau mau salat Subuh, kami bangun jam tiga supaya kebagian air,” kata seorang pengurus asrama. “Sekarang anak-anak menghitung hari.”</p></blockquote>
<p>Sambil menunggu, pengurus pesantren menyiapkan kelompok perawat sumur: tiga orang dewasa yang akan belajar membersihkan saringan, mencatat pemakaian listrik pompa, dan mengganti suku cadang yang paling sering aus.</p>
<h2>Dana yang sudah dipakai</h2>
<table>
<thead><tr><th scope="col">Kebutuhan</th><th scope="col">Keadaan</th></tr></thead>
<tbody>
<tr><td>Pengukuran geolistrik dan izin</td><td>Selesai</td></tr>
<tr><td>Pengeboran tahap pertama</td><td>Selesai, dibayar</td></tr>
<tr><td>Uang muka pompa celup</td><td>Dibayar, barang menunggu kedalaman akhir</td></tr>
<tr><td>Tandon 5.000 liter dan menara</td><td>Menunggu dana</td></tr>
<tr><td>Pipa ke tiga asrama dan satu keran umum</td><td>Menunggu dana</td></tr>
</tbody>
</table>
<p>Rincian penyaluran beserta tanggalnya dapat dilihat di <a href="/campaign/air-bersih-santri-cikoneng">halaman program</a>. Laporan berikutnya kami tulis setelah uji pompa, apa pun hasilnya. Bila debitnya ternyata kurang, kami juga akan mengatakannya di sini.</p>
`,
  },
  {
    ...news,
    slug: 'empat-dapur-umum-di-demak',
    title: 'Empat dapur, 1.800 porsi, dan perahu milik warga',
    summary:
      'Di dusun-dusun yang jalannya terputus, makanan datang dua kali sehari lewat air. Begini dapur umum di Demak diatur.',
    daysAgo: 6,
    cover: { motif: 'bintang', palette: 'fajar', seed: 57 },
    coverWords: 'perahu banjir fajar',
    campaign: 'banjir-demak-dapur-umum',
    body: `
<p>Pukul dua dini hari, kompor pertama dinyalakan. Beras untuk pagi sudah dicuci semalam, telur sudah direbus. Pada pukul lima, bungkusan pertama turun ke perahu, sebab dusun yang paling jauh memerlukan empat puluh menit untuk dicapai.</p>
<p>Ada empat dapur umum yang bekerja sejak air naik: dua di balai desa, satu di halaman masjid, satu di madrasah yang letaknya lebih tinggi. Dapur keempat dibuka belakangan, setelah jalan ke tiga dusun benar-benar terputus dan mengantar makanan dari balai desa memakan waktu terlalu lama.</p>
<h2>Satu daftar, dua orang</h2>
<p>Setiap dapur memegang daftar rumah, bukan daftar orang yang antre. Ketua RT menyebut jumlah jiwa di tiap rumah, termasuk bayi dan orang sakit, lalu seorang relawan mencocokkannya dengan kiriman. Cara ini lebih lambat pada hari pertama, tetapi sejak hari kedua tidak ada lagi rumah yang terlewat atau terkirim dua kali.</p>
<p>Belanja dicatat dengan cara yang sama: satu orang membeli, orang lain menerima barang dan menandatangani notanya. Harga telur dan gas naik hampir seperempat dalam tiga hari. Kami memindahkan pembelian ke pasar kabupaten yang jalannya masih terbuka, dan selisihnya cukup untuk menambah susu bagi anak-anak.</p>
<p>Seorang bidan desa ikut memeriksa daftar itu. Dari dialah kami tahu rumah mana yang memerlukan bubur, siapa yang tidak boleh makan asin, dan siapa yang obatnya hampir habis.</p>
<h2>Yang paling dibutuhkan sekarang</h2>
<ul>
<li>Gas elpiji dan minyak goreng untuk sepekan ke depan.</li>
<li>Popok, pembalut, dan sabun. Barang-barang ini jarang disebut, padahal habis lebih dulu daripada mi instan.</li>
<li>Sekop dan karung, karena sebagian warga mulai membersihkan rumah pada siang hari.</li>
</ul>
<p>Air turun sekitar tiga puluh sentimeter sejak kemarin. Itu kabar baik, tetapi belum berarti dapur boleh tutup. Selama kompor di rumah-rumah masih terendam, makan tetap harus diantar.</p>
<h2>Setelah air surut</h2>
<p>Dana yang tersisa setelah dapur ditutup dipakai untuk membersihkan sumur dan mengganti kasur lansia di dusun yang sama. Bila masih ada lagi, kelebihannya disiapkan untuk tanggap bencana berikutnya, sesuai <a href="/syarat-ketentuan">ketentuan</a> tentang dana berlebih. Perkembangannya kami kabarkan di halaman program.</p>
<p>Terima kasih kepada para pemilik perahu. Mereka menolak dibayar, dan hanya meminta bensinnya diganti.</p>
`,
  },
  {
    ...news,
    slug: 'madrasah-ende-meja-sudah-terpasang',
    title: 'Meja sudah terpasang, dan dana berlebih punya tujuan',
    summary:
      'Kebutuhan madrasah di Ende terpenuhi lebih cepat daripada rencana. Kelebihannya berjalan ke madrasah tetangga di lembah.',
    daysAgo: 17,
    cover: { motif: 'bintang', palette: 'siang', seed: 33 },
    coverWords: 'buku kelas siang',
    campaign: 'meja-dan-buku-madrasah-ende',
    body: `
<p>Empat puluh lima set meja dan kursi datang dengan tiga truk kecil. Jalan terakhir ke madrasah terlalu sempit untuk truk, jadi para wali murid memikulnya sejauh tujuh ratus meter. Pekerjaan yang kami perkirakan dua hari selesai dalam satu Ahad pagi.</p>
<p>Mejanya dibuat tukang kayu di kecamatan, dari kayu yang mudah diperbaiki di tempat. Kami sengaja tidak memesan meja pabrik dari kota: ongkos kirimnya hampir seharga mejanya, dan bila kakinya patah tidak ada yang menjual gantinya.</p>
<p>Papan tulis menjadi urusan tersendiri. Guru meminta papan hitam, bukan papan putih: spidol harus dibeli ke kota dan cepat kering, sedangkan kapur tersedia di warung sebelah. Kami menuruti yang setiap hari memakainya.</p>
<p>Karung yang dulu menjadi alas menulis sekarang dipakai untuk menyimpan kapur dan penghapus. Tidak ada yang dibuang.</p>
<h2>Perpustakaan satu rak</h2>
<p>Enam ratus buku tiba sepekan kemudian. Separuhnya buku pelajaran, separuhnya bacaan: cerita rakyat, kisah nabi, pengetahuan alam, dan beberapa atlas. Guru-guru menyusunnya pada satu rak panjang di ruang kelas tiga, dan setiap murid boleh membawa pulang satu buku selama sepekan.</p>
<p>Kartu pinjamnya buatan sendiri. Pada pekan pertama, buku yang paling sering dipinjam adalah atlas.</p>
<h2>Dana melebihi kebutuhan</h2>
<p>Target program ini Rp24.000.000, dan yang terkumpul lebih dari Rp31.000.000. Perolehan yang sebenarnya tetap kami tampilkan; tidak ada yang dihentikan pada angka seratus persen supaya terlihat rapi.</p>
<p>Sesuai ketentuan, kelebihan dana infak terikat dipakai untuk kelanjutan program itu atau yang sejenis. Pilihannya kami rundingkan dengan kepala madrasah. Ia menunjuk madrasah tetangga di lembah, sembilan kilometer ke selatan, yang murid-muridnya juga masih menulis di lantai.</p>
<ul>
<li>Pengukuran ruang sudah dilakukan: dua kelas, tiga puluh set meja.</li>
<li>Pesanan diberikan kepada tukang yang sama, agar ukurannya seragam dan suku cadangnya dapat bertukar.</li>
<li>Sisa kebutuhan dibuka sebagai program baru bila dananya belum cukup.</li>
</ul>
<p>Kepada semua donatur: uang Anda berjalan lebih jauh daripada yang Anda rencanakan. Catatan belanjanya ada di <a href="/campaign/meja-dan-buku-madrasah-ende">halaman program</a>, bagian rincian penggunaan dana.</p>
`,
  },
  {
    ...news,
    slug: 'tujuh-pasien-pertama-katarak',
    title: 'Tujuh pasien pertama pulang tanpa perban',
    summary:
      'Operasi katarak angkatan pertama di Makassar selesai. Yang tersulit ternyata bukan operasinya, melainkan meyakinkan keluarga.',
    daysAgo: 24,
    cover: { motif: 'bintang', palette: 'pagi', seed: 90 },
    coverWords: 'mata pantai pagi',
    campaign: 'operasi-katarak-lansia',
    body: `
<p>Operasinya lima belas menit. Perjalanan menuju meja operasi itu, bagi sebagian pasien, memakan waktu dua tahun.</p>
<p>Dari lima puluh dua lansia yang diperiksa di masjid dan balai desa, dua puluh sembilan dinyatakan dapat dioperasi. Hanya tujuh yang langsung bersedia. Selebihnya ingin bertanya dulu kepada anak, menunggu panen, atau takut matanya malah buta sama sekali. Beberapa mengira operasi berarti bola mata dikeluarkan.</p>
<p>Seorang pasien berusia tujuh puluhan baru mengetahui bahwa dinding rumahnya sudah dicat ulang tiga tahun lalu. Pasien lain meminta diantar ke masjid lebih dulu sebelum pulang, karena ingin membaca sendiri tulisan di mihrab yang selama ini hanya ia ingat letaknya.</p>
<h2>Yang membuat orang berani</h2>
<p>Brosur tidak banyak membantu. Yang membantu adalah tetangga. Setelah tujuh pasien pertama pulang dan bisa menunjuk warna sarung orang di seberang jalan, sebelas nama baru masuk ke daftar dalam dua hari.</p>
<p>Karena itu jadwal angkatan kedua kami ubah: kontrol sepekan setelah operasi diadakan di desa, bukan di rumah sakit, dan tetangga boleh menonton. Dokter menyetujuinya dengan senang hati.</p>
<h2>Apa saja yang ditanggung</h2>
<ul>
<li>Satu operasi untuk satu mata, lensa tanam, dan obat tetes: Rp3.200.000.</li>
<li>Jemputan pulang pergi dan makan bagi pasien serta satu pendamping.</li>
<li>Dua kali kontrol sampai dokter menyatakan selesai.</li>
</ul>
<p>Siapa yang dioperasi lebih dulu diputuskan dokter menurut keadaan mata, bukan menurut siapa yang kenal panitia. Pasien dan keluarganya tidak membayar apa pun.</p>
<p>Satu hal lagi yang kami pelajari: jemputan harus datang tepat waktu. Lansia yang sudah berpuasa sejak subuh untuk operasi tidak boleh menunggu sampai siang. Mulai angkatan kedua, mobil menginap di desa sejak malam sebelumnya.</p>
<h2>Tentang cerita yang kami bagikan</h2>
<p>Kami tidak memasang foto wajah pasien. Beberapa keluarga sebenarnya menawarkan diri, tetapi wajah orang yang sedang sakit bukan bahan untuk mengumpulkan dana. Cukuplah angka dan laporan yang bisa diperiksa; <a href="/campaign/operasi-katarak-lansia">halaman program</a> memuat keduanya.</p>
<p>Angkatan kedua berangkat pekan depan dengan sebelas pasien. Doakan mata mereka, dan tangan dokternya.</p>
`,
  },
]
