import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { type CalculatorName, calculatorPath } from '#features/zakat/zakat.ts'

export type CalculatorInfo = {
  title: string
  /** Its purpose in one line, for cards. */
  summary: string
  /** Its condition in a few words. */
  rule: string
  /** Slugs of campaigns that may receive it, the best match first. */
  campaigns: readonly string[]
}

/** The texts of each calculator. Fidyah is part of the zakat fitrah page. */
export const calculators: Record<CalculatorName, CalculatorInfo> = {
  zakatpenghasilan: {
    title: 'Zakat penghasilan',
    summary: 'Gaji, honor, upah, dan keuntungan jasa yang Anda terima.',
    rule: 'Nisab sesuai keputusan BAZNAS · tanpa haul',
    campaigns: ['zakat-penghasilan', 'zakat-maal'],
  },
  zakatemas: {
    title: 'Zakat emas',
    summary: 'Emas batangan, koin, dan tabungan emas yang disimpan.',
    rule: 'Nisab 85 gram emas murni · haul 1 tahun',
    campaigns: ['zakat-emas', 'zakat-maal'],
  },
  zakatperak: {
    title: 'Zakat perak',
    summary: 'Perak batangan dan koin perak yang disimpan.',
    rule: 'Nisab 595 gram perak · haul 1 tahun',
    campaigns: ['zakat-perak', 'zakat-maal'],
  },
  zakatperhiasan: {
    title: 'Zakat perhiasan',
    summary: 'Cincin, gelang, dan kalung emas atau perak, dari berbagai karat.',
    rule: 'Nisab emas atau perak · haul 1 tahun',
    campaigns: ['zakat-perhiasan', 'zakat-maal'],
  },
  zakatsimpananuang: {
    title: 'Zakat simpanan uang',
    summary: 'Tabungan, deposito, dan uang tunai yang mengendap.',
    rule: 'Nisab senilai 85 gram emas · haul 1 tahun',
    campaigns: ['zakat-simpanan', 'zakat-maal'],
  },
  zakatfitrah: {
    title: 'Zakat fitrah',
    summary: 'Untuk setiap jiwa dalam keluarga, di bulan Ramadan. Juga fidyah.',
    rule: 'Sebelum salat Idulfitri · 2,5 kg atau 3,5 liter beras',
    campaigns: ['zakat-fitrah'],
  },
  fidyah: {
    title: 'Fidyah',
    summary: 'Pengganti puasa bagi yang tidak mampu berpuasa dan mengqada.',
    rule: 'Satu hari makan untuk satu orang miskin',
    campaigns: ['fidyah'],
  },
}

/** Title and description of a calculator's page. */
export function calculatorMeta(matches: Parameters<typeof pageMeta>[0], name: CalculatorName) {
  const { title, summary, rule } = calculators[name]
  return pageMeta(matches, {
    title: `Kalkulator ${title.toLowerCase()}`,
    description: `Hitung ${title.toLowerCase()}: ${summary} ${rule}.`,
    path: calculatorPath(name),
  })
}
