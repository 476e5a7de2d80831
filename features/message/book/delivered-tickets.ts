import { serviceMessage } from './service-message.ts'
import type { MessageTemplate } from './template.ts'
import { optional, tautan } from './variables.ts'

const nomor = { name: 'nomor', meaning: 'Nomor tiket', sample: 'B-7F3K-9Q2M' }

/** The answer of staff in full; who wrote by WhatsApp gets it there in free words. */
function answer(name: string, title: string, words: { subject: string; ask: string }) {
  return serviceMessage({
    name,
    title,
    purpose: 'ticket',
    variables: [
      nomor,
      { name: 'isi', meaning: 'Jawaban petugas', sample: 'Donasinya sudah kami temukan.' },
      { name: 'cara', meaning: 'Di mana ia membalas', sample: 'Balas e-mail ini, atau di' },
      tautan,
      optional({
        name: 'catatan',
        meaning: 'Bahwa balasan e-mail tidak sampai, bila demikian',
        sample: '',
      }),
    ],
    subject: `${words.subject} ({{nomor}})`,
    parts: [
      'Berikut jawaban kami untuk tiket {{nomor}}.',
      '{{isi}}',
      `${words.ask} {{cara}}:\n{{tautan}}`,
      '{{catatan}}',
    ],
  })
}

/** What whoever wrote to us is told. */
export const deliveredTickets: readonly MessageTemplate[] = [
  serviceMessage({
    name: 'tiket-diterima',
    title: 'Tiket: diterima',
    purpose: 'ticket',
    variables: [
      {
        name: 'perihal',
        meaning: 'pesan Anda, atau laporan pembayaran Anda',
        sample: 'pesan Anda',
      },
      nomor,
      { name: 'batas', meaning: 'Paling lambat dijawab', sample: 'Senin, 30 November 2026' },
      tautan,
    ],
    subject: 'Kami sudah menerima {{perihal}} ({{nomor}})',
    // What was written is not repeated: the address may be another's.
    parts: [
      'Terima kasih, {{perihal}} sudah kami terima dengan nomor {{nomor}}. Petugas kami menjawab paling lambat {{batas}}.',
      'Ikuti jawabannya atau tambahkan keterangan di:\n{{tautan}}',
      'Siapa pun yang memegang tautan ini dapat membaca dan membalasnya. Simpanlah baik-baik.',
      'Tidak merasa menulis kepada kami? Abaikan pesan ini; tidak ada yang berubah.',
    ],
  }),
  answer('tiket-jawaban', 'Tiket: jawaban', {
    subject: 'Jawaban kami untuk Anda',
    ask: 'Masih ada pertanyaan?',
  }),
  answer('tiket-ditanya', 'Tiket: petugas bertanya', {
    subject: 'Kami memerlukan keterangan Anda',
    ask: 'Kami memerlukan keterangan Anda untuk melanjutkan.',
  }),
  // Leads to an answer that may no longer go as free words.
  serviceMessage({
    name: 'balasan-tiket',
    title: 'Jawaban tiket sudah ada',
    purpose: 'ticket',
    variables: [nomor, tautan],
    subject: 'Jawaban untuk tiket {{nomor}}',
    parts: ['Jawaban untuk tiket {{nomor}} dapat dibaca di:\n{{tautan}}'],
    whatsapp:
      'Jawaban untuk tiket {{nomor}} dapat dibaca di {{tautan}} kapan saja. Salam dari {{lembaga}}, terima kasih.',
  }),
]
