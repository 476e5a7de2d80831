import { formatRupiah } from '#platform/money/money.ts'
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

export class ShareBeyondTheLaw extends refusal({
  code: 'books/share-beyond-the-law',
  status: 422,
  message: 'Bagian amil ini melebihi batas yang dibolehkan untuk dana dan dasar tersebut.',
  field: 'perMille',
}) {}

/** What two people agree on is what is stored: a day is not moved behind their backs. */
export class PolicyDayOver extends refusal({ code: 'books/policy-day-over', status: 422 }) {
  constructor(earliest: string) {
    const sentence = `Tanggal mulainya sudah lewat, atau bagian hari itu sudah diambil. Yang paling awal: ${earliest}.`
    super(sentence, { mulai: sentence })
  }
}

export class CampaignOfAnotherFund extends refusal({
  code: 'books/campaign-of-another-fund',
  status: 422,
  message: 'Program ini tidak menerima dana tersebut.',
  field: 'campaignId',
}) {}
