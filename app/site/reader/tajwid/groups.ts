import type { TajwidRule } from '#features/quran/tajwid/tajwid.ts'

/** Rules that share a colour, with their words for the legend. */
export type TajwidGroup = {
  id: string
  name: string
  does: string
  /** The book and chapter that lays the rule down. */
  source: string
  rules: readonly TajwidRule[]
  /** On light and sepia pages, and on dark ones. */
  colors: readonly [light: string, dark: string]
}

const TUHFAH = 'al-Jamzuri, Tuhfatul Atfal'

/** The colours of the rules, readable on every theme (groups.test.ts). */
export const tajwidGroups: readonly TajwidGroup[] = [
  {
    id: 'gunnah',
    name: 'Gunnah',
    does: 'Nun atau mim bertasydid, didengungkan.',
    source: `${TUHFAH}, bab nun dan mim bertasydid`,
    rules: ['gunnah'],
    colors: ['#0a6038', '#5fd08f'],
  },
  {
    id: 'idgam',
    name: 'Idgam dengan dengung',
    does: 'Nun mati atau tanwin masuk ke ya, nun, mim, wau; mim mati masuk ke mim.',
    source: `${TUHFAH}, bab nun mati dan tanwin; bab mim mati`,
    rules: ['idgam-bigunnah', 'idgam-mimi'],
    colors: ['#63379a', '#c9adf7'],
  },
  {
    id: 'idgam-bersih',
    name: 'Idgam tanpa dengung',
    does: 'Nun mati atau tanwin masuk ke lam dan ra; huruf sejenis atau berdekatan dileburkan.',
    source: `${TUHFAH}, bab nun mati dan tanwin; bab mislain, mutaqaribain, dan mutajanisain`,
    rules: ['idgam-bilagunnah', 'idgam-lain'],
    colors: ['#4c5661', '#b4c1ce'],
  },
  {
    id: 'ikhfa',
    name: 'Ikhfa',
    does: 'Nun mati atau tanwin disamarkan; mim mati disamarkan sebelum ba.',
    source: `${TUHFAH}, bab nun mati dan tanwin; bab mim mati`,
    rules: ['ikhfa', 'ikhfa-syafawi'],
    colors: ['#864500', '#f2ae66'],
  },
  {
    id: 'iqlab',
    name: 'Iqlab',
    does: 'Nun mati atau tanwin menjadi mim sebelum ba.',
    source: `${TUHFAH}, bab nun mati dan tanwin`,
    rules: ['iqlab'],
    colors: ['#005c66', '#5fd0db'],
  },
  {
    id: 'qalqalah',
    name: 'Qalqalah',
    does: 'Qaf, ta, ba, jim, dal yang mati atau di akhir ayat dipantulkan.',
    source: 'Ibnu al-Jazari, al-Muqaddimah, bab sifat huruf',
    rules: ['qalqalah'],
    colors: ['#1a4fae', '#96bcff'],
  },
  {
    id: 'mad-jaiz',
    name: 'Mad jaiz munfasil',
    does: 'Bertemu hamzah di kata berikutnya: 2, 4, atau 5 harakat.',
    source: `${TUHFAH}, bab hukum mad`,
    rules: ['mad-jaiz'],
    colors: ['#99186c', '#f7a3d6'],
  },
  {
    id: 'mad-wajib',
    name: 'Mad wajib muttasil',
    does: 'Bertemu hamzah dalam satu kata: 4 atau 5 harakat.',
    source: `${TUHFAH}, bab hukum mad`,
    rules: ['mad-wajib'],
    colors: ['#ad1d1a', '#ff9f97'],
  },
  {
    id: 'mad-lazim',
    name: 'Mad lazim',
    does: 'Bertemu huruf bertasydid atau mati: 6 harakat.',
    source: `${TUHFAH}, bab macam mad lazim`,
    rules: ['mad-lazim'],
    colors: ['#730d2b', '#ff86a3'],
  },
]
