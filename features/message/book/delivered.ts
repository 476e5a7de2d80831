import { deliveredDebits } from './delivered-debits.ts'
import { deliveredMoney } from './delivered-money.ts'
import { deliveredNews } from './delivered-news.ts'
import { deliveredPlans } from './delivered-plans.ts'
import { deliveredService } from './delivered-service.ts'
import { deliveredTickets } from './delivered-tickets.ts'
import { deliveredVisits } from './delivered-visits.ts'
import type { MessageTemplate } from './template.ts'
import {
  berhenti,
  lembaga,
  nama,
  nominal,
  optional,
  program,
  sebutan,
  STOP,
  STOP_WORD,
  tautan,
} from './variables.ts'

const thanks: MessageTemplate = {
  name: 'terima-kasih',
  title: 'Terima kasih dan kuitansi',
  kind: 'service',
  purpose: 'receipt',
  isQuiet: false,
  variables: [
    nama,
    sebutan,
    {
      name: 'perihal',
      meaning: 'Akhir perihal dengan judul program',
      sample: 'untuk Sumur untuk desa telah kami terima',
    },
    {
      name: 'diterima',
      meaning: 'Kalimat bahwa dana diterima',
      sample: 'Alhamdulillah, donasi Anda telah kami terima',
    },
    {
      name: 'rincian',
      meaning: 'Program, nominal, waktu, nomor',
      sample: 'Program: Sumur untuk desa\nNominal: Rp50.000',
    },
    optional({ name: 'keterangan', meaning: 'Keterangan lain, bila ada', sample: '' }),
    optional({ name: 'doa', meaning: 'Doa untuk donatur yang sudah ditinjau', sample: '' }),
    optional({
      name: 'dokumen',
      meaning: 'Nomor dan alamat kuitansi',
      sample: 'Kuitansi Anda, nomor KW-2026-000001:\nhttps://amanah.example/kuitansi/contoh.pdf',
    }),
    tautan,
    { name: 'penyelenggara', meaning: 'Penyelenggara program', sample: 'Yayasan Amanah' },
    optional(program),
    optional(nominal),
    optional({ name: 'nomor', meaning: 'Nomor kuitansi', sample: 'KW-2026-000001' }),
  ],
  delivered: {
    subject: 'Terima kasih, {{sebutan}} Anda {{perihal}}',
    body: [
      'Assalamu’alaikum {{nama}},',
      '{{diterima}}. Terima kasih sudah mempercayakannya kepada kami.',
      '{{rincian}}',
      '{{keterangan}}',
      '{{doa}}',
      '{{dokumen}}',
      'Bukti {{sebutan}} dapat dilihat kapan saja di:\n{{tautan}}',
      'Siapa pun yang memegang tautan-tautan ini dapat membuka bukti Anda. Simpanlah baik-baik.',
      'Wassalamu’alaikum,\n{{penyelenggara}}',
    ].join('\n\n'),
    whatsapp: {
      name: 'bukti_donasi',
      language: 'id',
      hasDocument: true,
      button: null,
      body: 'Assalamu’alaikum {{nama}}, {{sebutan}} Anda sebesar {{nominal}} untuk {{program}} telah kami terima. Kuitansi nomor {{nomor}} terlampir; buktinya dapat dilihat di {{tautan}} kapan saja. Jazakumullahu khairan.',
    },
  },
}

const waiting: MessageTemplate = {
  name: 'menunggu-bayar',
  title: 'Menunggu pembayaran',
  kind: 'service',
  purpose: 'receipt',
  isQuiet: true,
  variables: [
    nama,
    sebutan,
    nominal,
    program,
    {
      name: 'batas',
      meaning: 'Sampai kapan kodenya berlaku',
      sample: '28 November 2026 21.00 WIB',
    },
    tautan,
    lembaga,
  ],
  delivered: {
    subject: '{{sebutan}} Anda untuk {{program}} belum dibayar',
    body: [
      'Assalamu’alaikum {{nama}},',
      'Niat baik Anda sudah kami catat: {{sebutan}} {{nominal}} untuk {{program}}. Pembayarannya masih kami tunggu sampai {{batas}}.',
      'Lanjutkan di sini:\n{{tautan}}',
      'Bila berubah pikiran, abaikan saja pesan ini. Kami hanya mengingatkan sekali.',
      'Wassalamu’alaikum,\n{{lembaga}}',
    ].join('\n\n'),
    whatsapp: {
      name: 'menunggu_bayar',
      language: 'id',
      hasDocument: false,
      button: null,
      body: 'Assalamu’alaikum {{nama}}, {{sebutan}} Anda {{nominal}} untuk {{program}} masih kami tunggu sampai {{batas}}. Lanjutkan di {{tautan}}. Bila berubah pikiran, abaikan pesan {{lembaga}} ini.',
    },
  },
}

const report: MessageTemplate = {
  name: 'laporan-penyaluran',
  title: 'Laporan penyaluran',
  kind: 'service',
  purpose: 'receipt',
  isQuiet: true,
  endsWithNews: true,
  variables: [
    nama,
    program,
    { name: 'laporan', meaning: 'Judul laporannya', sample: 'Sumur Dusun Karang sudah mengalir' },
    tautan,
    lembaga,
    optional(berhenti),
  ],
  delivered: {
    subject: 'Amanah Anda telah sampai: {{laporan}}',
    body: `Assalamu’alaikum {{nama}},\n\nAmanah Anda untuk {{program}} telah disalurkan. Laporannya baru saja terbit: {{laporan}}.\n\nBaca dan lihat gambarnya:\n{{tautan}}\n\nTerima kasih. Semoga Allah menerimanya dan memberkahi yang Anda simpan.\n\nWassalamu’alaikum,\n{{lembaga}}\n\n${STOP}`,
    whatsapp: {
      name: 'laporan_penyaluran',
      language: 'id',
      hasDocument: false,
      button: null,
      body: `Assalamu’alaikum {{nama}}, amanah Anda untuk {{program}} telah disalurkan. Laporannya terbit: {{laporan}}, baca di {{tautan}}. Terima kasih dari {{lembaga}}. ${STOP_WORD}`,
    },
  },
}

/** The book as it is delivered, in the order of the desk. */
export const deliveredTemplates: readonly MessageTemplate[] = [
  thanks,
  waiting,
  report,
  ...deliveredMoney,
  ...deliveredPlans,
  ...deliveredDebits,
  ...deliveredService,
  ...deliveredTickets,
  ...deliveredVisits,
  ...deliveredNews,
]
