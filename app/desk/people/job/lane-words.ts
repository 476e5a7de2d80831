/** What the lanes of jobs are called on screens. */
export const laneWords: Readonly<Record<string, string>> = {
  money: 'Uang',
  receipts: 'Kuitansi',
  codes: 'Kode masuk',
  email: 'Surat',
  news: 'Kabar kepada banyak donatur',
  upkeep: 'Pemeliharaan',
}
