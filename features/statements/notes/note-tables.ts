/** The tables of notes that no account gives, by the names that a line writes among its accounts. */
export const noteTables = {
  rekening: 'Kas menurut tempatnya',
  program: 'Saldo menurut program',
  'jenis-zakat': 'Zakat menurut jenisnya',
  'asnaf-jiwa': 'Penerima manfaat menurut golongan, jiwa',
  'asnaf-keluarga': 'Penerima manfaat menurut golongan, keluarga',
  'umur-piutang': 'Yang belum selesai menurut umurnya',
  'umur-titipan': 'Titipan menurut umurnya',
  'pihak-terkait': 'Transaksi dengan pihak terkait',
  'bagian-amil': 'Bagian amil yang berlaku, per seribu',
  kelolaan: 'Aset kelolaan menurut dananya',
  'aset-tetap': 'Aset tetap menurut barangnya, harga perolehan',
  'barang-kelolaan': 'Aset kelolaan menurut barangnya, harga perolehan',
} as const

export type NoteTable = keyof typeof noteTables

/** True for the name of a table. */
export function isNoteTable(name: string): name is NoteTable {
  return Object.hasOwn(noteTables, name)
}

/** A row of a table: what it is, and one figure. */
export type NoteRow = { words: string; figure: number }
