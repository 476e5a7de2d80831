import { serviceMessage } from './service-message.ts'
import type { MessageTemplate } from './template.ts'
import { optional, tautan } from './variables.ts'

const asrama = { name: 'asrama', meaning: 'Nama asrama', sample: 'Asrama Tepian Musi' }
const kapan = {
  name: 'kapan',
  meaning: 'Hari dan jumlah orang',
  sample: 'Sabtu, 28 November 2026 untuk 4 orang',
}
const VISIT = 'Kunjungan Anda ke {{asrama}} pada {{kapan}}'

/** What visitors of a dormitory are told; only the confirmation names the house. */
export const deliveredVisits: readonly MessageTemplate[] = [
  serviceMessage({
    name: 'kunjungan-diterima',
    title: 'Kunjungan: permintaan diterima',
    purpose: 'visit',
    variables: [
      asrama,
      kapan,
      { name: 'kode', meaning: 'Kode kunjungan', sample: '7K3M9Q' },
      tautan,
    ],
    subject: 'Permintaan kunjungan ke {{asrama}} kami terima',
    parts: [
      'Terima kasih. Permintaan kunjungan Anda ke {{asrama}} pada {{kapan}} sudah kami terima.',
      'Pengasuh asrama akan menjawabnya paling lambat sehari sebelum kunjungan. Alamat lengkap kami kirim setelah kunjungan disetujui.',
      'Kode kunjungan: {{kode}}',
      'Lihat atau batalkan kunjungan:\n{{tautan}}',
      'Jika Anda tidak merasa memintanya, batalkan lewat tautan di atas. Data Anda langsung kami hapus.',
    ],
    whatsapp:
      'Permintaan kunjungan Anda ke {{asrama}} pada {{kapan}} kami terima dengan kode {{kode}}. Lihat atau batalkan di {{tautan}} kapan saja. Dari {{lembaga}}.',
  }),
  serviceMessage({
    name: 'kunjungan-disetujui',
    title: 'Kunjungan: disetujui',
    purpose: 'visit',
    variables: [
      asrama,
      kapan,
      { name: 'alamat', meaning: 'Alamat asrama', sample: 'Jalan Merdeka 1, Palembang' },
      { name: 'jam', meaning: 'Jam kunjungan', sample: '09.00–15.00 WIB' },
      { name: 'pengasuh', meaning: 'Nama dan nomor pengasuh', sample: 'Ibu Nur, +62811000000' },
      tautan,
    ],
    subject: 'Kunjungan Anda ke {{asrama}} disetujui',
    parts: [
      `${VISIT} disetujui. Kami menunggu kedatangan Anda.`,
      'Alamat: {{alamat}}\nJam kunjungan: {{jam}}\nHubungi: {{pengasuh}}',
      'Demi menjaga anak-anak, mohon tidak menyebarkan alamat ini dan tidak memotret wajah anak.',
      'Lihat atau batalkan kunjungan:\n{{tautan}}',
    ],
    whatsapp: `${VISIT} disetujui. Alamat: {{alamat}}. Jam kunjungan: {{jam}}. Hubungi: {{pengasuh}}. Mohon tidak menyebarkan alamat ini dan tidak memotret wajah anak. Batalkan di {{tautan}} bila perlu. Dari {{lembaga}}.`,
  }),
  serviceMessage({
    name: 'kunjungan-ditolak',
    title: 'Kunjungan: belum dapat diterima',
    purpose: 'visit',
    variables: [
      asrama,
      kapan,
      optional({
        name: 'alasan',
        meaning: 'Alasannya, bila ada',
        sample: 'Anak-anak sedang ujian.',
      }),
      { name: 'telepon', meaning: 'Nomor asrama', sample: '+62811000000' },
    ],
    subject: 'Kunjungan Anda ke {{asrama}} belum dapat kami terima',
    parts: [
      'Mohon maaf, kunjungan Anda ke {{asrama}} pada {{kapan}} belum dapat kami terima.',
      '{{alasan}}',
      'Silakan pilih hari lain, atau hubungi {{telepon}}.',
    ],
    whatsapp:
      'Mohon maaf, kunjungan Anda ke {{asrama}} pada {{kapan}} belum dapat kami terima. Keterangan: {{alasan}} Silakan pilih hari lain, atau hubungi {{telepon}}. Dari {{lembaga}}.',
  }),
]
