import { formatRupiah } from '#platform/money/money.ts'
import { formatDay } from '#platform/time/jakarta.ts'
import { emailOf, type PlanFacts, type PlanWords } from '../emails.ts'

const HANDLE =
  'Di halaman itu Anda dapat melewatkan, menjeda, mengubah, atau menghentikannya dengan sekali tekan, tanpa masuk.'

type Debit = PlanFacts & { day: string }

/** Before each debit: when, how much, and how to prevent it. */
export function debitNoticeEmail({ amount, programme, page, institution, day }: Debit): PlanWords {
  return emailOf(`Debit donasi rutin ${formatDay(day)}`, [
    `Kartu Anda akan didebit ${formatRupiah(amount ?? 0)} pada ${formatDay(day)} untuk ${programme}, sesuai persetujuan Anda.`,
    `Tidak jadi? Atur sebelum hari itu:\n${page}`,
    HANDLE,
    institution,
  ])
}

/** The card is kept: what happens from now on. */
export function beganEmail({ amount, programme, page, institution, day }: Debit): PlanWords {
  return emailOf('Debit otomatis Anda aktif', [
    `Terima kasih. Pembayaran pertama sudah kami terima. Debit berikutnya ${formatRupiah(amount ?? 0)} pada ${formatDay(day)}, untuk ${programme}. Kami memberi tahu Anda sebelumnya.`,
    `Persetujuan Anda dan tombol berhenti:\n${page}`,
    HANDLE,
    institution,
  ])
}

/** The first payment came, but nothing that can be debited was kept. */
export function notKeptEmail({ programme, page, institution }: PlanFacts): PlanWords {
  return emailOf('Debit otomatis tidak aktif', [
    `Pembayaran Anda untuk ${programme} sudah kami terima, tetapi kartunya tidak dapat disimpan. Donasi rutin Anda berjalan dengan pengingat seperti biasa:\n${page}`,
    institution,
  ])
}

export type DebitRefusal = 'again' | 'missed' | 'declined' | 'failing'

const refusals: Record<DebitRefusal, string> = {
  again:
    'Bank belum meloloskannya, misalnya karena saldo atau limit. Kami mencoba lagi dalam beberapa hari; tidak ada yang terdebit dua kali.',
  missed: 'Jadwal ini kami lewatkan. Yang terlewat tidak menjadi tagihan.',
  declined:
    'Bank menolak kartu ini untuk seterusnya, misalnya karena kedaluwarsa atau diblokir. Kartunya tidak kami coba lagi. Berikutnya kami hanya mengirim pengingat.',
  failing:
    'Karena gagal beberapa kali, debit otomatisnya kami hentikan. Berikutnya kami hanya mengirim pengingat.',
}

/** A debit did not go through, and what follows. */
export function refusedEmail(
  refusal: DebitRefusal,
  { amount, programme, page, institution, day }: Debit,
): PlanWords {
  return emailOf('Debit donasi rutin tidak berhasil', [
    `Debit ${formatRupiah(amount ?? 0)} untuk ${programme}, jadwal ${formatDay(day)}, tidak berhasil. ${refusals[refusal]}`,
    `Ingin tetap menunaikan? Cara bayar lain dan kartu baru ada di sini:\n${page}`,
    institution,
  ])
}

/** The provider has confirmed that nothing can be debited any more. */
export function unlinkedEmail({ page, institution }: PlanFacts): PlanWords {
  return emailOf('Debit otomatis sudah berhenti', [
    `Penyedia pembayaran memastikan kartu Anda sudah dilepas. Tidak ada debit lagi. Rinciannya:\n${page}`,
    institution,
  ])
}
