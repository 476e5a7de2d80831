import type { DemoCampaign } from './content.ts'

const presets = [25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000]
const bound = { fund: 'IT', incomeAccount: '4210', presets } as const
const spent = '5210'

/** Campaigns with money for one purpose only (infak terikat). */
export const boundCampaigns: DemoCampaign[] = [
  {
    ...bound,
    slug: 'air-bersih-santri-cikoneng',
    formerSlug: 'sumur-cikoneng',
    title: 'Air bersih untuk 120 santri di Kampung Cikoneng',
    summary:
      'Sumur lama mengering sejak kemarau. Sumur bor sedalam 80 meter akan mengalirkan air ke tiga asrama.',
    story: [
      'Setiap pagi sebelum subuh, para santri berjalan hampir dua kilometer ke mata air di lereng sebelah. Satu jeriken dua puluh liter dipakai bergantian untuk wudu, mandi, dan memasak. Sumur lama pesantren mengering sejak kemarau panjang tahun lalu.',
      'Petugas pengeboran sudah memeriksa lahan dan menemukan sumber air pada kedalaman sekitar 80 meter. Dana yang terkumpul dipakai untuk pengeboran, pompa listrik, tandon 5.000 liter, dan pipa ke tiga asrama serta tempat wudu musala.',
      'Pengeboran dikerjakan warga kampung bersama tukang setempat, sehingga upahnya kembali ke kampung. Warga sekitar pesantren juga akan mendapat satu keran umum di tepi jalan.',
      'Kami melaporkan setiap tahap: kedalaman yang dicapai, debit air, dan nota pembelian pompa. Bila dana melebihi kebutuhan, kelebihannya dipakai untuk perawatan pompa selama tiga tahun.',
    ],
    category: 'air-bersih',
    location: 'Bandung Barat, Jawa Barat',
    target: 60_000_000,
    cover: { motif: 'sumur', palette: 'zamrud', seed: 11 },
    startedDaysAgo: 48,
    endsInDays: 12,
    received: { amount: 38_450_000, donors: 46 },
    disbursed: {
      amount: 21_300_000,
      account: spent,
      description: 'Pengeboran tahap pertama dan uang muka pompa',
    },
  },
  {
    ...bound,
    slug: 'tandon-air-desa-oebola',
    title: 'Tandon dan pipa air untuk 64 keluarga di Desa Oebola',
    summary:
      'Mata air ada di atas bukit, tetapi belum ada pipa ke rumah. Tinggal sedikit lagi kebutuhan terpenuhi.',
    story: [
      'Desa Oebola memiliki mata air yang tidak pernah kering, hanya letaknya empat ratus meter di atas permukiman. Selama ini para ibu memikul air turun melewati jalan setapak yang licin ketika hujan.',
      'Warga sudah bergotong royong membuka jalur pipa. Yang dibutuhkan adalah pipa HDPE sepanjang 1,2 kilometer, dua tandon pembagi, dan dua puluh keran umum.',
      'Air mengalir dengan gaya gravitasi, jadi tidak ada biaya listrik setelah selesai. Kelompok pengelola air desa akan merawatnya dengan iuran Rp5.000 per keluarga setiap bulan.',
    ],
    category: 'air-bersih',
    location: 'Kupang, Nusa Tenggara Timur',
    target: 32_500_000,
    cover: { motif: 'sawah', palette: 'pagi', seed: 24 },
    startedDaysAgo: 70,
    endsInDays: 20,
    received: { amount: 31_525_000, donors: 26 },
    disbursed: { amount: 18_000_000, account: spent, description: 'Pembelian pipa HDPE' },
  },
  {
    ...bound,
    slug: 'banjir-demak-dapur-umum',
    title: 'Dapur umum dan selimut untuk warga terdampak banjir Demak',
    summary:
      'Empat dapur umum memasak 1.800 porsi sehari. Bahan pokok cukup untuk beberapa hari ke depan.',
    story: [
      'Tanggul sungai jebol pada malam hari dan air masuk ke rumah warga setinggi dada. Sebagian besar keluarga kini tinggal di balai desa, sekolah, dan masjid yang letaknya lebih tinggi.',
      'Relawan kami bersama warga menjalankan empat dapur umum sejak hari kedua. Setiap hari dimasak sekitar 1.800 porsi nasi dengan lauk dan sayur, dibagikan pagi dan sore.',
      'Kebutuhan yang paling mendesak saat ini adalah beras, telur, minyak, gas, selimut, popok, dan obat gatal. Setiap Rp25.000 cukup untuk dua porsi makan hangat dan air minum.',
      'Setelah air surut, sisa dana dipakai membersihkan sumur warga dan mengganti perlengkapan tidur yang rusak.',
    ],
    category: 'kemanusiaan',
    location: 'Demak, Jawa Tengah',
    target: 150_000_000,
    impact: { unit: 'porsi makan hangat', price: 12_500 },
    cover: { motif: 'ombak', palette: 'laut', seed: 7 },
    isUrgent: true,
    startedDaysAgo: 6,
    endsInDays: 5,
    received: { amount: 63_275_000, donors: 42 },
    disbursed: {
      amount: 41_750_000,
      account: spent,
      description: 'Bahan pokok dapur umum pekan pertama',
    },
  },
  {
    ...bound,
    slug: 'beasiswa-santri-penghafal',
    title: 'Beasiswa setahun untuk 40 santri penghafal Al-Qur’an',
    summary:
      'Biaya makan, kitab, dan tempat tinggal bagi santri dari keluarga buruh tani agar hafalannya tidak terputus.',
    story: [
      'Di pesantren ini, 40 santri dari keluarga buruh tani dan nelayan sedang menghafal antara lima dan delapan belas juz. Beberapa di antara mereka hampir berhenti karena orang tua tidak lagi sanggup membayar biaya bulanan.',
      'Biaya satu santri adalah Rp450.000 sebulan: Rp300.000 untuk makan, Rp90.000 untuk tempat tinggal dan listrik, Rp60.000 untuk kitab dan kesehatan. Pengasuh dan pengajar tidak mengambil bagian dari dana ini.',
      'Beasiswa dibayarkan setiap bulan langsung ke dapur dan bendahara pesantren, bukan tunai. Perkembangan hafalan dilaporkan per angkatan, tanpa menyebut nama santri.',
    ],
    category: 'pendidikan',
    location: 'Lombok Timur, Nusa Tenggara Barat',
    target: 216_000_000,
    impact: { unit: 'bulan beasiswa bagi seorang santri', price: 450_000 },
    cover: { motif: 'buku', palette: 'zamrud', seed: 31 },
    startedDaysAgo: 95,
    endsInDays: 86,
    received: { amount: 97_860_000, donors: 27 },
    disbursed: { amount: 54_000_000, account: spent, description: 'Beasiswa tiga bulan pertama' },
  },
  {
    ...bound,
    slug: 'meja-dan-buku-madrasah-ende',
    title: 'Meja, papan tulis, dan 600 buku untuk madrasah di Ende',
    summary:
      'Murid belajar di lantai semen. Berkat para donatur, kebutuhan madrasah ini sudah terpenuhi dan terus bertambah.',
    story: [
      'Madrasah ini berdiri di punggung bukit, sembilan kilometer dari jalan raya. Tiga ruang kelasnya kokoh, tetapi belum ada meja; para murid menulis di lantai dengan alas karung.',
      'Kami memesan 45 set meja dan kursi dari tukang kayu di kecamatan, tiga papan tulis, dan 600 buku pelajaran serta bacaan. Pemasangan dikerjakan wali murid pada hari Minggu.',
      'Dana yang masuk melebihi kebutuhan awal. Sesuai ketentuan, kelebihannya dipakai untuk madrasah tetangga di lembah yang keadaannya serupa.',
    ],
    category: 'pendidikan',
    location: 'Ende, Nusa Tenggara Timur',
    target: 24_000_000,
    cover: { motif: 'buku', palette: 'fajar', seed: 5 },
    startedDaysAgo: 60,
    endsInDays: 9,
    received: { amount: 31_240_000, donors: 30 },
    disbursed: {
      amount: 24_000_000,
      account: spent,
      description: 'Meja, kursi, papan tulis, dan buku',
    },
  },
  {
    ...bound,
    slug: 'makan-bergizi-asrama-yatim',
    title: 'Makan bergizi setiap hari untuk 85 anak asrama yatim',
    summary:
      'Tiga kali makan dengan lauk, sayur, dan buah. Rp15.000 mencukupi satu anak untuk satu hari.',
    story: [
      'Dapur asrama memasak tiga kali sehari untuk 85 anak usia sekolah. Menunya disusun bersama ahli gizi puskesmas: nasi, lauk hewani, sayur, dan buah pada waktu siang.',
      'Biaya satu anak adalah Rp15.000 sehari. Harga telur dan beras yang naik membuat anggaran dapur kurang sekitar sepertiga setiap bulan.',
      'Program ini berjalan terus. Donasi Anda dibelanjakan pada pekan yang sama kepada pedagang pasar sekitar asrama, dan daftar belanjanya kami terbitkan setiap bulan.',
      'Demi menjaga anak-anak, kami tidak menampilkan wajah, nama, maupun alamat lengkap asrama.',
    ],
    category: 'yatim',
    location: 'Palembang, Sumatera Selatan',
    target: 38_250_000,
    impact: { unit: 'hari makan bagi seorang anak', price: 15_000 },
    cover: { motif: 'tangan', palette: 'senja', seed: 18 },
    startedDaysAgo: 120,
    received: { amount: 22_615_000, donors: 28 },
    disbursed: {
      amount: 19_125_000,
      account: spent,
      description: 'Belanja dapur asrama dua pekan',
    },
  },
  {
    ...bound,
    slug: 'operasi-katarak-lansia',
    title: 'Operasi katarak gratis untuk 50 lansia duafa',
    summary:
      'Satu operasi lima belas menit mengembalikan penglihatan. Bersama rumah sakit mata di Makassar.',
    story: [
      'Banyak lansia di pesisir menganggap mata kabur sebagai bagian dari usia. Padahal sebagian besar hanya katarak, yang dapat disembuhkan dengan satu operasi singkat.',
      'Rumah sakit mata mitra kami memberi harga khusus Rp3.200.000 untuk satu mata, sudah termasuk lensa tanam, obat, dan dua kali kontrol. Jemputan dari desa dan pendamping keluarga kami sediakan.',
      'Pemeriksaan awal diadakan di masjid dan balai desa. Dokter yang memutuskan siapa yang dapat dioperasi lebih dulu; tidak ada pungutan apa pun kepada pasien.',
    ],
    category: 'kemanusiaan',
    location: 'Makassar, Sulawesi Selatan',
    target: 160_000_000,
    impact: { unit: 'operasi katarak', price: 3_200_000 },
    cover: { motif: 'bulan', palette: 'malam', seed: 40 },
    startedDaysAgo: 33,
    endsInDays: 57,
    received: { amount: 46_930_000, donors: 19 },
    disbursed: { amount: 22_400_000, account: spent, description: 'Operasi katarak tujuh pasien' },
  },
]
