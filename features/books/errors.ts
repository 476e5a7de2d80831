import { formatRupiah } from '#platform/money.ts'
import { refusal } from '#platform/refusal.ts'

export class SamePerson extends refusal({
  code: 'books/same-person',
  status: 403,
  message: 'Pengajuan harus disetujui oleh orang lain, bukan oleh pengajunya.',
}) {}

export class NotInThisState extends refusal({
  code: 'books/not-in-this-state',
  status: 409,
  message: 'Pengajuan ini sudah berubah. Muat ulang halaman untuk melihat keadaannya sekarang.',
}) {}

export class MoneyMissing extends refusal({ code: 'books/money-missing', status: 409 }) {
  /** `day`: where the money was not there yet on the day that is named; `why`: where the rest of it is. */
  constructor(available: number, day?: string, why = '') {
    const when = day ? ` sejak ${day}` : ''
    const words = `Dana yang tersedia${when} hanya ${formatRupiah(Math.max(0, available))}.`
    super(why ? `${words} ${why}` : words)
  }
}

export class PayoutHeld extends refusal({ code: 'books/payout-held', status: 409 }) {
  constructor(reason: string) {
    super(`Pencairan program ini sedang ditahan: ${reason}`)
  }
}

export class WrongUse extends refusal({
  code: 'books/wrong-use',
  status: 422,
  message: 'Dana ini tidak boleh digunakan untuk keperluan tersebut.',
  field: 'account',
}) {}

export class PrincipalKept extends refusal({
  code: 'books/principal-kept',
  status: 422,
  message: 'Hanya wakaf per unit yang dibelikan aset. Pokok wakaf lain dijaga.',
  field: 'account',
}) {}

export class ForeignFund extends refusal({
  code: 'books/foreign-fund',
  status: 422,
  message:
    'Dana ini bukan dana program tersebut. Penyaluran program memakai dana program itu sendiri.',
  field: 'fund',
}) {}

export class CampaignMissing extends refusal({
  code: 'books/campaign-missing',
  status: 422,
  message: 'Infak terikat hanya disalurkan melalui programnya. Pilih programnya.',
  field: 'campaignId',
}) {}

export class KindMissing extends refusal({
  code: 'books/kind-missing',
  status: 422,
  message:
    'Dana sosial keagamaan disalurkan menurut peruntukannya. Pilih programnya, atau jenisnya: fidyah tidak membiayai qurban.',
  field: 'jenis',
}) {}

export class ProofMissing extends refusal({
  code: 'books/proof-missing',
  status: 422,
  message: 'Lampirkan bukti penyaluran.',
  field: 'proof',
}) {}

export class PeriodNotOver extends refusal({
  code: 'books/period-not-over',
  status: 422,
  message: 'Hanya hari yang sudah lewat yang dapat ditutup.',
  field: 'through',
}) {}

export class PeriodClosed extends refusal({ code: 'books/period-closed', status: 409 }) {
  constructor(through: string) {
    super(`Pembukuan sudah ditutup sampai ${through}.`)
  }
}

export class PeriodBlocked extends refusal({ code: 'books/period-blocked', status: 409 }) {
  constructor(points: readonly { label: string; value: string }[]) {
    const said = points.map(({ label, value }) => `${label}: ${value}`).join('; ')
    super(`Bereskan dulu sebelum menutup. ${said}.`)
  }
}

export class BankAccountUnknown extends refusal({
  code: 'books/bank-account-unknown',
  status: 422,
  message: 'Pilih rekening yang membayar.',
  field: 'rekening',
}) {}

/** Several bank accounts share an account of the ledger, and the journal is to name one. */
export class BankAccountUnchosen extends refusal({
  code: 'books/bank-account-unchosen',
  status: 422,
}) {
  constructor(account: string) {
    const words = `Beberapa rekening berbagi akun buku ${account}. Pilih rekeningnya.`
    super(words, { rekening: words, [`rekening${account}`]: words })
  }
}

/** Money of other funds moves by their debts (L05), never by hand. */
export class OwnTransferElsewhere extends refusal({
  code: 'books/own-transfer-elsewhere',
  status: 422,
  message: 'Pilih dua rekening yang berbeda dengan akun buku yang sama.',
  field: 'ke',
}) {}

/** Money has no day ahead; it is never turned into today without a word. */
export class DayAhead extends refusal({ code: 'books/day-ahead', status: 422 }) {
  constructor(field: string) {
    const words = 'Tanggalnya belum tiba.'
    super(words, { [field]: words })
  }
}

/** Money never moves before what it follows from. */
export class DayBeforeCause extends refusal({ code: 'books/day-before-cause', status: 422 }) {
  constructor(field: string, cause: string, day: string) {
    const words = `Tanggalnya sebelum ${cause}, yaitu ${day}.`
    super(words, { [field]: words })
  }
}

export class DayClosed extends refusal({ code: 'books/day-closed', status: 422 }) {
  constructor(field: string, through: string) {
    const words = `Pembukuan sudah ditutup sampai ${through}. Isi hari sesudahnya.`
    super(words, { [field]: words })
  }
}

export class BankAccountKnown extends refusal({
  code: 'books/bank-account-known',
  status: 409,
  message: 'Rekening ini sudah tercatat.',
  field: 'nomor',
}) {}

export class BankAccountClosed extends refusal({
  code: 'books/bank-account-closed',
  status: 409,
  message: 'Rekening ini sudah ditutup, atau tanggal tutupnya tidak mungkin.',
}) {}

export class ForeignBankAccount extends refusal({
  code: 'books/foreign-bank-account',
  status: 422,
  message: 'Rekening ini menyimpan dana lain. Pilih rekening dana tersebut.',
  field: 'rekening',
}) {}

export class StillHoldsMoney extends refusal({ code: 'books/still-holds-money', status: 409 }) {
  constructor(held: number) {
    super(
      `Ini satu-satunya rekening untuk akun bukunya, yang masih berisi ${formatRupiah(held)}. Catat rekening penggantinya dahulu.`,
    )
  }
}

export class BankEntryStands extends refusal({
  code: 'books/bank-entry-stands',
  status: 409,
  message: 'Baris ini sudah dibukukan. Ajukan pembatalan jurnalnya dahulu.',
}) {}

/** Two people agree on a journal; another one is asked for anew. */
export class BankEntryChanged extends refusal({
  code: 'books/bank-entry-changed',
  status: 409,
  message:
    'Sejak diajukan, saldo dana di rekening ini berubah, jadi jurnalnya akan lain. Tolak pengajuan ini, lalu ajukan ulang.',
}) {}

/** A tax is of something: without it the fund would pay for what it never had. */
export class IncomeNotBooked extends refusal({
  code: 'books/income-not-booked',
  status: 409,
  message: 'Bukukan dahulu bunga atau bagi hasilnya: yang dibukukan belum menutup jumlah ini.',
}) {}

export class NothingOwed extends refusal({
  code: 'books/nothing-owed',
  status: 409,
  message: 'Kedua dana ini tidak saling berutang.',
}) {}

export class ShareBeyondTheLaw extends refusal({
  code: 'books/share-beyond-the-law',
  status: 422,
  message: 'Bagian amil ini melebihi batas yang dibolehkan untuk dana dan dasar tersebut.',
  field: 'perMille',
}) {}

/** What two people agree on is what is stored: a day is not moved behind their backs. */
export class PolicyDayOver extends refusal({ code: 'books/policy-day-over', status: 422 }) {
  constructor(earliest: string) {
    const says = `Tanggal mulainya sudah lewat, atau bagian hari itu sudah diambil. Yang paling awal: ${earliest}.`
    super(says, { mulai: says })
  }
}

export class CampaignOfAnotherFund extends refusal({
  code: 'books/campaign-of-another-fund',
  status: 422,
  message: 'Program ini tidak menerima dana tersebut.',
  field: 'campaignId',
}) {}

/** Only what was paid out for a campaign is reported on its page. */
export class NotPaidOut extends refusal({
  code: 'books/not-paid-out',
  status: 409,
  message: 'Penyaluran ini belum dibayar, atau bukan untuk suatu program.',
}) {}

export class ReportMissing extends refusal({
  code: 'books/report-missing',
  status: 409,
  message: 'Laporannya belum ditulis. Simpan ceritanya dahulu.',
}) {}

export class ReportChanged extends refusal({
  code: 'books/report-changed',
  status: 409,
  message:
    'Ada yang mengubah laporan ini sejak Anda membukanya, jadi isian Anda belum tersimpan. Muat ulang untuk melihat yang terbaru.',
}) {}

export class TooManyPapers extends refusal({
  code: 'books/too-many-papers',
  status: 422,
  message: 'Paling banyak enam berkas untuk satu penyaluran.',
  field: 'proof',
}) {}

export class DocumentUnknown extends refusal({
  code: 'books/document-unknown',
  status: 404,
  message: 'Tidak ada dokumen bukti di sini.',
}) {}
