import { serviceMessage } from './service-message.ts'
import type { MessageTemplate, Variable } from './template.ts'
import { jumlah, nama, nominal, optional, program, sebutan, tautan } from './variables.ts'

type MoneyMessage = Pick<MessageTemplate, 'name' | 'title'> & {
  more?: readonly Variable[]
  subject: string
  happened: string
  next: string
  /** A sentence of its own that may be left out. */
  left?: string
}

/** What happened to somebody's money, what comes next, and where it can be read. */
function ofMoney({
  name,
  title,
  more = [],
  subject,
  happened,
  next,
  left,
}: MoneyMessage): MessageTemplate {
  return serviceMessage({
    name,
    title,
    purpose: 'money',
    variables: [nama, sebutan, jumlah, ...more, tautan],
    subject,
    parts: [happened, ...(left ? [left] : []), next, 'Keadaan {{sebutan}} Anda:\n{{tautan}}'],
    whatsapp: `${happened} ${next} Keadaan {{sebutan}} Anda ada di {{tautan}} dari {{lembaga}}.`,
  })
}

const KEPT = {
  subject: 'Dana Anda kami simpan dahulu',
  next: 'Dana Anda aman. Petugas kami akan menghubungi Anda untuk mengembalikannya atau meneruskannya sebagai {{sebutan}}.',
}
const ON_ITS_WAY =
  'Dana Anda aman. Kami mengirimnya kembali secepatnya, dan mengabari Anda begitu terkirim.'
const ARRIVES =
  'Dana biasanya tiba dalam beberapa hari kerja. Hubungi kami bila dananya belum Anda terima.'
const PART = {
  more: [
    optional({
      name: 'sisa',
      meaning: 'Kalimat tentang yang tetap dicatat, bila ada',
      sample: 'Yang tetap kami catat sebagai donasi Anda: Rp30.000.',
    }),
  ],
  left: '{{sisa}}',
}

const bankRequest = serviceMessage({
  name: 'rekening-pengembalian',
  title: 'Permintaan rekening',
  purpose: 'donor-bank',
  variables: [
    nama,
    {
      name: 'dana',
      meaning: 'Dana yang dikembalikan',
      sample: 'dana donasi Anda untuk Sumur untuk desa',
    },
    tautan,
    { name: 'batas', meaning: 'Sampai kapan tautannya berlaku', sample: '28 November 2026 21.00' },
  ],
  subject: 'Kami meminta rekening Anda',
  // It names no sum: whoever reads it may not be the donor.
  parts: [
    'Kami menyiapkan pengembalian {{dana}}. Untuk mengirimnya lewat transfer bank, kami memerlukan nomor rekening Anda.',
    'Isi rekening tujuan di halaman aman ini:\n{{tautan}}',
    'Tautan berlaku sampai {{batas}} dan hanya sekali pakai. Jangan teruskan pesan ini kepada siapa pun.',
    'Kami tidak pernah meminta PIN, kata sandi, kode OTP, atau biaya apa pun untuk mengembalikan dana.',
    'Tidak merasa menunggu pengembalian? Abaikan pesan ini dan kabari kami; tidak ada yang berubah.',
  ],
  whatsapp:
    'Kami menyiapkan pengembalian {{dana}} dan memerlukan nomor rekening Anda. Isi di halaman aman {{tautan}} sebelum {{batas}}. Jangan teruskan pesan ini. Kami tidak pernah meminta PIN, kata sandi, kode OTP, atau biaya. Dari {{lembaga}}.',
})

const replaced = serviceMessage({
  name: 'kuitansi-diganti',
  title: 'Surat kuitansi pengganti',
  purpose: 'receipt',
  variables: [
    nama,
    sebutan,
    program,
    {
      name: 'dokumen',
      meaning: 'Nomor baru, nomor lama, dan alamatnya',
      sample:
        'Kuitansi nomor KW/2026/000002, pengganti KW/2026/000001:\nhttps://amanah.example/kuitansi/contoh.pdf',
    },
    { name: 'kontak', meaning: 'E-mail lembaga', sample: 'halo@amanah.example' },
  ],
  subject: 'Kuitansi {{sebutan}} Anda diganti dengan yang benar',
  parts: [
    'Nama, NPWP, atau NIK pada kuitansi {{sebutan}} Anda untuk {{program}} telah kami perbaiki. Kuitansinya kami terbitkan lagi dengan nomor baru.',
    '{{dokumen}}',
    'Nomor yang lama sudah batal. Bila sudah Anda pakai, misalnya untuk laporan pajak, gantilah dengan yang baru.',
    'Uang {{sebutan}} Anda tidak berubah, begitu pula program dan tanggalnya.',
    'Tidak merasa meminta perbaikan ini, atau masih ada yang keliru? Tulislah kepada kami di {{kontak}} dengan menyebut nomor kuitansinya.',
  ],
  whatsapp:
    'Kuitansi {{sebutan}} Anda untuk {{program}} kami perbaiki dan terbitkan lagi. {{dokumen}} kini berlaku; nomor yang lama sudah batal, gantilah bila sudah Anda pakai. Masih keliru? Tulislah ke {{kontak}} dengan menyebut nomornya. Dari {{lembaga}}.',
})

/** What donors are told of money that became no donation, that goes back, and of papers that were replaced. */
export const deliveredMoney: readonly MessageTemplate[] = [
  ofMoney({
    name: 'dana-beda-nominal',
    title: 'Dana disimpan: nominalnya berbeda',
    more: [nominal],
    ...KEPT,
    happened:
      'Kami menerima {{jumlah}}, sedangkan nominal {{sebutan}} Anda {{nominal}}. Karena berbeda, dana itu kami simpan sebagai titipan dan belum dihitung sebagai {{sebutan}}.',
  }),
  ofMoney({
    name: 'dana-terlambat',
    title: 'Dana disimpan: program sudah ditutup',
    ...KEPT,
    happened:
      'Dana Anda sebesar {{jumlah}} tiba setelah program ditutup. Dana itu kami simpan sebagai titipan.',
  }),
  ofMoney({
    name: 'dana-ganda',
    title: 'Dana disimpan: dibayar dua kali',
    ...KEPT,
    happened:
      'Kami menerima pembayaran kedua sebesar {{jumlah}} untuk {{sebutan}} yang sudah lunas. Dana itu kami simpan sebagai titipan.',
  }),
  ofMoney({
    name: 'dana-tanpa-keterangan',
    title: 'Dana disimpan: tanpa keterangan',
    ...KEPT,
    happened: 'Kami menerima {{jumlah}} tanpa keterangan. Dana itu kami simpan sebagai titipan.',
  }),
  ofMoney({
    name: 'pembayaran-dibatalkan',
    title: 'Pembayaran dibatalkan penyedia',
    more: [{ name: 'ajakan', meaning: 'Yang dilakukan donatur', sample: 'berdonasi' }],
    subject: 'Pembayaran {{sebutan}} Anda dibatalkan',
    happened:
      'Penyedia pembayaran membatalkan pembayaran Anda sebesar {{jumlah}}, sehingga {{sebutan}} ini tidak jadi kami terima. Biasanya dana kembali ke rekening Anda.',
    next: 'Anda dapat {{ajakan}} kembali kapan saja. Hubungi kami bila dananya tidak kembali.',
  }),
  ofMoney({
    name: 'transfer-keliru',
    title: 'Transfer ternyata milik orang lain',
    subject: 'Pembayaran {{sebutan}} Anda belum kami terima',
    happened:
      'Transfer sebesar {{jumlah}} yang kami catat untuk {{sebutan}} Anda ternyata milik orang lain. Kekeliruan ini ada pada kami, dan pencatatannya sudah kami batalkan.',
    next: 'Mohon maaf atas kekeliruan ini. Kuitansinya tidak berlaku lagi, dan {{sebutan}} Anda kembali menunggu pembayaran. Bila Anda sudah mentransfer, hubungi kami: dana Anda kami cari di mutasi rekening.',
  }),
  ofMoney({
    name: 'pengembalian-disetujui',
    title: 'Pengembalian disetujui',
    subject: 'Pengembalian {{sebutan}} Anda disetujui',
    happened: 'Pengembalian {{sebutan}} Anda sebesar {{jumlah}} sudah disetujui dua petugas kami.',
    next: ON_ITS_WAY,
  }),
  ofMoney({
    name: 'pengembalian-terkirim',
    title: 'Pengembalian terkirim',
    subject: 'Dana {{sebutan}} Anda sudah dikembalikan',
    happened: 'Dana {{sebutan}} Anda sebesar {{jumlah}} sudah kami kirim kembali.',
    next: 'Dana biasanya tiba dalam beberapa hari kerja. Kuitansi {{sebutan}} ini tidak berlaku lagi. Hubungi kami bila dananya belum Anda terima.',
  }),
  ofMoney({
    name: 'pengembalian-sebagian-disetujui',
    title: 'Pengembalian sebagian disetujui',
    ...PART,
    subject: 'Pengembalian sebagian {{sebutan}} Anda disetujui',
    happened: 'Pengembalian {{jumlah}} dari {{sebutan}} Anda sudah disetujui dua petugas kami.',
    next: `${ON_ITS_WAY} Kuitansi {{sebutan}} Anda kami ganti dengan nominal yang tersisa; nomor yang lama tidak berlaku lagi.`,
  }),
  ofMoney({
    name: 'pengembalian-sebagian-terkirim',
    title: 'Pengembalian sebagian terkirim',
    ...PART,
    subject: 'Sebagian {{sebutan}} Anda sudah dikembalikan',
    happened: 'Dana {{jumlah}} dari {{sebutan}} Anda sudah kami kirim kembali.',
    next: ARRIVES,
  }),
  ofMoney({
    name: 'titipan-dikembalikan',
    title: 'Titipan dikembalikan',
    subject: 'Dana titipan Anda sudah dikembalikan',
    happened:
      'Dana sebesar {{jumlah}} yang kami simpan sebagai titipan sudah kami kirim kembali kepada Anda.',
    next: 'Dana biasanya tiba dalam beberapa hari kerja. Hubungi kami bila belum Anda terima.',
  }),
  bankRequest,
  replaced,
]
