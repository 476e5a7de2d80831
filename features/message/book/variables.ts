import type { Variable } from './template.ts'

export const nama = { name: 'nama', meaning: 'Sapaan dan nama donatur', sample: 'Ibu Siti Aminah' }
export const lembaga = { name: 'lembaga', meaning: 'Nama lembaga', sample: 'Yayasan Amanah' }
export const program = { name: 'program', meaning: 'Judul program', sample: 'Sumur untuk desa' }
export const sebutan = {
  name: 'sebutan',
  meaning: 'donasi, zakat, wakaf …',
  sample: 'donasi',
}
export const nominal = { name: 'nominal', meaning: 'Jumlah uang', sample: 'Rp50.000' }
export const jumlah = { name: 'jumlah', meaning: 'Jumlah yang dimaksud', sample: 'Rp50.000' }
export const tautan = {
  name: 'tautan',
  meaning: 'Alamat halaman yang dimaksud',
  sample: 'https://amanah.example/payment/7K3M9QXD',
}
export const berhenti = {
  name: 'berhenti',
  meaning: 'Alamat untuk berhenti, tanpa masuk',
  sample: 'https://amanah.example/pilihan/contoh',
}
export const optional = (each: Variable): Variable => ({ ...each, isOptional: true })

export const STOP = 'Tidak ingin menerima ini lagi? Cukup sekali tekan, tanpa masuk:\n{{berhenti}}'
export const STOP_WORD = 'Balas STOP untuk berhenti.'
