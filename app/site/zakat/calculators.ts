import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { type CalculatorName, calculatorPath, calculatorTitles } from '#features/zakat/zakat.ts'

export type CalculatorInfo = {
  /** Its purpose in one line, for cards. */
  summary: string
  /** Its condition in a few words. */
  rule: string
  /** Slugs of campaigns that may receive it, the best match first; a company's zakat has an account of its own. */
  campaigns: readonly string[]
}

const MAAL = ['zakat-maal'] as const

/** The texts of each calculator. Fidyah is part of the zakat fitrah page. */
export const calculators: Record<CalculatorName, CalculatorInfo> = {
  zakatpenghasilan: {
    summary: 'Gaji, honor, upah, dan keuntungan jasa yang Anda terima.',
    rule: 'Nisab sesuai keputusan BAZNAS · tanpa haul',
    campaigns: ['zakat-penghasilan', 'zakat-maal'],
  },
  zakatemas: {
    summary: 'Emas batangan, koin, dan tabungan emas yang disimpan.',
    rule: 'Nisab 85 gram emas murni · haul 1 tahun',
    campaigns: ['zakat-emas', 'zakat-maal'],
  },
  zakatperak: {
    summary: 'Perak batangan dan koin perak yang disimpan.',
    rule: 'Nisab 595 gram perak · haul 1 tahun',
    campaigns: ['zakat-perak', 'zakat-maal'],
  },
  zakatperhiasan: {
    summary: 'Cincin, gelang, dan kalung emas atau perak, dari berbagai karat.',
    rule: 'Nisab emas atau perak · haul 1 tahun',
    campaigns: ['zakat-perhiasan', 'zakat-maal'],
  },
  zakatsimpananuang: {
    summary: 'Tabungan, deposito, dan uang tunai yang mengendap.',
    rule: 'Nisab senilai 85 gram emas · haul 1 tahun',
    campaigns: ['zakat-simpanan', 'zakat-maal'],
  },
  zakatfitrah: {
    summary: 'Untuk setiap jiwa dalam keluarga, di bulan Ramadan. Juga fidyah.',
    rule: 'Sebelum salat Idulfitri · 2,5 kg atau 3,5 liter beras',
    campaigns: ['zakat-fitrah'],
  },
  fidyah: {
    summary: 'Pengganti puasa bagi yang tidak mampu berpuasa dan mengqada.',
    rule: 'Satu hari makan untuk satu orang miskin',
    campaigns: ['fidyah'],
  },
  zakatgabungan: {
    summary: 'Tabungan, emas, perak, dagangan, dan saham, dihitung bersama.',
    rule: 'Satu nisab senilai 85 gram emas · haul 1 tahun',
    campaigns: MAAL,
  },
  zakatperdagangan: {
    summary: 'Toko, warung, dan dagangan: kas, piutang lancar, dan persediaan.',
    rule: 'Nisab senilai 85 gram emas · haul 1 tahun',
    campaigns: ['zakat-perdagangan', ...MAAL],
  },
  zakatperusahaan: {
    summary: 'Badan usaha dagang, industri, atau jasa, dari neracanya.',
    rule: 'Nisab senilai 85 gram emas · haul 1 tahun',
    campaigns: ['zakat-perusahaan'],
  },
  zakatsaham: {
    summary: 'Saham yang diperdagangkan atau disimpan jangka panjang.',
    rule: 'Nisab senilai 85 gram emas · haul 1 tahun',
    campaigns: ['zakat-saham', ...MAAL],
  },
  zakatsuratberharga: {
    summary: 'Reksa dana, sukuk, dan obligasi.',
    rule: 'Nisab senilai 85 gram emas · haul 1 tahun',
    campaigns: MAAL,
  },
  zakatsewa: {
    summary: 'Sewa kos, kontrakan, ruko, dan kendaraan. Bangunannya tidak dizakati.',
    rule: 'Nisab senilai 85 gram emas · haul 1 tahun',
    campaigns: MAAL,
  },
  zakatpertanian: {
    summary: 'Padi dan hasil tani lain, setiap kali panen.',
    rule: 'Nisab 653 kg gabah atau 524 kg beras · tanpa haul',
    campaigns: ['zakat-pertanian', ...MAAL],
  },
  zakatperkebunan: {
    summary: 'Sawit, karet, kopi, teh, dan kayu.',
    rule: 'Nisab senilai 653 kg gabah · tanpa haul',
    campaigns: ['zakat-pertanian', ...MAAL],
  },
  zakatperikanan: {
    summary: 'Tambak, keramba, kolam, dan tangkapan.',
    rule: 'Nisab senilai 85 gram emas · tanpa haul',
    campaigns: MAAL,
  },
  zakatpeternakan: {
    summary: 'Kambing, domba, sapi, kerbau, dan unta yang digembalakan.',
    rule: 'Nisab 40 kambing, 30 sapi, atau 5 unta · haul 1 tahun',
    campaigns: MAAL,
  },
  zakatpertambangan: {
    summary: 'Emas, batu bara, pasir, dan hasil tambang lain.',
    rule: 'Nisab senilai 85 gram emas · tanpa haul',
    campaigns: MAAL,
  },
  zakatrikaz: {
    summary: 'Harta terpendam peninggalan lama yang Anda temukan.',
    rule: '20% · tanpa nisab dan haul',
    campaigns: MAAL,
  },
}

/** Title and description of a calculator's page. */
export function calculatorMeta(name: CalculatorName) {
  const { summary, rule } = calculators[name]
  const title = calculatorTitles[name].toLowerCase()
  return ({ matches }: { matches: Parameters<typeof pageMeta>[0] }) =>
    pageMeta(matches, {
      title: `Kalkulator ${title}`,
      description: `Hitung ${title}: ${summary} ${rule}.`,
      path: calculatorPath(name),
    })
}
