import { answerTicket } from '#features/ticket/answer-ticket.server.ts'
import { holdTicket } from '#features/ticket/hold-ticket.server.ts'
import { createTicket } from '#features/ticket/create-ticket.server.ts'
import { saveReadyAnswer } from '#features/ticket/ready-answers.server.ts'
import type { DemoDesk } from './demo-desk.server.ts'

type Sample = {
  daysAgo: number
  email: string
  message: string
  /** What was answered, and how long ago. */
  answer?: { text: string; daysAgo: number; asks?: boolean }
  isHeld?: boolean
}

const samples: readonly Sample[] = [
  {
    daysAgo: 4.6,
    email: 'rina.wulandari@contoh.id',
    message:
      'Assalamu’alaikum, nama di kuitansi saya tertulis Rina Wulan. Mohon dibetulkan menjadi Rina Wulandari untuk keperluan kantor.',
    answer: {
      text: 'Wa’alaikumussalam, Ibu Rina. Namanya sudah kami betulkan; kuitansi penggantinya terkirim ke e-mail ini. Yang lama tidak berlaku lagi.',
      daysAgo: 4.1,
    },
  },
  {
    daysAgo: 2.7,
    email: 'faisal.akbar@contoh.id',
    message:
      'Saya transfer Rp150.000 dari BSI tadi pagi, tetapi statusnya masih menunggu. Saya lupa menambahkan angka uniknya.',
    answer: {
      text: 'Terima kasih, Bapak Faisal. Mohon kirim tangkapan mutasi rekening yang memuat jam transfernya agar kami dapat mencocokkannya.',
      daysAgo: 2.2,
      asks: true,
    },
  },
  {
    daysAgo: 1.3,
    email: 'yusuf.maulana@contoh.id',
    message:
      'Apakah zakat penghasilan boleh dibayar tiap bulan, dan apakah Bukti Setor Zakatnya dapat digabung untuk setahun?',
    isHeld: true,
  },
  {
    daysAgo: 0.3,
    email: 'dewi.anggraini@contoh.id',
    message: 'Mohon e-mail pengingat Jumat dihentikan dahulu, saya ganti alamat bulan depan.',
  },
]

const readyAnswers = [
  {
    title: 'Transfer tanpa angka unik',
    text: 'Assalamu’alaikum, terima kasih sudah menghubungi kami tentang {nomor}. Transfer dengan nominal bulat perlu kami cocokkan dengan mutasi rekening. Mohon kirim tanggal, jam, dan bank pengirimnya; setelah cocok, kuitansi dikirim ke e-mail Anda.',
  },
  {
    title: 'Nama di kuitansi',
    text: 'Assalamu’alaikum, nama di kuitansi sudah kami betulkan. Kuitansi penggantinya dikirim ke e-mail Anda, dan yang lama tidak berlaku lagi.',
  },
  {
    title: 'Bukti Setor Zakat',
    text: 'Assalamu’alaikum, Bukti Setor Zakat terbit untuk setiap zakat yang dibayar dan dikirim bersama kuitansinya. Simpan semuanya untuk laporan pajak tahunan Anda.',
  },
] as const

/** Tickets in every state, and the answers that are often given. */
export async function seedTickets(desk: DemoDesk): Promise<void> {
  const by = desk.idOf('layanan')
  for (const answer of readyAnswers) {
    await saveReadyAnswer(desk.at(20), { id: null, ...answer }, { by })
  }
  for (const sample of samples) await seedTicket(desk, sample, by)
}

async function seedTicket(desk: DemoDesk, sample: Sample, by: string): Promise<void> {
  const { daysAgo, email, message, answer, isHeld } = sample
  const then = desk.at(daysAgo)
  const input = { kind: 'complaint' as const, id: then.newPublicId(), message, email }
  const opened = await createTicket(then, { input, address: '192.0.2.1' })
  if (opened.outcome !== 'opened') throw new Error('a sample ticket was not opened')
  const { number } = opened
  if (answer) await answerTicket(desk.at(answer.daysAgo), { number, by, ...answer })
  if (!isHeld) return
  const { id } = await then.db
    .selectFrom('ticket')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await holdTicket(desk.at(daysAgo - 0.1), { id, by })
}
