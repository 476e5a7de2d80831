import type { WeekHours } from '#platform/db/schema-asrama.ts'
import type { CoverDescription } from '#platform/db/schema.ts'

/** A need of a dormitory of the demo, and what of it will have arrived on how many occasions this month. */
export type DemoNeed = { name: string; unit: string; wanted: number; arrived?: number[] }

/** A dormitory of the demo. Nobody and no house in it exists; addresses and telephone numbers say so. */
export type DemoAsrama = {
  slug: string
  name: string
  summary: string
  story: string[]
  province: string
  city: string
  district: string
  at: readonly [latitude: number, longitude: number]
  capacity: number
  residents: number
  nonResidents: number
  head: string
  hours: WeekHours
  takesVisits?: boolean
  mostVisitors?: number
  cover: CoverDescription
  campaign?: string
  programs?: string[]
  needs: DemoNeed[]
}

const closed = null
const afternoon = ['13:00', '16:30'] as const
const daytime = ['09:00', '15:00'] as const
const morning = ['08:30', '11:30'] as const

// Sunday first.
const weekdays: WeekHours = [closed, afternoon, afternoon, afternoon, afternoon, closed, daytime]
const everyAfternoon: WeekHours = [
  closed,
  afternoon,
  afternoon,
  afternoon,
  afternoon,
  afternoon,
  daytime,
]
const weekend: WeekHours = [morning, closed, closed, afternoon, closed, closed, daytime]

const childSafety =
  'Demi menjaga anak-anak, nama, wajah, dan alamat lengkap tidak kami tampilkan. Pengunjung mendapat alamat setelah kunjungannya disetujui.'

export const demoAsramas: DemoAsrama[] = [
  {
    slug: 'asrama-cahaya-seulawah',
    name: 'Asrama Cahaya Seulawah',
    summary: 'Dua rumah panggung di kaki bukit, dengan kebun sayur yang dirawat bersama.',
    story: [
      'Anak-anak bangun sebelum subuh, mengaji sebentar, lalu berangkat ke sekolah negeri terdekat dengan bus jemputan. Sore hari mereka belajar bersama dan bergiliran menyiram kebun.',
      'Hasil kebun mencukupi kira-kira sepertiga kebutuhan dapur. Selebihnya kami belanja dari pasar kecamatan setiap Senin dan Kamis.',
      childSafety,
    ],
    province: 'aceh',
    city: 'Kabupaten Aceh Besar',
    district: 'Kecamatan Seulimeum',
    at: [5.37, 95.57],
    capacity: 36,
    residents: 31,
    nonResidents: 24,
    head: 'Ustaz Fauzan',
    hours: everyAfternoon,
    cover: { motif: 'rumah', palette: 'pagi', seed: 204 },
    campaign: 'operasional-asrama-cahaya-seulawah',
    needs: [
      { name: 'Beras', unit: 'kg', wanted: 240, arrived: [100, 75] },
      { name: 'Telur', unit: 'butir', wanted: 900, arrived: [450, 450] },
      { name: 'Minyak goreng', unit: 'liter', wanted: 36, arrived: [12] },
      { name: 'Belanja sayur dan lauk', unit: 'rupiah', wanted: 6_000_000 },
    ],
  },
  {
    slug: 'asrama-tepian-musi',
    name: 'Asrama Tepian Musi',
    summary: 'Dapur terbesar kami: tiga kali makan sehari untuk 85 anak usia sekolah.',
    story: [
      'Asrama ini berdiri tidak jauh dari sungai, di lingkungan yang sejak dulu akrab dengan suara perahu. Ada ruang belajar, musala, dan lapangan kecil tempat anak-anak bermain selepas asar.',
      'Menu disusun bersama ahli gizi puskesmas. Para ibu di sekitar asrama ikut memasak pada hari libur, dan belanja dapur kami lakukan di pasar setempat.',
      childSafety,
    ],
    province: 'sumatera-selatan',
    city: 'Kota Palembang',
    district: 'Kecamatan Seberang Ulu',
    at: [-3.01, 104.76],
    capacity: 90,
    residents: 85,
    nonResidents: 40,
    head: 'Ibu Ratna',
    hours: weekdays,
    mostVisitors: 40,
    cover: { motif: 'ombak', palette: 'senja', seed: 211 },
    campaign: 'makan-bergizi-asrama-yatim',
    needs: [
      { name: 'Beras', unit: 'kg', wanted: 600, arrived: [250, 200, 50] },
      { name: 'Susu', unit: 'liter', wanted: 340, arrived: [120] },
      { name: 'Sabun mandi', unit: 'batang', wanted: 170, arrived: [100, 70] },
      { name: 'Belanja dapur', unit: 'rupiah', wanted: 12_750_000 },
    ],
  },
  {
    slug: 'asrama-bina-insani-cipayung',
    name: 'Asrama Bina Insani Cipayung',
    summary: 'Tempat tinggal remaja yang bersekolah di SMA dan SMK, lengkap dengan ruang latihan.',
    story: [
      'Penghuni asrama ini remaja yang sedang menyiapkan diri untuk kuliah atau bekerja. Selain belajar, mereka berlatih menjahit, memperbaiki komputer, dan menulis lamaran.',
      'Relawan mengajar dua malam sepekan. Bila Anda punya keterampilan untuk dibagikan, tuliskan pada pesan saat meminta kunjungan.',
      childSafety,
    ],
    province: 'dki-jakarta',
    city: 'Kota Jakarta Timur',
    district: 'Kecamatan Cipayung',
    at: [-6.32, 106.9],
    capacity: 40,
    residents: 40,
    nonResidents: 15,
    head: 'Bapak Irwan',
    hours: weekend,
    mostVisitors: 15,
    cover: { motif: 'buku', palette: 'malam', seed: 218 },
    campaign: 'operasional-asrama-bina-insani',
    programs: ['beasiswa-santri-penghafal'],
    needs: [
      { name: 'Kuota belajar daring', unit: 'paket', wanted: 40, arrived: [22] },
      { name: 'Buku latihan ujian', unit: 'buku', wanted: 30, arrived: [30] },
      { name: 'Ongkos ke sekolah', unit: 'rupiah', wanted: 5_400_000 },
    ],
  },
  {
    slug: 'asrama-kampung-cikoneng',
    name: 'Asrama Kampung Cikoneng',
    summary: 'Asrama santri di lereng yang sejuk; sumur baru sedang dibuat bersama warga.',
    story: [
      'Para santri bersekolah pagi di madrasah, mengaji sore dan malam di musala pesantren. Hari Ahad dipakai untuk kerja bakti dan olahraga.',
      'Air menjadi persoalan utama pada musim kemarau. Program air bersih sedang berjalan, dan sementara ini air diantar tangki dua kali sepekan.',
      childSafety,
    ],
    province: 'jawa-barat',
    city: 'Kabupaten Bandung Barat',
    district: 'Kecamatan Gununghalu',
    at: [-7.03, 107.31],
    capacity: 64,
    residents: 58,
    nonResidents: 62,
    head: 'Ustazah Laila',
    hours: everyAfternoon,
    cover: { motif: 'sawah', palette: 'zamrud', seed: 223 },
    campaign: 'operasional-asrama-cikoneng',
    programs: ['air-bersih-santri-cikoneng'],
    needs: [
      { name: 'Air bersih', unit: 'tangki', wanted: 8, arrived: [2, 2] },
      { name: 'Beras', unit: 'kg', wanted: 420, arrived: [300, 120, 40] },
      { name: 'Selimut', unit: 'helai', wanted: 58, arrived: [20] },
      { name: 'Biaya dapur dan listrik', unit: 'rupiah', wanted: 7_500_000 },
    ],
  },
  {
    slug: 'asrama-tunas-lembang',
    name: 'Asrama Tunas Lembang',
    summary: 'Asrama kecil dengan suasana rumah, dekat sekolah dasar dan puskesmas.',
    story: [
      'Tiga pengasuh tinggal bersama anak-anak sepanjang waktu. Setiap anak punya meja belajar sendiri dan giliran memilih menu makan malam.',
      'Asrama dibuka dua tahun lalu. Masih ada tempat bagi anak yang membutuhkan; keluarga dapat menghubungi kepala asrama.',
      childSafety,
    ],
    province: 'jawa-barat',
    city: 'Kabupaten Bandung Barat',
    district: 'Kecamatan Lembang',
    at: [-6.81, 107.62],
    capacity: 24,
    residents: 17,
    nonResidents: 12,
    head: 'Ibu Nani',
    hours: weekdays,
    mostVisitors: 12,
    cover: { motif: 'bulan', palette: 'laut', seed: 229 },
    programs: ['infak-umum'],
    needs: [
      { name: 'Susu', unit: 'liter', wanted: 60, arrived: [24, 12] },
      { name: 'Kasur lipat', unit: 'buah', wanted: 6, arrived: [6] },
      { name: 'Seragam sekolah', unit: 'setel', wanted: 17, arrived: [5] },
    ],
  },
  {
    slug: 'asrama-griya-menoreh',
    name: 'Asrama Griya Menoreh',
    summary: 'Belajar, mengaji, dan membatik di rumah joglo yang dipinjamkan seorang wakif.',
    story: [
      'Rumah joglo ini diwakafkan untuk tempat tinggal anak yatim. Pendapanya dipakai mengaji selepas magrib, dan warga sekitar boleh ikut.',
      'Anak-anak belajar membatik dari para ibu kampung. Hasilnya dijual pada pasar Minggu, dan uangnya ditabung atas nama masing-masing.',
      childSafety,
    ],
    province: 'di-yogyakarta',
    city: 'Kabupaten Kulon Progo',
    district: 'Kecamatan Samigaluh',
    at: [-7.68, 110.17],
    capacity: 32,
    residents: 26,
    nonResidents: 35,
    head: 'Ibu Wahyuni',
    hours: everyAfternoon,
    cover: { motif: 'rumah', palette: 'tanah', seed: 233 },
    campaign: 'operasional-asrama-griya-menoreh',
    needs: [
      { name: 'Beras', unit: 'kg', wanted: 195, arrived: [195] },
      { name: 'Kain mori', unit: 'meter', wanted: 50, arrived: [18] },
      { name: 'Uang saku sekolah', unit: 'rupiah', wanted: 3_900_000 },
    ],
  },
  {
    slug: 'asrama-harapan-banua',
    name: 'Asrama Harapan Banua',
    summary: 'Asrama di tepi rawa dengan perahu sendiri untuk berangkat ke sekolah.',
    story: [
      'Sebagian anak datang dari kampung yang hanya dapat dicapai lewat sungai. Pada musim hujan, perahu asrama mengantar dan menjemput mereka setiap hari.',
      'Kunjungan ke asrama ini kami atur lewat telepon, karena jalannya bergantung pada tinggi air.',
      childSafety,
    ],
    province: 'kalimantan-selatan',
    city: 'Kabupaten Barito Kuala',
    district: 'Kecamatan Marabahan',
    at: [-2.99, 114.77],
    capacity: 30,
    residents: 22,
    nonResidents: 18,
    head: 'Bapak Syahrani',
    hours: weekend,
    takesVisits: false,
    cover: { motif: 'ombak', palette: 'pagi', seed: 239 },
    campaign: 'operasional-asrama-harapan-banua',
    needs: [
      { name: 'Solar untuk perahu', unit: 'liter', wanted: 90, arrived: [45] },
      { name: 'Jaket pelampung', unit: 'buah', wanted: 12, arrived: [4, 8] },
      { name: 'Biaya dapur', unit: 'rupiah', wanted: 4_400_000 },
    ],
  },
  {
    slug: 'asrama-mutiara-galesong',
    name: 'Asrama Mutiara Galesong',
    summary: 'Anak-anak nelayan yang yatim bersekolah dan menghafal Al-Qur’an di sini.',
    story: [
      'Sebagian besar anak berasal dari keluarga nelayan di pesisir. Mereka bersekolah pagi dan menyetor hafalan selepas subuh kepada dua orang guru.',
      'Perahu kecil bantuan tahun lalu dipakai keluarga mereka melaut, dan sebagian hasilnya kembali menjadi lauk di dapur asrama.',
      childSafety,
    ],
    province: 'sulawesi-selatan',
    city: 'Kabupaten Takalar',
    district: 'Kecamatan Galesong',
    at: [-5.32, 119.37],
    capacity: 48,
    residents: 44,
    nonResidents: 30,
    head: 'Ustaz Muhsin',
    hours: weekdays,
    cover: { motif: 'ombak', palette: 'laut', seed: 241 },
    campaign: 'operasional-asrama-mutiara-galesong',
    programs: ['wakaf-mushaf-pelosok'],
    needs: [
      { name: 'Beras', unit: 'kg', wanted: 320, arrived: [160, 80] },
      { name: 'Mushaf', unit: 'buah', wanted: 20, arrived: [20] },
      { name: 'Sarung', unit: 'helai', wanted: 44, arrived: [10] },
      { name: 'Biaya dapur dan guru', unit: 'rupiah', wanted: 6_600_000 },
    ],
  },
  {
    slug: 'asrama-flobamora-kupang',
    name: 'Asrama Flobamora',
    summary: 'Rumah bersama bagi anak-anak dari pulau-pulau kecil yang bersekolah di kota.',
    story: [
      'Pulau asal anak-anak ini belum memiliki sekolah menengah. Asrama menampung mereka selama masa sekolah, dan pada libur panjang kami mengantar mereka pulang.',
      'Biaya kapal dan bus pulang-pergi adalah pengeluaran terbesar kami pada bulan Juni dan Desember.',
      childSafety,
    ],
    province: 'nusa-tenggara-timur',
    city: 'Kabupaten Kupang',
    district: 'Kecamatan Kupang Tengah',
    at: [-10.13, 123.74],
    capacity: 28,
    residents: 21,
    nonResidents: 9,
    head: 'Ibu Maryam',
    hours: everyAfternoon,
    cover: { motif: 'bintang', palette: 'fajar', seed: 251 },
    needs: [
      { name: 'Jagung dan beras', unit: 'kg', wanted: 180, arrived: [60] },
      { name: 'Sepatu sekolah', unit: 'pasang', wanted: 21, arrived: [9, 6] },
      { name: 'Obat P3K', unit: 'paket', wanted: 4, arrived: [4] },
    ],
  },
  {
    slug: 'asrama-nusantara-sorong',
    name: 'Asrama Nusantara Sorong',
    summary: 'Asrama paling timur, tempat anak dari berbagai suku belajar hidup rukun.',
    story: [
      'Anak-anak di asrama ini datang dari banyak suku. Setiap Sabtu malam mereka memasak hidangan daerah masing-masing dan makan bersama.',
      'Guru mengaji dan guru bahasa Inggris datang bergantian. Kami sedang menambah kamar mandi agar antrean pagi lebih singkat.',
      childSafety,
    ],
    province: 'papua-barat-daya',
    city: 'Kabupaten Sorong',
    district: 'Distrik Aimas',
    at: [-0.95, 131.31],
    capacity: 34,
    residents: 29,
    nonResidents: 16,
    head: 'Bapak Yusuf',
    hours: weekdays,
    cover: { motif: 'tangan', palette: 'zamrud', seed: 257 },
    campaign: 'operasional-asrama-nusantara-sorong',
    needs: [
      { name: 'Beras', unit: 'kg', wanted: 220, arrived: [110] },
      { name: 'Semen', unit: 'sak', wanted: 40, arrived: [15, 10] },
      { name: 'Biaya dapur', unit: 'rupiah', wanted: 5_800_000 },
    ],
  },
]
