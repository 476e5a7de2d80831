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

const newContact: MessageTemplate = {
  name: 'kontak-baru',
  title: 'Memakai kontak baru',
  kind: 'service',
  purpose: 'account',
  isQuiet: false,
  isAskedFor: true,
  variables: [tautan, lembaga],
  delivered: {
    subject: 'Pakai kontak ini untuk pesan dari {{lembaga}}?',
    body: 'Assalamu’alaikum,\n\nAda permintaan agar pesan dari {{lembaga}} dikirim ke kontak ini. Bila itu Anda, setujui di halaman ini dalam 24 jam:\n{{tautan}}\n\nBukan Anda? Abaikan pesan ini; tidak ada yang berubah.',
    whatsapp: {
      name: 'kontak_baru',
      language: 'id',
      hasDocument: false,
      button: null,
      body: 'Assalamu’alaikum. Ada permintaan agar pesan dari {{lembaga}} dikirim ke nomor ini. Bila itu Anda, setujui di {{tautan}} dalam 24 jam. Bukan Anda? Abaikan pesan ini.',
    },
  },
}

const changedContact: MessageTemplate = {
  name: 'kontak-diganti',
  title: 'Kontak diganti',
  kind: 'service',
  purpose: 'account',
  isQuiet: false,
  isAskedFor: true,
  variables: [
    { name: 'kontak', meaning: 'Kontak barunya, disamarkan', sample: 's***@c***.id' },
    tautan,
    lembaga,
  ],
  delivered: {
    subject: 'Pesan dari {{lembaga}} kini ke kontak lain',
    body: 'Assalamu’alaikum,\n\nMulai sekarang pesan untuk Anda kami kirim ke {{kontak}}, karena diminta lewat tautan di pesan kami.\n\nBukan Anda yang meminta? Batalkan dengan sekali tekan:\n{{tautan}}\n\nWassalamu’alaikum,\n{{lembaga}}',
    whatsapp: {
      name: 'kontak_diganti',
      language: 'id',
      hasDocument: false,
      button: null,
      body: 'Assalamu’alaikum. Mulai sekarang pesan dari {{lembaga}} kami kirim ke {{kontak}}. Bukan Anda yang meminta? Batalkan di {{tautan}} kapan saja.',
    },
  },
}

const leaving: MessageTemplate = {
  name: 'hapus-data',
  title: 'Konfirmasi hapus data',
  kind: 'service',
  purpose: 'account',
  isQuiet: false,
  isAskedFor: true,
  variables: [tautan, lembaga],
  delivered: {
    subject: 'Hapus data Anda di {{lembaga}}?',
    body: 'Assalamu’alaikum,\n\nAda permintaan untuk menghapus data donatur dengan kontak ini di {{lembaga}}. Bila itu Anda, setujui di halaman ini dalam 24 jam:\n{{tautan}}\n\nBukan Anda? Abaikan pesan ini; tidak ada yang dihapus.',
    whatsapp: {
      name: 'hapus_data',
      language: 'id',
      hasDocument: false,
      button: null,
      body: 'Assalamu’alaikum. Ada permintaan untuk menghapus data donatur dengan nomor ini di {{lembaga}}. Bila itu Anda, setujui di {{tautan}} dalam 24 jam. Bukan Anda? Abaikan pesan ini.',
    },
  },
}

const leavingSoon: MessageTemplate = {
  name: 'hapus-data-jeda',
  title: 'Data akan dihapus',
  kind: 'service',
  purpose: 'account',
  isQuiet: false,
  isAskedFor: true,
  variables: [
    { name: 'batas', meaning: 'Kapan datanya dihapus', sample: '1 Desember 2026 09.00 WIB' },
    tautan,
    lembaga,
  ],
  delivered: {
    subject: 'Data Anda di {{lembaga}} dihapus {{batas}}',
    body: 'Assalamu’alaikum,\n\nSesuai permintaan dari kontak Anda, nama, kontak, doa, dan isi pesan Anda kami hapus pada {{batas}}. Jumlah donasi dan nomor kuitansi tetap di pembukuan tanpa nama Anda, karena wajib disimpan. Unduh kuitansi yang masih Anda perlukan sebelum itu. Sesudahnya tidak ada surat lagi.\n\nBukan Anda, atau berubah pikiran? Batalkan dengan sekali tekan:\n{{tautan}}\n\nWassalamu’alaikum,\n{{lembaga}}',
    whatsapp: {
      name: 'hapus_data_jeda',
      language: 'id',
      hasDocument: false,
      button: null,
      body: 'Assalamu’alaikum. Sesuai permintaan dari kontak Anda, data Anda di {{lembaga}} kami hapus pada {{batas}}. Unduh kuitansi yang masih diperlukan. Bukan Anda, atau berubah pikiran? Batalkan di {{tautan}} sebelum itu.',
    },
  },
}

/** What answers something its reader asked for. */
export const deliveredService: readonly MessageTemplate[] = [
  recap,
  newContact,
  changedContact,
  leaving,
  leavingSoon,
]
