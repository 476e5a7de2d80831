import type { ArticleCategory } from '#features/article/article.ts'
import type { CoverDescription } from '#platform/db/schema/schema-article.ts'

/** An article of the demo. `[[9:103]]` in its body becomes that verse, in Arabic and Indonesian, from our text. */
export type DemoArticle = {
  slug: string
  title: string
  summary: string
  category: ArticleCategory
  author: string
  /** Negative when it is published later. */
  daysAgo: number
  /** The light and the seed; the words tell what it shows. */
  cover: CoverDescription
  coverWords: string
  campaign?: string
  isFeatured?: true
  /** Not published: staff are still writing it. */
  isDraft?: true
  body: string
}

const learning = { category: 'edukasi-zakat', author: 'Bidang edukasi zakat' } as const

/** How zakat is calculated; every figure and rule is the one our calculators use. */
export const learningArticles: DemoArticle[] = [
  {
    ...learning,
    slug: 'zakat-penghasilan-bulanan-atau-tahunan',
    title: 'Zakat penghasilan: dibayar bulanan atau tahunan?',
    summary:
      'Keduanya boleh, asalkan dihitung dengan benar. Ini bedanya, lengkap dengan contoh angka dan nisab yang berlaku.',
    daysAgo: 9,
    cover: { motif: 'bintang', palette: 'pagi', seed: 41 },
    coverWords: 'dompet ruang pagi',
    campaign: 'zakat-penghasilan',
    body: `
<p>Pertanyaan ini datang hampir setiap hari: gaji saya sekian, zakatnya dibayar tiap bulan atau setahun sekali? Jawaban singkatnya, keduanya boleh. Jawaban panjangnya perlu sedikit hitungan.</p>
<h2>Nisab yang dipakai</h2>
<p>Nisab zakat penghasilan setara dengan 85 gram emas, dan nilainya ditetapkan BAZNAS lewat keputusan tahunan. Untuk 2026, Keputusan Ketua BAZNAS Nomor 15 Tahun 2026 menetapkan <strong>Rp7.640.144 sebulan</strong> atau <strong>Rp91.681.728 setahun</strong>. Kadarnya 2,5 persen.</p>
<p>Zakat penghasilan tidak menunggu haul. Ia ditunaikan ketika penghasilan diterima, seperti zakat pertanian ditunaikan ketika panen.</p>
<p>Yang termasuk penghasilan adalah gaji, honor, komisi, hasil jasa, dan tunjangan yang Anda terima. Bonus dan tunjangan hari raya masuk ke bulan ketika diterima.</p>
<h2>Bila dibayar bulanan</h2>
<p>Penghasilan satu bulan dibandingkan dengan nisab sebulan. Bila mencapai, zakatnya 2,5 persen dari penghasilan bulan itu.</p>
<table>
<thead><tr><th scope="col">Penghasilan sebulan</th><th scope="col">Nisab</th><th scope="col">Zakat</th></tr></thead>
<tbody>
<tr><td>Rp7.000.000</td><td>Belum mencapai</td><td>–</td></tr>
<tr><td>Rp8.000.000</td><td>Mencapai</td><td>Rp200.000</td></tr>
<tr><td>Rp12.500.000</td><td>Mencapai</td><td>Rp312.500</td></tr>
</tbody>
</table>
<h2>Bila penghasilan naik turun</h2>
<p>Pedagang, pekerja lepas, dan nelayan jarang menerima jumlah yang sama. Beberapa bulan di atas nisab, beberapa bulan di bawahnya. Dalam hal itu, jumlahkan penghasilan setahun dan bandingkan dengan nisab setahun. Bila mencapai, hitung 2,5 persen dari jumlah itu, lalu kurangi dengan zakat yang sudah dibayar pada bulan-bulan sebelumnya.</p>
<p>Misalnya penghasilan setahun Rp100.000.000 dan Anda sudah menunaikan Rp1.200.000. Zakat setahun Rp2.500.000; sisanya Rp1.300.000.</p>
<h2>Bruto atau neto?</h2>
<p>Praktik BAZNAS menghitung dari penghasilan sebelum dikurangi kebutuhan (bruto). Fatwa MUI Nomor 3 Tahun 2003 menyebut penghasilan bersih, sehingga ada pula yang lebih dahulu mengurangkan kebutuhan pokok dan utang yang jatuh tempo (neto). Kalkulator kami memakai bruto sebagai pilihan awal dan menyediakan neto. Pilihlah pendapat yang Anda yakini, dan pakailah dengan tetap; jangan berganti setiap bulan mencari yang paling ringan.</p>
<h2>Supaya tidak lupa</h2>
<ol>
<li>Hitung sekali dengan <a href="/zakatcalculator/zakatpenghasilan">kalkulator zakat penghasilan</a>.</li>
<li>Tunaikan pada hari gajian, sebelum uangnya terpakai.</li>
<li>Simpan Bukti Setor Zakatnya. Zakat dapat mengurangi penghasilan kena pajak bila lembaga penerimanya terdaftar di Direktorat Jenderal Pajak.</li>
</ol>
<p>Belum mencapai nisab? Tidak ada kewajiban zakat, dan pintu sedekah tetap terbuka lebar.</p>
`,
  },
  {
    ...learning,
    slug: 'perhiasan-dipakai-apakah-wajib-zakat',
    title: 'Perhiasan yang dipakai, apakah wajib dizakati?',
    summary:
      'Ulama berbeda pendapat. Kami jelaskan keduanya, cara menghitung emas yang bukan 24 karat, dan apa yang dilakukan kalkulator.',
    daysAgo: 20,
    cover: { motif: 'bintang', palette: 'senja', seed: 64 },
    coverWords: 'cincin langit senja',
    campaign: 'zakat-maal',
    body: `
<p>Gelang dari ibu, cincin mahar, dan beberapa gram antam di laci. Semuanya emas, tetapi hukumnya tidak selalu sama.</p>
<h2>Dua pandangan</h2>
<p>Jumhur ulama, termasuk mazhab Syafi‘i yang banyak diikuti di Indonesia, berpendapat bahwa perhiasan yang dipakai secara wajar tidak dizakati. Ia digolongkan sebagai keperluan pribadi, seperti pakaian. Mazhab Hanafi berpendapat sebaliknya: emas tetaplah emas, dipakai ataupun disimpan, dan bila mencapai nisab wajib dizakati.</p>
<p>Kalkulator kami mengikuti pandangan pertama sebagai pilihan awal. Anda dapat menyalakan pilihan “Ikut hitung perhiasan yang dipakai” bila mengikuti pandangan kedua atau ingin lebih berhati-hati.</p>
<p>Yang disepakati keduanya: emas yang disimpan sebagai tabungan atau investasi, termasuk perhiasan yang tidak pernah dipakai, dihitung.</p>
<p>Seberapa banyak yang disebut wajar? Tidak ada angka tunggal; ulama mengembalikannya kepada kebiasaan orang yang setara. Gelang yang dipakai ke pasar berbeda dengan satu kotak perhiasan yang hanya dikeluarkan untuk difoto.</p>
<h2>Nisab dan haul</h2>
<ul>
<li>Emas: <strong>85 gram emas murni</strong>.</li>
<li>Perak: <strong>595 gram</strong>.</li>
<li>Dimiliki satu tahun Hijriah penuh.</li>
<li>Kadar zakat: 2,5 persen.</li>
</ul>
<p>Emas dan perak dihitung sendiri-sendiri; keduanya tidak digabungkan untuk mencapai nisab.</p>
<h2>Karat mengubah hitungan</h2>
<p>Yang dibandingkan dengan 85 gram adalah kandungan murninya: berat dikali karat dibagi 24. Seratus gram emas 18 karat mengandung 75 gram emas murni, jadi belum mencapai nisab. Seratus gram emas 22 karat mengandung sekitar 91,67 gram, jadi sudah.</p>
<table>
<thead><tr><th scope="col">Simpanan</th><th scope="col">Emas murni</th><th scope="col">Nisab</th></tr></thead>
<tbody>
<tr><td>100 gram, 24 karat</td><td>100 gram</td><td>Mencapai</td></tr>
<tr><td>100 gram, 22 karat</td><td>± 91,67 gram</td><td>Mencapai</td></tr>
<tr><td>100 gram, 18 karat</td><td>75 gram</td><td>Belum</td></tr>
</tbody>
</table>
<p>Batu permata tidak ikut ditimbang. Bila cincin Anda bermata, perkirakan berat emasnya saja.</p>
<h2>Dibayar dengan apa</h2>
<p>Zakat emas boleh ditunaikan dengan emas atau dengan uang seharga emas itu pada hari Anda membayar. Kalkulator menunjukkan keduanya: rupiah dan gram. Harga acuannya dapat Anda ganti bila Anda memegang harga dari toko langganan.</p>
<p>Silakan coba <a href="/zakatcalculator/zakatperhiasan">kalkulator perhiasan</a>. Bila masih ragu, tanyakan kepada guru atau amil yang Anda percayai; kalkulator membantu menghitung, bukan memberi fatwa.</p>
`,
  },
  {
    ...learning,
    slug: 'menghitung-zakat-tabungan',
    title: 'Menghitung zakat tabungan tanpa bingung',
    summary:
      'Saldo yang mana, bunga bank diapakan, dan kapan haulnya jatuh. Langkah demi langkah, dengan contoh.',
    daysAgo: 38,
    cover: { motif: 'bintang', palette: 'zamrud', seed: 27 },
    coverWords: 'celengan ruang zamrud',
    campaign: 'zakat-maal',
    body: `
<p>Tabungan bercampur: ada gaji, ada arisan, ada uang titipan adik, ada bunga bank yang muncul sendiri setiap bulan. Menghitung zakatnya terasa rumit, padahal langkahnya hanya empat.</p>
<h2>1. Tentukan hari haul Anda</h2>
<p>Haul adalah satu tahun Hijriah sejak simpanan Anda pertama kali mencapai nisab. Banyak orang memilih satu tanggal yang mudah diingat, misalnya 1 Ramadan, lalu memakainya setiap tahun. Catatlah tanggal itu.</p>
<h2>2. Jumlahkan yang benar-benar milik Anda</h2>
<p>Masukkan semua rekening, deposito, dan uang tunai. Keluarkan yang bukan milik Anda: uang arisan yang sedang Anda pegang, kas RT, titipan. Simpanan di dompet digital ikut dihitung.</p>
<p>Tabungan haji yang sudah disetorkan, dana darurat, dan simpanan untuk sekolah anak tetap milik Anda selama belum dipakai. Bila ragu apakah suatu simpanan ikut dihitung, bertanyalah kepada amil dengan menyebut di mana uang itu berada dan siapa yang boleh menariknya.</p>
<h2>3. Kurangi yang tidak dihitung</h2>
<ul>
<li><strong>Bunga bank.</strong> Bunga bukan bagian dari harta yang dizakati. Pisahkan dan salurkan sebagai dana nonhalal untuk fasilitas umum. Bagi hasil dari bank syariah tetap dihitung sebagai harta Anda.</li>
<li><strong>Utang yang sudah jatuh tempo.</strong> Hanya cicilan yang memang harus dibayar sekarang, bukan seluruh sisa kredit rumah lima belas tahun ke depan.</li>
</ul>
<h2>4. Bandingkan dengan nisab</h2>
<p>Nisabnya senilai 85 gram emas 24 karat pada harga hari itu. Bila sisa simpanan Anda mencapainya dan sudah satu haul, zakatnya 2,5 persen dari seluruhnya, bukan hanya dari kelebihannya.</p>
<table>
<thead><tr><th scope="col">Langkah</th><th scope="col">Jumlah</th></tr></thead>
<tbody>
<tr><td>Saldo semua rekening</td><td>Rp250.000.000</td></tr>
<tr><td>Dikurangi bunga bank</td><td>Rp1.200.000</td></tr>
<tr><td>Dikurangi cicilan jatuh tempo</td><td>Rp4.800.000</td></tr>
<tr><td>Yang dihitung</td><td>Rp244.000.000</td></tr>
<tr><td>Zakat 2,5 persen, bila mencapai nisab</td><td>Rp6.100.000</td></tr>
</tbody>
</table>
<h2>Saldo turun di tengah tahun?</h2>
<p>Sebagian ulama memakai saldo pada akhir haul, sebagian memakai saldo terendah sepanjang tahun. Kalkulator kami memakai saldo yang Anda isikan. Bila Anda mengikuti pendapat kedua, isikan saldo terendahnya.</p>
<p>Hasil hitungan hanya tersimpan di perangkat Anda dan dapat Anda hapus kapan saja. Mulailah dari <a href="/zakatcalculator/zakatsimpananuang">kalkulator simpanan uang</a>, atau baca penjelasan zakat lainnya di <a href="/zakat">halaman zakat</a>.</p>
`,
  },
  {
    ...learning,
    slug: 'fitrah-dan-fidyah-jangan-tertukar',
    title: 'Fitrah dan fidyah: jangan sampai tertukar',
    summary:
      'Yang satu untuk setiap jiwa sebelum salat Id, yang lain untuk hari puasa yang tidak dapat diganti. Keduanya sering tertukar.',
    daysAgo: 52,
    cover: { motif: 'bintang', palette: 'fajar', seed: 12 },
    coverWords: 'beras sawah fajar',
    campaign: 'fidyah',
    body: `
<p>Menjelang Ramadan berakhir, dua kata ini sering dipakai bergantian. Padahal sebab, takaran, dan waktunya berbeda.</p>
<h2>Zakat fitrah</h2>
<p>Zakat fitrah menyucikan puasa dan memastikan tidak ada yang lapar pada hari raya. Ia wajib bagi setiap muslim yang hidup pada akhir Ramadan dan mempunyai kelebihan makanan untuk malam dan hari Id, termasuk bayi. Kepala keluarga menunaikannya untuk orang-orang yang ia tanggung.</p>
<ul>
<li>Takaran: 2,5 kilogram atau 3,5 liter makanan pokok untuk setiap jiwa.</li>
<li>Dalam uang: mengikuti ketetapan daerah. Acuan nasional 2026 adalah Rp50.000 setiap jiwa; daerah dapat berbeda.</li>
<li>Waktu: boleh sejak 1 Ramadan, paling lambat sebelum salat Idulfitri.</li>
</ul>
<p>Waktu terakhir itu tegas. Ibnu Abbas meriwayatkan bahwa siapa yang menunaikannya sebelum salat, itulah zakat yang diterima; siapa yang menunaikannya sesudah salat, itu sedekah seperti sedekah lainnya (HR. Abu Dawud nomor 1609). Karena itu di situs ini, pembayaran yang baru masuk setelah batas waktu dicatat sebagai sedekah, dan kami memberitahukannya.</p>
<h2>Fidyah</h2>
<p>Fidyah adalah ganti puasa bagi orang yang tidak mampu berpuasa dan tidak mampu pula mengqada: orang lanjut usia dan orang sakit yang tidak diharapkan sembuh. Bagi ibu hamil dan menyusui ada perincian di antara para ulama; bertanyalah sesuai keadaan Anda.</p>
<ul>
<li>Takaran: memberi makan satu orang miskin untuk setiap hari puasa yang ditinggalkan.</li>
<li>Dalam uang: acuan 2026 adalah Rp65.000 sehari.</li>
<li>Waktu: sejak hari puasa itu ditinggalkan, tidak terikat hari raya.</li>
</ul>
<p>Satu orang dapat terkena keduanya. Seorang kakek yang tidak lagi mampu berpuasa membayar fidyah untuk tiga puluh hari, dan tetap menunaikan zakat fitrah untuk dirinya, karena fitrah tidak bergantung pada kuat tidaknya ia berpuasa.</p>
<h2>Ringkasnya</h2>
<table>
<thead><tr><th scope="col"></th><th scope="col">Fitrah</th><th scope="col">Fidyah</th></tr></thead>
<tbody>
<tr><th scope="row">Dihitung per</th><td>Jiwa</td><td>Hari puasa</td></tr>
<tr><th scope="row">Untuk</th><td>Golongan penerima zakat, terutama fakir dan miskin</td><td>Fakir dan miskin</td></tr>
<tr><th scope="row">Batas waktu</th><td>Sebelum salat Id</td><td>Tidak terikat hari raya</td></tr>
<tr><th scope="row">Dicatat sebagai</th><td>Dana zakat</td><td>Dana sosial keagamaan</td></tr>
</tbody>
</table>
<p>Keduanya dapat dihitung dengan <a href="/zakatcalculator/zakatfitrah">kalkulator fitrah dan fidyah</a>. Tulislah nama keluarga yang Anda tunaikan fitrahnya, supaya tidak ada yang terlewat dan tidak ada yang dua kali.</p>
`,
  },
]
