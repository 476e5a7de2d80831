import type { HelpTopic } from '#platform/db/schema-help.ts'

/** The subjects of the help centre, in the order in which they are shown. */
export const helpTopics = [
  'donasi',
  'zakat',
  'akun',
  'kuitansi',
  'pengembalian',
  'keamanan',
  'alquran',
] as const satisfies readonly HelpTopic[]

/** What a subject is called, and what belongs to it. */
export const topicWords: Record<HelpTopic, { title: string; text: string }> = {
  donasi: { title: 'Donasi & pembayaran', text: 'Cara berdonasi, kode bayar, dan status dana' },
  zakat: { title: 'Zakat', text: 'Menghitung, menunaikan, dan waktunya' },
  akun: { title: 'Akun & kode OTP', text: 'Mendaftar, masuk, kode, dan data pribadi' },
  kuitansi: {
    title: 'Kuitansi & Bukti Setor Zakat',
    text: 'Mengunduh, memeriksa, dan membetulkan',
  },
  pengembalian: { title: 'Pengembalian dana', text: 'Salah nominal, bayar dua kali, dan batal' },
  keamanan: { title: 'Keamanan', text: 'Menjaga diri dari penipuan' },
  alquran: { title: 'Al-Qur’an & murottal', text: 'Membaca, mendengar, dan luring' },
}

/** An article as lists show it. */
export type HelpEntry = { slug: string; topic: HelpTopic; title: string; summary: string }

/** An article as it is searched: every word it can be found by. */
export type SearchableHelp = HelpEntry & { text: string; keywords: string }
