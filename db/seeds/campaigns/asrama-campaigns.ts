import type { DemoCampaign } from '../content.ts'

type AsramaCampaignFields = Pick<
  DemoCampaign,
  'slug' | 'title' | 'summary' | 'location' | 'cover' | 'coverWords' | 'received'
> & {
  /** The monthly cost, and how much was disbursed so far. */
  month: number
  spent: number
  startedDaysAgo: number
  story: [string, string]
}

const described: AsramaCampaignFields[] = [
  {
    slug: 'operasional-asrama-cahaya-seulawah',
    title: 'Operasional Asrama Cahaya Seulawah',
    summary: 'Lauk, sayur, dan jemputan sekolah bagi 31 anak di kaki Gunung Seulawah.',
    story: [
      'Kebun asrama mencukupi sepertiga kebutuhan dapur. Selebihnya dibeli dari pasar kecamatan dua kali sepekan.',
      'Donasi dipakai untuk belanja lauk, bahan bakar bus jemputan, dan pupuk kebun.',
    ],
    location: 'Aceh Besar, Aceh',
    month: 6_000_000,
    spent: 8_400_000,
    cover: { motif: 'bintang', palette: 'pagi', seed: 305 },
    coverWords: 'makan bukit pagi',
    startedDaysAgo: 163,
    received: { amount: 13_275_000, donors: 17 },
  },
  {
    slug: 'operasional-asrama-bina-insani',
    title: 'Ongkos sekolah remaja Asrama Bina Insani',
    summary: 'Ongkos harian dan biaya ujian bagi 40 remaja yang bersiap kuliah atau bekerja.',
    story: [
      'Setiap remaja naik angkutan umum pulang-pergi ke sekolahnya. Ongkosnya kira-kira Rp135.000 sebulan.',
      'Donasi dipakai untuk ongkos, biaya ujian keterampilan, dan seragam praktik.',
    ],
    location: 'Jakarta Timur, DKI Jakarta',
    month: 5_400_000,
    spent: 9_000_000,
    cover: { motif: 'bintang', palette: 'fajar', seed: 312 },
    coverWords: 'sepeda kota fajar',
    startedDaysAgo: 171,
    received: { amount: 14_460_000, donors: 19 },
  },
  {
    slug: 'operasional-asrama-cikoneng',
    title: 'Dapur dan listrik Asrama Kampung Cikoneng',
    summary: 'Makan tiga kali sehari dan penerangan belajar bagi 58 santri yang tinggal di asrama.',
    story: [
      'Dapur asrama memasak untuk 58 santri mukim, dan sarapan untuk santri kampung yang datang pagi-pagi.',
      'Donasi dipakai untuk beras, lauk, gas, dan listrik. Sumur baru didanai program tersendiri.',
    ],
    location: 'Bandung Barat, Jawa Barat',
    month: 7_500_000,
    spent: 12_000_000,
    cover: { motif: 'bintang', palette: 'malam', seed: 319 },
    coverWords: 'listrik desa malam',
    startedDaysAgo: 158,
    received: { amount: 17_820_000, donors: 21 },
  },
  {
    slug: 'operasional-asrama-griya-menoreh',
    title: 'Uang saku dan buku Asrama Griya Menoreh',
    summary: 'Uang saku Rp5.000 sehari dan buku pelajaran bagi 26 anak di Menoreh.',
    story: [
      'Uang saku membuat anak-anak dapat jajan bersama teman-temannya, dan belajar menabung.',
      'Donasi dipakai untuk uang saku, buku, dan perbaikan atap joglo sebelum musim hujan.',
    ],
    location: 'Kulon Progo, DI Yogyakarta',
    month: 3_900_000,
    spent: 6_500_000,
    cover: { motif: 'bintang', palette: 'tanah', seed: 326 },
    coverWords: 'buku ruang kemarau',
    startedDaysAgo: 149,
    received: { amount: 9_915_000, donors: 14 },
  },
  {
    slug: 'operasional-asrama-harapan-banua',
    title: 'Dapur dan perahu Asrama Harapan Banua',
    summary: 'Makan dan perahu sekolah bagi 22 anak dari kampung-kampung tepi sungai.',
    story: [
      'Perahu asrama mengantar anak-anak ke sekolah setiap hari. Sekali jalan menghabiskan dua liter solar.',
      'Donasi dipakai untuk dapur, solar, dan perawatan mesin perahu.',
    ],
    location: 'Barito Kuala, Kalimantan Selatan',
    month: 4_400_000,
    spent: 5_600_000,
    cover: { motif: 'bintang', palette: 'siang', seed: 333 },
    coverWords: 'perahu sungai siang',
    startedDaysAgo: 144,
    received: { amount: 8_730_000, donors: 12 },
  },
  {
    slug: 'operasional-asrama-mutiara-galesong',
    title: 'Dapur dan guru mengaji Asrama Mutiara Galesong',
    summary: 'Lauk dari pasar ikan dan dua guru mengaji bagi 44 anak nelayan.',
    story: [
      'Dua guru menyimak hafalan anak-anak selepas subuh dan selepas magrib, enam hari sepekan.',
      'Donasi dipakai untuk belanja dapur dan uang bulanan kedua guru.',
    ],
    location: 'Takalar, Sulawesi Selatan',
    month: 6_600_000,
    spent: 9_900_000,
    cover: { motif: 'bintang', palette: 'senja', seed: 340 },
    coverWords: 'mushaf ruang senja',
    startedDaysAgo: 167,
    received: { amount: 15_345_000, donors: 18 },
  },
  {
    slug: 'operasional-asrama-nusantara-sorong',
    title: 'Dapur dan kamar mandi Asrama Nusantara Sorong',
    summary: 'Makan bagi 29 anak dan tiga kamar mandi baru agar antrean pagi lebih singkat.',
    story: [
      'Dua puluh sembilan anak kini berbagi tiga kamar mandi. Tiga lagi sedang dibangun bersama tukang setempat.',
      'Donasi dipakai untuk dapur setiap bulan; kelebihannya untuk semen, pipa, dan upah tukang.',
    ],
    location: 'Sorong, Papua Barat Daya',
    month: 5_800_000,
    spent: 7_200_000,
    cover: { motif: 'bintang', palette: 'zamrud', seed: 347 },
    coverWords: 'keran pantai zamrud',
    startedDaysAgo: 140,
    received: { amount: 11_640_000, donors: 15 },
  },
]

/** Demo campaigns, each for one dormitory, without an end date. */
export const asramaCampaigns: DemoCampaign[] = described.map(
  ({ month, spent, story, ...campaign }) => ({
    ...campaign,
    story: [
      ...story,
      'Demi menjaga anak-anak, kami tidak menampilkan wajah, nama, maupun alamat lengkap asrama.',
    ],
    category: 'yatim',
    fund: 'IT',
    incomeAccount: '4210',
    target: month * 4,
    presets: [25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000],
    disbursed: { amount: spent, account: '5210', description: 'Belanja asrama bulan-bulan lalu' },
  }),
)
