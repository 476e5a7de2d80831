import type { DemoCampaign } from '../content.ts'

const wakaf = { category: 'wakaf', fund: 'W', incomeAccount: '4300' } as const

/** Wakaf in units, each with its own price and stock, and cash wakaf. */
export const wakafCampaigns: DemoCampaign[] = [
  {
    ...wakaf,
    slug: 'wakaf-mushaf-pelosok',
    title: 'Wakaf 2.000 mushaf untuk santri di pelosok',
    summary:
      'Satu mushaf dipakai bergantian oleh empat anak. Rp75.000 menjadi satu mushaf berikut ongkos kirimnya.',
    story: [
      'Di banyak taman pendidikan Al-Qur’an di pulau-pulau kecil, mushaf dipakai bergantian dan halamannya sudah lepas. Guru menulis ayat di papan supaya semua anak dapat membaca.',
      'Wakaf Anda menjadi mushaf standar Kementerian Agama, ukuran sedang, kertas tebal, dikirim sampai ke tempat belajar. Setiap kiriman kami catat tempat dan jumlahnya.',
      'Bila mushaf yang dibutuhkan sudah terpenuhi, dana yang tiba kemudian menjadi wakaf umum untuk program ini: rak, rehal, dan perbaikan ruang mengaji.',
    ],
    location: 'Maluku dan Nusa Tenggara',
    target: 150_000_000,
    minimumAmount: 75_000,
    amountStep: 75_000,
    unit: { name: 'mushaf', price: 75_000, total: 2_000 },
    presets: [75_000, 150_000, 375_000, 750_000, 1_500_000, 3_750_000],
    cover: { motif: 'bintang', palette: 'laut', seed: 83 },
    coverWords: 'mushaf pantai biru',
    startedDaysAgo: 64,
    endsInDays: 75,
    received: { amount: 63_450_000, donors: 34 },
  },
  {
    ...wakaf,
    slug: 'wakaf-tanah-masjid-sigi',
    title: 'Wakaf 600 m² tanah untuk masjid dan madrasah di Sigi',
    summary:
      'Masjid lama rusak berat karena gempa. Tanah pengganti tersedia, Rp450.000 untuk setiap meter persegi.',
    story: [
      'Enam tahun setelah gempa, jamaah masih salat di bangunan sementara dari papan dan terpal. Tanah masjid lama masuk kawasan yang tidak boleh dibangun lagi.',
      'Pemilik lahan di seberang jalan bersedia melepas 600 meter persegi dengan harga kampung. Sertifikatnya sudah diperiksa; balik nama menjadi tanah wakaf didaftarkan di KUA dan kantor pertanahan.',
      'Setiap meter persegi yang Anda wakafkan tercatat dalam akta ikrar wakaf. Di atasnya akan berdiri masjid untuk 200 jamaah dan tiga ruang madrasah.',
    ],
    location: 'Sigi, Sulawesi Tengah',
    target: 270_000_000,
    minimumAmount: 450_000,
    amountStep: 450_000,
    unit: { name: 'm²', price: 450_000, total: 600 },
    presets: [450_000, 900_000, 2_250_000, 4_500_000, 9_000_000, 22_500_000],
    cover: { motif: 'bintang', palette: 'fajar', seed: 17 },
    coverWords: 'masjid bukit fajar',
    startedDaysAgo: 88,
    endsInDays: 110,
    received: { amount: 95_400_000, donors: 29 },
  },
  {
    ...wakaf,
    slug: 'wakaf-sumur-gunungkidul',
    title: 'Wakaf sumur bor untuk 12 dusun di Gunungkidul',
    summary:
      'Satu sumur mencukupi sekitar 60 keluarga. Rp12.500.000 untuk satu titik, boleh atas nama keluarga.',
    story: [
      'Pada musim kemarau, warga dusun membeli air tangki Rp180.000 untuk sepuluh hari. Kepala dusun bersama ahli geologi sudah menandai dua belas titik yang berair sepanjang tahun.',
      'Satu unit wakaf adalah satu sumur lengkap: pengeboran, pompa, menara tandon, dan keran umum. Nama wakif atau almarhum dipasang pada papan kecil di menara bila Anda menghendaki.',
      'Perawatan ditanggung kelompok pengguna air dusun dengan iuran bulanan.',
    ],
    location: 'Gunungkidul, DI Yogyakarta',
    target: 150_000_000,
    minimumAmount: 12_500_000,
    amountStep: 12_500_000,
    unit: { name: 'sumur', price: 12_500_000, total: 12 },
    presets: [12_500_000, 25_000_000, 37_500_000],
    cover: { motif: 'bintang', palette: 'tanah', seed: 46 },
    coverWords: 'sumur kering kemarau',
    startedDaysAgo: 52,
    endsInDays: 61,
    received: { amount: 112_500_000, donors: 8 },
  },
  {
    ...wakaf,
    slug: 'wakaf-uang-abadi',
    title: 'Wakaf uang abadi untuk beasiswa dan layanan kesehatan',
    summary:
      'Uangnya sendiri yang diwakafkan: pokoknya tetap utuh, hasilnya membiayai beasiswa dan klinik.',
    story: [
      'Wakaf uang dititipkan melalui lembaga keuangan syariah penerima wakaf uang, lalu ditempatkan pada sukuk negara dan deposito syariah. Pokoknya tidak boleh berkurang.',
      'Hasil bersihnya disalurkan setiap triwulan: enam puluh persen untuk beasiswa anak dari keluarga tidak mampu, empat puluh persen untuk klinik keliling.',
      'Mulai Rp1.000.000, wakif menerima sertifikat wakaf uang. Di bawah itu, wakaf Anda tetap tercatat dan dilaporkan.',
    ],
    location: 'Seluruh Indonesia',
    target: null,
    presets: [50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000],
    cover: { motif: 'bintang', palette: 'zamrud', seed: 58 },
    coverWords: 'pohon kebun zamrud',
    startedDaysAgo: 140,
    received: { amount: 41_800_000, donors: 17 },
  },
]
