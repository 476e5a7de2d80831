import type { DemoCampaign } from '../content.ts'

/** The campaigns that the income and fitrah calculators lead to: one for each kind of zakat. */
export const zakatCampaigns: DemoCampaign[] = [
  {
    slug: 'zakat-penghasilan',
    title: 'Zakat penghasilan',
    summary:
      'Sisihkan 2,5 persen dari gaji dan honor; disalurkan setiap bulan kepada delapan golongan yang berhak.',
    story: [
      'Zakat penghasilan ditunaikan saat gaji, honor, atau upah diterima dan sudah mencapai nisab bulan itu. Besarnya 2,5 persen.',
      'Setiap awal bulan penyaluran diputuskan dua orang petugas: biaya makan keluarga fakir, tunggakan sekolah, modal kecil, dan utang berobat.',
      'Hitung dahulu dengan kalkulator zakat penghasilan; hasilnya langsung terbawa ke sini, sampai satuan rupiah.',
    ],
    category: 'zakat',
    fund: 'Z',
    incomeAccount: '4130',
    location: 'Seluruh Indonesia',
    target: null,
    amountStep: 1,
    presets: [100_000, 191_000, 250_000, 500_000, 750_000, 1_000_000],
    cover: { motif: 'bintang', palette: 'siang', seed: 17 },
    coverWords: 'dompet kota siang',
    startedDaysAgo: 170,
    received: { amount: 96_415_220, donors: 19 },
    disbursed: {
      amount: 71_000_000,
      account: '5110',
      description: 'Biaya makan 142 keluarga fakir selama satu bulan',
    },
  },
  {
    slug: 'zakat-perusahaan',
    title: 'Zakat perusahaan',
    summary:
      'Zakat badan usaha dari neracanya; disalurkan untuk modal usaha dan beasiswa keluarga miskin.',
    story: [
      'Undang-undang No. 23 Tahun 2011 menyebut badan usaha sebagai muzaki. Zakatnya 2,5 persen dari aset lancar dikurangi kewajiban jangka pendek.',
      'Hitung dahulu dengan kalkulator zakat perusahaan; hasilnya langsung terbawa ke sini, beserta bukti setor zakat atas nama perusahaan.',
    ],
    category: 'zakat',
    fund: 'Z',
    incomeAccount: '4140',
    location: 'Seluruh Indonesia',
    target: null,
    amountStep: 1,
    presets: [1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000],
    cover: { motif: 'bintang', palette: 'siang', seed: 29 },
    coverWords: 'timbangan pasar pagi',
    startedDaysAgo: 90,
    received: { amount: 37_500_000, donors: 3 },
    disbursed: {
      amount: 20_000_000,
      account: '5120',
      description: 'Modal usaha 20 keluarga miskin',
    },
  },
  {
    slug: 'zakat-fitrah',
    title: 'Zakat fitrah',
    summary:
      'Satu jiwa satu takaran beras, sampai ke tangan yang berhak sebelum salat Idulfitri didirikan.',
    story: [
      'Zakat fitrah wajib bagi setiap muslim yang mendapati akhir Ramadan dan awal Syawal, sebesar 2,5 kilogram beras atau nilainya dalam uang untuk setiap jiwa.',
      'Zakat yang masuk dibelikan beras dan dibagikan pengurus 64 masjid kepada fakir dan miskin di sekitarnya, paling lambat sebelum salat Idulfitri.',
      'Tarif setiap daerah dan keputusannya tampil di kalkulator zakat fitrah. Pembayaran dibuka sejak 1 Ramadan.',
    ],
    category: 'zakat',
    fund: 'Z',
    incomeAccount: '4120',
    isFitrah: true,
    location: 'Seluruh Indonesia',
    target: null,
    amountStep: 1,
    presets: [50_000, 100_000, 150_000, 200_000, 250_000, 300_000],
    cover: { motif: 'bintang', palette: 'malam', seed: 41 },
    coverWords: 'beras pesantren malam',
    startedDaysAgo: 300,
    received: { amount: 42_350_000, donors: 17 },
    disbursed: {
      amount: 37_050_000,
      account: '5120',
      description: 'Beras untuk 741 keluarga miskin di sekitar 64 masjid',
    },
  },
]
