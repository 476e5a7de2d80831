import { formatRupiah } from '#platform/money/money.ts'
import { formatDay } from '#platform/time/jakarta.ts'
import { emailOf, type PlanFacts, type PlanWords } from '../emails.ts'

const HANDLE =
  'Di halaman itu Anda dapat melewatkan, menjeda, mengubah, atau menghentikannya dengan sekali tekan, tanpa masuk.'

/** `means` is what is debited: 'kartu', 'GoPay'. */
type Means = PlanFacts & { means: string }
type Debit = Means & { day: string }

/** Before each debit: when, how much, and how to prevent it. */
export function debitNoticeEmail(facts: Debit): PlanWords {
  const { amount, programme, page, institution, day, means } = facts
  return emailOf(`Debit donasi rutin ${formatDay(day)}`, [
    `${opening(means)} Anda akan didebit ${formatRupiah(amount ?? 0)} pada ${formatDay(day)} untuk ${programme}, sesuai persetujuan Anda.`,
    `Tidak jadi? Atur sebelum hari itu:\n${page}`,
    HANDLE,
    institution,
  ])
}

/** The card is kept, or the wallet linked: what happens from now on. `day` is null while the plan rests. */
export function beganEmail(facts: Means & { day: string | null }): PlanWords {
  const { amount, programme, page, institution, day, means } = facts
  const sum = formatRupiah(amount ?? 0)
  const done =
    means === 'kartu' ? 'Pembayaran pertama sudah kami terima.' : `${means} Anda sudah terhubung.`
  const next = day
    ? `Debit berikutnya ${sum} pada ${formatDay(day)}, untuk ${programme}.`
    : `Debitnya ${sum} untuk ${programme}, begitu donasi rutin ini Anda lanjutkan.`
  return emailOf('Debit otomatis Anda aktif', [
    `Terima kasih. ${done} ${next} Kami memberi tahu Anda sebelumnya.`,
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

const REMINDERS = 'Berikutnya kami hanya mengirim pengingat.'

function refusalWords(refusal: DebitRefusal, means: string): string {
  const isCard = means === 'kartu'
  switch (refusal) {
    case 'again':
      return `${isCard ? 'Bank' : means} belum meloloskannya, misalnya karena saldo atau limit. Kami mencoba lagi dalam beberapa hari; tidak ada yang terdebit dua kali.`
    case 'missed':
      return 'Jadwal ini kami lewatkan. Yang terlewat tidak menjadi tagihan.'
    case 'declined':
      return isCard
        ? `Bank menolak kartu ini untuk seterusnya, misalnya karena kedaluwarsa atau diblokir. Kartunya tidak kami coba lagi. ${REMINDERS}`
        : `${means} menolaknya untuk seterusnya, misalnya karena izinnya dilepas atau akunnya ditutup. Tidak kami coba lagi. ${REMINDERS}`
    case 'failing':
      return `Karena gagal beberapa kali, debit otomatisnya kami hentikan. ${REMINDERS}`
  }
}

/** A debit did not go through, and what follows. */
export function refusedEmail(refusal: DebitRefusal, facts: Debit): PlanWords {
  const { amount, programme, page, institution, day, means } = facts
  const anew = means === 'kartu' ? 'kartu baru' : 'debit yang baru'
  return emailOf('Debit donasi rutin tidak berhasil', [
    `Debit ${formatRupiah(amount ?? 0)} untuk ${programme}, jadwal ${formatDay(day)}, tidak berhasil. ${refusalWords(refusal, means)}`,
    `Ingin tetap menunaikan? Cara bayar lain dan ${anew} ada di sini:\n${page}`,
    institution,
  ])
}

/** A wallet was taken back in its own app. */
export function releasedEmail({ means, page, institution }: Means): PlanWords {
  return emailOf('Debit otomatis berhenti', [
    `${means} Anda tidak terhubung lagi: izinnya dilepas atau berakhir di aplikasinya. Tidak ada debit lagi. ${REMINDERS}`,
    `Ingin menghubungkannya lagi, atau memilih cara lain?\n${page}`,
    institution,
  ])
}

/** Nothing can be debited any more: the provider has confirmed it, or our token was the only one and is gone. */
export function unlinkedEmail(
  { means, page, institution }: Means,
  release: 'confirmed' | 'forgotten',
): PlanWords {
  const said =
    release === 'confirmed'
      ? `Penyedia pembayaran memastikan ${means} Anda sudah dilepas.`
      : `Kode untuk mendebit ${means} Anda sudah kami hapus. Kode itu hanya ada pada kami, dan penyedia pembayaran tidak punya cara melepasnya dari sana.`
  return emailOf('Debit otomatis sudah berhenti', [
    `${said} Tidak ada debit lagi. Rinciannya:\n${page}`,
    institution,
  ])
}

/** At the beginning of a sentence; the name of a wallet stays as it is. */
function opening(means: string): string {
  return means === 'kartu' ? 'Kartu' : means
}
