import { serviceMessage } from './service-message.ts'
import type { MessageTemplate } from './template.ts'
import { jumlah, program, tautan } from './variables.ts'

const HANDLE =
  'Di halaman itu Anda dapat melewatkan, menjeda, mengubah, atau menghentikannya dengan sekali tekan, tanpa masuk.'
const sarana = {
  name: 'sarana',
  meaning: 'Yang didebit: kartu, GoPay, rekening BRI …',
  sample: 'kartu',
}
const hari = { name: 'hari', meaning: 'Hari debitnya', sample: 'Sabtu, 25 Juli 2026' }

const batas = {
  name: 'batas',
  meaning: 'Sampai kapan dapat disetujui',
  sample: '26 Juli 2026 pukul 09.00 WIB',
}

/** A debit did not go through, and what follows. */
function refused(name: string, title: string, follows: string): MessageTemplate {
  const failed = 'Debit {{jumlah}} untuk {{program}}, jadwal {{hari}}, tidak berhasil.'
  return serviceMessage({
    name,
    title,
    purpose: 'reminder',
    variables: [jumlah, program, hari, tautan],
    subject: 'Debit donasi rutin tidak berhasil',
    parts: [
      `${failed} ${follows}`,
      'Ingin tetap menunaikan? Cara bayar lain dan debit yang baru ada di sini:\n{{tautan}}',
    ],
    whatsapp: `${failed} ${follows} Cara bayar lain dan debit yang baru ada di {{tautan}} dari {{lembaga}}.`,
  })
}

/** A debit waited for a PIN or OTP that never came, and what follows. */
function unanswered(name: string, title: string, { subject, follows }: Unanswered) {
  const waited =
    'Debit {{jumlah}} untuk {{program}}, jadwal {{hari}}, menunggu PIN atau OTP Anda sampai waktunya habis. Tidak ada yang terdebit, dan yang terlewat tidak menjadi tagihan.'
  return serviceMessage({
    name,
    title,
    purpose: 'reminder',
    variables: [jumlah, program, hari, tautan],
    subject,
    parts: [waited, `${follows}\n{{tautan}}`],
    whatsapp: `${waited} ${follows} {{tautan}} dari {{lembaga}}.`,
  })
}

type Unanswered = { subject: string; follows: string }

/** A debit begins: what was done, and when the first comes. */
function began(name: string, title: string, { done, next }: { done: string; next: string }) {
  const isDated = next.includes('{{hari}}')
  return serviceMessage({
    name,
    title,
    purpose: 'reminder',
    variables: [
      ...(done.includes('{{sarana}}') ? [sarana] : []),
      jumlah,
      program,
      ...(isDated ? [hari] : []),
      tautan,
    ],
    subject: 'Debit otomatis Anda aktif',
    parts: [
      `Terima kasih. ${done} ${next} Kami memberi tahu Anda sebelumnya.`,
      'Persetujuan Anda dan tombol berhenti:\n{{tautan}}',
      HANDLE,
    ],
    whatsapp: `${done} ${next} Kami memberi tahu Anda sebelumnya. Persetujuan dan tombol berhenti ada di {{tautan}} dari {{lembaga}}.`,
  })
}

const NEXT = 'Debit berikutnya {{jumlah}} pada {{hari}}, untuk {{program}}.'
const LINKED = '{{sarana}} Anda sudah terhubung.'
const RELEASED =
  '{{sarana}} Anda tidak terhubung lagi: izinnya dilepas atau berakhir. Tidak ada debit lagi.'

type Ended = { name: string; title: string; said: string }

/** Nothing can be debited any more. */
function ended({ name, title, said }: Ended): MessageTemplate {
  return serviceMessage({
    name,
    title,
    purpose: 'reminder',
    variables: [sarana, tautan],
    subject: 'Debit otomatis sudah berhenti',
    parts: [`${said} Tidak ada debit lagi. Rinciannya:\n{{tautan}}`],
    whatsapp: `${said} Tidak ada debit lagi. Rinciannya ada di {{tautan}} dari {{lembaga}}.`,
  })
}

/** What donors are told of debits: before each, when they begin and end, and when one fails. */
export const deliveredDebits: readonly MessageTemplate[] = [
  serviceMessage({
    name: 'debit-pemberitahuan',
    title: 'Debit: pemberitahuan sebelumnya',
    purpose: 'reminder',
    isQuiet: true,
    variables: [sarana, jumlah, program, hari, tautan],
    subject: 'Debit donasi rutin {{hari}}',
    parts: [
      '{{sarana}} Anda akan didebit {{jumlah}} pada {{hari}} untuk {{program}}, sesuai persetujuan Anda.',
      'Tidak jadi? Atur sebelum hari itu:\n{{tautan}}',
      HANDLE,
    ],
    whatsapp:
      '{{sarana}} Anda akan didebit {{jumlah}} pada {{hari}} untuk {{program}}, sesuai persetujuan Anda. Tidak jadi? Atur sebelum hari itu di {{tautan}} dengan sekali tekan. Dari {{lembaga}}.',
  }),
  began('debit-aktif', 'Debit: sudah aktif', {
    done: 'Pembayaran pertama sudah kami terima.',
    next: NEXT,
  }),
  began('debit-terhubung', 'Debit: dompet atau rekening terhubung', { done: LINKED, next: NEXT }),
  began('debit-terhubung-jeda', 'Debit: dompet atau rekening terhubung, rencana dijeda', {
    done: LINKED,
    next: 'Debitnya {{jumlah}} untuk {{program}}, begitu donasi rutin ini Anda lanjutkan.',
  }),
  serviceMessage({
    name: 'debit-tidak-aktif',
    title: 'Debit: kartu tidak dapat disimpan',
    purpose: 'reminder',
    variables: [program, tautan],
    subject: 'Debit otomatis tidak aktif',
    parts: [
      'Pembayaran Anda untuk {{program}} sudah kami terima, tetapi kartunya tidak dapat disimpan. Donasi rutin Anda berjalan dengan pengingat seperti biasa:\n{{tautan}}',
    ],
    whatsapp:
      'Pembayaran Anda untuk {{program}} sudah kami terima, tetapi kartunya tidak dapat disimpan. Donasi rutin Anda berjalan dengan pengingat seperti biasa: {{tautan}} dari {{lembaga}}.',
  }),
  serviceMessage({
    name: 'debit-menunggu',
    title: 'Debit: menunggu PIN atau OTP',
    purpose: 'reminder',
    variables: [jumlah, program, batas, tautan],
    subject: 'Debit donasi rutin menunggu PIN atau OTP Anda',
    parts: [
      'Kali ini dompet atau bank Anda meminta PIN atau OTP untuk debit {{jumlah}}, untuk {{program}}. Setujui sebelum {{batas}}:\n{{tautan}}',
      'Tidak jadi? Abaikan pesan ini. Yang terlewat tidak menjadi tagihan.',
    ],
    whatsapp:
      'Kali ini dompet atau bank Anda meminta PIN atau OTP untuk debit {{jumlah}}, untuk {{program}}. Setujui sebelum {{batas}} di {{tautan}}. Tidak jadi? Abaikan; yang terlewat tidak menjadi tagihan. Dari {{lembaga}}.',
  }),
  refused(
    'debit-dicoba-lagi',
    'Debit: gagal, dicoba lagi',
    'Bank atau dompetnya belum meloloskannya, misalnya karena saldo atau limit. Kami mencoba lagi dalam beberapa hari; tidak ada yang terdebit dua kali.',
  ),
  refused(
    'debit-dilewatkan',
    'Debit: gagal, dilewatkan',
    'Jadwal ini kami lewatkan. Yang terlewat tidak menjadi tagihan.',
  ),
  refused(
    'debit-ditolak',
    'Debit: ditolak seterusnya',
    'Bank atau dompetnya menolak untuk seterusnya, misalnya karena kedaluwarsa, diblokir, atau izinnya dilepas. Tidak kami coba lagi. Berikutnya kami hanya mengirim pengingat.',
  ),
  refused(
    'debit-dihentikan',
    'Debit: gagal berkali-kali',
    'Karena gagal beberapa kali, debit otomatisnya kami hentikan. Berikutnya kami hanya mengirim pengingat.',
  ),
  unanswered('debit-tanpa-pin', 'Debit: PIN atau OTP tidak diisi', {
    subject: 'Debit donasi rutin kali ini dilewatkan',
    follows:
      'Donasi rutin Anda tetap berjalan. Bila jadwal berikutnya terlewat lagi, kami menjedanya. Bayar dengan cara lain atau atur di sini:',
  }),
  unanswered('debit-dijeda', 'Debit: dijeda karena PIN atau OTP', {
    subject: 'Donasi rutin Anda kami jeda',
    follows:
      'Ini yang kedua berturut-turut, jadi donasi rutin Anda kami jeda. Tidak ada debit sampai Anda melanjutkannya dengan sekali tekan di sini:',
  }),
  ended({
    name: 'debit-berhenti',
    title: 'Debit: sudah berhenti',
    said: 'Penyedia pembayaran memastikan {{sarana}} Anda sudah dilepas.',
  }),
  ended({
    name: 'debit-terhapus',
    title: 'Debit: kodenya sudah dihapus',
    said: 'Kode untuk mendebit {{sarana}} Anda sudah kami hapus. Kode itu hanya ada pada kami, dan penyedia pembayaran tidak punya cara melepasnya dari sana.',
  }),
  serviceMessage({
    name: 'debit-dilepas',
    title: 'Debit: dilepas di aplikasinya',
    purpose: 'reminder',
    variables: [sarana, tautan],
    subject: 'Debit otomatis berhenti',
    parts: [
      `${RELEASED} Berikutnya kami hanya mengirim pengingat.`,
      'Ingin menghubungkannya lagi, atau memilih cara lain?\n{{tautan}}',
    ],
    whatsapp: `${RELEASED} Hubungkan lagi atau pilih cara lain di {{tautan}} kapan saja. Dari {{lembaga}}.`,
  }),
]
