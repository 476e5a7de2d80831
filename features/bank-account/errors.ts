import { formatRupiah } from '#platform/money/money.ts'
import { refusal } from '#platform/refusal.ts'

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
