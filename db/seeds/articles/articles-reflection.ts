import type { DemoArticle } from './articles-learning.ts'

const story = { category: 'kisah', author: 'Redaksi' } as const
const study = { category: 'kajian', author: 'Bidang kajian' } as const

/** Stories without names, and teachings of scholars. */
export const reflectionArticles: DemoArticle[] = [
  {
    ...story,
    slug: 'celengan-di-warung-pojok',
    title: 'Celengan di warung pojok',
    summary:
      'Seorang penjual gorengan menyisihkan seribu rupiah setiap hari. Setelah setahun, ia bertanya apakah jumlahnya tidak terlalu kecil.',
    daysAgo: 13,
    cover: { motif: 'bintang', palette: 'senja', seed: 19 },
    coverWords: 'celengan warung senja',
    campaign: 'infak-umum',
    body: `
<p>Pesan itu masuk pada malam Jumat, pendek dan tanpa basa-basi. Seorang penjual gorengan bertanya apakah boleh berinfak tiga ratus enam puluh lima ribu. “Ini uang receh setahun,” tulisnya. “Takutnya terlalu sedikit untuk dicatat.”</p>
<p>Kami menjawab bahwa setiap rupiah dicatat dengan cara yang sama. Lalu, karena penasaran, kami bertanya bagaimana ceritanya.</p>
<h2>Seribu setiap pagi</h2>
<p>Setahun sebelumnya, anaknya demam tinggi dan dagangan hari itu tidak laku. Tetangganya, seorang tukang tambal ban, mengantar mereka ke puskesmas dan membayar obatnya. Ketika hendak diganti, tetangga itu menolak. Katanya, uang itu juga dulu pemberian orang.</p>
<p>Keesokan harinya, sebelum menyalakan kompor, ia memasukkan selembar seribu ke dalam kaleng biskuit. Begitu setiap pagi. Pada hari sepi ia tetap memasukkannya, kadang dengan uang logam. Pada hari ramai ia tidak menambah, supaya tidak terasa berat pada hari berikutnya.</p>
<p>“Kalau banyak sekaligus saya tidak kuat,” katanya. “Kalau sedikit tapi tiap hari, lama-lama jadi seperti wudu.”</p>
<h2>Yang sedikit dan terus-menerus</h2>
<p>Nabi ﷺ bersabda bahwa amal yang paling dicintai Allah adalah yang terus-menerus, walaupun sedikit (HR. Bukhari dan Muslim). Banyak dari kita menghafal kalimat itu. Tidak banyak yang menaruhnya di dalam kaleng biskuit.</p>
<p>Uang itu masuk ke infak tidak terikat. Dua pekan kemudian sebagian darinya ikut membayar ongkos pulang seorang perantau yang kehabisan bekal di terminal. Tidak ada cara untuk mengetahui rupiah siapa yang membeli tiket, dan memang tidak perlu.</p>
<p>Ia lalu bertanya apakah perlu menuliskan nama. Kami jawab, terserah saja. Setelah berpikir sebentar ia memilih Hamba Allah, dengan alasan yang membuat kami tertawa: kalau nanti pelanggannya membaca, ia takut dikira sedang berjualan.</p>
<h2>Kaleng yang baru</h2>
<p>Sekarang ada dua kaleng di warungnya. Yang satu untuk infak, yang satu lagi diisi anaknya sendiri, dari kembalian jajan. Anak itu belum paham betul untuk siapa uangnya. Ia hanya tahu bahwa setiap pagi, sebelum minyak panas, ada sesuatu yang harus dilakukan lebih dulu.</p>
<p><em>Kisah ilustrasi untuk situs contoh ini.</em></p>
`,
  },
  {
    ...story,
    slug: 'nama-di-balik-hamba-allah',
    title: 'Orang-orang di balik nama Hamba Allah',
    summary:
      'Mengapa begitu banyak orang memilih tidak menyebut namanya? Beberapa di antara mereka bersedia menjelaskan, tanpa nama tentunya.',
    daysAgo: 45,
    cover: { motif: 'bintang', palette: 'malam', seed: 73 },
    coverWords: 'surat langit malam',
    body: `
<p>Bila Anda membuka daftar donatur program mana pun di sini, satu nama selalu muncul paling sering: Hamba Allah. Ia berinfak untuk sumur, untuk katarak, untuk dapur umum. Ia berdonasi pukul dua pagi dan pukul dua siang, sepuluh ribu dan sepuluh juta.</p>
<p>Ia tentu bukan satu orang. Kami mengirim pertanyaan kepada beberapa donatur yang mengizinkan dihubungi, dan menanyakan satu hal: mengapa?</p>
<h2>“Supaya tidak ditanya”</h2>
<p>Seorang pegawai bercerita bahwa ia pernah menulis namanya, lalu rekan sekantornya bergurau tentang jumlahnya. Gurauan itu tidak jahat, tetapi sejak itu ia menghitung dulu apa kata orang sebelum memberi. “Saya ingin menghitung yang lain saja,” katanya.</p>
<h2>“Karena bukan uang saya”</h2>
<p>Seorang ibu menjawab bahwa uangnya berasal dari santunan almarhum suaminya. Ia merasa hanya meneruskan. Menulis namanya sendiri terasa seperti mengaku-aku.</p>
<h2>“Biar adik saya tidak merasa berutang”</h2>
<p>Jawaban yang paling lama kami pikirkan datang dari seseorang yang membiayai beasiswa. Di antara penerimanya ternyata ada keponakannya sendiri, yang terpilih tanpa ia campur tangan. Ia ingin keponakannya kelak duduk semeja dengannya tanpa menunduk.</p>
<p>Apa pun alasannya, mereka sepakat pada satu hal: yang penting sampai, dan yang penting tercatat.</p>
<h2>Sisi lain</h2>
<p>Memberi terang-terangan juga ada tempatnya. Ketika seorang tokoh kampung menulis namanya pertama kali di daftar pembangunan masjid, belasan orang mengikutinya hari itu juga. Al-Qur’an memuji keduanya, dan menyebut yang tersembunyi lebih baik bila sampai kepada yang membutuhkan:</p>
[[2:271]]
<p>Ada pula yang memilih jalan tengah: namanya tidak ditampilkan, tetapi doanya iya. Dengan begitu orang lain dapat mengaminkan tanpa perlu tahu siapa yang sedang diaminkan. Cara ini ternyata cukup digemari, terutama untuk doa bagi orang tua yang sakit.</p>
<p>Karena itu pilihan ada pada Anda. Bila Anda memilih Hamba Allah, nama Anda tidak keluar dari sistem kami ke halaman umum: tidak di daftar donatur, tidak pada doa, dan tidak pada halaman pemeriksaan kuitansi. Kuitansi Anda sendiri tetap memuat nama lengkap, karena itu dokumen Anda.</p>
<p><em>Percakapan ilustrasi untuk situs contoh ini.</em></p>
`,
  },
  {
    ...study,
    slug: 'delapan-golongan-penerima-zakat',
    title: 'Delapan golongan penerima zakat, dan mengapa hanya mereka',
    summary:
      'Zakat tidak boleh dipakai untuk segala kebaikan. Surah At-Taubah ayat 60 menyebut penerimanya satu per satu.',
    daysAgo: 30,
    cover: { motif: 'bintang', palette: 'zamrud', seed: 8 },
    coverWords: 'timbangan langit zamrud',
    campaign: 'zakat-maal',
    body: `
<p>Membangun jembatan itu baik. Memperbaiki atap sekolah itu baik. Tetapi tidak semua kebaikan boleh dibiayai zakat. Penerimanya disebut satu per satu di dalam Al-Qur’an, dan ayatnya ditutup dengan kata kewajiban.</p>
[[9:60]]
<h2>Siapa saja</h2>
<ol>
<li><strong>Fakir</strong>: hampir tidak memiliki apa-apa untuk mencukupi kebutuhan pokoknya.</li>
<li><strong>Miskin</strong>: memiliki penghasilan, tetapi tidak mencukupi.</li>
<li><strong>Amil</strong>: yang mengumpulkan, mencatat, menjaga, dan menyalurkan zakat.</li>
<li><strong>Mualaf</strong>: yang hatinya sedang diteguhkan, terutama yang baru memeluk Islam.</li>
<li><strong>Riqab</strong>: dahulu budak yang menebus kemerdekaannya; sebagian ulama meluaskannya kepada orang yang terbelenggu perbudakan zaman sekarang.</li>
<li><strong>Gharimin</strong>: yang berutang untuk keperluan yang halal dan tidak sanggup melunasinya.</li>
<li><strong>Fisabilillah</strong>: yang berjuang di jalan Allah, dengan perincian yang dijelaskan para ulama.</li>
<li><strong>Ibnu sabil</strong>: yang kehabisan bekal dalam perjalanan.</li>
</ol>
<h2>Bagian amil ada batasnya</h2>
<p>Amil disebut di dalam ayat, maka ia berhak. Namun haknya dibatasi: di Indonesia paling banyak seperdelapan, yaitu 12,5 persen dari zakat yang terkumpul. Dari hak itulah gaji petugas dan biaya kanal pembayaran dibayar, sehingga tidak mengurangi bagian golongan yang lain. Sistem pembukuan kami menolak mencatat hak amil yang melewati batas ini.</p>
<h2>Tidak harus sama rata</h2>
<p>Menurut banyak ulama, zakat tidak wajib dibagi rata kepada delapan golongan; yang paling membutuhkan didahulukan. Itulah sebabnya sebagian besar penyaluran kami jatuh kepada fakir dan miskin, sementara beberapa golongan hanya sesekali muncul di laporan.</p>
<p>Menentukan siapa yang miskin bukan perkara melihat rumahnya dari luar. Petugas bertanya berapa orang yang ditanggung, apa sumber nafkahnya, dan berapa yang habis untuk makan serta berobat. Data itu diperiksa petugas kedua sebelum namanya masuk daftar, dan tidak pernah kami umumkan.</p>
<h2>Lalu jembatan dan sekolah?</h2>
<p>Untuk itu ada infak, sedekah, dan wakaf, yang penggunaannya lebih leluasa. Karena itulah dana-dana ini tidak kami campur. Satu rekening untuk semua memang lebih mudah dikelola, tetapi akan menghapus niat pemiliknya.</p>
<p>Jumlah yang sudah sampai kepada tiap golongan dapat Anda lihat di <a href="/zakat">halaman zakat</a>, langsung dari pembukuan.</p>
<p>Bila Anda mengenal seseorang yang layak menerima, sampaikan kepada petugas. Usulan dari tetangga sering lebih tepat daripada daftar mana pun.</p>
`,
  },
  {
    ...study,
    slug: 'wakaf-umar-di-khaibar',
    title: 'Wakaf Umar di Khaibar dan sumur yang tidak boleh dijual',
    summary:
      'Sebidang kebun di Khaibar mengajarkan satu kalimat yang menjadi dasar wakaf sampai hari ini: tahan pokoknya, sedekahkan hasilnya.',
    daysAgo: 61,
    cover: { motif: 'bintang', palette: 'tanah', seed: 46 },
    coverWords: 'sumur kebun kemarau',
    campaign: 'wakaf-kebun-kopi-gayo',
    body: `
<p>Umar bin Khattab memperoleh sebidang tanah di Khaibar. Ia belum pernah memiliki harta yang lebih berharga baginya, dan justru karena itu ia datang kepada Nabi ﷺ untuk bertanya apa yang sebaiknya ia lakukan.</p>
<p>Jawaban beliau pendek: bila engkau mau, tahanlah pokoknya dan sedekahkan hasilnya. Maka Umar menyedekahkannya dengan syarat: tidak dijual, tidak dihibahkan, dan tidak diwariskan. Hasilnya untuk orang fakir, kerabat, pembebasan budak, jalan Allah, musafir, dan tamu. Pengelolanya boleh makan darinya secara wajar tanpa menumpuk harta (HR. Bukhari dan Muslim).</p>
<h2>Satu kalimat, seluruh hukumnya</h2>
<p>Dalam kisah itu sudah ada hampir semua unsur wakaf: harta yang bertahan, orang yang mewakafkan (wakif), tujuan (mauquf alaih), pengelola (nazir atau nazhir), dan syarat yang mengikat. Undang-Undang Nomor 41 Tahun 2004 tentang Wakaf menyusunnya kembali dalam bahasa hukum: harta benda wakaf dilarang dijual, dihibahkan, diwariskan, atau dijadikan jaminan.</p>
<p>Perhatikan pula bahwa Umar menyebut tujuan wakafnya satu per satu. Wakaf yang baik menyatakan untuk siapa hasilnya, agar pengelola sesudahnya tidak menebak-nebak kehendak orang yang sudah tiada.</p>
<h2>Bedanya dengan infak</h2>
<table>
<thead><tr><th scope="col"></th><th scope="col">Infak</th><th scope="col">Wakaf</th></tr></thead>
<tbody>
<tr><th scope="row">Hartanya</th><td>Dipakai sampai habis</td><td>Pokok wakafnya terjaga</td></tr>
<tr><th scope="row">Yang dimanfaatkan</th><td>Seluruhnya</td><td>Hasilnya, atau kegunaan asetnya</td></tr>
<tr><th scope="row">Selesai ketika</th><td>Sudah disalurkan</td><td>Tidak selesai</td></tr>
</tbody>
</table>
<p>Jadi ukurannya bukan besar kecilnya harta, melainkan apakah pokoknya tetap dijaga setelah pemiliknya melepasnya.</p>
<h2>Wakaf uang dan wakaf melalui uang</h2>
<p>Pada <strong>wakaf uang</strong>, uangnya sendiri yang menjadi pokok; ia dikelola dan hanya hasilnya yang disalurkan. Pada <strong>wakaf melalui uang</strong>, uang Anda dibelikan aset, misalnya sumur atau tanah, dan aset itulah yang menjadi wakaf. Kebun kopi di Gayo termasuk jenis kedua: pokoknya lahan dan pohon, yang dimanfaatkan hasil panennya.</p>
<h2>Sedekah jariah</h2>
<p>Nabi ﷺ bersabda bahwa ketika manusia meninggal, terputuslah amalnya kecuali tiga: sedekah jariah, ilmu yang bermanfaat, dan anak saleh yang mendoakannya (HR. Muslim). Sumur yang airnya diminum setelah pemiliknya tiada adalah bentuk yang paling mudah dibayangkan.</p>
[[3:92]]
<p>Program wakaf yang sedang berjalan ada di <a href="/wakaf">halaman wakaf</a>. Anda boleh berwakaf atas nama orang tua atau keluarga yang telah wafat.</p>
`,
  },
  {
    ...study,
    slug: 'sebelum-memberi-adab-bersedekah',
    title: 'Sebelum memberi: lima adab bersedekah',
    summary:
      'Nilainya bukan hanya pada jumlah. Al-Qur’an berbicara panjang tentang cara memberi, termasuk apa yang merusaknya.',
    daysAgo: 74,
    cover: { motif: 'bintang', palette: 'laut', seed: 85 },
    coverWords: 'tangan langit biru',
    campaign: 'infak-umum',
    body: `
<p>Dalam Surah Al-Baqarah ada empat belas ayat, dari 261 sampai 274, yang hampir semuanya membicarakan sedekah. Menariknya, sedikit sekali yang menyebut jumlah. Selebihnya tentang cara.</p>
[[2:261]]
<p>Perumpamaan sebutir benih itu menarik. Benih tidak tumbuh di sembarang tempat dan tidak tumbuh dalam semalam. Ia perlu tanah yang baik dan kesabaran. Berikut lima hal yang diajarkan ayat-ayat sesudahnya dan hadis Nabi ﷺ tentang tanah tempat sedekah ditanam.</p>
<h2>1. Dari yang baik</h2>
<p>Baju yang sudah tidak layak pakai bukan sedekah pakaian; itu memindahkan sampah. Ukurannya sederhana: apakah Anda sendiri mau menerimanya?</p>
<p>Termasuk di dalamnya makanan: yang diberikan sebaiknya yang masih kita sukai, bukan yang sudah hampir basi.</p>
<h2>2. Tanpa mengungkit</h2>
<p>Ayat yang sama panjangnya memperingatkan agar pahala sedekah tidak dibatalkan dengan menyebut-nyebut pemberian dan menyakiti perasaan penerima. Perkataan yang baik dan pemberian maaf lebih baik daripada sedekah yang diiringi tindakan menyakiti.</p>
[[2:263]]
<p>Termasuk mengungkit adalah menuntut ucapan terima kasih, memotret penerima tanpa izin, atau menceritakan bantuan kita setiap kali nama penerimanya disebut orang.</p>
<h2>3. Mulai dari yang dekat</h2>
<p>Keluarga yang kekurangan, tetangga, lalu yang lebih jauh. Memberi kepada kerabat yang membutuhkan bernilai dua: sedekah dan menyambung silaturahmi. Program di situs ini bukan pengganti tetangga yang lapar.</p>
<h2>4. Boleh diam-diam, boleh terang-terangan</h2>
<p>Nabi ﷺ menyebut orang yang bersedekah sampai tangan kirinya tidak tahu apa yang diberikan tangan kanannya sebagai salah satu dari tujuh golongan yang dinaungi Allah (HR. Bukhari dan Muslim). Tetapi memberi di depan umum untuk menyemangati orang lain juga dipuji. Periksalah niat, bukan hanya caranya.</p>
<h2>5. Tidak menunggu kaya</h2>
<p>Sedekah tidak mengurangi harta (HR. Muslim). Dan bagi yang tidak memiliki apa-apa, senyum kepada saudaranya pun bernilai sedekah (HR. Tirmizi). Tidak ada yang terlalu miskin untuk memberi sesuatu.</p>
<h2>Sesudah memberi</h2>
<p>Lupakan. Biarlah catatan yang mengingatnya: kami menyimpan kuitansinya, malaikat menyimpan sisanya. Bila Anda ingin melihat ke mana ia pergi, buka halaman program, baca, lalu tutup lagi dengan hati yang ringan.</p>
`,
  },
]
