import { deliveredNews } from './delivered-news.ts'
import { deliveredPlans } from './delivered-plans.ts'
import { deliveredService } from './delivered-service.ts'
import type { MessageTemplate } from './template.ts'
import {
  berhenti,
  lembaga,
  nama,
  nominal,
  optional,
  program,
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
    { name: 'sebutan', meaning: 'donasi, zakat, wakaf …', sample: 'donasi' },
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

const reminder: MessageTemplate = {
  name: 'jatuh-tempo',
  title: 'Pengingat donasi rutin',
  kind: 'service',
  purpose: 'reminder',
  isQuiet: false,
  variables: [
    { name: 'perihal', meaning: 'Perihal pengingatnya', sample: 'Sedekah Jumat Anda hari ini' },
    {
      name: 'isi',
      meaning: 'Rencana donatur dengan alamat halamannya',
      sample: 'Rencana Anda: Rp50.000 untuk Sumur untuk desa. https://amanah.example/rutin/contoh',
    },
  ],
  delivered: {
    subject: '{{perihal}}',
    body: 'Assalamu’alaikum,\n\n{{isi}}',
    whatsapp: {
      name: 'jatuh_tempo',
      language: 'id',
      hasDocument: false,
      button: null,
      body: 'Assalamu’alaikum. {{isi}} Balas STOP SEMUA bila tidak ingin diingatkan lagi.',
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
    { name: 'sebutan', meaning: 'donasi, zakat, wakaf …', sample: 'donasi' },
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

/** Asks back to a ticket whose answer may no longer go as free words. */
const ticketAnswer: MessageTemplate = {
  name: 'balasan-tiket',
  title: 'Jawaban tiket sudah ada',
  kind: 'service',
  purpose: 'ticket',
  isQuiet: false,
  variables: [{ name: 'nomor', meaning: 'Nomor tiket', sample: 'B-7F3K-9Q2M' }, tautan, lembaga],
  delivered: {
    subject: 'Jawaban untuk tiket {{nomor}}',
    body: 'Assalamu’alaikum,\n\nJawaban untuk tiket {{nomor}} dapat dibaca di:\n{{tautan}}\n\nWassalamu’alaikum,\n{{lembaga}}',
    whatsapp: {
      name: 'balasan_tiket',
      language: 'id',
      hasDocument: false,
      button: null,
      body: 'Assalamu’alaikum. Jawaban untuk tiket {{nomor}} dapat dibaca di {{tautan}} kapan saja. Salam dari {{lembaga}}, terima kasih.',
    },
  },
}

/** The book as it is delivered, in the order of the desk. */
export const deliveredTemplates: readonly MessageTemplate[] = [
  thanks,
  waiting,
  reminder,
  report,
  ticketAnswer,
  ...deliveredPlans,
  ...deliveredService,
  ...deliveredNews,
]
