import type { Permission } from './permissions.ts'

type Noun = Permission extends infer P ? (P extends `${infer N}.${string}` ? N : never) : never
type Verb = Permission extends infer P ? (P extends `${string}.${infer V}` ? V : never) : never

const nouns: Readonly<Record<Noun, string>> = {
  desk: 'Meja kelola',
  'own-session': 'Sesi sendiri',
  staff: 'Pegawai',
  proposal: 'Menunggu Anda',
  audit: 'Jejak audit',
  campaign: 'Program',
  media: 'Pustaka gambar',
  article: 'Artikel',
  content: 'Halaman, bantuan, spanduk, pengurus, tinjauan',
  zakat: 'Angka zakat',
  rate: 'Kurs untuk perkiraan',
  calendar: 'Hasil isbat dan libur nasional',
  prayer: 'Doa tersembunyi',
  asrama: 'Asrama',
  visit: 'Kunjungan',
  ticket: 'Tiket bantuan',
  sending: 'Kiriman kabar',
  readiness: 'Siap menerima',
  institution: 'Data lembaga',
  donation: 'Donasi',
  'donor-export': 'Ekspor data donatur',
  transfer: 'Transfer bank',
  'bank-account': 'Rekening lembaga',
  refund: 'Pengembalian',
  disbursement: 'Penyaluran',
  mustahik: 'Nama dan data mustahik',
  job: 'Antrean pekerjaan',
  books: 'Pembukuan: pencocokan, rekening koran, titipan, periode',
  'audit-package': 'Paket auditor, dengan nama dan dokumen',
  voucher: 'Transaksi lembaga',
}

const verbs: Readonly<Record<Verb, string>> = {
  read: 'melihat',
  write: 'mengubah atau mengajukan',
  approve: 'memutuskan',
  decide: 'memutuskan sesuai perannya',
  reveal: 'membuka kontak',
  pay: 'mencatat pembayaran',
}

/** A permission as people read it: 'Program: melihat'. */
export function permissionWords(permission: Permission): string {
  const [noun, verb] = permission.split('.') as [Noun, Verb]
  return `${nouns[noun]}: ${verbs[verb]}`
}
