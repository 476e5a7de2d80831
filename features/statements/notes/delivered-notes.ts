import type { LayoutLine, StatementKind } from '../statement-kinds.ts'

/** Its accounts are codes, and names of tables. */
type Note = [heading: string, words: string, accounts?: string]

/** What the notes say until an institution writes its own (PSAK 401; PSAK 409 on disclosures). */
const notes: Partial<Record<StatementKind, readonly Note[]>> = {
  catatan: [
    [
      'Dasar penyusunan',
      'Laporan disusun menurut PSAK 401 dan PSAK 409, dari pembukuan berpasangan per dana, dalam rupiah penuh. Wakaf dilaporkan sebagai entitas sendiri.',
    ],
    [
      'Kebijakan',
      'Zakat dan infak diakui saat diterima; aset nonkas sebesar nilai wajarnya. Bagian amil diambil menurut keputusan yang berlaku dan tidak melewati batasnya. Uang yang dikembalikan mengurangi penerimaan.',
    ],
    ['Kebijakan', 'Bagian amil yang berlaku di akhir periode, per seribu:', 'bagian-amil'],
    ['Kas dan setara kas', 'Menurut akunnya:', '1110 1112 1121 1122 1124 1125'],
    ['Kas dan setara kas', 'Menurut tempatnya:', 'rekening'],
    [
      'Piutang dan uang muka',
      'Yang masih ditagih atau dipertanggungjawabkan pihak lain:',
      '1130 1135 1140 1145 1146 1150',
    ],
    ['Piutang dan uang muka', 'Yang belum selesai menurut umurnya:', 'umur-piutang'],
    ['Persediaan', 'Barang dan logam mulia yang belum disalurkan:', '1181 1182'],
    [
      'Aset kelolaan',
      'Nilai perolehan, penyisihan, dan akumulasi penyusutannya:',
      '1205 1206 1210 1220',
    ],
    ['Aset kelolaan', 'Nilai bukunya menurut dana:', 'kelolaan'],
    ['Aset kelolaan', 'Barang yang tercatat, menurut harga perolehannya:', 'barang-kelolaan'],
    ['Aset tetap', 'Nilai perolehan dan akumulasi penyusutannya:', '1230 1240'],
    ['Aset tetap', 'Barang yang tercatat, menurut harga perolehannya:', 'aset-tetap'],
    ['Penerimaan zakat', 'Menurut jenisnya:', 'jenis-zakat'],
    ['Penyaluran zakat', 'Menurut golongan penerima:', '5110 5120 5130 5140 5150 5160 5170 5180'],
    [
      'Penerima manfaat',
      'Orang yang terlayani menurut golongannya, dalam jiwa; yang terdaftar dihitung satu kali:',
      'asnaf-jiwa',
    ],
    ['Penerima manfaat', 'Keluarga yang terlayani menurut golongannya:', 'asnaf-keluarga'],
    ['Penyaluran infak dan dana lain', 'Menurut dananya:', '5210 5220 5230 5500 5900'],
    [
      'Saldo menurut program',
      'Yang masih harus disalurkan dari dana setiap program, dan dana di luar program:',
      'program',
    ],
    [
      'Dana nonhalal',
      'Penerimaan dari jasa giro dan bunga, dan pemakaiannya untuk fasilitas umum:',
      '4900 5900',
    ],
    [
      'Titipan dan utang',
      'Yang belum menjadi milik dana mana pun, atau masih harus dibayar:',
      '2110 2120 2130 2140 2150 2155',
    ],
    ['Titipan dan utang', 'Titipan yang belum diputuskan menurut umurnya:', 'umur-titipan'],
    ['Utang pajak', 'Pajak yang dipotong dan belum disetor:', '2210 2220 2230 2240'],
    [
      'Pihak terkait',
      'Transaksi lembaga dengan pengurus, pengawas, dewan pengawas syariah, dan pegawainya:',
      'pihak-terkait',
    ],
    [
      'Peristiwa setelah periode',
      'Yang terjadi di periode ini dan baru diketahui setelah ditutup dibukukan di periode berikutnya, dan dapat dilihat berdampingan dengan laporan ini.',
    ],
  ],
  'wakaf-catatan': [
    [
      'Dasar penyusunan',
      'Laporan disusun menurut PSAK 412. Wakaf temporer dicatat sebagai liabilitas dan dipisahkan dari wakaf permanen.',
    ],
    ['Harta benda wakaf', 'Menurut bentuknya:', '1123 1310 1320'],
    ['Kas wakaf', 'Menurut rekeningnya:', 'rekening'],
    ['Wakaf menurut program', 'Aset neto yang berasal dari setiap program:', 'program'],
    ['Penerimaan', 'Wakaf yang diterima dan hasil pengelolaannya:', '4300 4310'],
    [
      'Imbalan nazhir dan manfaat',
      'Imbalan nazhir diambil dari hasil bersih yang sudah diterima tunai:',
      '5310 5320 5300',
    ],
    ['Wakaf temporer', 'Yang harus kembali kepada wakif pada waktunya:', '2310'],
  ],
}

/** The delivered lines of a statement that has none in the database. */
export function deliveredNotes(kind: StatementKind): LayoutLine[] {
  return (notes[kind] ?? []).map(([heading, words, accounts = '']) => ({
    section: 'notes',
    heading,
    words,
    accounts: accounts.split(' ').filter(Boolean),
    funds: [],
    side: null,
    sign: 1,
  }))
}
