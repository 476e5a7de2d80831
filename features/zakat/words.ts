import type { InputCode, InputProblem } from './zakat.ts'

const names: Record<string, string> = {
  gram: 'Berat',
  karat: 'Karat',
  hargaEmas24PerGram: 'Harga emas',
  hargaPerakPerGram: 'Harga perak',
  penghasilanUtama: 'Penghasilan',
  penghasilanLain: 'Penghasilan lain',
  kebutuhanPokok: 'Kebutuhan pokok',
  utangJatuhTempo: 'Utang jatuh tempo',
  sudahDibayar: 'Zakat yang sudah dibayar',
  nisabBulan: 'Nisab bulanan',
  nisabTahun: 'Nisab tahunan',
  saldo: 'Saldo',
  bungaBank: 'Bunga bank',
  jiwa: 'Jumlah jiwa',
  tarifPerJiwa: 'Tarif per jiwa',
  gramPerJiwa: 'Takaran per jiwa',
  mlPerJiwa: 'Takaran per jiwa',
  hargaBerasPerKg: 'Harga beras',
  hargaBerasPerLiter: 'Harga beras',
  hari: 'Jumlah hari',
  tarifPerHari: 'Tarif per hari',
  kas: 'Kas',
  piutangLancar: 'Piutang lancar',
  piutangMacet: 'Piutang macet',
  persediaan: 'Persediaan',
  asetLancar: 'Aset lancar',
  kewajibanJangkaPendek: 'Kewajiban jangka pendek',
  pendapatanNonhalal: 'Bunga dan pendapatan nonhalal',
  kadarMasehi: 'Kadar tahun Masehi',
  panenKg: 'Berat panen',
  hargaPerKg: 'Harga per kilogram',
  biaya: 'Biaya',
  persenTadahHujan: 'Bagian air hujan',
  hargaGabahPerKg: 'Harga gabah',
  nisabGabahKg: 'Nisab gabah',
  nisabBerasKg: 'Nisab beras',
  hasilRupiah: 'Nilai hasil',
  ekor: 'Jumlah ternak',
  hargaKambing: 'Harga kambing',
  hargaTabi: 'Harga tabi',
  hargaMusinnah: 'Harga musinnah',
  nilaiPasar: 'Nilai pasar',
  dividen: 'Dividen',
  kenaikanNilai: 'Kenaikan nilai',
  saldoRdn: 'Saldo RDN',
  reksaDana: 'Nilai reksa dana',
  sukuk: 'Nilai sukuk dan obligasi',
  bunga: 'Bunga obligasi',
  nilaiRupiah: 'Nilai temuan',
  sewaSetahun: 'Sewa setahun',
  nilai: 'Nilai',
  sudahDizakatiTahunIni: 'Harta yang sudah dizakati',
}

const choices: Record<string, string> = {
  haul: 'Pilih dahulu: sudah atau belum satu tahun Hijriah.',
  items: 'Tambahkan paling sedikit satu perhiasan.',
  jenis: 'Pilih emas atau perak.',
  dipakai: 'Pilih disimpan atau dipakai.',
  hitungYangDipakai: 'Pilih ya atau tidak.',
  periode: 'Pilih bulanan atau tahunan.',
  metode: 'Pilih bruto atau neto.',
  bentuk: 'Pilih bentuknya dahulu.',
  harta: 'Tambahkan paling sedikit satu harta.',
  pengairan: 'Pilih pengairannya dahulu.',
  digembalakan: 'Pilih dahulu: digembalakan atau diberi pakan di kandang.',
  hewan: 'Pilih hewannya dahulu.',
  tujuan: 'Pilih untuk diperdagangkan atau jangka panjang.',
}

const sentences: Record<InputCode, (name: string, field: string) => string> = {
  WAJIB_DIISI: (name) => `${name} perlu diisi.`,
  BUKAN_ANGKA: (name, field) => `${name} harus angka, contoh ${exampleOf(field)}.`,
  NEGATIF: (name) => `${name} tidak boleh negatif.`,
  RUPIAH_BULAT: (name) =>
    `${name} harus rupiah bulat: angka di belakang koma terbaca sebagai sen. Ribuan ditulis dengan titik, contoh 100.000.`,
  DESIMAL_BERLEBIH: (name, field) =>
    thousandths.has(field)
      ? `${name} paling banyak tiga angka di belakang koma.`
      : `${name} harus bilangan bulat.`,
  GRUP_TIDAK_VALID: (name, field) =>
    `Periksa titik dan koma pada ${name.toLowerCase()}, contoh ${exampleOf(field)}.`,
  MINIMAL: (name) => `${name} harus lebih dari nol.`,
  MAKS: (name, field) => `${name} terlalu besar, paling banyak ${limitOf(field)}.`,
  KARAT_TIDAK_VALID: () => 'Karat harus bilangan bulat dari 1 sampai 24.',
  JIWA_MIN: () => 'Jumlah jiwa paling sedikit 1.',
  JIWA_BULAT: () => 'Jumlah jiwa harus bilangan bulat.',
  BUNGA_MELEBIHI_SALDO: () => 'Bunga bank tidak boleh melebihi saldo.',
  MELEBIHI_HARTA: (name) => `${name} tidak boleh melebihi harta yang memuatnya.`,
}

/** Fields with decimals. */
const thousandths = new Set(['gram', 'panenKg', 'persenTadahHujan', 'nisabGabahKg', 'nisabBerasKg'])

/** The message under a field: what is wrong, and how to correct it. */
export function wordsFor({ field, code }: InputProblem): string {
  const leaf = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field
  if (code === 'WAJIB_DIISI' && choices[leaf]) return choices[leaf]
  if (leaf === 'harta') return 'Paling banyak 200 harta sekali hitung.'
  if (leaf === 'items') return 'Paling banyak 200 perhiasan sekali hitung.'
  return sentences[code](names[leaf] ?? 'Isian ini', leaf)
}

function exampleOf(field: string): string {
  if (field === 'gram') return '85,5'
  if (field === 'panenKg') return '1.250,5'
  if (field === 'persenTadahHujan') return '50'
  if (field === 'ekor') return '40'
  return field === 'jiwa' || field === 'hari' ? '4' : '1.000.000'
}

function limitOf(field: string): string {
  if (field === 'gram') return '1.000.000 gram'
  if (field === 'panenKg') return '999.999.999 kilogram'
  if (field === 'persenTadahHujan') return '100 persen'
  if (field === 'ekor') return '1.000.000 ekor'
  if (field === 'jiwa') return '1.000 jiwa'
  if (field === 'hari') return '10.000 hari'
  if (field === 'gramPerJiwa' || field === 'mlPerJiwa') return '10.000'
  return 'Rp999.999.999.999.999'
}
