import { serviceMessage } from './service-message.ts'
import type { MessageTemplate, Variable } from './template.ts'
import { program, tautan } from './variables.ts'

const irama: Variable = { name: 'irama', meaning: 'Kapan saja', sample: 'setiap Jumat' }
const jumlah: Variable = {
  name: 'jumlah',
  meaning: 'Jumlah setiap kali, atau “berapa pun”',
  sample: 'Rp50.000',
  isOptional: true,
}
const HANDLE =
  'Di halaman yang sama Anda dapat melewatkan, mengubah, menjeda, atau menghentikannya dengan sekali tekan, tanpa masuk.'

type OfPlan = Omit<Parameters<typeof serviceMessage>[0], 'purpose'>

function ofPlan({ variables, ...words }: OfPlan): MessageTemplate {
  return serviceMessage({ ...words, purpose: 'reminder', variables: [...variables, tautan] })
}

/** The letters of recurring donations. */
export const deliveredPlans: readonly MessageTemplate[] = [
  ofPlan({
    name: 'rutin-pengingat',
    title: 'Donasi rutin: pengingat',
    variables: [
      {
        name: 'perihal',
        meaning: 'Perihal menurut iramanya',
        sample: 'Sedekah Jumat Anda hari ini',
      },
      { name: 'pembuka', meaning: 'Kalimat pembuka menurut iramanya', sample: 'Hari ini Jumat.' },
      jumlah,
      program,
    ],
    subject: '{{perihal}}',
    parts: [
      '{{pembuka}}',
      'Rencana Anda: {{jumlah}} untuk {{program}}.',
      'Bayar sekarang; kode bayarnya dibuat saat halaman dibuka:\n{{tautan}}',
      `${HANDLE} Yang terlewat tidak menjadi tagihan.`,
    ],
    whatsapp:
      '{{pembuka}} Rencana Anda: {{jumlah}} untuk {{program}}. Bayar, lewatkan, atau hentikan di {{tautan}}. Yang terlewat tidak menjadi tagihan. Dari {{lembaga}}. Balas STOP SEMUA bila tidak ingin diingatkan lagi.',
  }),
  ofPlan({
    name: 'rutin-aktifkan',
    isAskedFor: true,
    title: 'Donasi rutin: tautan untuk mengaktifkan',
    variables: [irama, jumlah, program],
    subject: 'Aktifkan donasi rutin Anda',
    parts: [
      'Ada permintaan pengingat donasi rutin ke kontak ini: {{jumlah}} {{irama}}, untuk {{program}}.',
      'Aktifkan dengan sekali tekan di halaman ini:\n{{tautan}}',
      'Bukan Anda? Abaikan pesan ini; tidak ada lagi yang kami kirim.',
    ],
    whatsapp:
      'Ada permintaan pengingat donasi rutin ke nomor ini dari {{lembaga}}: {{jumlah}} {{irama}}, untuk {{program}}. Aktifkan di {{tautan}} dengan sekali tekan. Bukan Anda? Abaikan pesan ini.',
  }),
  ofPlan({
    name: 'rutin-tautan',
    isAskedFor: true,
    title: 'Donasi rutin: tautannya sekali lagi',
    variables: [irama, program],
    subject: 'Tautan donasi rutin Anda',
    parts: [
      'Ini tautan donasi rutin Anda, {{irama}}, untuk {{program}}. Di sana dapat dilewatkan, diubah, dijeda, atau dihentikan:\n{{tautan}}',
    ],
    whatsapp:
      'Ini tautan donasi rutin Anda, {{irama}}, untuk {{program}}: {{tautan}} untuk melewatkan, mengubah, menjeda, atau menghentikannya. Salam dari {{lembaga}}, terima kasih.',
  }),
  ofPlan({
    name: 'rutin-malam',
    isAskedFor: true,
    title: 'Donasi rutin: malam Ramadan sudah dibayar',
    variables: [jumlah, program],
    subject: 'Malam Ramadan Anda sudah dibayar',
    parts: [
      'Donasi malam Ramadan Anda untuk {{program}} sudah kami terima: {{jumlah}} tiap malam. Tanggalnya dapat dilihat di sini:\n{{tautan}}',
    ],
    whatsapp:
      'Donasi malam Ramadan Anda untuk {{program}} sudah kami terima: {{jumlah}} tiap malam. Tanggalnya dapat dilihat di {{tautan}} kapan saja. Salam dari {{lembaga}}, terima kasih.',
  }),
]
