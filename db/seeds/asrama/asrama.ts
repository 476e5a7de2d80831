import { easternAsramas } from './asrama-east.ts'
import { westernAsramas } from './asrama-west.ts'

const childSafety =
  'Demi menjaga anak-anak, nama, wajah, dan alamat lengkap tidak kami tampilkan. Pengunjung mendapat alamat setelah kunjungannya disetujui.'

/** All dormitories of the demo. Their people and houses are invented; addresses and phone numbers say so. */
export const demoAsramas = [...westernAsramas, ...easternAsramas].map((asrama) => ({
  ...asrama,
  story: [...asrama.story, childSafety],
}))
