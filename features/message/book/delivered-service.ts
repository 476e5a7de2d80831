import type { MessageTemplate } from './template.ts'
import { lembaga, nama, tautan } from './variables.ts'

const recap: MessageTemplate = {
  name: 'rekap-donasi',
  title: 'Rekap donasi',
  kind: 'service',
  purpose: 'receipt',
  isQuiet: false,
  variables: [
    nama,
    { name: 'masa', meaning: 'Hari-hari yang diminta', sample: '1 Januari 2026 – 31 Maret 2026' },
    { name: 'jumlah', meaning: 'Jumlah seluruhnya', sample: 'Rp1.250.000' },
    tautan,
    lembaga,
  ],
  delivered: {
    subject: 'Rekap donasi Anda, {{masa}}',
    body: [
      'Assalamu’alaikum {{nama}},',
      'Ini rekap donasi Anda untuk {{masa}}: {{jumlah}}. Unduh PDF-nya di:\n{{tautan}}',
      'Tautan ini berlaku 30 hari. Rekap ini bukan kuitansi kedua; yang berlaku untuk pajak tetap Bukti Setor Zakat masing-masing.',
      'Wassalamu’alaikum,\n{{lembaga}}',
    ].join('\n\n'),
    whatsapp: {
      name: 'rekap_donasi',
      language: 'id',
      hasDocument: true,
      button: null,
      body: 'Assalamu’alaikum {{nama}}. Terlampir rekap donasi Anda untuk {{masa}}: {{jumlah}}. Rekap ini bukan kuitansi kedua; dapat diunduh lagi di {{tautan}} selama 30 hari. Salam dari {{lembaga}}, terima kasih.',
    },
  },
}

/** What answers something its reader asked for. */
export const deliveredService: readonly MessageTemplate[] = [recap]
