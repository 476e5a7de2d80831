import type { MessageTemplate, Variable } from './template.ts'
import { berhenti, lembaga, nama, optional, program, STOP, STOP_WORD, tautan } from './variables.ts'

const news: MessageTemplate = {
  name: 'kabar-program',
  title: 'Kabar program',
  kind: 'news',
  purpose: 'news',
  isQuiet: true,
  variables: [
    program,
    { name: 'judul', meaning: 'Judul kabarnya', sample: 'Pipa sudah terpasang' },
    { name: 'isi', meaning: 'Isi kabarnya', sample: 'Air mengalir ke rumah warga.' },
    {
      name: 'lanjut',
      meaning: '“Selengkapnya” atau “Lihat dengan gambarnya”',
      sample: 'Selengkapnya',
    },
    tautan,
    lembaga,
    {
      name: 'alasan',
      meaning: 'Mengapa ia menerimanya',
      sample: 'meminta kabar program ketika berdonasi',
    },
    berhenti,
  ],
  delivered: {
    subject: 'Kabar {{program}}: {{judul}}',
    body: 'Assalamu’alaikum,\n\nAda kabar dari program yang Anda bantu, {{program}}.\n\n{{judul}}\n\n{{isi}}\n\n{{lanjut}}:\n{{tautan}}\n\nWassalamu’alaikum,\n{{lembaga}}\n\nAnda menerima e-mail ini karena {{alasan}}. Untuk berhenti, cukup sekali tekan:\n{{berhenti}}',
    whatsapp: {
      name: 'kabar_program',
      language: 'id',
      hasDocument: false,
      button: null,
      body: `Assalamu’alaikum. Ada kabar dari program yang Anda bantu, {{program}}: {{judul}}. Selengkapnya di {{tautan}} dari {{lembaga}}. ${STOP_WORD}`,
    },
  },
}

/** A message to many: what it tells, where it leads, and how to stop. */
function appeal(each: {
  name: string
  title: string
  subject: string
  text: string
}): MessageTemplate {
  return {
    name: each.name,
    title: each.title,
    kind: 'news',
    purpose: 'news',
    isQuiet: true,
    variables: [nama, lembaga, optional(tautan), optional(program), berhenti],
    delivered: {
      subject: each.subject,
      body: `Assalamu’alaikum {{nama}},\n\n${each.text}\n\n{{tautan}}\n\nWassalamu’alaikum,\n{{lembaga}}\n\n${STOP}`,
      whatsapp: {
        name: each.name.replaceAll('-', '_'),
        language: 'id',
        hasDocument: false,
        button: null,
        body: `Assalamu’alaikum {{nama}}. ${each.text} Salam dari {{lembaga}}. ${STOP_WORD}`,
      },
    },
  }
}

export const deliveredNews: readonly MessageTemplate[] = [
  news,
  appeal({
    name: 'ramadan',
    title: 'Ramadan',
    subject: 'Ramadan segera tiba',
    text: 'Ramadan segera tiba. Semoga Allah menyampaikan kita kepadanya dalam keadaan sehat. Zakat, fidyah, dan sedekah Anda kami salurkan kepada yang berhak sebelum Idulfitri.',
  }),
  appeal({
    name: 'doa-amil',
    title: 'Doa amil',
    subject: 'Doa kami untuk Anda',
    text: 'Setiap hari amil kami mendoakan para donatur. Semoga Allah menerima amal Anda, melapangkan rezeki Anda, dan menjaga keluarga Anda.',
  }),
]

/** What a template that an institution made itself may fill in. */
export const ownVariables: readonly Variable[] = [
  nama,
  lembaga,
  optional(tautan),
  optional(program),
  berhenti,
]
