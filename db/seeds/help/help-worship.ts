import type { ShippedHelp } from './help-account.ts'

/** Zakat, and reading and listening to the Quran. */
export const worshipHelp: ShippedHelp[] = [
  {
    slug: 'menghitung-zakat',
    topic: 'zakat',
    title: 'Bagaimana menghitung zakat saya?',
    summary: 'Enam kalkulator menghitung sambil Anda mengetik, dengan dasar yang tertulis.',
    keywords: 'kalkulator zakat maal emas perak perhiasan penghasilan gaji tabungan simpanan',
    body: `
Buka [kalkulator zakat](/zakatcalculator) dan pilih yang sesuai: emas, perak, perhiasan, penghasilan, simpanan uang, atau fitrah. Belum yakin? Di halaman itu ada beberapa pertanyaan singkat yang menunjukkan jalannya.

1. Isi angkanya. Berat memakai koma, misalnya 85,5 gram.
2. Periksa harga emas atau nisabnya; sumber dan tanggalnya tertulis, dan harga boleh Anda ganti.
3. Baca hasilnya: wajib, belum mencapai nisab, atau belum genap setahun Hijriah (haul).
4. Tekan **Tunaikan** untuk membayar tepat sebesar hasilnya. Jumlahnya dihitung ulang di server.

> Kalkulator membantu menghitung, bukan fatwa. Untuk keadaan yang khusus, bertanyalah kepada ustaz atau lembaga amil zakat.
`,
  },
  {
    slug: 'nisab-hari-ini',
    topic: 'zakat',
    title: 'Dari mana angka nisab berasal?',
    summary: 'Emas 85 gram, perak 595 gram, dan penghasilan menurut keputusan yang berlaku.',
    keywords: 'nisab batas minimal harga emas sk baznas ketetapan haul',
    body: `
Nisab emas adalah 85 gram, perak 595 gram. Nisab penghasilan mengikuti keputusan yang sedang berlaku.

Angka, harga, nomor keputusan, dan sejak kapan berlaku tertulis di [halaman zakat](/zakat). Setiap perubahan disimpan dengan tanggalnya, sehingga hitungan Anda selalu memakai angka yang berlaku pada hari itu.
`,
  },
  {
    slug: 'waktu-zakat-fitrah',
    topic: 'zakat',
    title: 'Kapan zakat fitrah dapat ditunaikan?',
    summary: 'Sejak 1 Ramadan sampai menjelang salat Idulfitri.',
    keywords: 'fitrah ramadan idulfitri lebaran jiwa beras terlambat sedekah',
    body: `
Zakat fitrah kami terima sejak **1 Ramadan** sampai menjelang salat Idulfitri. Di luar masa itu [kalkulatornya](/zakatcalculator/zakatfitrah) tetap dapat dipakai, tetapi tombol bayarnya tidak ada.

Dana yang baru tiba setelah salat Idulfitri dicatat sebagai **sedekah**, bukan zakat fitrah, sesuai ketentuannya. Halaman pembayaran dan e-mail kami mengatakannya dengan jelas. Karena itu jangan menunda sampai saat terakhir.

Nama-nama yang ditunaikan fitrahnya boleh Anda tuliskan; nama itu tercetak di kuitansi Anda.
`,
  },
  {
    slug: 'npwp-untuk-zakat',
    topic: 'zakat',
    title: 'Perlukah mengisi NPWP atau NIK?',
    summary: 'Tidak wajib. Hanya diperlukan untuk Bukti Setor Zakat yang lengkap.',
    keywords: 'pajak npwp nik ktp pengurang penghasilan bsz',
    body: `
Saat menunaikan zakat Anda dapat menyalakan **Saya butuh Bukti Setor Zakat** dan mengisi NPWP (15 atau 16 angka) atau NIK. Nomor itu disimpan terenkripsi dan hanya dicetak di bukti milik Anda.

Zakat dapat mengurangi penghasilan kena pajak bila dibayarkan kepada lembaga yang ada dalam daftar Direktorat Jenderal Pajak. Bila lembaga ini ada di daftar itu, kalimatnya tercetak di Bukti Setor Zakat Anda.

Sudah terlanjur membayar tanpa nomor? [Tulis kepada kami](/pusat-bantuan/pengaduan) dengan nomor donasinya; kami terbitkan bukti yang baru.
`,
  },
  {
    slug: 'fidyah',
    topic: 'zakat',
    title: 'Bagaimana menghitung dan membayar fidyah?',
    summary: 'Jumlah hari dikali tarif per hari yang berlaku di daerah Anda.',
    keywords: 'fidyah puasa qadha hamil menyusui sakit tua hari',
    body: `
Di [kalkulator fitrah](/zakatcalculator/zakatfitrah) ada bagian fidyah. Isi berapa hari puasa yang diganti; hasilnya jumlah hari dikali tarif per hari, dan dasar tarifnya tertulis di sana.

Fidyah dapat dibayar kapan saja, tidak hanya di bulan Ramadan. Dananya dicatat terpisah dari zakat dan disalurkan seluruhnya sebagai fidyah.
`,
  },
  {
    slug: 'mendengar-murottal',
    topic: 'alquran',
    title: 'Memutar murottal dan memilih qari',
    summary: 'Tekan Putar Surat; ayat yang terdengar disorot dan diikuti layar.',
    keywords: 'audio qari suara putar ulang kecepatan jeda tidur pewaktu syaikh',
    body: `
1. Buka sebuah surat dari [Al-Qur’an](/alquran).
2. Tekan **Putar Surah**. Kartu pemutar muncul di bawah layar.
3. Lewat **Pengaturan murottal** di kartu itu, pilih qari, kecepatan, jeda antarayat, pengulangan satu atau beberapa ayat, dan pewaktu tidur.

Murottal tetap berjalan saat Anda membuka halaman lain, dan dapat dikendalikan dari layar kunci ponsel. Pilihan Anda diingat di perangkat ini.
`,
  },
  {
    slug: 'membaca-tanpa-internet',
    topic: 'alquran',
    title: 'Membaca dan mendengar tanpa internet',
    summary:
      'Teks tersimpan pada kunjungan kedua atau lewat Unduhan; suara dapat diunduh per surah.',
    keywords: 'murottal offline luring unduh download kuota pasang aplikasi install',
    body: `
Agar hemat kuota, kunjungan pertama hanya menyimpan halaman yang Anda buka. Sejak kunjungan kedua, atau setelah situs ini dipasang sebagai aplikasi, seluruh teks Al-Qur’an, pencarian ayat, Yasin & tahlil, jadwal salat, dan kalkulator zakat dapat dipakai tanpa internet di perangkat yang sama.

Ingin menyimpannya sekarang? Buka [Unduhan](/unduhan), lalu tekan **Simpan sekarang**. Di sana juga ada tafsir ringkas untuk diunduh, dan besarnya ruang yang terpakai.

## Mengunduh suara

1. Buka surahnya, lalu tekan **Unduh surah ini untuk didengar tanpa internet**.
2. Lihat ukurannya, lalu tekan **Unduh**.
3. Semua unduhan dan cara menghapusnya ada di halaman [Unduhan](/unduhan).

Bila peramban Anda menawarkannya, situs ini juga dapat dipasang seperti aplikasi. Menghapus data situs di peramban ikut menghapus unduhan.
`,
  },
  {
    slug: 'menyimpan-ayat',
    topic: 'alquran',
    title: 'Menyimpan ayat dan melanjutkan bacaan',
    summary: 'Simpan dengan sekali tekan, beri catatan dan label, lalu temukan di Tersimpan.',
    keywords: 'bookmark penanda tersimpan catatan label terakhir dibaca akun perangkat',
    body: `
Tekan tanda simpan pada sebuah ayat. Ayat itu muncul di bagian [Tersimpan](/alquran?tampil=tersimpan), dapat diberi catatan dan label, dicari, dan diunduh sebagai teks.

- **Tanpa akun**, simpanan hanya ada di perangkat ini.
- **Dengan akun**, simpanan di perangkat ikut pindah ke akun saat Anda masuk, dan tempat terakhir membaca dikenal di semua perangkat.
`,
  },
  {
    slug: 'mencari-ayat',
    topic: 'alquran',
    title: 'Mencari ayat',
    summary: 'Ketik kata Indonesia, tulisan Arab, ejaan Latin, atau nomornya.',
    keywords: 'pencarian cari kata terjemahan arab latin nomor ayat kursi juz',
    body: `
Di [pencarian ayat](/verse-search) Anda dapat mengetik:

- kata dalam terjemahan, misalnya **sabar dan salat**;
- tulisan Arab tanpa harakat;
- ejaan Latin seperti yang Anda dengar, misalnya **bismillah**;
- tempatnya: **2:255**, **juz 30**, atau **ayat kursi**.

Salah ketik sedikit tidak mengapa. Setelah teksnya tersimpan di perangkat, pencarian juga berjalan tanpa internet.
`,
  },
  {
    slug: 'sumber-teks-alquran',
    topic: 'alquran',
    title: 'Dari mana teks dan terjemahannya?',
    summary: 'Dari Kementerian Agama RI; kesalahan dapat Anda laporkan.',
    keywords: 'kemenag lajnah mushaf terjemahan salah transliterasi sumber tafsir',
    body: `
Teks Arab, transliterasi Latin, dan terjemahan (2019) berasal dari Lajnah Pentashihan Mushaf Al-Qur’an, Kementerian Agama RI. Pembagian juz mengikuti mushaf standar Indonesia.

Transliterasi yang diketahui keliru dan belum dibetulkan tidak kami tampilkan; layar mengatakannya. Menemukan kesalahan? [Kabari kami](/pusat-bantuan/pengaduan) dengan nama surah dan nomor ayatnya.
`,
  },
]
