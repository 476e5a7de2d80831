import type { HelpTopic } from '#platform/db/schema/schema-help.ts'

/** The topics of the help centre, in display order. */
export const helpTopics = [
  'donasi',
  'zakat',
  'akun',
  'kuitansi',
  'pengembalian',
  'keamanan',
  'alquran',
] as const satisfies readonly HelpTopic[]

/** The name of a topic, and what it covers. */
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
  alquran: { title: 'Al-Qur’an & murottal', text: 'Membaca, mendengar, dan tanpa internet' },
}

/** An article as lists show it. */
export type HelpEntry = { slug: string; topic: HelpTopic; title: string; summary: string }

/** An article with all words that search uses. */
export type SearchableHelp = HelpEntry & { text: string; keywords: string }
